import { blankFieldWords } from '@hub/domain/integrations';
import { message } from '@hub/domain/messages';
import type { ConnectionResult } from '../integrations/toWireConnectionTest.ts';

/**
 * A connection test without a call: a blank field is an error that names it, a value with `refuse` is rejected, one
 * with `down` is unreachable.
 */
export function testCredentials(settings: Readonly<Record<string, string | boolean>>): ConnectionResult {
  const texts = Object.entries(settings).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const blank = texts.find(([, value]) => value.trim() === '');
  if (blank) return { isConnected: false, message: blankFieldWords(blank[0]), reason: 'refused' };
  if (texts.some(([, value]) => value.includes('refuse')))
    return { isConnected: false, message: message('calls.refused'), reason: 'refused' };
  if (texts.some(([, value]) => value.includes('down')))
    return { isConnected: false, message: message('calls.unreachable'), reason: 'unreachable' };
  return { isConnected: true };
}

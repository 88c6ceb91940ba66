import { blankFieldText, providers } from '@hub/domain/integrations';
import type { ConnectionResult } from '../integrations/toWireConnectionTest.ts';

const fields = providers.flatMap((provider) => provider.fields);

/**
 * A connection test that calls nobody: a blank field is an error that names it, a value with `refuse` is refused, one
 * with `down` is unreachable.
 */
export function testCredentials(settings: Readonly<Record<string, string | boolean>>): ConnectionResult {
  const texts = Object.entries(settings).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const blank = texts.find(([, value]) => value.trim() === '');
  if (blank) {
    const field = fields.find(({ name }) => name === blank[0]) ?? { label: blank[0] };
    return { isConnected: false, message: blankFieldText(field), reason: 'refused' };
  }
  if (texts.some(([, value]) => value.includes('refuse')))
    return { isConnected: false, message: 'The provider refused these credentials.', reason: 'refused' };
  if (texts.some(([, value]) => value.includes('down')))
    return { isConnected: false, message: 'The provider couldn’t be reached.', reason: 'unreachable' };
  return { isConnected: true };
}

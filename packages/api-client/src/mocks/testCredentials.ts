import {
  blankFieldWords,
  type EnabledAccount,
  type TestOrderOutcome,
  testOrderRefusal,
  type ThirdPartyId,
} from '@hub/domain/integrations';
import { message, wordsText } from '@hub/domain/messages';
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

/** The outcome of a simulated test order. It succeeds if the account's credentials pass their test. */
export function sampleTestOrder(provider: ThirdPartyId, account: EnabledAccount | undefined): TestOrderOutcome {
  const refusal = testOrderRefusal(provider, account ?? null);
  if (refusal !== null || account === undefined)
    return { type: 'refused', reason: refusal ?? message('warehouses.notConnected') };
  const { name } = account.provider;
  const test = testCredentials(account.credentials);
  if (!test.isConnected) {
    const words = message('warehouses.testNotSent', { provider: name, words: wordsText(test.message ?? '') });
    return { type: 'tried', steps: [{ isDone: false, words }] };
  }
  const words = [
    message('warehouses.testSent', { provider: name, reference: 'TEST-20260131084000', id: '9000' }),
    message('warehouses.testFound', { provider: name }),
    message('warehouses.testCanceled', { provider: name }),
  ];
  return { type: 'tried', steps: words.map((each) => ({ isDone: true, words: each })) };
}

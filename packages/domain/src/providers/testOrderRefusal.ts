import { type Message, message, type Words } from '../messages/Message.ts';
import { providerRows, type ThirdPartyId } from './providers.ts';

/** One step of a test order: sent, found by its reference, read, canceled. */
export interface TestOrderStep {
  isDone: boolean;
  /** What was done, or why not. */
  words: Words;
}

/** Each failed step says why; without the first there are no others. */
export type TestOrderOutcome = { type: 'refused'; reason: Words } | { type: 'tried'; steps: readonly TestOrderStep[] };

/** Why no test order is sent to a saved account, which is null where none is enabled; null: it is sent. */
export function testOrderRefusal(provider: ThirdPartyId, account: { isSandbox?: boolean } | null): Message | null {
  const {
    name,
    sandbox: { reach },
  } = providerRows[provider];
  if (reach === 'none') return message('warehouses.noSandbox', { provider: name });
  if (reach === 'unknown') return message('warehouses.sandboxUnknown', { provider: name });
  if (account === null) return message('warehouses.notConnected');
  return account.isSandbox ? null : message('warehouses.notSandbox', { provider: name });
}

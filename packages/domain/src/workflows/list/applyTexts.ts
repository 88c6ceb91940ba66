import { message, type Message, type Words } from '../../messages/Message.ts';
import { resultsMessage } from '../../messages/resultsMessage.ts';

/** Outcome of one order of an application to existing orders. */
export interface ApplyResult {
  status: 'success' | 'error' | 'skipped';
  message?: Words;
}

/** The outcome of each order in the order of their ids, or why the workflow cannot run at all. 'unknown': there is none. */
export type ApplyOutcome = { refusal: Words } | { refusal: null; results: readonly ApplyResult[] } | 'unknown';

/** Orders that are sent in one call, so that it can be stopped and its progress shown. */
export const ordersAppliedAtOnce = 50;

/** "12 orders changed, 3 skipped." An error only when nothing was done. */
export function applyReply(results: readonly Pick<ApplyResult, 'status'>[]): {
  status: 'success' | 'error';
  message: Message;
} {
  const count = (status: ApplyResult['status']) => results.filter((result) => result.status === status).length;
  const done = message('results.changed', { orders: count('success') });
  return {
    status: count('error') > 0 && count('success') === 0 ? 'error' : 'success',
    message: resultsMessage(done, { failed: count('error'), skipped: count('skipped') }),
  };
}

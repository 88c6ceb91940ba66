import { message, type Message, type Words } from '../../messages/Message.ts';
import { resultsMessage } from '../../messages/resultsMessage.ts';

/** One order's outcome when a workflow is applied to existing orders. */
export interface ApplyResult {
  status: 'success' | 'error' | 'skipped';
  message?: Words;
}

/** Each order's outcome in id order, or why the workflow can't run at all. 'unknown': there is no such workflow. */
export type ApplyOutcome = { refusal: Words } | { refusal: null; results: readonly ApplyResult[] } | 'unknown';

/** Orders per call, so it can be stopped and show its progress. */
export const ordersAppliedAtOnce = 50;

/** "12 orders changed, 3 skipped." It is an error only when nothing was done. */
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

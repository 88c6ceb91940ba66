import { message, type Message } from '../../messages/Message.ts';
import { stoppedRefusal } from './triggerAfter.ts';

/** What a run of workflows did to an order. */
export type OrderRun =
  /** `matched`: how many workflows did something; `errors`: why others could not. */
  | { type: 'ran'; matched: number; errors: readonly Message[] }
  /** Not open, where only open orders are wanted. */
  | { type: 'notOpen' }
  /** They ran for this event already. */
  | { type: 'ranBefore' };

/** What became of an order on which a person ran a workflow; undefined: there is no such order. */
export function appliedResult(
  run: OrderRun | undefined,
): { status: 'success' } | { status: 'error' | 'skipped'; message: Message } {
  if (run === undefined) return { status: 'error', message: message('orders.unknown') };
  if (run.type !== 'ran') return { status: 'skipped', message: message('orders.notOpen') };
  const stopped = stoppedRefusal(run.errors[0]);
  if (stopped !== null) return { status: 'error', message: stopped };
  return run.matched > 0 ? { status: 'success' } : { status: 'skipped', message: message('orders.noMatch') };
}

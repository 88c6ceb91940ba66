import { message, type Message } from '../../messages/Message.ts';
import { stoppedRefusal } from './triggerAfter.ts';

/** Outcome of a workflow run on an order. */
export type OrderRun =
  /** `matched`: how many workflows did something; `errors`: why others could not run. */
  | { type: 'ran'; matched: number; errors: readonly Message[] }
  /** The order is not open, and only open ones are wanted. */
  | { type: 'notOpen' }
  /** The workflows already ran for this event. */
  | { type: 'ranBefore' };

/** Outcome for an order on which a person ran a workflow; `undefined` when there is no such order. */
export function appliedResult(
  run: OrderRun | undefined,
): { status: 'success' } | { status: 'error' | 'skipped'; message: Message } {
  if (run === undefined) return { status: 'error', message: message('orders.unknown') };
  if (run.type !== 'ran') return { status: 'skipped', message: message('orders.notOpen') };
  const stopped = stoppedRefusal(run.errors[0]);
  if (stopped !== null) return { status: 'error', message: stopped };
  return run.matched > 0 ? { status: 'success' } : { status: 'skipped', message: message('orders.noMatch') };
}

import { message, type Message } from '../../messages/Message.ts';
import { formatTime } from '../../shared/dates/formatTime.ts';
import type { IsoTime } from '../../shared/dates/IsoTime.ts';
import type { OrderDetail, TimelineEntry } from '../detail/OrderDetail.ts';
import type { OrderStage } from '../OrderStage.ts';
import { timelineNewestFirst } from '../timeline/timelineMessage.ts';
import { isAllSent, type OrderRowState } from './afterAction.ts';
import { rowRefusal } from './applyAction.ts';
import type { OrderAction } from './orderActionTexts.ts';

/** A person's newest action on an order; `by` is `null` when unknown. */
export interface LastAction {
  action: OrderAction;
  by: string | null;
  at: IsoTime;
}

/** Where an order is after an action, so that the same action has nothing left to do. */
const reachedStages: Partial<Record<OrderAction, readonly OrderStage[]>> = {
  'hold-order': ['hold'],
  'cancel-partial-shipment': ['open'],
  'ship-now': ['inFulfillment', 'shipped'],
  'move-to-close': ['closed'],
  'move-to-open': ['open'],
  available: ['open'],
  'available-partially': ['open'],
  'run-workflow': ['open'],
  'move-to-open-errored': ['open'],
};

/** Whether an action ships an order that was shipped before; that changes something only if units came since. */
export function shipsAgain({ stage }: OrderRowState, action: OrderAction): boolean {
  return action === 'ship-now' && stage === 'inFulfillment';
}

/** Whether an action may change nothing, by the order's row; only then its last action has to be read. */
export function mayBeRepeated(state: OrderRowState, action: OrderAction): boolean {
  return shipsAgain(state, action) || rowRefusal(state, action) !== null;
}

/**
 * Why an action that changes nothing is refused, when a person has just done it: who and when, in the shop's time zone.
 * `null` when it changes something or something else is the reason. Without `detail`, no units came since.
 */
export function repeatedRefusal(
  state: OrderRowState & { detail?: OrderDetail },
  action: OrderAction,
  last: LastAction | null,
  timeZone: string,
): Message | null {
  if (last?.action !== action || reachedStages[action]?.includes(state.stage) !== true) return null;
  if (!mayBeRepeated(state, action)) return null;
  if (shipsAgain(state, action) && state.detail && !isAllSent(state.detail)) return null;
  return message('orders.repeated', { by: last.by, at: formatTime(last.at, timeZone) });
}

/** A person's newest action in a timeline; `null` for none. */
export function lastActionOf(timeline: readonly TimelineEntry[]): LastAction | null {
  for (const { event, createdAt } of timelineNewestFirst(timeline))
    if (event?.kind === 'actionTaken' && createdAt !== null)
      return { action: event.values.action, by: event.values.by, at: createdAt };
  return null;
}

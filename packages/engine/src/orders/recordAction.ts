import type { ShopTransaction } from '@hub/database';
import { addTimelineEntries } from '@hub/database/orders';
import { type EventValues, type OrderEvent, orderEvent } from '@hub/domain/events';
import type { Session } from '../Session.ts';

/** Who changes orders, for their timelines. */
export interface ChangedBy extends Pick<Session, 'staffId' | 'staffName'> {
  /** It takes back what was done before. */
  isUndo?: boolean;
  /** It is one of several that were chosen together. */
  isBulk?: boolean;
}

/** Something that is recorded in a timeline. `staffId`: who did it; null: the store, or a rule. */
export interface RecordedEvent {
  event: OrderEvent;
  staffId: string | null;
}

/** What a person did. */
export interface TakenAction extends RecordedEvent {
  event: OrderEvent<'actionTaken'>;
}

/** What a person did, for the timelines of orders; null: no person did it. */
export function takenAction(
  by: ChangedBy | null,
  action: Pick<EventValues<'actionTaken'>, 'action' | 'removed'>,
): TakenAction | null {
  if (by === null) return null;
  const { staffId, staffName, isUndo = false, isBulk = false } = by;
  return { event: orderEvent('actionTaken', { ...action, by: staffName, isBulk, isUndo }), staffId };
}

/** Records in the timelines of orders what a person did to them; of null nothing. */
export async function recordAction(
  transaction: ShopTransaction,
  orderIds: readonly string[],
  taken: RecordedEvent | null,
  now: Date,
): Promise<void> {
  if (taken === null) return;
  const { event: entry, staffId } = taken;
  await addTimelineEntries(transaction, { orderIds, entry, at: now, staffId });
}

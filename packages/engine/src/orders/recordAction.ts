import type { ShopTransaction } from '@hub/database';
import { addTimelineEntries } from '@hub/database/orders';
import { type EventValues, type OrderEvent, orderEvent } from '@hub/domain/events';
import type { Session } from '../Session.ts';

/** Author of a change, for timelines. */
export interface ChangedBy extends Pick<Session, 'staffId' | 'staffName'> {
  /** Whether it undoes an earlier action. */
  isUndo?: boolean;
  /** Whether it is part of a bulk action. */
  isBulk?: boolean;
}

/** A timeline event. `staffId` is its author; null for the store or a rule. */
export interface RecordedEvent {
  event: OrderEvent;
  staffId: string | null;
}

export interface TakenAction extends RecordedEvent {
  event: OrderEvent<'actionTaken'>;
}

/** A person's action for timelines; null without a person. */
export function takenAction(
  by: ChangedBy | null,
  action: Pick<EventValues<'actionTaken'>, 'action' | 'removed'>,
): TakenAction | null {
  if (by === null) return null;
  const { staffId, staffName, isUndo = false, isBulk = false } = by;
  return { event: orderEvent('actionTaken', { ...action, by: staffName, isBulk, isUndo }), staffId };
}

/** Records a person's action in the timelines of orders; does nothing for null. */
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

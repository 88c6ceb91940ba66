import { addTimelineEntries, type ShopTransaction } from '@hub/database';
import { type EventValues, orderEvent } from '@hub/domain/events';
import type { Session } from '../Session.ts';

/** Who changes orders, for their timelines. */
export interface ChangedBy extends Pick<Session, 'staffId' | 'staffName'> {
  /** It takes back what was done before. */
  isUndo?: boolean;
  /** It is one of several that were chosen together. */
  isBulk?: boolean;
}

/** Records in the timelines of orders what a person did to them; null: no person did it, and nothing is recorded. */
export async function recordAction(
  transaction: ShopTransaction,
  orderIds: readonly string[],
  by: ChangedBy | null,
  action: Pick<EventValues<'actionTaken'>, 'action' | 'removed'>,
  now: Date,
): Promise<void> {
  if (by === null) return;
  const { staffId, staffName, isUndo = false, isBulk = false } = by;
  const entry = orderEvent('actionTaken', { ...action, by: staffName, isBulk, isUndo });
  await addTimelineEntries(transaction, { orderIds, entry, at: now, staffId });
}

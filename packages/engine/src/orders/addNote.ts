import type { ShopTransaction } from '@hub/database';
import { addTimelineEntries, readEventsSince } from '@hub/database/orders';
import { isPostedSentence } from '@hub/domain/orders/timeline';
import type { Session } from '../Session.ts';

/** How long after an action a client may still post its text, in ms. */
const postedWithinMs = 15 * 60_000;

/**
 * Adds a person's note to the timeline of an order. Skips the text of the person's latest action, which is already
 * there as an event. False for an unknown order.
 */
export async function addNote(
  transaction: ShopTransaction,
  { staffId }: Pick<Session, 'staffId'>,
  orderId: string,
  note: string,
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - postedWithinMs);
  const taken = await readEventsSince(transaction, orderId, { kind: 'actionTaken', since, staffId });
  if (taken.some((event) => isPostedSentence(note, event))) return true;
  return (await addTimelineEntries(transaction, { orderIds: [orderId], entry: { note }, at: now, staffId })) > 0;
}

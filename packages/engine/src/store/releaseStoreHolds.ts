import type { ShopTransaction } from '@hub/database';
import { lockOrders } from '@hub/database/orders';
import { addHoldRelease, readStoreOrders } from '@hub/database/store';
import { orderEvent } from '@hub/domain/events';
import { message } from '@hub/domain/messages';
import type { ChangeOutcome } from '@hub/domain/orders/actions';
import { recordAction } from '../orders/recordAction.ts';
import type { Session } from '../Session.ts';

/**
 * Asks the store to release other apps' holds that a person has seen, with a timeline entry and the job that writes it.
 * The result is read afterwards; the timeline shows a refusal. Null for an unknown order.
 */
export async function releaseStoreHolds(
  transaction: ShopTransaction,
  { orderId, holdIds }: { orderId: string; holdIds: readonly string[] },
  { staffId, staffName }: Pick<Session, 'staffId' | 'staffName'>,
  now: Date,
): Promise<ChangeOutcome | null> {
  const state = (await lockOrders(transaction, [orderId])).get(orderId);
  if (state === undefined) return null;
  const { orderName } = state.order;
  const known = (await readStoreOrders(transaction, [orderId])).get(orderId);
  const seen = (known?.facts?.holds ?? []).filter(({ canRelease }) => canRelease);
  const chosen = seen.filter(({ holdId }) => holdIds.includes(holdId));
  if (chosen.length === 0 || chosen.length < new Set(holdIds).size)
    return { orderName, refusal: message('store.holdsChanged') };
  await addHoldRelease(
    transaction,
    orderId,
    chosen.map(({ holdId }) => holdId),
  );
  const holds = chosen.map(({ reason, note }) => ({ reason, note }));
  await recordAction(
    transaction,
    [orderId],
    { event: orderEvent('storeReleaseAsked', { by: staffName, holds }), staffId },
    now,
  );
  return { orderName, refusal: null };
}

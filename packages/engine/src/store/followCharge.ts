import { updateShop } from '@hub/database/shops';
import { endStoreEvent, readStoreConnection, type StoredStoreEvent } from '@hub/database/store';
import { isUnpaid, subscribedPlan } from '@hub/domain/plans';
import { changePlan } from '../shops/changePlan.ts';
import { changeFreeze } from './changeFreeze.ts';
import { callStore } from './callStore.ts';
import type { StoreServices } from './StoreServices.ts';

/**
 * Updates the plan from the store's current charge. A purchase cancels the previous charge, and either of the two
 * webhooks may come first. Throws StoreCallError.
 */
export async function followCharge(
  services: StoreServices,
  shopId: number,
  { eventId, subjectId }: Pick<StoredStoreEvent, 'eventId' | 'subjectId'>,
): Promise<void> {
  const { database, now } = services;
  const read = await callStore(services, shopId, (store) => store.readCharge(subjectId));
  if (read === null) return;
  const plan = subscribedPlan(read.value);
  await database.inShop(shopId, async (transaction) => {
    const unpaid = (await readStoreConnection(transaction))?.unpaidChargeId ?? null;
    const isSettled = read.value?.status === 'active' || unpaid === subjectId;
    const unpaidChargeId = isUnpaid(read.value) ? subjectId : isSettled ? null : unpaid;
    await changeFreeze(transaction, { unpaidChargeId }, now());
    if (plan !== null) await changePlan(transaction, plan, now());
    const trialEndsAt = read.value?.status === 'active' ? (read.value.trialEndsAt ?? null) : null;
    if (trialEndsAt !== null) await updateShop(transaction, { trialEndsAt: new Date(trialEndsAt) });
    await endStoreEvent(transaction, eventId, plan === null ? 'ignored' : 'done');
  });
}

import { type Database, type OnShopError, workEachShop } from '@hub/database';
import { addJobs, queuesWhileFrozen } from '@hub/database/jobs';
import { isFrozen, listFrozenShops } from '@hub/database/store';
import { isUnpaid, subscribedPlan } from '@hub/domain/plans';
import { changePlan } from '../shops/changePlan.ts';
import { changeFreeze } from './changeFreeze.ts';
import { callStore } from './callStore.ts';
import { StoreCallError, type StoreServices } from './StoreServices.ts';

/** When a job that fails because the shop is frozen is tried again, where it may be tried at all. */
const againMs = 900_000;

/**
 * Does a job, unless its shop is frozen: then the job goes back to the outbox, where it waits until work goes on, and so
 * it does when the store turns out to be frozen during the job. Jobs that are done while a shop is frozen are tried again
 * later.
 */
export async function workUnlessFrozen(
  database: Database,
  { queue, shopId, data }: { queue: string; shopId: number; data: unknown },
  work: () => Promise<void>,
  now: () => Date,
): Promise<void> {
  const isAlwaysDone = queuesWhileFrozen.includes(queue);
  const keep = (startAt?: Date) =>
    database.inShop(shopId, (transaction) => addJobs(transaction, [{ queue, data, ...(startAt && { startAt }) }]));
  if (!isAlwaysDone && (await isFrozen(database, shopId))) return keep();
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StoreCallError) || error.kind !== 'frozen') throw error;
    const waits = !isAlwaysDone && (await isFrozen(database, shopId));
    await keep(waits ? undefined : new Date(now().getTime() + againMs));
  }
}

/** Jobs of a shop that is frozen go back to the outbox, as with `workUnlessFrozen`; false: it is not, or they are done nevertheless. */
export async function keepWhileFrozen(
  database: Database,
  { queue, shopId, data }: { queue: string; shopId: number; data: readonly unknown[] },
): Promise<boolean> {
  if (queuesWhileFrozen.includes(queue) || !(await isFrozen(database, shopId))) return false;
  await database.inShop(shopId, (transaction) =>
    addJobs(
      transaction,
      data.map((each) => ({ queue, data: each })),
    ),
  );
  return true;
}

/** Asks the frozen stores whether they are paid again, so that work goes on though no webhook said so. */
export async function lookAtFrozenStores(services: StoreServices, onError: OnShopError): Promise<void> {
  await workEachShop(await listFrozenShops(services.database), (shop) => lookAtFrozenStore(services, shop), onError);
}

async function lookAtFrozenStore(
  services: StoreServices,
  { shopId, unpaidChargeId }: { shopId: number; unpaidChargeId: string | null },
): Promise<void> {
  try {
    const read = await callStore(services, shopId, async (store) =>
      unpaidChargeId === null ? void (await store.readShop()) : store.readCharge(unpaidChargeId),
    );
    if (read === null || unpaidChargeId === null || isUnpaid(read.value ?? null)) return;
    await services.database.inShop(shopId, async (transaction) => {
      const plan = subscribedPlan(read.value ?? null);
      if (plan !== null) await changePlan(transaction, plan, services.now());
      await changeFreeze(transaction, { unpaidChargeId: null }, services.now());
    });
  } catch (error) {
    if (!(error instanceof StoreCallError)) throw error;
  }
}

import { type Database, type OnShopError, workEachShop } from '@hub/database';
import { addJobs, queuesWhileFrozen } from '@hub/database/jobs';
import { isFrozen, listFrozenShops } from '@hub/database/store';
import { isUnpaid, subscribedPlan } from '@hub/domain/plans';
import { changePlan } from '../shops/changePlan.ts';
import { changeFreeze } from './changeFreeze.ts';
import { callStore } from './callStore.ts';
import { StoreCallError, type StoreServices } from './StoreServices.ts';

/** Delay before retrying a job that failed because the shop is frozen, if it may be retried. */
const againMs = 900_000;

/**
 * Does a job unless its shop is frozen. A frozen shop's job returns to the outbox until work resumes, also when the job
 * itself discovers the freeze. Jobs allowed during a freeze are retried later.
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

/**
 * Returns jobs of a frozen shop to the outbox, as `workUnlessFrozen` does; false when the shop isn't frozen or the jobs
 * are allowed.
 */
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

/** Checks whether frozen stores are paid again, in case the webhook was lost. */
export async function checkFrozenStores(services: StoreServices, onError: OnShopError): Promise<void> {
  await workEachShop(await listFrozenShops(services.database), (shop) => checkFrozenStore(services, shop), onError);
}

async function checkFrozenStore(
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

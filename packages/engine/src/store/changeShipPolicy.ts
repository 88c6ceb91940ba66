import type { ShopTransaction } from '@hub/database';
import { startLongJob } from '@hub/database/jobs';
import { lockShop, readLocations } from '@hub/database/shops';
import { readShipPolicy, saveShipPolicy } from '@hub/database/shopSettings';
import { countOrdersBefore, listOrdersToJudge, readStoreConnection } from '@hub/database/store';
import type { SaveDecision } from '@hub/domain/shared';
import { decideShipPolicySave, type SavedShipPolicy, type ShipPolicy } from '@hub/domain/shopSettings';
import { queues, type ShipPolicyJob } from '../jobs/queues.ts';
import { type JobAttempt, type LongJobData, workLongJob } from '../jobs/workLongJob.ts';
import { savedBy, type Session } from '../Session.ts';
import { callStore } from './callStore.ts';
import { saveStoreOrder } from './saveStoreOrder.ts';
import type { StoreServices } from './StoreServices.ts';

/** Orders per job. */
const pageSize = 25;

/** Facts of the store that the policy depends on. */
export async function readPolicyFacts(transaction: ShopTransaction) {
  const connection = await readStoreConnection(transaction);
  const locations = await readLocations(transaction);
  return {
    installedAt: connection?.installedAt.toISOString() ?? null,
    locations: locations
      .filter(({ state }) => state === 'active')
      .map(({ locationId, name }) => ({ locationId: String(locationId), name })),
    ordersBefore: await countOrdersBefore(transaction),
  };
}

/** Saves which orders may ship, and adds the job that applies it to unshipped orders. */
export async function changeShipPolicy(
  transaction: ShopTransaction,
  person: Pick<Session, 'staffName'>,
  { baseVersion, policy }: { baseVersion: number; policy: ShipPolicy },
  now: Date,
): Promise<SaveDecision<SavedShipPolicy>> {
  await lockShop(transaction);
  const current = await readShipPolicy(transaction);
  const by = savedBy(person, now);
  const decision = decideShipPolicySave(current, policy, baseVersion, by);
  if (decision.type !== 'saved') return decision;
  const { saved } = decision;
  await saveShipPolicy(transaction, saved);
  const isSame = (one: readonly string[] | null, other: readonly string[] | null) =>
    JSON.stringify(one) === JSON.stringify(other);
  const reopens = !isSame(current.otherMethods, saved.otherMethods) || !isSame(current.locations, saved.locations);
  const data: ShipPolicyJob = { version: saved.version, after: null, reopens };
  await startLongJob(transaction, { queue: queues.applyShipPolicy, data, now });
  return decision;
}

/**
 * Judges one page of orders by a new policy, and adds the job for the next page. Reads each order from the store again;
 * people's decisions stay, as when the store changes an order. Throws StoreCallError.
 */
export async function applyShipPolicy(
  services: StoreServices,
  shopId: number,
  data: LongJobData<ShipPolicyJob>,
  job?: JobAttempt,
): Promise<void> {
  const { database, providers, log, now } = services;
  const key = { queue: queues.applyShipPolicy };
  await workLongJob(services, shopId, { key, data, job }, async (attempt, from) => {
    const { version, after, reopens, done: before = 0 } = from;
    const page = await database.inShop(shopId, async (transaction) => {
      // A newer policy has its own job.
      if ((await readShipPolicy(transaction)).version !== version) return [];
      return listOrdersToJudge(transaction, { after, limit: pageSize, reopens });
    });
    for (const [index, orderId] of page.entries()) {
      const read = await callStore(services, shopId, (store) => store.readOrder(orderId));
      if (read === null) return 'ended';
      const order = read.value;
      const done = before + index + 1;
      const isOurs = await database.inShop(shopId, async (transaction) => {
        const data: ShipPolicyJob = { version, after: orderId, reopens, done };
        if (!(await attempt.beat(transaction, { done, data }))) return false;
        if (order !== null) await saveStoreOrder(transaction, order, { providers, log, now: now() });
        return true;
      });
      if (!isOurs) return 'continues';
    }
    if (page.length < pageSize) return 'ended';
    await database.inShop(shopId, (transaction) => attempt.next(transaction, { startAt: now() }));
    return 'continues';
  });
}

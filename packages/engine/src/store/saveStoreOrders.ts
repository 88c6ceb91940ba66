import { readIntakePolicy } from '@hub/database/shopSettings';
import { orderEvent } from '@hub/domain/events';
import { inSavepoint, type ShopTransaction } from '@hub/database';
import { addJobs } from '@hub/database/jobs';
import { awaitDecisions, insertOrders } from '@hub/database/orders';
import { knownOrderIds, saveStoreOrderRecords, takenOrderNames } from '@hub/database/store';
import { importedNamesOf } from '@hub/domain/imports';
import { fromStoreOrder, type IntakePolicy } from '@hub/domain/orders/intake';
import { eventEntry } from '@hub/domain/orders/timeline';
import { type OrderJob, queues } from '../jobs/queues.ts';
import type { ProviderStore } from '../providers/ProviderStore.ts';
import { decideReceivedOrders } from '../workflows/decideOrders.ts';
import { awaitSchedule } from './awaitSchedule.ts';
import {
  atDestination,
  factsOf,
  logContradiction,
  saveStoreOrder,
  type SaveStoreOrderOptions,
} from './saveStoreOrder.ts';
import type { ReadStoreOrder } from './StoreServices.ts';

/**
 * Stores the store's versions of many orders: new ones in a few statements, known ones with `saveStoreOrder`. Resolves
 * to the number of new ones.
 */
export async function saveStoreOrders(
  transaction: ShopTransaction,
  received: readonly ReadStoreOrder[],
  options: SaveStoreOrderOptions & {
    /** Decides new orders in this transaction if possible, instead of by jobs. */
    isDecidedNow?: boolean;
  },
): Promise<number> {
  const policy = options.policy ?? (await readIntakePolicy(transaction));
  const ids = received.map(({ order }) => order.orderId);
  const known = await knownOrderIds(transaction, ids);
  const taken = await takenOrderNames(
    transaction,
    received.flatMap(({ order }) => importedNamesOf(order.name)),
  );
  const names = new Set(taken.keys());
  const seen = new Set<string>();
  const fresh = received.filter(({ order: { orderId, name } }) => {
    if (known.has(orderId) || importedNamesOf(name).some((each) => names.has(each)) || seen.has(orderId)) return false;
    names.add(name);
    seen.add(orderId);
    return true;
  });
  await insertNew(transaction, fresh, { ...options, policy });
  let added = fresh.length;
  for (const order of received.filter((entry) => !fresh.includes(entry)))
    if ((await saveStoreOrder(transaction, order, { ...options, policy })) === 'added') added += 1;
  return added;
}

async function insertNew(
  transaction: ShopTransaction,
  fresh: readonly ReadStoreOrder[],
  {
    now,
    providers,
    policy,
    log,
    isDecidedNow = false,
  }: Parameters<typeof saveStoreOrders>[2] & { policy: IntakePolicy },
): Promise<void> {
  if (fresh.length === 0) return;
  const orders = fresh.map((read) => {
    const { order, recipient, country, postcode, shippingMethod } = atDestination(read, policy);
    const { state, event } = fromStoreOrder(order, policy);
    const received = eventEntry(orderEvent('received', {}), order.createdAt);
    const timeline = event === null ? [received] : [eventEntry(event, now.toISOString()), received];
    return {
      ...state,
      detail: { ...state.detail, timeline },
      country,
      postcode,
      shippingMethod,
      tags: order.tags,
      ...(recipient && { recipient }),
      workflowRuns: 0,
      boxesSaved: 0,
      // Updating each row separately would cost as much as inserting it.
      awaitsDecision: state.stage === 'open' && !isDecidedNow,
    };
  });
  const added = await insertOrders(transaction, orders);
  if (added.size < fresh.length) throw new Error('An order was added at the same moment; these are read again.');
  const records = fresh.map((read) => ({
    orderId: read.order.orderId,
    updatedAt: new Date(read.order.updatedAt),
    readAt: now,
    customerId: read.customerId,
    tags: read.order.tags,
    facts: factsOf(read, policy),
  }));
  await saveStoreOrderRecords(transaction, records);
  for (const { orderId, facts } of records) logContradiction({ log }, orderId, facts);
  await awaitSchedule(transaction, records, now);
  const open = orders.flatMap(({ stage, order: { orderId } }) => (stage === 'open' ? [orderId] : []));
  if (isDecidedNow) {
    if (await decideNow(transaction, providers, open, now)) return;
    await awaitDecisions(transaction, open);
  }
  await addJobs(
    transaction,
    open.map((orderId) => ({ queue: queues.orderReceived, data: { orderId } satisfies OrderJob })),
  );
}

/** False when they couldn't be decided, without changes. Each order's job then reports why. */
function decideNow(
  transaction: ShopTransaction,
  providers: ProviderStore,
  orderIds: readonly string[],
  now: Date,
): Promise<boolean> {
  return inSavepoint(transaction, (nested) => decideReceivedOrders(nested, providers, orderIds, now)).then(
    () => true,
    () => false,
  );
}

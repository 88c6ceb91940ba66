import type { ShopTransaction } from '@hub/database';
import { addJobs } from '@hub/database/jobs';
import { lockOrders } from '@hub/database/orders';
import { readAllocations } from '@hub/database/routing';
import {
  claimStoreWrites,
  endStoreWrite,
  hasUnansweredShipments,
  lockWaitingWrites,
  readStoreConnection,
  readStoreFulfillments,
  readStoreOrderParts,
  readStoreOrders,
  saveStoreFulfillment,
  type StoreWriteRecord,
} from '@hub/database/store';
import { orderEvent } from '@hub/domain/events';
import { message, type Words } from '@hub/domain/messages';
import type { OrderState } from '@hub/domain/orders/actions';
import type { Fulfillment, ParcelTracking, Tracking } from '@hub/domain/orders/detail';
import type { IntakePolicy } from '@hub/domain/orders/intake';
import { inStoreUnits, storeTracking } from '@hub/domain/orders/shipping';
import { stageReason } from '@hub/domain/orders/timeline';
import { tidyAddress } from '@hub/domain/shared';
import {
  type OwnOrder,
  type OwnShipment,
  planStoreWrites,
  type StoreWrite,
  type StoreWriteKind,
} from '@hub/domain/store';
import { type OrderJob, queues } from '../jobs/queues.ts';
import { addEvent } from '../orders/addEvent.ts';
import { readTrackingsForStore } from '../warehouses/readWarehouseParts.ts';
import { callStore } from './callStore.ts';
import { readIntakePolicy } from '@hub/database/shopSettings';
import { saveStoreOrder } from './saveStoreOrder.ts';
import { type Store, StoreCallError, type StoreServices } from './StoreServices.ts';

const defaultClaimMs = 120_000;

/** A change without an answer for this long is reported; until then it waits and is tried again. */
const unansweredMs = 24 * 3_600_000;

interface Claim {
  writes: readonly StoreWriteRecord[];
  until: Date;
  own: OwnOrder;
  policy: IntakePolicy;
}

/** Result of writing one order's changes. */
interface WriteResult {
  /** Shipments by the ids of their fulfillments in the store. */
  fulfillments: Map<string, readonly string[]>;
  refused: { task: StoreWrite['type']; words: Words; kind: StoreWriteKind }[];
  /** Number of changes made in the store. */
  written: number;
  /** Whether the store has a newer version than the last one read. */
  isChanged: boolean;
  /** The store didn't answer or postponed the call; the rest is retried. */
  interrupted: StoreCallError | null;
  /** Kinds of the remaining changes. */
  left: readonly StoreWriteKind[];
}

/**
 * Updates an order in the store. Plans the writes from the store's current state, so that a crash never duplicates a
 * fulfillment. The timeline shows refusals with the store's reason; when the store doesn't answer or postpones, the job
 * runs again. No call outlasts the claim, so a slow store is written to over several.
 */
export async function writeToStore(services: StoreServices, shopId: number, { orderId }: OrderJob): Promise<void> {
  const { database, now, claimMs = defaultClaimMs } = services;
  const endsAt = performance.now() + claimMs;
  const claim = await database.inShop(shopId, (transaction) => claimWrites(transaction, orderId, now(), claimMs));
  if (claim === null) return;
  const write = (store: Store) => writeAll(store, orderId, claim);
  const done = await callStore(services, shopId, write, endsAt).catch((error: unknown) => {
    if (error instanceof StoreCallError) return { value: failed(error) };
    throw error;
  });
  // The app was uninstalled during the call.
  if (done === null) return;
  await database.inShop(shopId, (transaction) => recordWrites(transaction, orderId, claim, done.value, now()));
  const { isChanged, interrupted } = done.value;
  if (isChanged && interrupted === null) await readAgain(services, shopId, orderId);
}

async function claimWrites(
  transaction: ShopTransaction,
  orderId: string,
  now: Date,
  claimMs: number,
): Promise<Claim | null> {
  const connection = await readStoreConnection(transaction);
  if (connection === null || connection.state === 'uninstalled') return null;
  const state = (await lockOrders(transaction, [orderId])).get(orderId);
  const waiting = await lockWaitingWrites(transaction, orderId);
  if (state === undefined || waiting.length === 0) return null;
  // A claim that lasts longer is of a clock that was set back since.
  const claimed = waiting.find(
    ({ claimedUntil }) =>
      claimedUntil !== null && claimedUntil > now && claimedUntil.getTime() - now.getTime() <= claimMs,
  );
  if (claimed?.claimedUntil != null) {
    await addWriteJob(transaction, orderId, claimed.claimedUntil);
    return null;
  }
  const until = new Date(now.getTime() + claimMs);
  await claimStoreWrites(transaction, waiting, until);
  // A try wasn't answered, or its process ended.
  const mayBeWritten =
    waiting.some(({ kind, tries }) => kind === 'shipments' && tries > 0) ||
    (await hasUnansweredShipments(transaction, orderId));
  return {
    writes: waiting,
    until,
    policy: await readIntakePolicy(transaction),
    own: { ...(await readOwn(transaction, state)), mayBeWritten, releases: waiting.flatMap(({ holdIds }) => holdIds) },
  };
}

/** The order as it is here. */
async function readOwn(
  transaction: ShopTransaction,
  { stage, order, detail }: OrderState,
): Promise<Omit<OwnOrder, 'mayBeWritten'>> {
  const { orderId } = order;
  const tracking = await readTrackingsForStore(transaction, orderId, detail.fulfillments);
  const parts = await readStoreOrderParts(transaction, orderId);
  const known = (await readStoreOrders(transaction, [orderId])).get(orderId);
  const locations = new Set((await readAllocations(transaction, [orderId])).map(({ locationId }) => locationId));
  const [location = null] = locations;
  const byId = Map.groupBy(detail.fulfillments, ({ fulfillmentId }) => fulfillmentId);
  const fulfillments = await readStoreFulfillments(transaction, orderId);
  const units = Map.groupBy(inStoreUnits(detail), ({ fulfillmentId }) => fulfillmentId);
  const parcels = new Map(
    [...byId]
      .flatMap(([shipment, parts]) => parcelsOf(parts, tracking.get(shipment)))
      .map((parcel) => [parcel.number, parcel]),
  );
  const shipments = [...byId].map(([shipment, parts]): OwnShipment => {
    const lines = units.get(shipment) ?? [];
    const own = parcelsOf(parts, tracking.get(shipment)).map(({ number }) => number);
    const numbers = [...new Set([...own, ...lines.flatMap((line) => line.otherNumbers)])];
    return {
      shipment,
      isVoided: parts.every(({ shipmentStatus }) => shipmentStatus === 'canceled'),
      isDelivered: parts.every(({ shipmentStatus }) => shipmentStatus === 'delivered'),
      tracking:
        numbers.length === 0
          ? null
          : storeTracking(numbers.map((number) => parcels.get(number) ?? { number, carrier: null, url: null })),
      lines: lines.map(({ lineItemId, quantity }) => ({ lineItemId, quantity })),
    };
  });
  return {
    shipments,
    fulfillments,
    isOnHold: stage === 'hold',
    holdReason: (parts?.stageReason && stageReason(stage, parts.stageReason)) ?? '',
    tags: parts?.tags ?? [],
    address: parts?.recipient ? tidyAddress(parts.recipient) : null,
    tagsOfStore: known?.tags ?? [],
    isClosed: stage === 'closed',
    isFulfilled: order.fulfillmentStatus === 'fulfilled',
    lines: detail.lineItems.map(({ lineItemId, quantity, isCancelled }) => ({
      lineItemId,
      quantity: isCancelled ? 0 : quantity,
    })),
    locationId: locations.size === 1 ? location : null,
  };
}

/** Parcels of a shipment, the one with its own tracking number first. */
function parcelsOf(parts: readonly Fulfillment[], known: ParcelTracking | undefined): readonly Tracking[] {
  const [number, ...others] = new Set(parts.flatMap(({ trackingNumber }) => trackingNumber ?? []));
  const { carrier = null, trackingUrl = null, moreTrackings = [] } = known ?? {};
  if (number === undefined) return moreTrackings;
  const own = others.map((other) => ({ number: other, carrier, url: null }));
  return [{ number, carrier, url: trackingUrl }, ...own, ...moreTrackings];
}

async function writeAll(store: Store, orderId: string, { writes, own, policy }: Claim): Promise<WriteResult> {
  const result: WriteResult = {
    fulfillments: new Map(own.fulfillments),
    refused: [],
    written: 0,
    isChanged: false,
    interrupted: null,
    left: [],
  };
  const their = await store.readForWriting(orderId, policy);
  if (their === null) return result;
  const kinds = new Set(writes.map(({ kind }) => kind));
  const plan = planStoreWrites(own, their, kinds);
  result.isChanged = plan.writes.length > 0 || plan.found.size > 0;
  for (const [shipment, ids] of plan.found) result.fulfillments.set(shipment, ids);
  const refuse = (words: Words) => result.refused.push({ kind: 'shipments', task: 'fulfill', words });
  const reported = [...plan.impossible, ...plan.fulfilledThere, ...plan.keptByOthers];
  const isWritten = (own: string) => plan.writes.some((write) => write.type === 'fulfill' && write.shipment === own);
  for (const shipment of reported)
    if (!isWritten(shipment) && !plan.found.has(shipment)) result.fulfillments.set(shipment, []);
  if (plan.impossible.length > 0) refuse(message('store.nothingLeftThere'));
  if (plan.fulfilledThere.length > 0) refuse(message('store.fulfilledThere'));
  if (plan.keptByOthers.length > 0) refuse(message('store.leftToOthers'));
  for (const [index, write] of plan.writes.entries()) {
    try {
      const made = await store.write(orderId, write);
      result.written += 1;
      if (write.type === 'fulfill')
        result.fulfillments.set(write.shipment, [...(result.fulfillments.get(write.shipment) ?? []), ...made]);
    } catch (error) {
      if (!(error instanceof StoreCallError)) throw error;
      if (error.kind === 'uninstalled' || error.kind === 'tokenRefused') throw error;
      if (error.kind !== 'refused' && error.kind !== 'missingScope')
        return { ...result, interrupted: error, left: plan.writes.slice(index).map(kindOf) };
      result.refused.push({ kind: kindOf(write), task: write.type, words: error.words });
    }
  }
  return result;
}

function kindOf({ type }: StoreWrite): StoreWriteKind {
  const kinds = {
    fulfill: 'shipments',
    track: 'shipments',
    cancelFulfillment: 'shipments',
    hold: 'hold',
    release: 'hold',
    releaseHolds: 'theirHolds',
    move: 'location',
    tags: 'tags',
    address: 'address',
    removeLines: 'lines',
    close: 'close',
  } as const satisfies Record<StoreWrite['type'], StoreWriteKind>;
  return kinds[type];
}

function failed(error: StoreCallError): WriteResult {
  return { fulfillments: new Map(), refused: [], written: 0, isChanged: false, interrupted: error, left: [] };
}

async function recordWrites(
  transaction: ShopTransaction,
  orderId: string,
  { writes, until }: Claim,
  { fulfillments, refused, written, interrupted, left }: WriteResult,
  now: Date,
): Promise<void> {
  await lockOrders(transaction, [orderId]);
  const saved = new Map((await lockWaitingWrites(transaction, orderId)).map((write) => [write.writeId, write]));
  // Another process may have claimed them since; its result is newer.
  if (writes.some(({ writeId }) => saved.get(writeId)?.claimedUntil?.getTime() !== until.getTime())) return;
  for (const [shipment, ids] of fulfillments) await saveStoreFulfillment(transaction, orderId, shipment, ids);
  const tries = Math.max(0, ...writes.map((write) => write.tries)) + 1;
  const isTry = interrupted === null || !isNoTry(interrupted, written);
  const since = Math.min(...writes.map(({ createdAt }) => createdAt.getTime()));
  const isLast = interrupted !== null && isTry && now.getTime() - since >= unansweredMs;
  // With changes of its kind left it is retried, and reported at the end.
  const said = refused.filter(({ kind }) => isLast || !left.includes(kind));
  for (const { task, words } of said)
    await addEvent(transaction, orderId, orderEvent('storeRefused', { task, words }), now);
  for (const write of writes) {
    const why = left.includes(write.kind) ? undefined : refused.find(({ kind }) => kind === write.kind);
    const state = why !== undefined || isLast ? 'refused' : interrupted === null ? 'done' : 'waiting';
    const words = why?.words ?? interrupted?.words;
    const task = why?.task ?? (state === 'refused' ? 'answer' : undefined);
    await endStoreWrite(transaction, write, { state, task, words, isTry, endedAt: now });
  }
  if (isLast)
    await addEvent(transaction, orderId, orderEvent('storeRefused', { task: 'answer', words: interrupted.words }), now);
  if ((await lockWaitingWrites(transaction, orderId)).length === 0) return;
  // A slow store may be called at once only after progress.
  const isStuck = isTry && interrupted?.kind === 'late';
  const retryAfterMs = isStuck ? null : (interrupted?.retryAfterMs ?? null);
  const delayMs = interrupted === null ? 0 : (retryAfterMs ?? retryDelayMs(tries));
  await addWriteJob(transaction, orderId, new Date(now.getTime() + delayMs));
}

/** Whether the store may still accept everything: it postpones, is frozen, or is slow but makes progress. */
function isNoTry({ kind }: StoreCallError, written: number): boolean {
  return kind === 'throttled' || kind === 'frozen' || (kind === 'late' && written > 0);
}

/** 2 s, 4 s, 8 s, … up to 15 minutes. */
const retryDelayMs = (tries: number) => Math.min(900_000, 1_000 * 2 ** tries);

/** Reads the store's resulting version of the order, which a webhook would report too. */
async function readAgain(services: StoreServices, shopId: number, orderId: string): Promise<void> {
  const { database, providers, log, now } = services;
  const read = await callStore(services, shopId, (store) => store.readOrder(orderId)).catch((error: unknown) => {
    if (error instanceof StoreCallError) return null;
    throw error;
  });
  const order = read?.value ?? null;
  if (order !== null)
    await database.inShop(shopId, (transaction) => saveStoreOrder(transaction, order, { providers, log, now: now() }));
}

async function addWriteJob(transaction: ShopTransaction, orderId: string, startAt: Date): Promise<void> {
  const job: OrderJob = { orderId };
  await addJobs(transaction, [{ queue: queues.writeToStore, data: job, startAt }]);
}

import { batchSentMessage } from '@hub/domain/batching';
import { message } from '@hub/domain/messages';
import { refusedReply, toWireReply } from '../../http/wireWords.ts';
import type { batchEndpoints } from '../../batching/batchEndpoints.ts';
import {
  toWireBatch,
  toWireBatchedOrder,
  toWireUpcomingBatch,
  toWireUpcomingOrders,
} from '../../batching/wireBatch.ts';
import { pageOf } from '../../server/pageOf.ts';
import { RequestError } from '../../server/RequestError.ts';
import { toBatchRecord } from '../batching/initialBatching.ts';
import type { SandboxBatch } from '../batching/SandboxBatching.ts';
import { sendSandboxBatch } from '../batching/sendSandboxBatch.ts';
import { upcomingBatches } from '../batching/upcomingBatches.ts';
import type { Mocks } from '../http/Mock.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';

/** Batches of a page. */
const batchesPerPage = 50;

export const batchMocks = {
  listUpcomingBatches: ({ shop, now }) => ({ locations: upcomingBatches(shop, now).map(toWireUpcomingBatch) }),
  getUpcomingBatch: ({ shop, params, query, now }) => {
    const { rows, hasNextPage } = pageOf(toWireUpcomingOrders(upcomingAt(shop, params.location_id, now)), query.page);
    return { orders: rows, has_next_page: hasNextPage };
  },
  sendBatchNow: ({ shop, params, now }) => {
    const { locationId, name, batch: planned } = upcomingAt(shop, params.location_id, now);
    if (planned.boxes.length === 0) return refusedReply(message('calls.nothingToSend'));
    const last = Math.max(0, ...shop.batching.batches.map(({ batchId }) => Number(batchId)));
    const batch = sendSandboxBatch(
      shop,
      {
        batchId: String(last + 1),
        locationId,
        locationName: name,
        cutOffAt: null,
        missedCutOffs: 0,
        startedBy: shop.userName,
        startedAt: now.toISOString(),
        endedAt: null,
        orders: planned.boxes.flatMap(({ orders }, index) =>
          orders.map(({ orderId, orderName, customerName }) => ({
            orderId,
            orderName,
            customerName,
            box: index + 1,
            outcome: 'waiting' as const,
            reason: null,
            attempt: 1,
          })),
        ),
      },
      now,
    );
    shop.batching.batches = [batch, ...shop.batching.batches];
    const record = toBatchRecord(batch);
    return {
      ...toWireReply({ status: 'success', message: batchSentMessage(record.counts) }),
      batch: toWireBatch(record),
    };
  },
  pauseBatching: ({ shop, params, body, now }) => {
    const { locationId } = upcomingAt(shop, params.location_id, now);
    const { paused } = shop.batching;
    if (!body.is_paused) paused.delete(locationId);
    else if (!paused.has(locationId)) paused.set(locationId, { at: now.toISOString(), by: shop.userName });
    return { status: 'success' };
  },
  listBatches: ({ shop, query }) => {
    const before = query.before === undefined ? Infinity : Number(query.before);
    const found = shop.batching.batches.filter(({ batchId }) => Number(batchId) < before);
    return {
      batches: found.slice(0, batchesPerPage).map((batch) => toWireBatch(toBatchRecord(batch))),
      has_next_page: found.length > batchesPerPage,
    };
  },
  getBatch: ({ shop, params, query }) => {
    const batch = batchWith(shop, params.batch_id);
    const order = ['failed', 'waiting', 'skipped', 'sent'];
    const sorted = batch.orders.toSorted((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome));
    const { rows, hasNextPage } = pageOf(sorted, query.page);
    return {
      batch: toWireBatch(toBatchRecord(batch)),
      orders: rows.map(toWireBatchedOrder),
      has_next_page: hasNextPage,
    };
  },
  sendFailedAgain: ({ shop, params, now }) => {
    const batch = batchWith(shop, params.batch_id);
    const failed = new Set(batch.orders.filter(({ outcome }) => outcome === 'failed').map(({ orderId }) => orderId));
    if (failed.size === 0) return refusedReply(message('calls.nothingFailed'));
    const orders = batch.orders.map((order) =>
      failed.has(order.orderId)
        ? { ...order, outcome: 'waiting' as const, reason: null, attempt: order.attempt + 1 }
        : order,
    );
    const sent = sendSandboxBatch(shop, { ...batch, orders }, now);
    shop.batching.batches = shop.batching.batches.map((other) => (other === batch ? sent : other));
    const again = sent.orders.filter(({ orderId }) => failed.has(orderId));
    return {
      status: 'success',
      batch: toWireBatch(toBatchRecord(sent)),
      orders: again.map(toWireBatchedOrder),
    };
  },
} satisfies Mocks<typeof batchEndpoints>;

function upcomingAt(shop: SandboxShop, locationId: string, now: Date) {
  const upcoming = upcomingBatches(shop, now).find((other) => other.locationId === locationId);
  if (upcoming === undefined) throw new RequestError(404, message('calls.unknownLocation'));
  return upcoming;
}

function batchWith(shop: SandboxShop, batchId: string): SandboxBatch {
  const batch = shop.batching.batches.find((other) => other.batchId === batchId);
  if (batch === undefined) throw new RequestError(404, message('calls.unknownBatch'));
  return batch;
}

import type { BatchPort, SendingPort, SendingStartPort } from '../../batching/batchHandlers.ts';
import { toBatchRecord } from '../batching/initialBatching.ts';
import type { SandboxBatch } from '../batching/SandboxBatching.ts';
import { sendSandboxBatch } from '../batching/sendSandboxBatch.ts';
import { upcomingBatches } from '../batching/upcomingBatches.ts';
import type { SandboxCall } from '../http/SandboxCall.ts';

/** Failed orders come first. */
const outcomeOrder = ['failed', 'waiting', 'skipped', 'sent'];

export function batchPort({ shop, now }: SandboxCall): BatchPort & SendingStartPort & SendingPort {
  const { batching } = shop;
  const upcomingAt = (id: string) => upcomingBatches(shop, now).find(({ locationId }) => locationId === id);
  const batchWith = (id: string) => batching.batches.find(({ batchId }) => batchId === id);
  const replace = (batch: SandboxBatch) => {
    batching.batches = batching.batches.map((other) => (other.batchId === batch.batchId ? batch : other));
  };
  return {
    upcomingBatches: () => upcomingBatches(shop, now),
    pauseBatching: ({ locationId, isPaused }) => {
      if (upcomingAt(locationId) === undefined) return false;
      const { paused } = batching;
      if (!isPaused) paused.delete(locationId);
      else if (!paused.has(locationId)) paused.set(locationId, { at: now.toISOString(), by: shop.userName });
      return true;
    },
    listBatches: ({ before, limit }) => {
      const end = before === null ? Infinity : Number(before);
      const found = batching.batches.filter(({ batchId }) => Number(batchId) < end);
      return found.slice(0, limit).map(toBatchRecord);
    },
    readBatch: (batchId) => {
      const batch = batchWith(batchId);
      return batch ? toBatchRecord(batch) : null;
    },
    listBatchOrders: (batchId, { offset, limit }) =>
      (batchWith(batchId)?.orders ?? [])
        .toSorted((a, b) => outcomeOrder.indexOf(a.outcome) - outcomeOrder.indexOf(b.outcome))
        .slice(offset, offset + limit),
    startBatch: (id) => {
      const upcoming = upcomingAt(id);
      if (upcoming === undefined) return 'unknown';
      const { locationId, name: locationName, batch: planned } = upcoming;
      if (planned.boxes.length === 0) return { batchId: null };
      const batchId = String(Math.max(0, ...batching.batches.map((other) => Number(other.batchId))) + 1);
      const orders = planned.boxes.flatMap((box, index) =>
        box.orders.map(({ orderId, orderName, customerName }) => ({
          orderId,
          orderName,
          customerName,
          box: index + 1,
          outcome: 'waiting' as const,
          reason: null,
          attempt: 1,
        })),
      );
      const startedAt = now.toISOString();
      const start = {
        cutOffAt: null,
        missedCutOffs: 0,
        startedBy: shop.userName,
        startedAt,
        endedAt: null,
        boxesSaved: 0,
      };
      batching.batches = [{ batchId, locationId, locationName, ...start, orders }, ...batching.batches];
      return { batchId };
    },
    sendFailedAgain: (batchId) => {
      const batch = batchWith(batchId);
      if (batch === undefined) return null;
      const failed = batch.orders.filter(({ outcome }) => outcome === 'failed');
      const orders = batch.orders.map((order) =>
        failed.includes(order)
          ? { ...order, outcome: 'waiting' as const, reason: null, attempt: order.attempt + 1 }
          : order,
      );
      replace({ ...batch, orders });
      return failed.map(({ orderId }) => orderId);
    },
    sendBatch: (batchId, orderIds) => {
      const batch = batchWith(batchId);
      if (batch === undefined) return null;
      const sent = sendSandboxBatch(shop, batch, now);
      replace(sent);
      return { batch: toBatchRecord(sent), orders: sent.orders.filter(({ orderId }) => orderIds.includes(orderId)) };
    },
  };
}

import { type BatchedOrderRecord, type BatchRecord, cutOffsBetween, cutOffScheduleOf } from '@hub/domain/batching';
import type { OrderStage } from '@hub/domain/orders';
import type { Location } from '@hub/domain/routing';
import { isoTime } from '../shop/isoTime.ts';
import { orderRow } from '../shop/orderRow.ts';
import { apiErrors } from '../shop/sampleTexts.ts';
import type { SandboxOrder } from '../shop/SandboxOrder.ts';
import type { SandboxBatch, SandboxBatching } from './SandboxBatching.ts';

const dayMs = 86_400_000;
const historyDays = 3;
/** Number of orders in the last batches; the sample says when each was batched. */
const newestOrders = 400;

/** The batches of the last days: the sample's batched orders, at the next cut-off. */
export function initialBatching(
  orders: readonly SandboxOrder[],
  locations: readonly Location[],
  timeZone: string,
  now: Date,
): SandboxBatching {
  const [location] = locations;
  if (location === undefined) return { batches: [], paused: new Map() };
  const until = now.getTime();
  const since = until - historyDays * dayMs;
  const cutOffs = cutOffsBetween(cutOffScheduleOf(location, timeZone), since, until);
  const batched = orders.slice(0, newestOrders).filter(({ stage }) => stage === 'inFulfillment' || stage === 'shipped');
  const refused = orders.filter(isRefused).slice(0, 2);
  const share = Math.ceil(batched.length / Math.max(1, cutOffs.length));
  const batches = cutOffs.flatMap((cutOff, index): SandboxBatch[] => {
    const own = batched.toReversed().slice(index * share, (index + 1) * share);
    const failed = index === cutOffs.length - 1 ? refused : [];
    if (own.length === 0) return [];
    return [
      {
        batchId: String(index + 211),
        locationId: location.locationId,
        locationName: location.name,
        cutOffAt: isoTime(cutOff.at),
        missedCutOffs: 0,
        startedBy: null,
        startedAt: isoTime(cutOff.at + 2_000),
        endedAt: isoTime(cutOff.at + 4_000),
        boxesSaved: own.filter(savesBox).length,
        orders: [
          ...failed.map((order, box) => toBatched(order, box + 1, apiErrors[0])),
          ...own.map((order, box) => toBatched(order, failed.length + box + 1 - Number(savesBox(order, box)), null)),
        ],
      },
    ];
  });
  return { batches: batches.toReversed(), paused: new Map() };
}

/** Whether it shipped in the same box as the previous one. */
function savesBox({ boxesSaved }: SandboxOrder, box: number): boolean {
  return boxesSaved > 0 && box > 0;
}

function isRefused({ stage, errorType }: SandboxOrder): boolean {
  const errorStage: OrderStage = 'error';
  return stage === errorStage && errorType === 1;
}

function toBatched(order: SandboxOrder, box: number, reason: string | null): BatchedOrderRecord {
  const { orderName, customerName } = orderRow(order);
  const outcome = reason === null ? 'sent' : 'failed';
  return { orderId: String(order.orderId), orderName, customerName, box, outcome, reason, attempt: 1 };
}

/** A batch as listed in the history. */
export function toBatchRecord({ orders, ...batch }: SandboxBatch): BatchRecord {
  const count = (outcome: BatchedOrderRecord['outcome']) => orders.filter((order) => order.outcome === outcome).length;
  return {
    ...batch,
    counts: { waiting: count('waiting'), sent: count('sent'), skipped: count('skipped'), failed: count('failed') },
  };
}

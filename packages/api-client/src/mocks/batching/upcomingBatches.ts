import {
  batchAddress,
  type OpenOrder,
  type UpcomingBatch,
  upcomingBatches as plannedBatches,
} from '@hub/domain/batching';
import { batchLeftOutReason } from '@hub/domain/orders/bulk';
import { importedCustomerName } from '@hub/domain/imports';
import { anyOrder, handlingsIn, routedLocations } from '../shipping/orderHandlings.ts';
import { orderRow } from '../shop/orderRow.ts';
import { sampleDelivery } from '../shop/sampleDelivery.ts';
import type { SandboxOrder } from '../shop/SandboxOrder.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';

/** What the next batch of each location sends, and when. */
export function upcomingBatches(shop: SandboxShop, now: Date): UpcomingBatch[] {
  const candidates = shop.orders.flatMap((order) => batchCandidate(shop, order));
  const { timeZone, settings, batching } = shop;
  const how = { combine: settings.saved.combineOrders, timeZone, paused: batching.paused };
  return plannedBatches(candidates, shop.routing.locations, how, now);
}

const nameless = ['', importedCustomerName(null)];

/** An order that waits for its batch or stays behind; empty for others. */
function batchCandidate(shop: SandboxShop, order: SandboxOrder): OpenOrder[] {
  const row = orderRow(order);
  const refusal = batchLeftOutReason({ stage: order.stage, order: row });
  if (refusal === undefined) return [];
  const locationIds = routedLocations(shop, order);
  return [
    {
      orderId: row.orderId,
      orderName: row.orderName,
      customerName: row.customerName,
      address: nameless.includes(row.customerName)
        ? ''
        : batchAddress({ ...sampleDelivery(order.seed), country: order.seed.country }),
      createdAt: row.createdAt,
      locationId: locationIds[0] ?? null,
      refusal: refusal ?? handlingsIn(shop).refusalOf({ ...anyOrder, locationIds }),
    },
  ];
}

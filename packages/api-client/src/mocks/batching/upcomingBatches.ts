import {
  batchAddress,
  cutOffScheduleOf,
  nextCutOff,
  type OpenOrder,
  planBatches,
  type UpcomingBatch,
} from '@hub/domain/batching';
import { batchLeftOutReason } from '@hub/domain/orders/bulk';
import { importedCustomerName } from '@hub/domain/imports';
import { defaultLocation } from '@hub/domain/shared';
import { handlingsIn, routedLocations } from '../shipping/orderHandlings.ts';
import { orderRow } from '../shop/orderRow.ts';
import { sampleDelivery } from '../shop/sampleDelivery.ts';
import type { SandboxOrder } from '../shop/SandboxOrder.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';

/** What the next batch of each location sends, and when. */
export function upcomingBatches(shop: SandboxShop, now: Date): UpcomingBatch[] {
  const { locations } = shop.routing;
  const candidates = shop.orders.flatMap((order) => batchCandidate(shop, order));
  const plans = planBatches(candidates, locations, { combine: shop.settings.saved.combineOrders });
  const defaultId = defaultLocation(locations);
  return locations.flatMap((location, index) => {
    const plan = plans[index];
    if (plan === undefined) return [];
    const next = nextCutOff(cutOffScheduleOf(location, shop.timeZone), now.getTime());
    return {
      ...plan,
      name: location.name,
      isActive: location.isActive,
      isDefault: location.locationId === defaultId,
      nextCutOffAt: next && new Date(next.at).toISOString(),
      paused: shop.batching.paused.get(location.locationId) ?? null,
    };
  });
}

const nameless = ['', importedCustomerName(null)];

/** An order that waits for its batch, or stays behind; none for all others. */
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
      refusal: refusal ?? handlingsIn(shop).refusalOf({ chosenProviderId: null, locationIds }),
    },
  ];
}

import type { SampledOrder } from '@hub/domain/fulfillment';
import type { OrderFilters } from '@hub/domain/dashboard';
import { backOrderFacts, shipmentFacts } from '@hub/domain/orders';
import type { ShipmentSample } from '@hub/ui/fulfillment';
import type { Loadable } from '@hub/ui/data';
import { type SampleAggregation, useOrderSample } from '../reports/useOrderSample.ts';

const shipmentAggregation: SampleAggregation<readonly SampledOrder[]> = {
  aggregate: (orders) =>
    orders.map(({ row, detail }) => {
      const { sendable, short } = backOrderFacts(detail);
      return { ...row, shipments: shipmentFacts(detail), toSend: totalUnits(sendable), short: totalUnits(short) };
    }),
};

/** The newest orders of the period with their shipments; shared by three tabs, so that they are read once. */
export function useShipmentSample(filters: OrderFilters): Loadable<ShipmentSample> {
  return useOrderSample(filters, shipmentAggregation);
}

function totalUnits(items: readonly { quantity: number }[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

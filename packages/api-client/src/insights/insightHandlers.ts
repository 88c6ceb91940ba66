import type { OrderFilters } from '@hub/domain/dashboard';
import type { SkuReport, SkuRow } from '@hub/domain/insights';
import type { Answer, Handlers } from '../server/Handlers.ts';
import { toOrderFilters } from '../server/toOrderFilters.ts';
import type { insightEndpoints } from './insightEndpoints.ts';

export interface InsightPort {
  /** Ordered and missing units of the matching orders, by SKU. */
  reportSkus(filters: OrderFilters): Answer<SkuReport>;
}

export const insightHandlers = {
  skuReport: async ({ port, query }) => toWireSkuReport(await port.reportSkus(toOrderFilters(query))),
} satisfies Handlers<typeof insightEndpoints, InsightPort>;

function toWireSkuReport({ orders, figures: { ordered, short, counted, leftOut }, reships }: SkuReport) {
  return {
    orders,
    left_out: leftOut,
    ordered: { skus: counted.ordered, rows: ordered.map(toWireRow) },
    short: { skus: counted.short, rows: short.map(toWireRow) },
    reships: reships.map((count) => ({ ...count })),
  };
}

function toWireRow({ sku, name, units, orders }: SkuRow) {
  return { sku, name, units, orders };
}

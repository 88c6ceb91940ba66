import type { OrderFilters } from '@hub/domain/dashboard';
import type { SkuReport, SkuRow } from '@hub/domain/insights';
import { skuKey } from '@hub/domain/shared';
import type * as z from 'zod/mini';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions } from '../http/createHttpClient.ts';
import { filterQuery } from '../http/filterQuery.ts';
import { insightEndpoints } from './insightEndpoints.ts';

type WireReport = z.infer<typeof insightEndpoints.skuReport.reply>;

/** Units by SKU of all matching orders; for servers with capability `insights`. */
export async function readSkuReport(
  { http }: Pick<ClientContext, 'http'>,
  filters: OrderFilters,
  options: CallOptions = {},
): Promise<SkuReport> {
  const endpoint = insightEndpoints.skuReport;
  const reply = await http.request(endpoint, { ...options, query: filterQuery(filters) });
  const { orders, left_out, ordered, short, reships = [] } = checkReply(endpoint.reply, reply);
  return {
    orders: Number(orders),
    figures: {
      ordered: ordered.rows.map(toRow),
      short: short.rows.map(toRow),
      counted: { ordered: Number(ordered.skus), short: Number(short.skus) },
      leftOut: Number(left_out),
    },
    reships: reships.map(({ reason, ...counts }) => ({
      reason,
      reships: Number(counts.reships),
      units: Number(counts.units),
    })),
  };
}

function toRow({ sku, name, units, orders }: WireReport['ordered']['rows'][number]): SkuRow {
  return { key: skuKey({ sku, name }), sku, name, units: Number(units), orders: Number(orders) };
}

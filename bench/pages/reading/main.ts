import { createApiClient } from '@hub/api-client';
import { defaultFilters } from '@hub/domain/dashboard';
import { type Order, tabs } from '@hub/domain/orders';
import { csvHeader, csvLines, exportColumns } from '@hub/domain/orders/export';
import { formatTime } from '@hub/domain/shared';
import { isWireOrder } from '../../../packages/api-client/src/orders/isWireOrder.ts';
import './Reading.ts';

let kept: readonly Order[] = [];

window.reading = {
  parse: (text) => (JSON.parse(text) as { orders: readonly unknown[] }).orders,
  check: (rows) => rows.filter(isWireOrder).length,
  async list(text) {
    kept = [];
    const client = createApiClient({
      origin: location.origin,
      async fetch() {
        const reply = new Response();
        reply.text = () => Promise.resolve(text);
        return reply;
      },
      authorization: () => null,
      onAuthorization() {},
      onSessionExpired() {},
    });
    kept = (await client.orders.listOrders({ tab: tabs.all, filters: defaultFilters })).orders;
    return kept.length;
  },
  csv: (timeZone) =>
    csvHeader(exportColumns).length + csvLines(kept, exportColumns, (iso) => formatTime(iso, timeZone)).length,
};

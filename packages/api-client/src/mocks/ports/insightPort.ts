import { type ItemsToCount, itemsToCount, skuReport } from '@hub/domain/insights';
import { backOrderFacts, lineItemGroup, reshipsByReason } from '@hub/domain/orders/detail';
import type { InsightPort } from '../../insights/insightHandlers.ts';
import type { SandboxCall } from '../http/SandboxCall.ts';
import { findOrders } from '../shop/findOrders.ts';
import { orderDetail } from '../shop/orderDetail.ts';
import type { SandboxOrder } from '../shop/SandboxOrder.ts';

export function insightPort({ shop, now }: SandboxCall): InsightPort {
  return {
    reportSkus: (filters) => {
      const found = findOrders(shop, filters, now);
      const reships = found.flatMap(({ state }) => state?.detail.reships?.sent ?? []);
      return skuReport(found.map(itemsOf), reshipsByReason(reships));
    },
  };
}

/** Only back orders wait for stock. */
function itemsOf(order: SandboxOrder): ItemsToCount {
  const detail = orderDetail(order);
  const short = order.stage === 'backOrder' ? backOrderFacts(detail).short : [];
  return itemsToCount(detail.lineItems, (item) => lineItemGroup(item, false), short);
}

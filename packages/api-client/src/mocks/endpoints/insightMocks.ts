import { type SampledItems, sampledItems, skuReport } from '@hub/domain/insights';
import { backOrderFacts, lineItemGroup } from '@hub/domain/orders';
import type { insightEndpoints } from '../../insights/insightEndpoints.ts';
import { toWireSkuReport } from '../../insights/toWireSkuReport.ts';
import type { Mocks } from '../http/Mock.ts';
import { findOrders } from '../shop/findOrders.ts';
import { orderDetail } from '../shop/orderDetail.ts';
import type { SandboxOrder } from '../shop/SandboxOrder.ts';

export const insightMocks = {
  skuReport: ({ shop, query, now }) => toWireSkuReport(skuReport(findOrders(shop, query, now).map(itemsOf))),
} satisfies Mocks<typeof insightEndpoints>;

/** Only back orders wait for stock. */
function itemsOf(order: SandboxOrder): SampledItems {
  const detail = orderDetail(order);
  const short = order.stage === 'backOrder' ? backOrderFacts(detail).short : [];
  return sampledItems(detail.lineItems, (item) => lineItemGroup(item, false), short);
}

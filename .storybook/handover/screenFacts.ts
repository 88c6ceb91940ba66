import type { AppScreen } from '@hub/domain/navigation';
import { attentionEndpoints } from '../../packages/api-client/src/attention/attentionEndpoints.ts';
import { batchEndpoints } from '../../packages/api-client/src/batching/batchEndpoints.ts';
import { connectionEndpoints } from '../../packages/api-client/src/connections/connectionEndpoints.ts';
import { eventEndpoints } from '../../packages/api-client/src/events/eventEndpoints.ts';
import type { Endpoint } from '../../packages/api-client/src/http/Endpoint.ts';
import { importEndpoints } from '../../packages/api-client/src/imports/importEndpoints.ts';
import { insightEndpoints } from '../../packages/api-client/src/insights/insightEndpoints.ts';
import { integrationEndpoints } from '../../packages/api-client/src/integrations/integrationEndpoints.ts';
import { notificationEndpoints } from '../../packages/api-client/src/notifications/notificationEndpoints.ts';
import { orderEndpoints } from '../../packages/api-client/src/orders/orderEndpoints.ts';
import { planEndpoints } from '../../packages/api-client/src/plans/planEndpoints.ts';
import { productEndpoints } from '../../packages/api-client/src/products/productEndpoints.ts';
import { routingEndpoints } from '../../packages/api-client/src/routing/routingEndpoints.ts';
import { searchEndpoints } from '../../packages/api-client/src/search/searchEndpoints.ts';
import { shippingEndpoints } from '../../packages/api-client/src/shipping/shippingEndpoints.ts';
import { shopEndpoints } from '../../packages/api-client/src/shop/shopEndpoints.ts';
import { shopSettingsEndpoints } from '../../packages/api-client/src/shopSettings/shopSettingsEndpoints.ts';
import { staffEndpoints } from '../../packages/api-client/src/staff/staffEndpoints.ts';
import { stockEndpoints } from '../../packages/api-client/src/stock/stockEndpoints.ts';
import { storeEndpoints } from '../../packages/api-client/src/store/storeEndpoints.ts';
import { tagEndpoints } from '../../packages/api-client/src/tags/tagEndpoints.ts';
import { trackingEndpoints } from '../../packages/api-client/src/tracking/trackingEndpoints.ts';
import { workflowEndpoints } from '../../packages/api-client/src/workflows/workflowEndpoints.ts';

/** The calls of a feature by name, and the file in `mocks/endpoints` that answers them in stories. */
interface CallGroup {
  calls: Readonly<Record<string, Endpoint>>;
  mocks: string;
}

const groups = {
  shop: { calls: shopEndpoints, mocks: 'shopMocks.ts' },
  orders: { calls: orderEndpoints, mocks: 'orderMocks.ts' },
  integrations: { calls: integrationEndpoints, mocks: 'integrationMocks.ts' },
  plans: { calls: planEndpoints, mocks: 'planMocks.ts' },
  imports: { calls: importEndpoints, mocks: 'importMocks.ts' },
  events: { calls: eventEndpoints, mocks: 'eventMocks.ts' },
  workflows: { calls: workflowEndpoints, mocks: 'workflowMocks.ts' },
  routing: { calls: routingEndpoints, mocks: 'routingMocks.ts' },
  shipping: { calls: shippingEndpoints, mocks: 'shippingMocks.ts' },
  shopSettings: { calls: shopSettingsEndpoints, mocks: 'shopSettingsMocks.ts' },
  tags: { calls: tagEndpoints, mocks: 'tagMocks.ts' },
  staff: { calls: staffEndpoints, mocks: 'staffMocks.ts' },
  notifications: { calls: notificationEndpoints, mocks: 'notificationMocks.ts' },
  products: { calls: productEndpoints, mocks: 'productMocks.ts' },
  batching: { calls: batchEndpoints, mocks: 'batchMocks.ts' },
  stock: { calls: stockEndpoints, mocks: 'stockMocks.ts' },
  insights: { calls: insightEndpoints, mocks: 'insightMocks.ts' },
  attention: { calls: attentionEndpoints, mocks: 'attentionMocks.ts' },
  search: { calls: searchEndpoints, mocks: 'searchMocks.ts' },
  connections: { calls: connectionEndpoints, mocks: 'connectionMocks.ts' },
  tracking: { calls: trackingEndpoints, mocks: 'trackingMocks.ts' },
  store: { calls: storeEndpoints, mocks: 'storeMocks.ts' },
} as const satisfies Record<string, CallGroup>;

export type CallGroupName = keyof typeof groups;

export const callGroups: Readonly<Record<CallGroupName, CallGroup>> = groups;

/** What a person who builds or changes a screen looks for; a new screen does not compile without it. */
export interface ScreenFacts {
  /** Folders of the code, from the root of the repository. */
  code: readonly string[];
  /** Beside the calls of every screen: `shop` and `events`. */
  calls: readonly CallGroupName[];
}

const orderCode = ['apps/web/src/orders', 'packages/ui/src/orders', 'packages/domain/src/orders'];

export const screenFacts: Readonly<Record<AppScreen, ScreenFacts>> = {
  onboarding: { code: ['apps/web/src/onboarding', 'packages/ui/src/onboarding'], calls: ['integrations', 'store'] },
  dashboard: {
    code: ['apps/web/src/dashboard', 'packages/ui/src/dashboard', ...orderCode],
    calls: ['orders', 'integrations', 'attention', 'search', 'connections'],
  },
  orderList: { code: orderCode, calls: ['orders', 'tags', 'connections', 'search'] },
  workflows: { code: ['apps/web/src/workflows', 'packages/ui/src/workflows'], calls: ['workflows', 'orders'] },
  inventory: {
    code: ['apps/web/src/inventory', 'packages/ui/src/inventory'],
    calls: ['products', 'stock', 'shopSettings', 'orders'],
  },
  insights: { code: ['apps/web/src/insights', 'packages/ui/src/insights'], calls: ['insights', 'orders'] },
  integrations: {
    code: ['apps/web/src/integrations', 'packages/ui/src/integrations'],
    calls: ['integrations', 'plans', 'connections', 'shipping'],
  },
  fulfillment: {
    code: ['apps/web/src/fulfillment', 'packages/ui/src/fulfillment'],
    calls: ['batching', 'routing', 'shipping', 'orders'],
  },
  settings: {
    code: ['apps/web/src/settings', 'packages/ui/src/settings'],
    calls: ['staff', 'notifications', 'tracking', 'plans', 'tags', 'imports', 'store', 'batching'],
  },
};

import type { AppScreen } from '@hub/domain/navigation';
import { adminEndpoints } from '../../packages/api-client/src/admin/adminEndpoints.ts';
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
import { planStateEndpoints } from '../../packages/api-client/src/plans/planStateEndpoints.ts';
import { productEndpoints } from '../../packages/api-client/src/products/productEndpoints.ts';
import { routingEndpoints } from '../../packages/api-client/src/routing/routingEndpoints.ts';
import { searchEndpoints } from '../../packages/api-client/src/search/searchEndpoints.ts';
import { selectionEndpoints } from '../../packages/api-client/src/selections/selectionEndpoints.ts';
import { shippingEndpoints } from '../../packages/api-client/src/shipping/shippingEndpoints.ts';
import { shopEndpoints } from '../../packages/api-client/src/shop/shopEndpoints.ts';
import { shopSettingsEndpoints } from '../../packages/api-client/src/shopSettings/shopSettingsEndpoints.ts';
import { staffEndpoints } from '../../packages/api-client/src/staff/staffEndpoints.ts';
import { stockEndpoints } from '../../packages/api-client/src/stock/stockEndpoints.ts';
import { privacyEndpoints } from '../../packages/api-client/src/store/privacyEndpoints.ts';
import { storeEndpoints } from '../../packages/api-client/src/store/storeEndpoints.ts';
import { tagEndpoints } from '../../packages/api-client/src/tags/tagEndpoints.ts';
import { trackingEndpoints } from '../../packages/api-client/src/tracking/trackingEndpoints.ts';
import { workflowEndpoints } from '../../packages/api-client/src/workflows/workflowEndpoints.ts';

/** The calls of a feature, with the files and the screen that belong to them. */
interface CallGroup {
  calls: Readonly<Record<string, Endpoint>>;
  /** Path of their table, from `packages/api-client/src`. */
  table: string;
  /** File that answers them in stories, from `packages/api-client/src`. */
  handlers: string;
  /** Capability that a server needs for these calls; `null` if every server has them. */
  capability: string | null;
  /** Path of a screen that shows their failures. */
  path: string;
}

const groups = {
  shop: {
    calls: shopEndpoints,
    table: 'shop/shopEndpoints.ts',
    handlers: 'shop/shopHandlers.ts',
    capability: null,
    path: '/app/dashboard',
  },
  orders: {
    calls: orderEndpoints,
    table: 'orders/orderEndpoints.ts',
    handlers: 'orders/orderHandlers.ts',
    capability: null,
    path: '/app/dashboard',
  },
  integrations: {
    calls: integrationEndpoints,
    table: 'integrations/integrationEndpoints.ts',
    handlers: 'integrations/integrationHandlers.ts',
    capability: null,
    path: '/app/integration',
  },
  plans: {
    calls: planEndpoints,
    table: 'plans/planEndpoints.ts',
    handlers: 'plans/planHandlers.ts',
    capability: null,
    path: '/app/settings/billing',
  },
  planState: {
    calls: planStateEndpoints,
    table: 'plans/planStateEndpoints.ts',
    handlers: 'plans/planHandlers.ts',
    capability: 'plan',
    path: '/app/settings/billing',
  },
  imports: {
    calls: importEndpoints,
    table: 'imports/importEndpoints.ts',
    handlers: 'imports/importHandlers.ts',
    capability: 'imports',
    path: '/app/settings/import',
  },
  events: {
    calls: eventEndpoints,
    table: 'events/eventEndpoints.ts',
    handlers: 'events/eventHandlers.ts',
    capability: 'events',
    path: '/app/dashboard',
  },
  workflows: {
    calls: workflowEndpoints,
    table: 'workflows/workflowEndpoints.ts',
    handlers: 'workflows/workflowHandlers.ts',
    capability: 'workflows',
    path: '/app/workflows',
  },
  routing: {
    calls: routingEndpoints,
    table: 'routing/routingEndpoints.ts',
    handlers: 'routing/routingHandlers.ts',
    capability: 'routing',
    path: '/app/fulfillment/order-routing',
  },
  shipping: {
    calls: shippingEndpoints,
    table: 'shipping/shippingEndpoints.ts',
    handlers: 'shipping/shippingHandlers.ts',
    capability: 'shippingMapping',
    path: '/app/fulfillment/shipping-mapping',
  },
  shopSettings: {
    calls: shopSettingsEndpoints,
    table: 'shopSettings/shopSettingsEndpoints.ts',
    handlers: 'shopSettings/shopSettingsHandlers.ts',
    capability: 'shopSettings',
    path: '/app/inventory/universal-settings',
  },
  tags: {
    calls: tagEndpoints,
    table: 'tags/tagEndpoints.ts',
    handlers: 'tags/tagHandlers.ts',
    capability: 'tags',
    path: '/app/settings/tags',
  },
  staff: {
    calls: staffEndpoints,
    table: 'staff/staffEndpoints.ts',
    handlers: 'staff/staffHandlers.ts',
    capability: 'staff',
    path: '/app/settings/usermanagement',
  },
  notifications: {
    calls: notificationEndpoints,
    table: 'notifications/notificationEndpoints.ts',
    handlers: 'notifications/notificationHandlers.ts',
    capability: 'notifications',
    path: '/app/settings/emailnotification',
  },
  products: {
    calls: productEndpoints,
    table: 'products/productEndpoints.ts',
    handlers: 'products/productHandlers.ts',
    capability: 'products',
    path: '/app/inventory/weightandpackage',
  },
  batching: {
    calls: batchEndpoints,
    table: 'batching/batchEndpoints.ts',
    handlers: 'batching/batchHandlers.ts',
    capability: 'batching',
    path: '/app/fulfillment',
  },
  stock: {
    calls: stockEndpoints,
    table: 'stock/stockEndpoints.ts',
    handlers: 'stock/stockHandlers.ts',
    capability: 'stock',
    path: '/app/inventory',
  },
  insights: {
    calls: insightEndpoints,
    table: 'insights/insightEndpoints.ts',
    handlers: 'insights/insightHandlers.ts',
    capability: 'insights',
    path: '/app/insights',
  },
  attention: {
    calls: attentionEndpoints,
    table: 'attention/attentionEndpoints.ts',
    handlers: 'attention/attentionHandlers.ts',
    capability: 'attention',
    path: '/app/dashboard',
  },
  search: {
    calls: searchEndpoints,
    table: 'search/searchEndpoints.ts',
    handlers: 'search/searchHandlers.ts',
    capability: 'search',
    path: '/app/dashboard',
  },
  selections: {
    calls: selectionEndpoints,
    table: 'selections/selectionEndpoints.ts',
    handlers: 'selections/selectionHandlers.ts',
    capability: 'windowed-lists',
    path: '/app/dashboard',
  },
  connections: {
    calls: connectionEndpoints,
    table: 'connections/connectionEndpoints.ts',
    handlers: 'connections/connectionHandlers.ts',
    capability: 'connections',
    path: '/app/integration',
  },
  tracking: {
    calls: trackingEndpoints,
    table: 'tracking/trackingEndpoints.ts',
    handlers: 'tracking/trackingHandlers.ts',
    capability: 'trackingPage',
    path: '/app/settings/tracking',
  },
  store: {
    calls: storeEndpoints,
    table: 'store/storeEndpoints.ts',
    handlers: 'store/storeHandlers.ts',
    capability: 'store',
    path: '/app/settings',
  },
  privacy: {
    calls: privacyEndpoints,
    table: 'store/privacyEndpoints.ts',
    handlers: 'store/privacyHandlers.ts',
    capability: 'privacy',
    path: '/app/settings',
  },
  admin: {
    calls: adminEndpoints,
    table: 'admin/adminEndpoints.ts',
    handlers: 'admin/adminHandlers.ts',
    capability: null,
    path: '/admin',
  },
} as const satisfies Record<string, CallGroup>;

export type CallGroupName = keyof typeof groups;

export const callGroups: Readonly<Record<CallGroupName, CallGroup>> = groups;

/** What developers look up about a screen. A new screen without an entry does not compile. */
export interface ScreenFacts {
  /** Folders with its code, from the repository's root. */
  code: readonly string[];
  /** Groups of calls, without those of every screen: `shop` and `events`. */
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
    calls: [
      'staff',
      'notifications',
      'tracking',
      'plans',
      'planState',
      'tags',
      'imports',
      'store',
      'privacy',
      'batching',
    ],
  },
};

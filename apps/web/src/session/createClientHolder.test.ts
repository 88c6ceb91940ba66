import type { ApiClient } from '@hub/api-client';
import { createBatchingClient } from '@hub/api-client/batching';
import { endpoints, type OwnEndpointName } from '@hub/api-client/endpoints';
import { readChanges } from '@hub/api-client/events';
import { createImportsClient } from '@hub/api-client/imports';
import { createIntegrationsClient } from '@hub/api-client/integrations';
import { createProductsClient } from '@hub/api-client/products';
import { createRoutingClient } from '@hub/api-client/routing';
import { createShippingClient } from '@hub/api-client/shipping';
import { createTrackingPageClient, createVisitorClient } from '@hub/api-client/tracking';
import { createShopSettingsClient } from '@hub/api-client/shopSettings';
import { createStockClient } from '@hub/api-client/stock';
import { createConnectionsClient } from '@hub/api-client/connections';
import { readSkuReport } from '@hub/api-client/insights';
import { readAttention } from '@hub/api-client/attention';
import { searchShop } from '@hub/api-client/search';
import { createSelectionsClient } from '@hub/api-client/selections';
import { createNotificationsClient } from '@hub/api-client/notifications';
import { createStaffClient } from '@hub/api-client/staff';
import { newNotificationSettings } from '@hub/domain/notifications';
import { sameRight } from '@hub/domain/permissions';
import { createOrdersClient } from '@hub/api-client/orders';
import { createPlansClient, createPlanStateClient } from '@hub/api-client/plans';
import { createPrivacyClient, createStoreClient } from '@hub/api-client/store';
import { createTagsClient } from '@hub/api-client/tags';
import { createWorkflowsClient } from '@hub/api-client/workflows';
import { defaultFilters } from '@hub/domain/dashboard';
import { providers } from '@hub/domain/integrations';
import { tabs } from '@hub/domain/orders';
import type { LineItem } from '@hub/domain/orders/detail';
import { newPackageSettings, newProductSettings } from '@hub/domain/products';
import { newLocationSettings } from '@hub/domain/routing';
import { newProviderMapping } from '@hub/domain/shipping';
import { newTrackingPage } from '@hub/domain/tracking';
import { newShipPolicy, newShopSettings } from '@hub/domain/shopSettings';
import { anOrder } from '@hub/domain/testing';
import type { WorkflowDefinition } from '@hub/domain/workflows';
import { expect, test } from 'vitest';
import { createSessionMarker } from '../environment/SessionMarker.ts';
import { adminTokenKey } from '../environment/storageKeys.ts';
import { shopInfoReply } from '../testing/shopInfoReply.ts';
import { memoryStore } from '../testing/testEnvironment.ts';
import { createClientHolder } from './createClientHolder.ts';

const shop = 'a.myshopify.com';
const address = {
  country: 'GB',
  name: 'Ada Lindqvist',
  company: '',
  address1: '7 Quayside Walk',
  address2: '',
  city: 'Leeds',
  state: '',
  postcode: 'LS1 4DY',
  phone: '',
};
const order = anOrder({});
const item: LineItem = {
  lineItemId: '1',
  id: '1',
  name: 'Heart',
  sku: '85123A',
  quantity: 1,
  fulfillableQuantity: 1,
  price: null,
  productWeight: '',
  virtualItem: null,
  isCancelled: false,
  threePlStatus: null,
};
const account = { status: true, values: {} };
const singleActions = [
  'ship-now',
  'move-to-close',
  'cancel-partial-shipment',
  'shipment-workflow',
  'hold-order',
  'move-to-open',
  'product-workflow',
  'available',
  'available-partially',
  'move-to-open-errored',
  'run-workflow',
] as const;

type Call = (client: ApiClient) => Promise<unknown> | Promise<unknown>[];
type Feature = Exclude<keyof ApiClient, 'http' | 'context'>;
type Calls = { [Name in Feature]: Record<keyof ApiClient[Name], Call> };

/** Every function of the client: a missing entry does not compile. */
const calls: Calls = {
  shop: { getShopInfo: (client) => client.shop.getShopInfo({ shop }) },
  orders: {
    listOrders: ({ orders }) => orders.listOrders({ tab: tabs.all, filters: defaultFilters }),
    listAllOrders: ({ orders }) => orders.listAllOrders({ tab: tabs.all, filters: defaultFilters }),
    exportOrders: ({ orders }) => orders.exportOrders({ tab: tabs.all, filters: defaultFilters }),
    getStats: ({ orders }) => orders.getStats(defaultFilters),
    getOrderDetail: ({ orders }) => orders.getOrderDetail('1'),
    getLocations: ({ orders }) => orders.getLocations(),
    performAction: ({ orders }) => singleActions.map((action) => orders.performAction(action, order)),
    cancelItem: ({ orders }) => orders.cancelItem({ order, item, quantity: 1 }),
    reship: ({ orders }) => orders.reship({ orderId: '1', lines: [], reason: 'lost', note: '' }),
    cancelReship: ({ orders }) => orders.cancelReship({ orderId: '1', number: 1 }),
    changeAddress: ({ orders }) => orders.changeAddress({ orderId: '1', before: address, address }),
    moveToOpenBulk: ({ orders }) => orders.moveToOpenBulk({ orderIds: ['1'], tab: tabs.hold }),
    moveToCloseBulk: ({ orders }) => orders.moveToCloseBulk({ orderIds: ['1'], tab: tabs.hold }),
    shipNowMultiple: ({ orders }) => orders.shipNowMultiple(['1']),
    moveErroredToOpen: ({ orders }) => orders.moveErroredToOpen(['1']),
    bulkOrderAction: ({ orders }) => orders.bulkOrderAction({ action: 'move_to_open', orderIds: ['1'], user: 'Ada' }),
    addTimelineEntry: ({ orders }) => orders.addTimelineEntry({ orderId: '1', message: 'Held' }),
    noteAction: ({ orders }) => orders.noteAction({ orderId: '1', message: 'Held' }),
  },
  integrations: {
    getThirdPartyDetails: ({ integrations }) => integrations.getThirdPartyDetails(),
    testConnection: ({ integrations }) => providers.map(({ id }) => integrations.testConnection(id, account)),
    saveSettings: ({ integrations }) => integrations.saveSettings(3, { shape: 'flat', ...account }),
  },
  plans: { createBilling: ({ plans }) => plans.createBilling(2) },
};

const workflow: WorkflowDefinition = { name: 'Hold', trigger: 'orderArrives', match: 'all', groups: [], actions: [] };

const file = { content: new Blob(['a']), name: 'a.csv', isGzip: false, columns: {} };

/** Our own calls, which are in separate files. */
const ownCalls: Record<OwnEndpointName, Call> = {
  startImport: (client) => createImportsClient(client).startImport(file),
  getImport: (client) => createImportsClient(client).getImport('1'),
  cancelImport: (client) => createImportsClient(client).cancelImport('1'),
  getImportProblems: (client) => createImportsClient(client).getImportProblems('1'),
  listWorkflows: (client) => createWorkflowsClient(client).list(),
  saveWorkflow: (client) =>
    createWorkflowsClient(client).save({ workflowId: null, baseVersion: null, definition: workflow }),
  setWorkflowActive: (client) => createWorkflowsClient(client).setActive('1', true),
  orderWorkflows: (client) => createWorkflowsClient(client).setOrder(['1']),
  deleteWorkflow: (client) => createWorkflowsClient(client).delete('1'),
  restoreWorkflow: (client) => createWorkflowsClient(client).restore('1'),
  listWorkflowVersions: (client) => createWorkflowsClient(client).versions('1'),
  previewWorkflow: (client) => createWorkflowsClient(client).preview(workflow),
  applyWorkflow: (client) => createWorkflowsClient(client).apply('1', ['1']),
  listWorkflowRuns: (client) => createWorkflowsClient(client).runs(),
  listShippingLocations: (client) => createRoutingClient(client).locations(),
  saveLocation: (client) =>
    createRoutingClient(client).saveLocation({ locationId: '1', baseVersion: 0, settings: newLocationSettings }),
  getRouting: (client) => createRoutingClient(client).rules(),
  saveRouting: (client) => createRoutingClient(client).saveRules({ baseVersion: 0, rules: [] }),
  simulateRouting: (client) => createRoutingClient(client).simulate([]),
  getShippingMapping: (client) => createShippingClient(client).mappings(),
  saveShippingMapping: (client) =>
    createShippingClient(client).saveMapping({ providerId: 'ams', baseVersion: 0, mapping: newProviderMapping }),
  getShopSettings: (client) => createShopSettingsClient(client).read(),
  saveShopSettings: (client) => createShopSettingsClient(client).save({ baseVersion: 0, settings: newShopSettings }),
  getShipPolicy: (client) => createShopSettingsClient(client).readShipPolicy(),
  getOnboarding: (client) => createShopSettingsClient(client).readOnboarding(),
  skipOnboardingStep: (client) => createShopSettingsClient(client).skipOnboardingStep('mapping'),
  finishOnboarding: (client) => createShopSettingsClient(client).finishOnboarding(),
  saveShipPolicy: (client) =>
    createShopSettingsClient(client).saveShipPolicy({ baseVersion: 0, policy: newShipPolicy }),
  getTrackingPage: (client) => createTrackingPageClient(client).read(),
  saveTrackingPage: (client) =>
    createTrackingPageClient(client).save({ baseVersion: 0, page: newTrackingPage('acme.myshopify.com') }),
  openTrackingPage: (client) => createVisitorClient(client).open('acme'),
  trackOrder: (client) => createVisitorClient(client).find('acme', { orderNumber: '1', proof: 'x' }),
  listProducts: (client) => createProductsClient(client).list(),
  saveProducts: (client) =>
    createProductsClient(client).save([{ sku: '85123A', baseVersion: 0, settings: newProductSettings }]),
  listPackages: (client) => createProductsClient(client).packages(),
  savePackage: (client) =>
    createProductsClient(client).savePackage({ id: 'a', baseVersion: 0, settings: newPackageSettings }),
  deletePackage: (client) => createProductsClient(client).deletePackage({ id: 'a', baseVersion: 1 }),
  listBundles: (client) => createProductsClient(client).bundles(),
  saveBundle: (client) =>
    createProductsClient(client).saveBundle({ id: 'SET', baseVersion: 0, settings: { components: [] } }),
  deleteBundle: (client) => createProductsClient(client).deleteBundle({ id: 'SET', baseVersion: 1 }),
  listCollections: (client) => createProductsClient(client).collections(),
  saveCollection: (client) =>
    createProductsClient(client).saveCollection({
      id: 'a',
      baseVersion: 0,
      settings: { name: 'A', members: { type: 'list', skus: [] } },
    }),
  deleteCollection: (client) => createProductsClient(client).deleteCollection({ id: 'a', baseVersion: 1 }),
  listUpcomingBatches: (client) => createBatchingClient(client).upcoming(),
  getUpcomingBatch: (client) => createBatchingClient(client).upcomingOrders('1'),
  sendBatchNow: (client) => createBatchingClient(client).sendNow('1'),
  pauseBatching: (client) => createBatchingClient(client).pause({ locationId: '1', isPaused: true }),
  listBatches: (client) => createBatchingClient(client).batches(),
  getBatch: (client) => createBatchingClient(client).batch('1'),
  sendFailedAgain: (client) => createBatchingClient(client).sendFailedAgain('1'),
  listStock: (client) => createStockClient(client).list({ search: '', locationId: null, show: 'all', page: 0 }),
  listStockMovements: (client) => createStockClient(client).movements({ sku: 'A', locationId: '1' }),
  saveStock: (client) => createStockClient(client).save([]),
  importStock: (client) => createStockClient(client).preview(''),
  exportStock: (client) => createStockClient(client).export(),
  getConnections: (client) => createConnectionsClient(client).list(),
  getProviderChoices: (client) => createConnectionsClient(client).choices('info_plus'),
  sendTestOrder: (client) => createConnectionsClient(client).sendTestOrder({ providerId: 'shipbob', account: '' }),
  saveProviderChoices: (client) =>
    createConnectionsClient(client).saveChoices({ providerId: 'info_plus', account: '', baseVersion: 0, values: {} }),
  attention: (client) => readAttention(client),
  search: (client) => searchShop(client, 'Smith'),
  freezeSelection: (client) =>
    createSelectionsClient(client).freeze({ tab: tabs.hold, filters: defaultFilters, except: [] }),
  getSelection: (client) => createSelectionsClient(client).readPage('1', 1),
  preflightSelection: (client) =>
    createSelectionsClient(client).preflight('1', { tab: tabs.hold, action: 'move-to-open' }),
  skuReport: (client) => readSkuReport(client, defaultFilters),
  getPlan: (client) => createPlanStateClient(client).read(),
  reducePlan: (client) => createPlanStateClient(client).reduce(0),
  getStore: (client) => createStoreClient(client).status(),
  checkStore: (client) => createStoreClient(client).check(),
  readStoreAgain: (client) => createStoreClient(client).readAgain(),
  reshipOrder: ({ orders }) => orders.reship({ orderId: '1', lines: [], reason: 'lost', note: '' }),
  cancelReship: ({ orders }) => orders.cancelReship({ orderId: '1', number: 1 }),
  changeAddress: ({ orders }) => orders.changeAddress({ orderId: '1', before: address, address }),
  releaseStoreHolds: (client) => createStoreClient(client).releaseHolds({ orderId: '1', holdIds: ['1'] }),
  retryStoreWrites: (client) => createStoreClient(client).retry(null),
  getPrivacy: (client) => createPrivacyClient(client).status(),
  startShopExport: (client) => createPrivacyClient(client).startExport(),
  cancelShopExport: (client) => createPrivacyClient(client).cancelExport('1'),
  getShopExport: (client) => createPrivacyClient(client).shopExport('1'),
  getCustomerFile: (client) => createPrivacyClient(client).customerFile('1'),
  listTags: (client) => createTagsClient(client).list(),
  addTag: (client) => createTagsClient(client).add({ name: 'a', color: null }),
  colorTag: (client) => createTagsClient(client).setColor({ name: 'a', color: null }),
  renameTag: (client) => createTagsClient(client).rename({ from: 'a', to: 'b', merge: false }),
  deleteTag: (client) => createTagsClient(client).delete('a'),
  listStaff: (client) => createStaffClient(client).list(),
  saveStaffRights: (client) =>
    createStaffClient(client).saveRights({
      staffId: '2',
      baseVersion: 0,
      rights: { isOwner: false, sections: sameRight('view') },
    }),
  listStaffChanges: (client) => createStaffClient(client).changes(),
  getNotifications: (client) => createNotificationsClient(client).read(),
  saveNotifications: (client) =>
    createNotificationsClient(client).save({ baseVersion: 0, settings: newNotificationSettings(true) }),
  changeEmail: (client) => createNotificationsClient(client).changeEmail('somebody@example.com'),
  listMails: (client) => createNotificationsClient(client).mails(),
  undoTagChange: (client) => createTagsClient(client).undo('1'),
  explainOrder: (client) => createWorkflowsClient(client).explain('1'),
  events: (client) => {
    const once = new AbortController();
    const listener = { onChange: () => undefined, onConnectionChange: () => once.abort() };
    return readChanges(client, listener, { signal: once.signal });
  },
};

test(
  'shop info’s token is sent with every later call of the session, and no admin token ever is',
  { tags: '§6.18' },
  async () => {
    const localStore = memoryStore();
    localStore.set(adminTokenKey, 'back-office');
    const sent: { path: string; method: string; authorization: string | null }[] = [];
    const core = createClientHolder({
      origin: 'https://app.example',
      async fetch(input, init) {
        const { pathname } = new URL(String(input));
        const authorization = new Headers(init?.headers).get('Authorization');
        sent.push({ path: pathname, method: init?.method ?? 'GET', authorization });
        return pathname === '/shopInfo' ? shopInfoReply() : Response.json({});
      },
      localStore,
      sessionMarker: createSessionMarker({}),
    })(shop);
    const client: ApiClient = {
      ...core,
      orders: createOrdersClient(core.context),
      integrations: createIntegrationsClient(core.context),
      plans: createPlansClient(core.context),
    };
    await client.shop.getShopInfo({ shop });
    expect(sent.splice(0)).toEqual([{ path: '/shopInfo', method: 'GET', authorization: null }]);

    // The empty replies are rejected; only the requests matter.
    await Promise.allSettled(
      [...Object.values(calls), ownCalls].flatMap((feature) =>
        Object.values<Call>(feature).flatMap((call) => call(client)),
      ),
    );

    const isOf = (path: string, template: string) =>
      new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
    for (const endpoint of Object.values(endpoints)) {
      expect(
        sent.some(({ path, method }) => method === endpoint.method && isOf(path, endpoint.path)),
        `${endpoint.method} ${endpoint.path} was called`,
      ).toBe(true);
    }
    expect(sent.filter(({ authorization }) => authorization !== 'shop-token')).toEqual([]);
  },
);

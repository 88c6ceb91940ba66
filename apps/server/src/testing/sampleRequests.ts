import { randomUUID } from 'node:crypto';
import { type EndpointName } from '@hub/api-client/endpoints';
import { perConnectionTest } from '@hub/domain/integrations';

/** An order in a list's reply. */
export interface Row {
  id: number;
  order_id: number;
  order_name: string;
}

/** A valid workflow definition. */
export const workflow = {
  name: 'Somebody was here',
  trigger: 'orderArrives',
  match: 'all',
  groups: [],
  actions: [{ type: 'note', text: 'Somebody was here' }],
};

const locationSettings = {
  country: 'GB',
  is_active: false,
  zones: [],
  daily_capacity: 3,
  provider_id: null,
  cut_offs: { times: ['15:00'], weekdays: [1] },
};

const shippingMapping = { default_service: { carrier: 'DPD', service: 'Next Day' }, methods: [] };

const address = {
  country: 'GB',
  name: 'Somebody',
  company: '',
  address1: '12 Mill Lane',
  address2: '',
  city: 'Leeds',
  state: '',
  postcode: 'LS1 4DY',
  phone: '',
};

const shopSettings = {
  weight_unit: 'g',
  default_weight: 0.5,
  default_package: 'Somebody’s box',
  low_stock_threshold: 3,
  when_missing: { address: 'review', shipping_method: 'review', weight: 'review' },
  release_back_orders: 'whole',
  combine_orders: false,
};

const shipPolicy = {
  when_authorized: 'wait',
  unpaid_tags: ['somebody’s'],
  unpaid_methods: ['somebody’s'],
  when_on_terms: 'release',
  when_risky: 'hold',
  other_methods: ['LOCAL'],
  go_live_at: '2026-11-01T00:00:00.000Z',
  locations: null,
};

/** Valid product settings. */
export const productSettings = {
  name: 'Somebody was here',
  weight: { value: 350, unit: 'g' },
  package_id: null,
  ships_alone: true,
  is_fragile: false,
  is_dangerous: false,
};

const trackingPage = {
  is_on: true,
  shop_name: 'Somebody',
  color: '#000000',
  heading: 'Where?',
  intro: '',
  contact_email: '',
  shows_items: true,
};

const packageSettings = { name: 'Box', length: 1, width: 1, height: 1, unit: 'cm', weight: null };

const notificationSettings = {
  errors: true,
  provider_down: true,
  hold_ended: true,
  back_orders: true,
  digest_minutes: 15,
  daily_summary: true,
  summary_time: '09:00',
  has_quiet_hours: false,
  quiet_from: '22:00',
  quiet_to: '06:00',
};

/** Ids in requests, except order ids. */
export interface SampleIds {
  workflow: string;
  location: string;
  batch: string;
  importId: string;
  selection: string;
  shopExport: string;
  customerFile: string;
  tagChange: string;
  tag: string;
  staff: string;
  package: string;
  bundle: string;
  collection: string;
  sku: string;
}

/** Ids for a new shop; the random ones don't exist. */
const newShopIds = (): SampleIds => ({
  workflow: '1',
  location: '72001',
  batch: '1',
  importId: randomUUID(),
  selection: randomUUID(),
  shopExport: randomUUID(),
  customerFile: '1',
  tagChange: '1',
  tag: 'wholesale',
  staff: '2',
  package: 'box',
  bundle: 'SET',
  collection: 'a',
  sku: '85123A',
});

/** Options of a call: a body as JSON or CSV, with its own idempotency key; `null`: not signed in. */
export function sampleInit(method: string, authorization: string | null, body?: unknown): RequestInit {
  const isText = typeof body === 'string';
  const writes = method !== 'GET';
  return {
    method,
    headers: {
      ...(authorization !== null && { Authorization: authorization }),
      ...(writes && {
        'Idempotency-Key': randomUUID(),
        'Content-Type': isText ? 'text/csv' : 'application/json',
      }),
    },
    ...(writes && { body: isText ? body : JSON.stringify(body) }),
  };
}

/** A request for each call that a shop with the sample's orders accepts. */
export function requestsOf(
  rows: readonly Row[],
  ids: SampleIds = newShopIds(),
): Record<EndpointName, readonly [path: string, body?: unknown]> {
  const [one = rows[0], two = one] = rows;
  if (one === undefined || two === undefined) throw new Error('The sample has no orders.');
  const orderIds = [one.order_id, two.order_id];
  const settings = { name: 'Main', api_key: 'key', api_secret: 'secret', status: true };
  return {
    shopInfo: ['/shopInfo?shop=nobody.myshopify.com'],
    stats: ['/stats?fix=all'],
    getLocations: ['/get-locations'],
    listOrder: ['/list-order?tab=1&fix=all'],
    getOrderDetail: [`/get-order-detail/${one.order_id}`],
    moveToOpenBulk: ['/move-to-open-bulk', { order_ids: orderIds, tab: 6 }],
    moveToCloseBulk: ['/move-to-close-bulk', { order_ids: orderIds, tab: 2 }],
    shipNowMultiple: ['/ship-now-multiple', { order_ids: orderIds }],
    bulkOrderAction: ['/bulk-order-action', { action: 'move_to_open', order_ids: orderIds, user: 'Somebody' }],
    shipNow: ['/ship-now', one],
    moveToClose: ['/move-to-close', one],
    cancelPartialShipment: ['/cancel-partial-shipment', one],
    shipmentWorkflow: ['/shipment-workflow', one],
    holdOrder: ['/hold-order', one],
    moveToOpen: ['/move-to-open', one],
    productWorkflow: ['/product-workflow', one],
    available: ['/available', one],
    availablePartially: ['/available-partially', one],
    moveToOpenErrored: ['/move-to-open-errored', orderIds],
    cancelItem: [
      '/cancel-item',
      { order: one, line_item: { line_item_id: one.id * 10_000 + 1, quantity: 1 }, rmQtyValue: '1' },
    ],
    runWorkflow: ['/run-workflow', { order_id: one.order_id }],
    timeline: ['/timeline', { order_id: one.order_id, message: 'Somebody was here' }],
    getThirdPartyDetails: ['/get-third-party-details'],
    saveThirdPartySettings: [
      '/save-third-party-settings',
      { third_party_id: 'ship_stations', shipstation_details: [settings] },
    ],
    ...perConnectionTest(({ testPath, fields }): readonly [path: string, body: unknown] => [
      testPath,
      Object.fromEntries([...fields.map(({ name }) => [name, 'text']), ['status', true]]),
    ]),
    createBilling: ['/billing/info/create', { flag: 3 }],
    startImport: ['/hub/imports?file_name=orders.csv&columns=%7B%7D', 'InvoiceNo\n1\n'],
    getImport: [`/hub/imports/${ids.importId}`],
    cancelImport: [`/hub/imports/${ids.importId}/cancel`, {}],
    getImportProblems: [`/hub/imports/${ids.importId}/problems`],
    events: ['/hub/events'],
    listWorkflows: ['/hub/workflows'],
    saveWorkflow: ['/hub/workflows', { workflow_id: ids.workflow, base_version: 1, definition: workflow }],
    setWorkflowActive: [`/hub/workflows/${ids.workflow}/active`, { is_active: false }],
    orderWorkflows: ['/hub/workflows/order', { workflow_ids: [ids.workflow] }],
    deleteWorkflow: [`/hub/workflows/${ids.workflow}/delete`, {}],
    restoreWorkflow: [`/hub/workflows/${ids.workflow}/restore`, {}],
    listWorkflowVersions: [`/hub/workflows/${ids.workflow}/versions`],
    previewWorkflow: ['/hub/workflows/preview', { definition: workflow }],
    applyWorkflow: [`/hub/workflows/${ids.workflow}/apply`, { order_ids: orderIds }],
    listWorkflowRuns: ['/hub/workflows/runs'],
    explainOrder: [`/hub/orders/${one.order_id}/workflows`],
    listShippingLocations: ['/hub/locations'],
    saveLocation: [`/hub/locations/${ids.location}`, { base_version: 0, settings: locationSettings }],
    getRouting: ['/hub/routing'],
    saveRouting: ['/hub/routing', { base_version: 0, rules: [] }],
    simulateRouting: ['/hub/routing/simulate', { rules: [] }],
    getShippingMapping: ['/hub/shipping-mapping'],
    saveShippingMapping: ['/hub/shipping-mapping/shipbob', { base_version: 1, mapping: shippingMapping }],
    attention: ['/hub/attention'],
    search: ['/hub/search?text=Customer'],
    freezeSelection: ['/hub/selections', { tab: '1', fix: 'all', search_by_filter: 'order_wise', except: [] }],
    getSelection: [`/hub/selections/${ids.selection}?offset=0`],
    preflightSelection: [`/hub/selections/${ids.selection}/preflight`, { tab: '2', action: 'ship-now' }],
    skuReport: ['/hub/insights/skus?fix=all&search_by_filter=order_wise'],
    getConnections: ['/hub/providers'],
    getProviderChoices: ['/hub/providers/shipbob/choices'],
    sendTestOrder: ['/hub/providers/shipbob/test-order', { account: '' }],
    saveProviderChoices: ['/hub/providers/shipbob/choices', { account: '', base_version: 0, values: {} }],
    getPlan: ['/hub/plan'],
    reducePlan: ['/hub/plan/reduce', { flag: 0 }],
    reshipOrder: [
      '/hub/orders/reship',
      {
        order_id: String(one.order_id),
        lines: [{ line_item_id: String(one.id * 10_000 + 1), quantity: 1 }],
        reason: 'lost',
        note: '',
      },
    ],
    cancelReship: ['/hub/orders/cancel-reship', { order_id: String(one.order_id), number: 1 }],
    changeAddress: [
      '/hub/orders/address',
      { order_id: String(one.order_id), before: address, address: { ...address, city: 'York' } },
    ],
    getStore: ['/hub/store'],
    checkStore: ['/hub/store/check', {}],
    readStoreAgain: ['/hub/store/backfill', {}],
    releaseStoreHolds: ['/hub/store/release-holds', { order_id: String(one.order_id), hold_ids: ['1'] }],
    retryStoreWrites: ['/hub/store/retry', {}],
    getPrivacy: ['/hub/privacy'],
    startShopExport: ['/hub/privacy/exports', {}],
    cancelShopExport: [`/hub/privacy/exports/${ids.shopExport}/cancel`, {}],
    getShopExport: [`/hub/privacy/exports/${ids.shopExport}`],
    getCustomerFile: [`/hub/privacy/requests/${ids.customerFile}`],
    listTags: ['/hub/tags'],
    addTag: ['/hub/tags', { name: 'somebody', color: 'red' }],
    colorTag: ['/hub/tags/color', { name: ids.tag, color: 'red' }],
    renameTag: ['/hub/tags/rename', { from: ids.tag, to: 'somebody', merge: true }],
    deleteTag: ['/hub/tags/delete', { name: ids.tag }],
    undoTagChange: ['/hub/tags/undo', { change_id: ids.tagChange }],
    getShopSettings: ['/hub/shop-settings'],
    saveShopSettings: ['/hub/shop-settings', { base_version: 0, settings: shopSettings }],
    getShipPolicy: ['/hub/ship-policy'],
    saveShipPolicy: ['/hub/ship-policy', { base_version: 0, policy: shipPolicy }],
    getOnboarding: ['/hub/onboarding'],
    skipOnboardingStep: ['/hub/onboarding/skip', { step: 'mapping' }],
    finishOnboarding: ['/hub/onboarding/finish', {}],
    listStaff: ['/hub/staff'],
    saveStaffRights: [`/hub/staff/${ids.staff}`, { base_version: 0, rights: { is_owner: true, sections: [] } }],
    listStaffChanges: ['/hub/staff/changes'],
    getNotifications: ['/hub/notifications'],
    saveNotifications: ['/hub/notifications', { base_version: 0, settings: notificationSettings }],
    changeEmail: ['/hub/notifications/email', { address: null }],
    listMails: ['/hub/notifications/mails'],
    listProducts: ['/hub/products'],
    saveProducts: [
      '/hub/products',
      { changes: [{ sku: ids.sku, base_version: 0, settings: productSettings, is_new: true }] },
    ],
    listPackages: ['/hub/packages'],
    savePackage: ['/hub/packages', { package_id: ids.package, base_version: 0, settings: packageSettings }],
    deletePackage: ['/hub/packages/delete', { package_id: ids.package, base_version: 1 }],
    listBundles: ['/hub/bundles'],
    saveBundle: ['/hub/bundles', { sku: ids.bundle, base_version: 0, components: [{ sku: ids.sku, quantity: 2 }] }],
    deleteBundle: ['/hub/bundles/delete', { sku: ids.bundle, base_version: 1 }],
    listCollections: ['/hub/collections'],
    saveCollection: [
      '/hub/collections',
      {
        collection_id: ids.collection,
        base_version: 0,
        settings: { name: 'A', members: { type: 'list', skus: [ids.sku] } },
      },
    ],
    deleteCollection: ['/hub/collections/delete', { collection_id: ids.collection, base_version: 1 }],
    listUpcomingBatches: ['/hub/batching'],
    getUpcomingBatch: [`/hub/batching/${ids.location}`],
    sendBatchNow: [`/hub/batching/${ids.location}/send`, {}],
    pauseBatching: [`/hub/batching/${ids.location}/pause`, { is_paused: true }],
    listBatches: ['/hub/batches'],
    getBatch: [`/hub/batches/${ids.batch}`],
    sendFailedAgain: [`/hub/batches/${ids.batch}/send-failed`, {}],
    listStock: ['/hub/stock'],
    listStockMovements: [`/hub/stock/movements?sku=${ids.sku}&location_id=${ids.location}`],
    saveStock: [
      '/hub/stock',
      { changes: [{ sku: ids.sku, location_id: ids.location, on_hand: 1, low_at: null, base_version: 0 }] },
    ],
    importStock: ['/hub/stock/import', { text: 'SKU,Location,On hand', is_preview: true }],
    exportStock: ['/hub/stock/export'],
    getTrackingPage: ['/hub/tracking-page'],
    saveTrackingPage: ['/hub/tracking-page', { base_version: 0, page: trackingPage }],
    openTrackingPage: ['/hub/track/nobody'],
    trackOrder: ['/hub/track/nobody', { order_number: '1', proof: 'x' }],
  };
}

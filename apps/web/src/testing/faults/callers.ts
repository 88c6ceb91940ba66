import type { EndpointName } from '@hub/api-client/endpoints';
import { HttpError, NetworkError } from '@hub/api-client/http';
import { integrationNotes, integrationTexts, providers, type ThirdPartyId } from '@hub/domain/integrations';
import {
  actionWords,
  backOrderSelectLabel,
  bulkTexts,
  exportTexts,
  findTexts,
  orderActionTexts,
  type OrderAction,
  orderTab,
  orderTexts,
  resultTexts,
  type TabNumber,
  undone,
} from '@hub/domain/orders';
import { billingErrorText, choosePlanLabel, planNotes, plans, planTexts } from '@hub/domain/plans';
import { pricingTexts } from '@hub/domain/public';
import { sampleTexts } from '@hub/domain/shared';
import { describeError } from '../../shared/describeError.ts';
import type { Caller, Step } from './Caller.ts';

const done = 'The server did it.';
const flat = { status: 'success', message: done };
const nested = { data: { status: 'success' }, message: done };
const listPath = (tab: TabNumber) => `/app/dashboard-v0/${orderTab(tab).slug}?period=all`;
const ofTab = (tab: TabNumber) => (url: URL) =>
  url.searchParams.get('tab') === String(tab) && !url.searchParams.has('fields');
const readsTab = (tab: TabNumber) => (url: URL) => url.searchParams.get('tab') === String(tab);
const anyCall = () => true;
const isSecondPage = (url: URL) => url.searchParams.get('offset') === '1';

/** The list, with these facts of its first order, where only some orders take the action. */
function firstOrder(facts: Readonly<Record<string, unknown>>): Caller['amends'] {
  const amend = ({ orders, ...rest }: { orders: readonly object[] }) => ({
    ...rest,
    orders: orders.map((order, place) => (place === 0 ? { ...order, ...facts } : order)),
  });
  return { path: '/list-order', reply: (was) => amend(was as Parameters<typeof amend>[0]) };
}

/** A screen that asks, and says what went wrong in its own words and with Retry (§8, contract). */
function question(name: string, path: string, works: Caller['works'], more: Partial<Caller> = {}): Caller {
  return {
    name,
    path,
    before: [],
    ask: [],
    isOwn: anyCall,
    typed: [],
    told: (error) => [describeError(error).message],
    toldWhenCancelled: 'Loading was cancelled.',
    offersRetry: () => true,
    isAwaited: true,
    reply: null,
    works,
    ...more,
  };
}

/** A button of an opened order, with its question; what became of it is a toast (§8). */
function orderAction(
  tab: TabNumber,
  action: OrderAction,
  {
    button = orderActionTexts(action).label,
    confirm = button,
    ...more
  }: Partial<Caller> & { button?: string | RegExp; confirm?: string | RegExp } = {},
): Caller {
  return {
    name: `${orderActionTexts(action).label} on ${orderTab(tab).title}`,
    path: `${listPath(tab)}&search=5`,
    before: [{ press: /^Expand/ }],
    ask: [{ press: button }, { press: confirm }],
    isOwn: anyCall,
    typed: [{ field: 'Filter Orders', holds: '5' }],
    told: (error) => [
      error.serverMessage ?? resultTexts.somethingWentWrong,
      ...(error instanceof NetworkError ? [describeError(error).message] : []),
    ],
    toldWhenCancelled: actionWords.gaveUp,
    offersRetry: ({ isOutcomeUnknown, isCancelled }) => isOutcomeUnknown && !isCancelled,
    isAwaited: true,
    reply: flat,
    works: done,
    ...more,
  };
}

/** A bulk action on everything that a list shows. */
function bulk(
  tab: TabNumber,
  ask: readonly Step[],
  reply: unknown,
  silent: string = resultTexts.somethingWentWrong,
): Caller {
  return {
    name: `bulk action on ${orderTab(tab).title}`,
    path: `${listPath(tab)}&search=5`,
    before: [{ tick: /^Select All/ }],
    ask,
    isOwn: anyCall,
    typed: [
      { field: 'Filter Orders', holds: '5' },
      { field: /order\(s\) selected$/, holds: 'checked' },
    ],
    told: (error) => [
      error.serverMessage ?? (error instanceof HttpError ? silent : resultTexts.somethingWentWrong),
      describeError(error).message,
      bulkTexts.unknown,
    ],
    toldWhenCancelled: bulkTexts.gaveUp,
    offersRetry: () => true,
    isAwaited: true,
    reply,
    works: done,
  };
}

/** The form of a provider, filled in. */
function providerForm(thirdPartyId: ThirdPartyId, kind: 'save' | 'test'): Caller {
  const provider = providers.find((one) => one.thirdPartyId === thirdPartyId);
  if (!provider) throw new Error(`There is no provider ${thirdPartyId}`);
  const { name, shape, fields, messages } = provider;
  const typed = fields.map(({ label, name: field }) => ({ field: label, holds: `typed-${field}.example` }));
  const failed = kind === 'save' ? [messages.saveFailed] : [];
  return {
    name: `${kind === 'save' ? integrationTexts.save : integrationTexts.testConnection} of ${name}`,
    path: `/app/integration/directory?open=${thirdPartyId}`,
    before: [
      ...(shape === 'accounts' ? [{ press: integrationTexts.addAccount }] : []),
      ...typed.map(({ field, holds }) => ({ fill: field, text: holds })),
    ],
    ask: [{ press: kind === 'save' ? /^Save/ : /^Test Connection/ }],
    isOwn: anyCall,
    typed,
    told: (error) => [error.serverMessage ?? describeError(error).message, ...failed],
    toldWhenCancelled: kind === 'save' ? integrationNotes.saveCancelled : integrationNotes.testCancelled,
    offersRetry: () => false,
    isAwaited: true,
    reply: { data: { status: 'success' } },
    works: kind === 'save' ? messages.saved : messages.connected,
  };
}

const holdList = question('the list of held orders', `${listPath(6)}&search=5`, orderTexts.expand, {
  isOwn: ofTab(6),
  typed: [{ field: 'Filter Orders', holds: '5' }],
});

const holdOrder = orderAction(2, 'hold-order');

const [, elite] = plans;
if (!elite) throw new Error('There are two plans.');
const buy: Caller = {
  name: 'choosing a plan in the settings',
  path: '/app/settings/billing',
  before: [],
  ask: [{ press: choosePlanLabel(elite) }],
  isOwn: anyCall,
  typed: [],
  told: (error) => [billingErrorText(error.serverMessage)],
  toldWhenCancelled: planNotes.purchaseCancelled,
  offersRetry: () => false,
  isAwaited: true,
  reply: { data: { location: '/pricing' } },
  // Tests that stay where they are say where they would go.
  works: new RegExp(`The whole window now goes to .*/pricing|${pricingTexts.lead}`),
};

const shipbob = providerForm('shipbob', 'save');
/** The popup that offers plans to a shop on Starter (§2): nothing but a purchase or the person takes it away. */
const popup: Partial<Caller> = {
  amends: { path: '/shopInfo', reply: (was) => ({ data: { ...(was as { data: object }).data, charge_type: 1 } }) },
  stays: planTexts.upgradeTitle,
};

/**
 * Which places of the app make which call; the first of each stands for it in the test command, all of them in the
 * nightly one.
 */
export const callers: Record<EndpointName, readonly [Caller, ...Caller[]]> = {
  shopInfo: [
    question('the door', '/app/settings/companyinfo', /demo\.myshopify\.com|willow-and-wick\.myshopify\.com/, {
      told: (error) => ['Internal Server Error.', describeError(error).message],
    }),
  ],
  stats: [
    question('the figures of the dashboard', '/app/dashboard?search=5', /Total Orders[\d,]+/, {
      typed: [{ field: 'Filter Orders', holds: '5' }],
    }),
    question('the use of the plan', '/app/settings/billing', /Workflow runs so far: \d/),
    question('order reporting', '/app/insights/orderreporting?period=last_24h', /Total Orders\d/),
    question('the workflow figures', '/app/workflows/allworkflows?period=last_24h', /Total Workflows Run\d/),
  ],
  getLocations: [
    question('the use of the plan', '/app/settings/billing', /\d+ known/),
    question(
      'the locations',
      '/app/fulfillment/locations?period=last_24h',
      /^(?!.*names could not be loaded).*LocationOpen shipmentsUnitsOrders/s,
    ),
    // Opened by its address, since the list asks for one order while the locations are asked for.
    question('an opened order', `${listPath(4)}&search=5`, /^(?!.*read N\/A).*Total Items/s, {
      before: [{ press: /^Expand/ }],
      told: (error) => [
        'The names of the locations could not be loaded, so they read N/A.',
        describeError(error).message,
      ],
    }),
  ],
  listOrder: [
    holdList,
    ...([1, 2, 3, 4, 5, 7, 8] as const).map((tab) =>
      question(`the list of ${orderTab(tab).title}`, `${listPath(tab)}&search=5`, orderTexts.expand, {
        isOwn: ofTab(tab),
        typed: [{ field: 'Filter Orders', holds: '5' }],
      }),
    ),
    question('the batch status', '/app/settings/batch_status', /by batch dayBatched on/, {
      isOwn: (url) => url.searchParams.get('fields')?.includes('batch_time') === true,
    }),
    question('the batch history', '/app/fulfillment/batch-history?period=last_24h', /day of their batchBatched on/, {
      isOwn: readsTab(1),
    }),
    question('order reporting', '/app/insights/orderreporting?period=last_24h', /Orders by dayShow as table/, {
      isOwn: readsTab(1),
    }),
    question(
      'the second page of order reporting',
      '/app/insights/orderreporting?period=last_24h',
      /Orders by dayShow as table/,
      { isOwn: (url) => readsTab(1)(url) && isSecondPage(url) },
    ),
    question(
      'the sample of the inventory',
      '/app/inventory/allinventory?period=last_24h',
      /SKUs of these ordersSKUName/,
      { isOwn: readsTab(1) },
    ),
    question('the comparison charts', '/app/insights/comparisoncharts?period=last_7d', /Orders in error\d/, {
      isOwn: readsTab(4),
    }),
    question(
      'the errors of order reporting',
      '/app/insights/orderreporting?period=last_24h',
      /Errors by cause(?!Not available|Keyboard)\S/,
      { isOwn: readsTab(5) },
    ),
    question(
      'the orders that a workflow stopped',
      '/app/workflows/orderupdate?period=last_24h',
      /Orders stopped by a workflow error(?!Not available|SKUs named)\S/,
      { isOwn: readsTab(5) },
    ),
    question('the orders to be batched', '/app/fulfillment/batching?period=last_24h', /StageOrdersBatchedNot batched/, {
      isOwn: readsTab(2),
    }),
    // Of so many that nobody has asked yet which list holds each.
    question('the list of a found order', '/app/settings/companyinfo', 'Filter Orders', {
      before: [{ fill: findTexts.placeholder, text: '5815' }],
      ask: [{ press: /^#5815/ }],
      isOwn: (url) =>
        readsTab(3)(url) && url.searchParams.get('search')?.startsWith('#') === true && url.searchParams.has('fields'),
      told: () => [],
      toldWhenCancelled: findTexts.byOrder,
      offersRetry: () => false,
      goesOn: true,
    }),
    question('finding an order', '/app/settings/companyinfo', /By order number.*#581584/s, {
      ask: [{ fill: findTexts.placeholder, text: '581584' }],
      isOwn: (url) =>
        url.searchParams.get('search') === '581584' &&
        url.searchParams.get('search_by_filter') === 'order_wise' &&
        readsTab(1)(url),
      typed: [{ field: findTexts.placeholder, holds: '581584' }],
    }),
    question('selecting all that match', `${listPath(6)}&search=5`, /\d+ order\(s\) selected/, {
      ask: [{ press: bulkTexts.selectMatching }],
      isOwn: (url) => isSecondPage(url) && ofTab(6)(url),
      told: (error) => [bulkTexts.notCollected, describeError(error).message],
      toldWhenCancelled: 'Select All Orders',
      offersRetry: ({ isCancelled }) => !isCancelled,
      typed: [{ field: 'Filter Orders', holds: '5' }],
    }),
    question('the second page of the export', `${listPath(6)}&search=5`, /Exported [\d,]+ order/, {
      ask: [{ press: exportTexts.button }, { press: exportTexts.button }],
      isOwn: (url) => url.searchParams.get('export_data') === 'true' && isSecondPage(url),
      told: (error) => [exportTexts.failed, describeError(error).message],
      toldWhenCancelled: exportTexts.cancelled,
      offersRetry: ({ isCancelled }) => !isCancelled,
      typed: [{ field: 'Filter Orders', holds: '5' }],
    }),
  ],
  getOrderDetail: [
    question('an opened order', `${listPath(2)}&search=5`, orderTexts.totalItems, {
      ask: [{ press: /^Expand/ }],
      typed: [{ field: 'Filter Orders', holds: '5' }],
    }),
    question('the details of a sample', '/app/inventory/allinventory?period=last_24h', /SKUs of these ordersSKUName/, {
      toldWhenCancelled: sampleTexts.stopped,
      askAgain: [{ press: sampleTexts.readRest }],
      offersRetry: ({ isCancelled }) => !isCancelled,
    }),
  ],
  moveToOpenBulk: [bulk(6, [{ press: 'Move to Open' }, { press: /^Move .*to open$/ }], flat)],
  moveToCloseBulk: [
    bulk(6, [{ press: 'Move to Close' }, { press: /^Close / }], flat),
    bulk(2, [{ press: 'Move to Close' }, { press: /^Close / }], flat),
  ],
  shipNowMultiple: [
    bulk(2, [{ press: 'Ship Now' }, { press: /^Ship .*now$/ }], nested),
    {
      ...bulk(6, [{ press: 'Ship Now' }, { press: /^Ship .*now$/ }, { press: 'Settings' }], nested),
      name: 'bulk action whose list was left',
      typed: [],
    },
    bulk(6, [{ press: 'Ship Now' }, { press: /^Ship .*now$/ }], nested),
  ],
  bulkOrderAction: [
    bulk(
      7,
      [
        { choose: backOrderSelectLabel, value: 'move_to_open' },
        { press: bulkTexts.apply },
        { press: /^Send .*to Open Orders$/ },
      ],
      flat,
      resultTexts.bulkNoMessage,
    ),
  ],
  shipNow: [orderAction(2, 'ship-now'), orderAction(8, 'ship-now')],
  moveToClose: [orderAction(3, 'move-to-close'), orderAction(2, 'move-to-close'), orderAction(6, 'move-to-close')],
  cancelPartialShipment: [
    orderAction(2, 'cancel-partial-shipment', { amends: firstOrder({ is_back_order: 2, '3pl_status': 7 }) }),
  ],
  shipmentWorkflow: [orderAction(2, 'shipment-workflow')],
  holdOrder: [
    holdOrder,
    {
      ...bulk(6, [{ press: 'Undo' }], flat),
      name: 'Undo of a bulk move to open',
      before: [{ tick: /^Select #/ }, { press: 'Move to Open' }, { press: /^Move .*to open$/ }],
      typed: [{ field: 'Filter Orders', holds: '5' }],
      askAgain: [{ press: /^Retry the 1 failed/ }],
      told: (error) => [describeError(error).message],
      toldWhenCancelled: bulkTexts.stopped,
      offersRetry: () => false,
      works: undone(1),
    },
  ],
  moveToOpen: [orderAction(6, 'move-to-open')],
  productWorkflow: [orderAction(2, 'product-workflow')],
  available: [orderAction(7, 'available')],
  availablePartially: [orderAction(7, 'available-partially', { amends: firstOrder({ is_back_order: 1 }) })],
  moveToOpenErrored: [orderAction(5, 'move-to-open-errored', { amends: firstOrder({ error: null, error_type: 1 }) })],
  cancelItem: [orderAction(2, 'cancel-item', { button: /^Remove item from order/, confirm: /^Remove [\d,]+ of/ })],
  runWorkflow: [
    orderAction(5, 'run-workflow', {
      amends: firstOrder({ error: '[{"id":1,"title":"Route","error_message":"It stopped."}]' }),
      reply: { data: { success: true, messgae: done } },
      told: (error) => [
        error.serverMessage ??
          (error instanceof HttpError ? resultTexts.workflowNoMessage : resultTexts.somethingWentWrong),
        ...(error instanceof NetworkError ? [describeError(error).message] : []),
      ],
    }),
  ],
  timeline: [
    {
      ...holdOrder,
      name: 'the entry of Hold Order in the timeline',
      told: () => [done, actionWords.notInTimeline],
      isAwaited: false,
    },
  ],
  getThirdPartyDetails: [
    question('the use of the plan', '/app/settings/billing', /\d+ connected/, { told: () => [/could not be loaded/] }),
    question('the dashboard', '/app/dashboard?search=5', /^(?!.*could not be loaded).*Needs User Review/s, {
      told: () => [/could not be loaded/],
      typed: [{ field: 'Filter Orders', holds: '5' }],
    }),
    question('the directory', '/app/integration/directory', /3PL Integrated/, { told: () => [/could not be loaded/] }),
  ],
  saveThirdPartySettings: [
    shipbob,
    ...providers
      .filter(({ thirdPartyId }) => thirdPartyId !== 'shipbob')
      .map(({ thirdPartyId }) => providerForm(thirdPartyId, 'save')),
  ],
  testAms: [providerForm('ams', 'test')],
  testShipbob: [providerForm('shipbob', 'test')],
  testShipstation: [providerForm('ship_stations', 'test')],
  testCapacity: [providerForm('cap', 'test')],
  testDcl: [providerForm('dcl', 'test')],
  testColdTrack: [providerForm('cold_track', 'test')],
  testInfoPlus: [providerForm('info_plus', 'test')],
  testCarterDc: [providerForm('carterdc', 'test')],
  testShipwire: [providerForm('shipWire', 'test')],
  testPortless: [providerForm('Portless', 'test')],
  createBilling: [
    {
      ...buy,
      ...popup,
      name: 'choosing a plan that a save needs',
      path: shipbob.path,
      // Once by itself as the shop is entered, then instead of the save.
      before: [{ press: 'Close' }, ...shipbob.before, ...shipbob.ask],
      typed: shipbob.typed,
    },
    {
      ...buy,
      ...popup,
      name: 'choosing a plan as the shop is entered',
      path: '/app/dashboard?search=5',
      typed: [{ field: 'Filter Orders', holds: '5' }],
    },
    buy,
  ],
};

import { HttpError, isOutcomeUnknown, NetworkError, RedirectError, UnexpectedReplyError } from '@hub/api-client/http';
import {
  integrationNotes,
  integrationTexts,
  perConnectionTest,
  providers,
  type ThirdPartyId,
} from '@hub/domain/integrations';
import { type TabNumber, tabs } from '@hub/domain/orders';
import { actionMessages, type OrderAction, orderActionTexts, resultTexts } from '@hub/domain/orders/actions';
import { bulkTexts, bulkUndoneText } from '@hub/domain/orders/bulk';
import { backOrderSelectLabel, orderTexts } from '@hub/domain/orders/detail';
import { exportTexts } from '@hub/domain/orders/export';
import { orderSearchTexts, orderTab, orderTabs } from '@hub/domain/orders/list';
import { billingErrorText, choosePlanLabel, planNotes, plans, planTexts } from '@hub/domain/plans';
import { pricingTexts } from '@hub/domain/public';
import { describeError } from '../../queries/describeError.ts';
import { saveSettings } from '../saveSettings.ts';
import type { Caller, Step } from './Caller.ts';
import type { ContractEndpointName } from './endpointGroups.ts';

const done = 'The server did it.';
const flatReply = { status: 'success', message: done };
const nestedReply = { data: { status: 'success' }, message: done };
const listPath = (tab: TabNumber) => `/app/dashboard-v0/${orderTab(tab).slug}?period=all`;
const isListCallForTab = (tab: TabNumber) => (url: URL) =>
  url.searchParams.get('tab') === String(tab) && !url.searchParams.has('fields');
const isCallForTab = (tab: TabNumber) => (url: URL) => url.searchParams.get('tab') === String(tab);
const anyCall = () => true;
const isSecondPage = (url: URL) => url.searchParams.get('offset') === '1';

/** The list with its first order changed, for actions that only some orders allow. */
function firstOrder(facts: Readonly<Record<string, unknown>>): Caller['replyPatch'] {
  const amend = ({ orders, ...rest }: { orders: readonly object[] }) => ({
    ...rest,
    orders: orders.map((order, index) => (index === 0 ? { ...order, ...facts } : order)),
  });
  return { path: '/list-order', reply: (original) => amend(original as Parameters<typeof amend>[0]) };
}

/** A server whose clients write the timeline. */
const withoutTimeline: Caller['replyPatch'] = {
  path: '/shopInfo',
  reply: (original) => ({ data: { ...(original as { data: object }).data, capabilities: ['idempotency'] } }),
};

/** A server without the search call, which finds orders only through its lists. */
const withoutSearch: Caller['replyPatch'] = {
  path: '/shopInfo',
  reply(original) {
    const { data } = original as { data: { capabilities: readonly string[] } };
    return { data: { ...data, capabilities: data.capabilities.filter((name) => name !== 'search') } };
  },
};

/** A screen that loads on open; its error has its own text and Retry (§8, contract). */
function screenQuery(
  name: string,
  path: string,
  successText: Caller['successText'],
  more: Partial<Caller> = {},
): Caller {
  return {
    name,
    path,
    setup: [],
    trigger: [],
    matchesCall: anyCall,
    typedFields: [],
    errorTexts: (error) => [describeError(error).message],
    cancelledText: 'Loading was canceled.',
    offersRetry: () => true,
    isAwaited: true,
    reply: null,
    successText,
    ...more,
  };
}

/** A button of an open order with its confirmation; the result is a toast (§8). */
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
    setup: [{ press: /^Expand/ }],
    trigger: [{ press: button }, { press: confirm }],
    matchesCall: anyCall,
    typedFields: [{ field: 'Filter Orders', content: '5' }],
    errorTexts: (error) => [
      error.serverMessage ?? resultTexts.somethingWentWrong,
      ...(error instanceof NetworkError || error instanceof RedirectError ? [describeError(error).message] : []),
    ],
    cancelledText: actionMessages.cancelled,
    offersRetry: ({ isOutcomeUnknown, isCancelled }) => isOutcomeUnknown && !isCancelled,
    isAwaited: true,
    reply: flatReply,
    successText: done,
    ...more,
  };
}

/** A bulk action on everything in a list. */
function bulk(
  tab: TabNumber,
  trigger: readonly Step[],
  reply: unknown,
  fallbackText: string = resultTexts.somethingWentWrong,
): Caller {
  return {
    name: `bulk action on ${orderTab(tab).title}`,
    path: `${listPath(tab)}&search=5`,
    setup: [{ tick: /^Select All/ }],
    trigger,
    matchesCall: anyCall,
    typedFields: [
      { field: 'Filter Orders', content: '5' },
      { field: /order\(s\) selected$/, content: 'checked' },
    ],
    errorTexts: (error) => [
      error.serverMessage ?? (error instanceof HttpError ? fallbackText : resultTexts.somethingWentWrong),
      describeError(error).message,
      ...(isOutcomeUnknown(error) ? [bulkTexts.outcomeUnknown, bulkTexts.sendAgainSafe] : [bulkTexts.nothingDone]),
    ],
    cancelledText: bulkTexts.cancelled,
    offersRetry: () => true,
    retryLabel: ({ isOutcomeUnknown: isUnknown }) => (isUnknown ? bulkTexts.checkAndSendAgain : actionMessages.retry),
    isAwaited: true,
    reply,
    successText: done,
  };
}

/** The form of a provider, filled in. */
function providerForm(thirdPartyId: ThirdPartyId, kind: 'save' | 'test'): Caller {
  const provider = providers.find((one) => one.thirdPartyId === thirdPartyId);
  if (!provider) throw new Error(`There is no provider ${thirdPartyId}`);
  const { name, shape, fields, messages } = provider;
  const typedFields = fields.map(({ label, name: field }) => ({ field: label, content: `typed-${field}.example` }));
  const failed = kind === 'save' ? [messages.saveFailed] : [];
  return {
    name: `${kind === 'save' ? integrationTexts.save : integrationTexts.testConnection} of ${name}`,
    path: `/app/integration/directory?open=${thirdPartyId}`,
    setup: [
      ...(shape === 'accounts' ? [{ press: integrationTexts.addAccount }] : []),
      ...typedFields.map(({ field, content }) => ({ fill: field, text: content })),
    ],
    trigger: [{ press: kind === 'save' ? saveSettings : /^Test Connection/ }],
    matchesCall: anyCall,
    typedFields,
    errorTexts: (error) => [error.serverMessage ?? describeError(error).message, ...failed],
    cancelledText: kind === 'save' ? integrationNotes.saveCancelled : integrationNotes.testCancelled,
    offersRetry: () => false,
    isAwaited: true,
    reply: { data: { status: 'success' } },
    successText: kind === 'save' ? messages.saved : messages.connected,
  };
}

const holdList = screenQuery('the list of held orders', `${listPath(tabs.hold)}&search=5`, orderTexts.expand, {
  matchesCall: isListCallForTab(tabs.hold),
  typedFields: [{ field: 'Filter Orders', content: '5' }],
});

const holdOrder = orderAction(tabs.open, 'hold-order');

const [, elite] = plans;
if (!elite) throw new Error('There are two plans.');
const buy: Caller = {
  name: 'choosing a plan in the settings',
  path: '/app/settings/billing',
  setup: [],
  trigger: [{ press: choosePlanLabel(elite) }],
  matchesCall: anyCall,
  typedFields: [],
  errorTexts: (error) => [billingErrorText(error.serverMessage)],
  cancelledText: planNotes.purchaseCancelled,
  offersRetry: () => false,
  isAwaited: true,
  reply: { data: { location: '/pricing' } },
  // Tests don't leave the page, which shows the target instead.
  successText: new RegExp(`The whole window now goes to .*/pricing|${pricingTexts.lead}`),
};

const shipbob = providerForm('shipbob', 'save');
/** The upgrade popup for a shop on Starter (§2); only a purchase or the person closes it. */
const popup: Partial<Caller> = {
  replyPatch: {
    path: '/shopInfo',
    reply: (original) => ({ data: { ...(original as { data: object }).data, charge_type: 1 } }),
  },
  persistentText: planTexts.upgradeTitle,
};

/** Callers of each endpoint; only `pnpm nightly` plays those after the first. */
export const callers: Record<ContractEndpointName, readonly [Caller, ...Caller[]]> = {
  shopInfo: [
    screenQuery('the door', '/app/settings/companyinfo', /(demo|willow-and-wick(-\d+)?)\.myshopify\.com/, {
      errorTexts: (error) => ['Internal Server Error.', describeError(error).message],
    }),
    screenQuery(
      'the door of another shop than the address',
      '/app/settings/companyinfo',
      /signed in to other\.myshopify\.com/,
      {
        replyPatch: {
          path: '/shopInfo',
          reply: (original) => ({ data: { ...(original as { data: object }).data, shop: 'other.myshopify.com' } }),
        },
        errorTexts: (error) => ['Internal Server Error.', describeError(error).message],
      },
    ),
  ],
  stats: [
    screenQuery('the figures of the dashboard', '/app/dashboard?search=5', /Total Orders[\d,]+/, {
      typedFields: [{ field: 'Filter Orders', content: '5' }],
    }),
    screenQuery('the use of the plan', '/app/settings/billing', /Workflow runs so far: \d/),
  ],
  getLocations: [
    screenQuery('the use of the plan', '/app/settings/billing', /\d+ in your store/),
    // Opened by its address, because the list sends one request while locations load.
    screenQuery('an opened order', `${listPath(tabs.shipped)}&search=5`, /^(?!.*show as N\/A).*Total Items/s, {
      setup: [{ press: /^Expand/ }],
      errorTexts: (error) => ['Couldn’t load your location names. They show as N/A.', describeError(error).message],
    }),
  ],
  listOrder: [
    holdList,
    ...orderTabs
      .filter(({ number }) => number !== tabs.hold)
      .map(({ number: tab, title }) =>
        screenQuery(`the list of ${title}`, `${listPath(tab)}&search=5`, orderTexts.expand, {
          matchesCall: isListCallForTab(tab),
          typedFields: [{ field: 'Filter Orders', content: '5' }],
        }),
      ),
    screenQuery('order reporting', '/app/insights/orderreporting?period=last_24h', /Orders by dayShow as table/, {
      matchesCall: isCallForTab(tabs.all),
    }),
    screenQuery(
      'the second page of order reporting',
      '/app/insights/orderreporting?period=last_24h',
      /Orders by dayShow as table/,
      { matchesCall: (url) => isCallForTab(tabs.all)(url) && isSecondPage(url) },
    ),
    screenQuery('the comparison charts', '/app/insights/comparisoncharts?period=last_7d', /Orders in error\d/, {
      matchesCall: isCallForTab(tabs.shipped),
      readsAgain: true,
    }),
    screenQuery(
      'the errors of order reporting',
      '/app/insights/orderreporting?period=last_24h',
      /Errors by cause(?!Couldn’t load|Keyboard)\S/,
      { matchesCall: isCallForTab(tabs.errors) },
    ),
    // Too many results to read their lists.
    screenQuery('the list of a found order', '/app/settings/companyinfo', 'Filter Orders', {
      replyPatch: withoutSearch,
      setup: [{ fill: orderSearchTexts.placeholder, text: '5815' }],
      trigger: [{ press: /^#5815/ }],
      matchesCall: (url) =>
        isCallForTab(tabs.inFulfillment)(url) &&
        url.searchParams.get('search')?.startsWith('#') === true &&
        url.searchParams.has('fields'),
      errorTexts: () => [],
      cancelledText: orderSearchTexts.byOrder,
      offersRetry: () => false,
      continuesOnError: true,
    }),
    screenQuery('finding an order', '/app/settings/companyinfo', /By order number.*#581584/s, {
      replyPatch: withoutSearch,
      trigger: [{ fill: orderSearchTexts.placeholder, text: '581584' }],
      matchesCall: (url) =>
        url.searchParams.get('search') === '581584' &&
        url.searchParams.get('search_by_filter') === 'order_wise' &&
        isCallForTab(tabs.all)(url),
      typedFields: [{ field: orderSearchTexts.placeholder, content: '581584' }],
    }),
    screenQuery('the second page of the held orders', `${listPath(tabs.hold)}&search=5`, orderTexts.expand, {
      matchesCall: (url) => isSecondPage(url) && isListCallForTab(tabs.hold)(url),
      typedFields: [{ field: 'Filter Orders', content: '5' }],
    }),
    screenQuery('the second page of the export', `${listPath(tabs.hold)}&search=5`, /Exported [\d,]+ order/, {
      trigger: [{ press: exportTexts.button }, { press: exportTexts.button }],
      matchesCall: (url) => url.searchParams.get('export_data') === 'true' && url.searchParams.has('after'),
      errorTexts: (error) => [exportTexts.failed, describeError(error).message],
      cancelledText: exportTexts.cancelled,
      offersRetry: ({ isCancelled }) => !isCancelled,
      typedFields: [{ field: 'Filter Orders', content: '5' }],
    }),
  ],
  getOrderDetail: [
    screenQuery('an opened order', `${listPath(tabs.open)}&search=5`, orderTexts.totalItems, {
      trigger: [{ press: /^Expand/ }],
      typedFields: [{ field: 'Filter Orders', content: '5' }],
    }),
  ],
  moveToOpenBulk: [bulk(tabs.hold, [{ press: 'Move to Open' }, { press: /^Move .*to open$/ }], flatReply)],
  moveToCloseBulk: [
    bulk(tabs.hold, [{ press: 'Move to Close' }, { press: /^Close / }], flatReply),
    bulk(tabs.open, [{ press: 'Move to Close' }, { press: /^Close / }], flatReply),
  ],
  shipNowMultiple: [
    bulk(tabs.open, [{ press: 'Ship Now' }, { press: /^Ship .*now$/ }], nestedReply),
    {
      ...bulk(tabs.hold, [{ press: 'Ship Now' }, { press: /^Ship .*now$/ }, { press: 'Settings' }], nestedReply),
      name: 'bulk action whose list was left',
      typedFields: [],
    },
    bulk(tabs.hold, [{ press: 'Ship Now' }, { press: /^Ship .*now$/ }], nestedReply),
  ],
  bulkOrderAction: [
    bulk(
      tabs.backOrders,
      [
        { choose: backOrderSelectLabel, value: 'move_to_open' },
        { press: bulkTexts.apply },
        { press: /^Send .*to Open Orders$/ },
      ],
      flatReply,
      resultTexts.bulkNoMessage,
    ),
  ],
  shipNow: [orderAction(tabs.open, 'ship-now'), orderAction(tabs.needsReview, 'ship-now')],
  moveToClose: [
    orderAction(tabs.inFulfillment, 'move-to-close'),
    orderAction(tabs.open, 'move-to-close'),
    orderAction(tabs.hold, 'move-to-close'),
  ],
  cancelPartialShipment: [
    orderAction(tabs.open, 'cancel-partial-shipment', {
      replyPatch: firstOrder({ is_back_order: 2, '3pl_status': 7 }),
    }),
  ],
  shipmentWorkflow: [orderAction(tabs.open, 'shipment-workflow')],
  holdOrder: [
    holdOrder,
    {
      ...bulk(tabs.hold, [{ press: 'Undo' }], flatReply),
      name: 'Undo of a bulk move to open',
      setup: [{ tick: /^Select #/ }, { press: 'Move to Open' }, { press: /^Move .*to open$/ }],
      typedFields: [{ field: 'Filter Orders', content: '5' }],
      retryTrigger: [{ press: /^Put 1 order back on hold$|^Send again$/ }],
      errorTexts: (error) => [
        isOutcomeUnknown(error) ? '1 not known.' : '1 not put back.',
        describeError(error).message,
      ],
      cancelledText: bulkTexts.waitStopped,
      offersRetry: () => false,
      successText: bulkUndoneText(1),
    },
  ],
  moveToOpen: [orderAction(tabs.hold, 'move-to-open')],
  productWorkflow: [orderAction(tabs.open, 'product-workflow')],
  available: [orderAction(tabs.backOrders, 'available')],
  availablePartially: [
    orderAction(tabs.backOrders, 'available-partially', { replyPatch: firstOrder({ is_back_order: 1 }) }),
  ],
  moveToOpenErrored: [
    orderAction(tabs.errors, 'move-to-open-errored', { replyPatch: firstOrder({ error: null, error_type: 1 }) }),
  ],
  cancelItem: [
    orderAction(tabs.open, 'cancel-item', { button: /^Remove item from order/, confirm: /^Remove [\d,]+ of/ }),
  ],
  runWorkflow: [
    orderAction(tabs.errors, 'run-workflow', {
      replyPatch: firstOrder({ error: '[{"id":1,"title":"Route","error_message":"It stopped."}]' }),
      reply: { data: { success: true, messgae: done } },
      errorTexts: (error) => [
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
      replyPatch: withoutTimeline,
      // With a status below 400 the entry is written, regardless of the body.
      errorTexts: (error) =>
        error instanceof UnexpectedReplyError || error instanceof RedirectError
          ? [done]
          : [done, actionMessages.notInTimeline],
      isAwaited: false,
    },
  ],
  getThirdPartyDetails: [
    screenQuery('the use of the plan', '/app/settings/billing', /\d+ connected/),
    screenQuery('the dashboard', '/app/dashboard?search=5', /^(?!.*could not be loaded).*Needs User Review/s, {
      errorTexts: () => [/could not be loaded/],
      typedFields: [{ field: 'Filter Orders', content: '5' }],
    }),
    screenQuery('the directory', '/app/integration/directory', /3PL Integrated/, {
      errorTexts: () => [/could not be loaded/],
    }),
  ],
  saveThirdPartySettings: [
    shipbob,
    ...providers
      .filter(({ thirdPartyId }) => thirdPartyId !== 'shipbob')
      .map(({ thirdPartyId }) => providerForm(thirdPartyId, 'save')),
  ],
  ...perConnectionTest(({ thirdPartyId }): [Caller] => [providerForm(thirdPartyId, 'test')]),
  createBilling: [
    {
      ...buy,
      ...popup,
      name: 'choosing a plan that a save needs',
      path: shipbob.path,
      // The popup appears on entering the shop, and again instead of the save.
      setup: [{ press: 'Close' }, ...shipbob.setup, ...shipbob.trigger],
      typedFields: shipbob.typedFields,
    },
    {
      ...buy,
      ...popup,
      name: 'choosing a plan as the shop is entered',
      path: '/app/dashboard?search=5',
      typedFields: [{ field: 'Filter Orders', content: '5' }],
    },
    buy,
  ],
};

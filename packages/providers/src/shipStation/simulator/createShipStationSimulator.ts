import * as z from 'zod';
import { basicCredentials } from '../../simulators/core/basicCredentials.ts';
import { carriers } from '../../simulators/core/carriers.ts';
import { checkBody } from '../../simulators/core/checkBody.ts';
import { isAllShipped } from '../../simulators/core/orderStages.ts';
import { queryNumber } from '../../simulators/core/queryNumbers.ts';
import type { Route, RouteCall, Simulator, SimulatedReply, SimulatorContext } from '../../simulators/core/Simulator.ts';
import type { OrderDraft, OrderEvent, SimulatedOrder, SimulatedParcel } from '../../simulators/core/SimulatedOrder.ts';
import type { OutgoingWebhook } from '../../simulators/core/SubscriptionBook.ts';
import {
  labelsOf,
  shipStationFulfillment,
  shipStationOrder,
  shipStationShipment,
  shipStationStatus,
  shipStationTime,
} from './shipStationViews.ts';

/** Stores of each account; every order belongs to one. */
const stores = [
  { storeId: 204_501, storeName: 'Manual Orders', marketplaceName: 'ShipStation', active: true },
  { storeId: 204_502, storeName: 'Order hub', marketplaceName: 'Custom Store', active: true },
  { storeId: 204_503, storeName: 'Closed store', marketplaceName: 'Custom Store', active: false },
];
/** Ship-from locations. */
const warehouses = [
  { warehouseId: 456_789, warehouseName: 'Main warehouse', isDefault: true },
  { warehouseId: 456_790, warehouseName: 'Overflow', isDefault: false },
];
/** Packages of each carrier. */
const packages: Readonly<Record<string, readonly { code: string; name: string }[]>> = {
  ups: [
    { code: 'package', name: 'Package' },
    { code: 'ups_letter', name: 'UPS Letter' },
  ],
  fedex: [{ code: 'fedex_pak', name: 'FedEx Pak' }],
  usps: [{ code: 'flat_rate_envelope', name: 'Flat Rate Envelope' }],
};
const distinctCarriers = [...new Map(carriers.map((carrier) => [carrier.code, carrier])).values()];
const events = ['ORDER_NOTIFY', 'ITEM_ORDER_NOTIFY', 'SHIP_NOTIFY', 'ITEM_SHIP_NOTIFY', 'FULFILLMENT_SHIPPED'];
const statuses = ['awaiting_payment', 'awaiting_shipment', 'on_hold', 'shipped', 'cancelled'] as const;

const orderSchema = z.looseObject({
  orderNumber: z.string().min(1).max(50),
  orderKey: z.string().max(50).optional(),
  orderDate: z.string().min(1),
  orderStatus: z.enum(statuses),
  billTo: z.looseObject({ name: z.string().min(1) }),
  shipTo: z.looseObject({
    name: z.string().min(1),
    street1: z.string().nullish(),
    country: z.string().length(2).nullish(),
  }),
  items: z
    .array(
      z.looseObject({
        lineItemKey: z.string().nullish(),
        sku: z.string().nullish(),
        name: z.string().min(1),
        quantity: z.int(),
      }),
    )
    .default([]),
  internationalOptions: z
    .looseObject({
      contents: z.enum(['merchandise', 'documents', 'gift', 'returned_goods', 'sample']).nullish(),
      customsItems: z
        .array(
          z.looseObject({
            description: z.string(),
            quantity: z.number(),
            value: z.number().min(0).nullish(),
            countryOfOrigin: z.string().length(2).nullish(),
          }),
        )
        .nullish(),
    })
    .nullish(),
  carrierCode: z.string().nullish(),
  packageCode: z.string().nullish(),
  confirmation: z.enum(['none', 'delivery', 'signature', 'adult_signature', 'direct_signature']).nullish(),
  insuranceOptions: z
    .looseObject({
      provider: z.enum(['shipsurance', 'carrier', 'provider', 'xcover', 'parcelguard']).nullish(),
      insureShipment: z.boolean(),
      insuredValue: z.number().min(0),
    })
    .nullish(),
  advancedOptions: z.looseObject({ storeId: z.int().nullish() }).nullish(),
});
type WireOrder = z.infer<typeof orderSchema>;
const subscriptionSchema = z.object({
  target_url: z.url(),
  event: z.enum(events),
  store_id: z.int().nullish(),
  friendly_name: z.string().nullish(),
});

/** ShipStation's V1 API, from shipstation.com/docs/api. */
export function createShipStationSimulator(context: SimulatorContext): Simulator {
  const { accounts, subscriptions, origin } = context;
  return {
    // "API rate limits": 40 calls a minute for each key and secret; the window resets for all calls at once.
    rateLimit: { calls: 40, windowMs: 60_000, window: 'fixed' },
    rateLimitHeaders: ({ limit, remaining, resetMs }) => ({
      'x-rate-limit-limit': String(limit),
      'x-rate-limit-remaining': String(remaining),
      'x-rate-limit-reset': String(Math.ceil(resetMs / 1000)),
    }),
    authenticate(request) {
      const given = basicCredentials(request.headers.authorization);
      const account = given && accounts.find({ api_key: given.user, api_secret: given.password });
      return account ?? refusal(401, 'Authorization has been denied for this request.');
    },
    routes: [...orderRoutes(context), ...parcelRoutes(context), ...webhookRoutes(context)],
    tooManyRequests: () => refusal(429, 'Too Many Requests'),
    notFound: ({ path }) =>
      refusal(404, `No HTTP resource was found that matches the request URI '${origin()}${path}'.`),
    unreadableBody: () => refusal(400, 'The request is invalid.'),
    serverError: () => refusal(500, 'An error has occurred.'),
    webhooks: (event) =>
      shipStationNews(event, origin()).flatMap((news) =>
        subscriptions.wanting(event.order.account, [news.resource_type]).map((subscription): OutgoingWebhook => ({
          subscription,
          topic: news.resource_type,
          body: JSON.stringify(news),
          // V1 doesn't sign webhooks.
          headers: () => ({}),
        })),
      ),
  };
}

function orderRoutes(context: SimulatorContext): Route[] {
  const { warehouse } = context;
  const find = ({ account, params }: RouteCall) => warehouse.find(account.name, Number(params[0]));
  const unknown = () => refusal(404, 'Order not found.');
  return [
    { method: 'GET', path: /^\/stores$/, operation: 'test', handle: () => ({ status: 200, json: stores }) },
    { method: 'GET', path: /^\/warehouses$/, operation: 'choices', handle: () => ({ status: 200, json: warehouses }) },
    {
      method: 'GET',
      path: /^\/carriers$/,
      operation: 'choices',
      handle: () => ({ status: 200, json: distinctCarriers.map(({ code, name }) => ({ code, name, nickname: null })) }),
    },
    {
      method: 'GET',
      path: /^\/carriers\/listservices$/,
      operation: 'choices',
      handle({ request }) {
        const code = request.query.get('carrierCode');
        const services = carriers.filter((carrier) => carrier.code === code);
        if (services.length === 0) return refusal(400, `Carrier ${code} is not connected.`);
        const json = services.map(({ service, serviceCode }) => ({
          carrierCode: code,
          code: serviceCode,
          name: service,
          domestic: true,
          international: false,
        }));
        return { status: 200, json };
      },
    },
    {
      method: 'GET',
      path: /^\/carriers\/listpackages$/,
      operation: 'choices',
      handle({ request }) {
        const code = request.query.get('carrierCode');
        const found = packages[code ?? ''];
        if (found === undefined) return refusal(400, `Carrier ${code} is not connected.`);
        const json = found.map((each) => ({ carrierCode: code, ...each, domestic: true, international: true }));
        return { status: 200, json };
      },
    },
    {
      method: 'POST',
      path: /^\/orders\/createorder$/,
      operation: 'create',
      handle: (call) => createOrder(call, context),
    },
    { method: 'GET', path: /^\/orders$/, operation: 'find', handle: (call) => listOrders(call, context) },
    {
      method: 'GET',
      path: /^\/orders\/(\d+)$/,
      operation: 'read',
      handle(call) {
        const order = find(call);
        return order ? { status: 200, json: shipStationOrder(order) } : unknown();
      },
    },
    {
      // Hides the order; shipped units stay shipped.
      method: 'DELETE',
      path: /^\/orders\/(\d+)$/,
      operation: 'cancel',
      handle(call) {
        const order = find(call);
        if (!order) return unknown();
        if (!isClosed(order)) warehouse.cancel(order);
        return { status: 200, json: { success: true, message: 'The requested order has been deleted.' } };
      },
    },
  ];
}

function parcelRoutes(context: SimulatorContext): Route[] {
  return [
    {
      method: 'GET',
      path: /^\/shipments$/,
      operation: 'read',
      handle(call) {
        const hasItems = call.request.query.get('includeShipmentItems')?.toLowerCase() === 'true';
        const found = parcelsOf(call, context).filter(({ order }) => !order.plan.startsWith('without'));
        return paged(call, 'shipments', found, ({ order, parcel }) => shipStationShipment(order, parcel, hasItems));
      },
    },
    {
      method: 'GET',
      path: /^\/fulfillments$/,
      operation: 'read',
      handle(call) {
        const found = parcelsOf(call, context).filter(({ order }) => order.plan === 'withoutLabel');
        return paged(call, 'fulfillments', found, ({ order, parcel }) => shipStationFulfillment(order, parcel));
      },
    },
  ];
}

function webhookRoutes({ warehouse, subscriptions }: SimulatorContext): Route[] {
  return [
    {
      method: 'POST',
      path: /^\/webhooks\/subscribe$/,
      operation: 'webhooks',
      handle({ request, account }) {
        const { data, problems } = checkBody(subscriptionSchema, request.json);
        if (problems) return refusal(400, `Invalid ${problems[0]?.path}.`);
        const id = warehouse.nextId();
        const { target_url: url, event } = data;
        subscriptions.add({ id, account: account.name, topics: [event], url, secret: '' });
        return { status: 201, json: { id } };
      },
    },
    {
      method: 'GET',
      path: /^\/webhooks$/,
      operation: 'webhooks',
      handle: ({ account }) => ({
        status: 200,
        json: {
          webhooks: subscriptions.of(account.name).map(({ id, url, topics }) => ({
            WebHookID: id,
            HookType: topics[0],
            Url: url,
            Active: true,
          })),
        },
      }),
    },
    {
      method: 'DELETE',
      path: /^\/webhooks\/(\d+)$/,
      operation: 'webhooks',
      handle: ({ account, params }) =>
        subscriptions.remove(account.name, Number(params[0])) ? { status: 200 } : refusal(404, 'Webhook not found.'),
    },
  ];
}

/** The same key overwrites the whole order until something ships. */
function createOrder({ request, account }: RouteCall, context: SimulatorContext): SimulatedReply {
  const { warehouse, clock, takeRefusal } = context;
  const body = request.json;
  const refuse = (status: number, message: string, reference: string | null) => {
    warehouse.recordRefusal({ at: clock.now(), outcome: 'refused', reference, status, body });
    return refusal(status, message);
  };
  const { data, problems } = checkBody(orderSchema, body);
  const problem = problems?.[0];
  if (problem) {
    return refuse(400, problem.kind === 'missing' ? `${problem.path} is required.` : `Invalid ${problem.path}.`, null);
  }
  if (!data) return refuse(400, 'The request is invalid.', null);
  const storeId = data.advancedOptions?.storeId;
  if (storeId != null && !stores.some((store) => store.storeId === storeId && store.active)) {
    return refuse(400, `Store ${storeId} could not be found or is inactive.`, data.orderKey ?? null);
  }
  const reference = data.orderKey ?? `manual-${warehouse.nextId()}`;
  const words = takeRefusal(reference);
  if (words) return refuse(words.status ?? 400, words.words, reference);
  const earlier = warehouse.findByReference(account.name, reference).at(-1);
  if (earlier && (isClosed(earlier) || earlier.stage === 'partlyShipped')) {
    warehouse.recordDuplicate(earlier, 400, body);
    return refusal(400, `Order ${data.orderNumber} is ${shipStationStatus(earlier)} and cannot be updated.`);
  }
  if (earlier && data.orderStatus === 'cancelled') {
    warehouse.cancel(earlier);
    return { status: 200, json: shipStationOrder(earlier) };
  }
  const draft = draftOf(data, account.name, reference);
  if (earlier) {
    warehouse.replace(earlier, draft, 200);
    return { status: 200, json: shipStationOrder(earlier) };
  }
  return { status: 200, json: shipStationOrder(warehouse.receive(draft, 200)) };
}

function draftOf(wire: WireOrder, account: string, reference: string): OrderDraft {
  const lines = wire.items.map((item) => ({
    lineRef: item.lineItemKey ?? null,
    sku: item.sku ?? '',
    name: item.name,
    quantity: item.quantity,
  }));
  return { account, reference, lines, wire, ...(wire.orderStatus === 'on_hold' && { hold: 'On hold' }) };
}

/** `orderNumber` matches by prefix. */
function listOrders(call: RouteCall, { warehouse }: SimulatorContext): SimulatedReply {
  const { query } = call.request;
  const number = query.get('orderNumber')?.toLowerCase();
  const status = query.get('orderStatus');
  const since = query.get('modifyDateStart')?.replace(' ', 'T');
  const createdFrom = query.get('createDateStart')?.replace(' ', 'T');
  const found = warehouse.ordersOf(call.account.name).filter((order) => {
    if (number !== undefined && !String(order.wire.orderNumber).toLowerCase().startsWith(number)) return false;
    if (status !== null && shipStationStatus(order) !== status) return false;
    if (createdFrom !== undefined && shipStationTime(order.receivedAt) < createdFrom) return false;
    return since === undefined || shipStationTime(order.updatedAt) >= since;
  });
  // "List orders": sorts by creation or last change.
  const sorted = query.get('sortBy') === 'ModifyDate' ? found.toSorted((a, b) => a.updatedAt - b.updatedAt) : found;
  return paged(call, 'orders', query.get('sortDir') === 'DESC' ? sorted.toReversed() : sorted, shipStationOrder);
}

interface FoundParcel {
  order: SimulatedOrder;
  parcel: SimulatedParcel;
}

/** Each parcel is its own batch, which webhooks name. */
function parcelsOf({ request, account }: RouteCall, { warehouse }: SimulatorContext): FoundParcel[] {
  const { query } = request;
  const id = query.get('orderId');
  const number = query.get('orderNumber');
  const batch = query.get('batchId');
  const orders =
    id === null ? warehouse.ordersOf(account.name) : [warehouse.find(account.name, Number(id)) ?? []].flat();
  return orders
    .filter((order) => number === null || order.wire.orderNumber === number)
    .flatMap((order) => labelsOf(order).map((parcel) => ({ order, parcel })))
    .filter(({ parcel }) => batch === null || String(parcel.id) === batch);
}

function paged<T>(call: RouteCall, name: string, found: readonly T[], view: (item: T) => unknown): SimulatedReply {
  const { query } = call.request;
  const page = queryNumber(query, 'page', { missing: 1 });
  const size = queryNumber(query, 'pageSize', { missing: 100, max: 500 });
  if (page === null || size === null) return refusal(400, 'The request is invalid.');
  const items = found.slice((page - 1) * size, page * size).map(view);
  return { status: 200, json: { [name]: items, total: found.length, page, pages: Math.ceil(found.length / size) } };
}

interface ShipStationNews {
  resource_url: string;
  resource_type: string;
}

/** A webhook contains only an address, which the account's key can read. */
function shipStationNews({ type, order, parcels }: OrderEvent, origin: string): ShipStationNews[] {
  if (type === 'received') {
    return [{ resource_url: `${origin}/orders?orderNumber=${order.wire.orderNumber}`, resource_type: 'ORDER_NOTIFY' }];
  }
  if (type !== 'shipped') return [];
  // No tracking number was entered.
  if (order.plan === 'withoutParcel') return [];
  return parcels.map(({ id }) =>
    order.plan === 'withoutLabel'
      ? { resource_url: `${origin}/fulfillments?batchId=${id}`, resource_type: 'FULFILLMENT_SHIPPED' }
      : { resource_url: `${origin}/shipments?batchId=${id}&includeShipmentItems=False`, resource_type: 'SHIP_NOTIFY' },
  );
}

function isClosed(order: SimulatedOrder): boolean {
  return order.stage === 'cancelled' || isAllShipped(order);
}

function refusal(status: number, message: string): SimulatedReply {
  return { status, json: { message } };
}

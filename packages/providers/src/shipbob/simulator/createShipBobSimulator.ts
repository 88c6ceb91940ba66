import { createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { bearerToken } from '../../simulators/core/basicCredentials.ts';
import { type BodyProblem, checkBody } from '../../simulators/core/checkBody.ts';
import { isUntouched } from '../../simulators/core/orderStages.ts';
import { queryList, queryNumber } from '../../simulators/core/queryNumbers.ts';
import type { Route, RouteCall, Simulator, SimulatedReply, SimulatorContext } from '../../simulators/core/Simulator.ts';
import type { OrderEvent, SimulatedOrder, SimulatedParcel } from '../../simulators/core/SimulatedOrder.ts';
import { availableUnits } from '../../simulators/core/StockRoom.ts';
import type { OutgoingWebhook, Subscription } from '../../simulators/core/SubscriptionBook.ts';
import { shipBobChangeRoutes } from './shipBobChangeRoutes.ts';
import { isOutOfStock, shipBobOrder, shipBobShipment } from './shipBobViews.ts';

/** ShipBob topics that this simulator has events for (developer.shipbob.com, Webhooks). */
const topics = [
  'order.shipped',
  'order.delivered',
  'order.shipment.tracking.updated',
  'order.shipment.delivered',
  'order.shipment.exception',
  'order.shipment.on_hold',
  'order.shipment.cancelled',
];

const locations = [
  { id: 12, name: 'Cicero (IL)', access_granted: true, is_active: true, is_shipping_enabled: true },
  { id: 13, name: 'Moreno Valley (CA)', access_granted: true, is_active: true, is_shipping_enabled: true },
  { id: 14, name: 'Bethlehem (PA)', access_granted: true, is_active: false, is_shipping_enabled: false },
];
const shippingMethods = [
  { id: 1, name: 'Standard', active: true, default: true, service_level: { id: 1, name: 'Standard' } },
  { id: 2, name: 'Expedited', active: true, default: false, service_level: { id: 3, name: 'Expedited' } },
  { id: 3, name: 'Same day', active: false, default: false, service_level: { id: 4, name: 'Same day' } },
];

const text = (name: string) => z.string(`The ${name} field is required.`).min(1, `The ${name} field is required.`);
const orderSchema = z.looseObject({
  reference_id: text('ReferenceId').max(300),
  shipping_method: text('ShippingMethod'),
  type: z.enum(['DTC', 'DropShip', 'B2B'], 'The Type field is invalid.').optional(),
  gift_message: z.string().max(500, 'The field GiftMessage must be a string with a maximum length of 500.').nullish(),
  recipient: z.looseObject({
    name: text('Name'),
    address: z.looseObject({
      address1: text('Address1'),
      city: text('City'),
      country: text('Country').length(2, 'The Country field must be an ISO 3166-1 alpha-2 code.'),
    }),
  }),
  products: z
    .array(
      z.looseObject({
        reference_id: text('ReferenceId'),
        name: text('Name'),
        quantity: z.int('The Quantity field must be an integer.').min(1, 'The Quantity field must be at least 1.'),
        external_line_id: z.int('The ExternalLineId field must be an integer.').nullish(),
      }),
    )
    .min(1, 'The Products field is required.'),
});
const webhookSchema = z.object({
  topics: z.array(z.enum(topics, 'The topic is not supported.')).min(1, 'The Topics field is required.'),
  url: z.url('The Url field is not a valid fully-qualified http, https, or ftp URL.'),
  secret: z.string().optional(),
});

/** ShipBob's API, version 2026-07, from developer.shipbob.com. */
export function createShipBobSimulator(context: SimulatorContext): Simulator {
  const { warehouse, accounts, subscriptions } = context;
  return {
    // Rate limit page: 150 calls in a sliding minute per user and app.
    rateLimit: { calls: 150, windowMs: 60_000, window: 'sliding' },
    rateLimitHeaders: ({ remaining }) => ({ 'x-remaining-calls': String(remaining) }),
    authenticate(request) {
      const account = accounts.find({ access_token: bearerToken(request.headers.authorization) });
      // The body of a 401 is not documented; assumed to be empty.
      return account ?? { status: 401 };
    },
    routes: shipBobRoutes(context),
    tooManyRequests({ resetMs }) {
      const seconds = Math.max(1, Math.ceil(resetMs / 1000));
      const message = `Rate limit is exceeded. Try again in ${seconds} seconds.`;
      return { status: 429, headers: { 'x-retry-after': String(seconds) }, json: { statusCode: 429, message } };
    },
    // Versions before the dated ones were shut down in 2026.
    notFound: ({ path }) => ({ status: /^\/[12]\.0\//.test(path) ? 410 : 404 }),
    unreadableBody: () => invalid([{ path: '', kind: 'invalid', message: 'The request body is not valid JSON.' }]),
    serverError: () => ({ status: 500, json: { message: 'An unexpected error occurred.' } }),
    webhookTimeoutMs: 15_000,
    webhooks: (event) =>
      shipBobNews(event).flatMap(({ topic, body }) =>
        subscriptions
          .wanting(event.order.account, [topic])
          .map((subscription) => signed(subscription, topic, `msg_${warehouse.nextId()}`, JSON.stringify(body))),
      ),
  };
}

function shipBobRoutes(context: SimulatorContext): Route[] {
  const { warehouse, subscriptions } = context;
  const find = ({ account, params }: RouteCall) => warehouse.find(account.name, Number(params[0]));
  const view = (order: SimulatedOrder, call: RouteCall) => shipBobOrder(order, channelOf(call));
  return [
    {
      method: 'GET',
      path: /^\/2026-07\/channel$/,
      operation: 'test',
      handle: (call) => ({ status: 200, json: { items: channelsOf(call), next: null } }),
    },
    {
      method: 'POST',
      path: /^\/2026-07\/order$/,
      operation: 'create',
      handle: (call) => createOrder(call, context),
    },
    {
      method: 'GET',
      path: /^\/2026-07\/order$/,
      operation: 'find',
      handle: (call) => listOrders(call, context),
    },
    {
      method: 'GET',
      path: /^\/2026-07\/order\/(\d+)$/,
      operation: 'read',
      handle(call) {
        const order = find(call);
        return order ? { status: 200, json: view(order, call) } : { status: 404 };
      },
    },
    {
      method: 'POST',
      path: /^\/2026-07\/order\/(\d+):cancel$/,
      operation: 'cancel',
      handle(call) {
        const order = find(call);
        return order ? cancelOrder(order, context) : { status: 404 };
      },
    },
    ...shipBobChangeRoutes(context),
    {
      method: 'GET',
      path: /^\/2026-07\/location$/,
      operation: 'choices',
      handle: () => ({ status: 200, json: locations }),
    },
    {
      method: 'GET',
      path: /^\/2026-07\/shipping-method$/,
      operation: 'choices',
      handle: () => ({ status: 200, json: shippingMethods }),
    },
    {
      method: 'GET',
      path: /^\/2026-07\/inventory-level(\/locations)?$/,
      operation: 'stock',
      handle: (call) => listStock(call, context),
    },
    {
      method: 'GET',
      path: /^\/2026-07\/webhook$/,
      operation: 'webhooks',
      handle: ({ account }) => ({
        status: 200,
        json: { items: subscriptions.of(account.name).map(webhookView), next: null },
      }),
    },
    {
      method: 'POST',
      path: /^\/2026-07\/webhook$/,
      operation: 'webhooks',
      handle({ request, account }) {
        const { data, problems } = checkBody(webhookSchema, request.json);
        if (problems) return invalid(problems);
        const secret = data.secret ?? `whsec_${randomBytes(24).toString('base64')}`;
        const id = warehouse.nextId();
        const subscription = { id, account: account.name, topics: data.topics, url: data.url, secret };
        subscriptions.add(subscription);
        return { status: 201, json: { ...webhookView(subscription), secret } };
      },
    },
    {
      method: 'DELETE',
      path: /^\/2026-07\/webhook\/(\d+)$/,
      operation: 'webhooks',
      handle: ({ account, params }) => ({
        status: subscriptions.remove(account.name, Number(params[0])) ? 204 : 404,
      }),
    },
  ];
}

/** The account can write to its own channel, but only read the store's. */
function channelsOf({ account }: RouteCall): readonly { id: number; name: string; scopes: readonly string[] }[] {
  const id = Number(account.credentials.shipbob_channel_id);
  return [
    { id: id + 1, name: 'Shopify', scopes: ['channels_read', 'orders_read'] },
    {
      id,
      name: 'Order hub',
      scopes: ['channels_read', 'orders_read', 'orders_write', 'inventory_read', 'webhooks_read', 'webhooks_write'],
    },
  ];
}

function channelOf(call: RouteCall): { id: number; name: string } {
  return { id: Number(call.account.credentials.shipbob_channel_id), name: 'Order hub' };
}

function createOrder(call: RouteCall, { warehouse, clock, takeRefusal }: SimulatorContext): SimulatedReply {
  const { request, account } = call;
  const channel = request.headers.shipbob_channel_id;
  const body = request.json;
  if (channel === undefined) {
    return invalid([{ path: 'shipbob_channel_id', kind: 'missing', message: 'The shipbob_channel_id is required.' }]);
  }
  // Only the integration's own channel is writable.
  if (channel !== account.credentials.shipbob_channel_id) return { status: 403 };
  const { data, problems } = checkBody(orderSchema, body);
  const at = clock.now();
  if (problems) {
    warehouse.recordRefusal({ at, outcome: 'refused', reference: null, status: 400, body });
    return invalid(problems);
  }
  const reference = data.reference_id;
  const refusal = takeRefusal(reference);
  if (refusal) {
    const status = refusal.status ?? 422;
    warehouse.recordRefusal({ at, outcome: 'refused', reference, status, body });
    return { status, json: { '': [refusal.words] } };
  }
  const earlier = warehouse.findByReference(account.name, reference)[0];
  if (earlier) {
    warehouse.recordDuplicate(earlier, 422, body);
    return { status: 422, json: { '': ['Cannot insert order with existing ReferenceId'] } };
  }
  const lines = data.products.map((product) => ({
    lineRef: product.external_line_id == null ? null : String(product.external_line_id),
    sku: product.reference_id,
    name: product.name,
    quantity: product.quantity,
  }));
  const order = warehouse.receive({ account: account.name, reference, lines, wire: data }, 201);
  return { status: 201, json: shipBobOrder(order, channelOf(call)) };
}

/** Orders are paged by number, other lists by cursor. */
function listOrders(call: RouteCall, { warehouse }: SimulatorContext): SimulatedReply {
  const { query } = call.request;
  const page = queryNumber(query, 'Page', { missing: 1 });
  const limit = queryNumber(query, 'Limit', { missing: 50, max: 250 });
  if (page === null) return invalid([{ path: 'Page', kind: 'invalid', message: 'The Page field is invalid.' }]);
  if (limit === null) {
    return invalid([{ path: 'Limit', kind: 'invalid', message: 'The field Limit must be between 1 and 250.' }]);
  }
  const references = queryList(query, 'ReferenceIds');
  const ids = queryList(query, 'IDs');
  const since = Date.parse(query.get('LastUpdateStartDate') ?? '');
  const candidates =
    references?.flatMap((reference) => warehouse.findByReference(call.account.name, reference)) ??
    ids?.flatMap((id) => warehouse.find(call.account.name, Number(id)) ?? []) ??
    warehouse.ordersOf(call.account.name);
  const changed = Number.isNaN(since) ? candidates : candidates.filter((order) => order.updatedAt >= since);
  // "Get orders": newest first on request.
  const found = query.get('SortOrder') === 'Newest' ? changed.toReversed() : changed;
  const channel = channelOf(call);
  return {
    status: 200,
    headers: { 'total-count': String(found.length), 'total-pages': String(Math.ceil(found.length / limit)) },
    json: found.slice((page - 1) * limit, page * limit).map((order) => shipBobOrder(order, channel)),
  };
}

/** A shipment being packed can no longer be stopped. */
function cancelOrder(order: SimulatedOrder, { warehouse }: SimulatorContext): SimulatedReply {
  if (order.stage === 'cancelled') return { status: 422, json: { '': ['Order is already cancelled'] } };
  const isDone = isUntouched(order);
  if (isDone) warehouse.cancel(order);
  const status = isDone ? 'Success' : 'Failure';
  const results = order.parcels.map((parcel) => ({ shipment_id: parcel.id, action_result: status }));
  return { status: 200, json: { order_id: order.id, status, canceled_shipment_results: results } };
}

function listStock({ request, account }: RouteCall, { warehouse }: SimulatorContext): SimulatedReply {
  const { query, path } = request;
  const size = queryNumber(query, 'PageSize', { missing: 50, max: 250 });
  const from = queryNumber(query, 'Cursor', { missing: 0, min: 0 });
  if (size === null || from === null) {
    return invalid([{ path: 'PageSize', kind: 'invalid', message: 'The field PageSize must be between 1 and 250.' }]);
  }
  const wanted = query.get('SearchBy')?.toLowerCase() ?? '';
  const levels = warehouse.stock.list(account.name).filter(({ sku }) => sku.toLowerCase().includes(wanted));
  const items = levels.slice(from, from + size).map((level) => {
    const units = {
      total_on_hand_quantity: level.onHand,
      total_fulfillable_quantity: availableUnits(level),
      total_committed_quantity: level.reserved,
    };
    const item = { inventory_id: level.id, name: level.sku, sku: level.sku };
    if (!path.endsWith('/locations')) return { ...item, ...units };
    const { total_on_hand_quantity, total_fulfillable_quantity } = units;
    const site = {
      location_id: 12,
      name: 'Cicero (IL)',
      on_hand_quantity: total_on_hand_quantity,
      fulfillable_quantity: total_fulfillable_quantity,
      committed_quantity: units.total_committed_quantity,
    };
    return { ...item, locations: [site] };
  });
  const rest = new URLSearchParams(query);
  rest.set('Cursor', String(from + size));
  return { status: 200, json: { items, next: from + size < levels.length ? `${path}?${rest}` : null } };
}

interface ShipBobNews {
  topic: string;
  body: unknown;
}

/** `order.shipped` is sent with the label, before the parcel leaves. */
function shipBobNews({ type, order, parcels }: OrderEvent): ShipBobNews[] {
  const each = (topic: string, list: readonly SimulatedParcel[]) =>
    list.map((parcel) => ({ topic, body: shipBobShipment(order, parcel) }));
  switch (type) {
    case 'packed':
      return each('order.shipped', order.parcels);
    case 'shipped':
    case 'inTransit':
      return each('order.shipment.tracking.updated', parcels);
    case 'delivered': {
      const all = order.stage === 'delivered' ? [{ topic: 'order.delivered', body: shipBobOrderNews(order) }] : [];
      return [...each('order.shipment.delivered', parcels), ...all];
    }
    case 'onHold':
      return each(isOutOfStock(order) ? 'order.shipment.exception' : 'order.shipment.on_hold', order.parcels);
    case 'cancelled':
      return each('order.shipment.cancelled', order.parcels);
    case 'voided':
      return each('order.shipment.cancelled', parcels);
    case 'received':
      return [];
  }
}

function shipBobOrderNews(order: SimulatedOrder): unknown {
  const shipments = order.parcels.map((parcel) => shipBobShipment(order, parcel));
  return { id: order.id, reference_id: order.reference, status: 'Fulfilled', shipments };
}

/** Standard Webhooks: HMAC-SHA256 of `id.timestamp.body`; the key is the base64-decoded part after `whsec_`. */
function signed(subscription: Subscription, topic: string, id: string, body: string): OutgoingWebhook {
  const key = Buffer.from(subscription.secret.replace(/^whsec_/, ''), 'base64');
  return {
    subscription,
    topic,
    body,
    headers(now) {
      const timestamp = String(Math.floor(now / 1000));
      const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
      return {
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${signature}`,
        'x-webhook-topic': topic,
      };
    },
  };
}

function webhookView({ id, topics, url }: Subscription): Record<string, unknown> {
  return { id, topics, url };
}

/** Messages by field, as ShipBob answers invalid requests. */
function invalid(problems: readonly BodyProblem[]): SimulatedReply {
  const json: Record<string, string[]> = {};
  for (const { path, message } of problems) (json[path] ??= []).push(message);
  return { status: 400, json };
}

import { createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { type BodyProblem, checkBody } from '../../simulators/core/checkBody.ts';
import { isUntouched } from '../../simulators/core/orderStages.ts';
import { queryList, queryNumber } from '../../simulators/core/queryNumbers.ts';
import type { Route, RouteCall, Simulator, SimulatedReply, SimulatorContext } from '../../simulators/core/Simulator.ts';
import type { OrderEvent, SimulatedOrder } from '../../simulators/core/SimulatedOrder.ts';
import { availableUnits } from '../../simulators/core/StockRoom.ts';
import type { OutgoingWebhook, Subscription } from '../../simulators/core/SubscriptionBook.ts';
import { shipwireList, shipwireOrder, type ShipwireResource, shipwireTime } from './shipwireViews.ts';

const topics = ['order.created', 'order.updated', 'order.completed', 'order.canceled', 'order.hold.added'];
const trackingTopics = ['tracking.created', 'tracking.updated', 'tracking.delivered', 'stock.transition'];
const warehouseId = 56;
const warehouses = [
  { id: warehouseId, externalId: null, name: 'Chicago', code: 'CHI', type: 'SHIPWIRE' },
  { id: 58, externalId: null, name: 'Los Angeles', code: 'LAX', type: 'SHIPWIRE' },
];
const merchantHold = 'Held by the merchant';

const flag = z.union([z.literal(0), z.literal(1), z.boolean()]).optional();
const orderSchema = z.looseObject({
  orderNo: z.string().max(100).optional(),
  externalId: z.string().max(100).optional(),
  items: z.array(z.looseObject({ sku: z.string().min(1), quantity: z.int().min(1) })).min(1),
  shipTo: z.looseObject({
    name: z.string().min(1),
    address1: z.string().min(1),
    city: z.string().min(1),
    country: z.string().length(2),
    email: z.string().nullish(),
  }),
  options: z
    .looseObject({
      warehouseId: z.int().nullish(),
      serviceLevelCode: z.enum(['GD', '2D', '1D', 'INTL', 'FT', 'E-INTL', 'PL-INTL']).optional(),
      hold: flag,
      forceDuplicate: flag,
      canSplit: flag,
    })
    .optional(),
});
const webhookSchema = z.object({ topic: z.string().min(1), url: z.url() });

/** Shipwire's API v3, from its developer pages and recorded traffic of open-source clients. */
export function createShipwireSimulator(context: SimulatorContext): Simulator {
  const { accounts } = context;
  return {
    // Shipwire publishes no limit; this one is assumed.
    rateLimit: { calls: 120, windowMs: 60_000, window: 'sliding' },
    authenticate(request) {
      const key = /^ShipwireKey (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null;
      const account = key === null ? null : accounts.find({ shipwireKey: key });
      // The message is the same for any credentials.
      return account ?? envelope(401, 'Please include a valid Authorization header (Basic)');
    },
    routes: [...orderRoutes(context), ...webhookRoutes(context)],
    tooManyRequests: ({ resetMs }) => ({
      ...envelope(429, 'Too many requests'),
      headers: { 'retry-after': String(Math.max(1, Math.ceil(resetMs / 1000))) },
    }),
    notFound: () => envelope(404, 'The requested resource was not found.'),
    unreadableBody: () => envelope(400, 'The request body could not be read.'),
    serverError: () => envelope(500, 'An internal error occurred.'),
    webhookTimeoutMs: 5_000,
    webhooks: (event) => shipwireWebhooks(event, context),
  };
}

function orderRoutes(context: SimulatorContext): Route[] {
  const { warehouse } = context;
  const find = ({ account, params }: RouteCall) => warehouse.find(account.name, Number(params[0]));
  const unknown = () => envelope(404, 'Order not found.');
  return [
    {
      method: 'GET',
      path: /^\/api\/v3\/orders$/,
      operation: 'find',
      handle: (call) => listOrders(call, context),
    },
    {
      method: 'POST',
      path: /^\/api\/v3\/orders$/,
      operation: 'create',
      handle: (call) => createOrder(call, context),
    },
    {
      method: 'GET',
      path: /^\/api\/v3\/orders\/(\d+)$/,
      operation: 'read',
      handle(call) {
        const order = find(call);
        if (!order) return unknown();
        const { resourceLocation, resource } = view(order, context, expandOf(call));
        return envelope(200, 'Successful', { resourceLocation, resource });
      },
    },
    {
      method: 'PUT',
      path: /^\/api\/v3\/orders\/(\d+)$/,
      operation: 'create',
      handle(call) {
        const order = find(call);
        // Recorded.
        if (!order) return envelope(400, 'Order ID not detected. Please make a POST if you wish to create an order.');
        return updateOrder(call, order, context);
      },
    },
    {
      method: 'POST',
      path: /^\/api\/v3\/orders\/(\d+)\/holds\/clear$/,
      operation: 'hold',
      handle(call) {
        const order = find(call);
        if (!order) return unknown();
        if (order.problem === merchantHold) warehouse.release(order);
        return envelope(200, 'Successful');
      },
    },
    {
      method: 'POST',
      path: /^\/api\/v3\/orders\/(\d+)\/cancel$/,
      operation: 'cancel',
      handle(call) {
        const order = find(call);
        if (!order) return unknown();
        if (!isUntouched(order)) {
          return envelope(422, 'Order cannot be cancelled', { errors: [`Order ${order.id} is already being shipped`] });
        }
        warehouse.cancel(order);
        return envelope(200, 'Order cancelled', { resourceLocation: locationOf(order, context) });
      },
    },
    {
      method: 'GET',
      path: /^\/api\/v3\.1\/warehouses$/,
      operation: 'choices',
      handle: (call) => paged(call, context, warehouses, (resource) => ({ resourceLocation: null, resource })),
    },
    {
      method: 'GET',
      path: /^\/api\/v3\/stock$/,
      operation: 'stock',
      handle(call) {
        const levels = warehouse.stock.list(call.account.name, queryList(call.request.query, 'sku'));
        return paged(call, context, levels, (level) => ({
          resourceLocation: null,
          resource: {
            sku: level.sku,
            warehouseId,
            good: availableUnits(level),
            reserved: level.reserved,
            pending: 0,
            backordered: 0,
          },
        }));
      },
    },
  ];
}

function createOrder({ request, account }: RouteCall, context: SimulatorContext): SimulatedReply {
  const { warehouse, clock, takeRefusal } = context;
  const body = request.json;
  const refuse = (status: number, message: string, errors: readonly unknown[], reference: string | null) => {
    warehouse.recordRefusal({ at: clock.now(), outcome: 'refused', reference, status, body });
    return envelope(status, message, { errors });
  };
  const { data, problems } = checkBody(orderSchema, body);
  if (problems) return refuse(422, 'The order could not be created', problems.map(errorOf), null);
  const reference = data.externalId ?? data.orderNo ?? `order-${warehouse.nextId()}`;
  const refusal = takeRefusal(reference);
  if (refusal) {
    const errors = [{ type: 'error', code: 'orderRejected', message: refusal.words }];
    return refuse(refusal.status ?? 422, 'The order could not be created', errors, reference);
  }
  const isForced = data.options?.forceDuplicate === 1 || data.options?.forceDuplicate === true;
  const earlier = warehouse.findByReference(account.name, reference).find(({ stage }) => stage !== 'cancelled');
  if (earlier && !isForced) {
    // Shipwire's answer to a duplicate is not published; assumed.
    const error = { type: 'error', code: 'duplicateOrder', message: `Order ${data.orderNo} is a duplicate` };
    warehouse.recordDuplicate(earlier, 422, body);
    return envelope(422, 'The order could not be created', { errors: [error] });
  }
  const lines = data.items.map(({ sku, quantity }) => ({ lineRef: null, sku, name: sku, quantity }));
  const isHeld = data.options?.hold === 1 || data.options?.hold === true;
  const draft = {
    account: account.name,
    reference,
    lines,
    wire: data,
    ...(isHeld && { hold: merchantHold }),
  };
  const order = warehouse.receive(draft, 200);
  const items = [view(order, context, [])];
  const resource = { ...shipwireList([]), total: 1, items };
  return envelope(200, 'Successful', {
    resourceLocation: `${context.origin()}/api/v3/orders?offset=0&limit=20`,
    resource,
  });
}

/** Writes over the whole order but its external id (recorded). Without the option, a hold stays (assumed). */
function updateOrder(call: RouteCall, order: SimulatedOrder, context: SimulatorContext): SimulatedReply {
  const { request, account } = call;
  const { data, problems } = checkBody(orderSchema, request.json);
  if (problems) return envelope(422, 'The order could not be updated', { errors: problems.map(errorOf) });
  if (!isUntouched(order))
    return envelope(422, 'The order could not be updated', { errors: [`Order ${order.id} is already being shipped`] });
  const { reference } = order;
  const lines = data.items.map(({ sku, quantity }) => ({ lineRef: null, sku, name: sku, quantity }));
  const isHeld = data.options?.hold === undefined ? order.problem !== null : Number(data.options.hold) === 1;
  const hold = isHeld ? { hold: order.problem ?? merchantHold } : {};
  const wire = { ...data, externalId: order.wire.externalId };
  context.warehouse.replace(order, { account: account.name, reference, lines, wire, ...hold }, 200);
  const { resourceLocation, resource } = view(order, context, expandOf(call));
  return envelope(200, 'Successful', { resourceLocation, resource });
}

function listOrders(call: RouteCall, context: SimulatorContext): SimulatedReply {
  const { warehouse } = context;
  const { query } = call.request;
  const numbers = queryList(query, 'orderNo');
  const external = queryList(query, 'externalId');
  const since = Date.parse(query.get('updatedAfter') ?? '');
  const found = warehouse.ordersOf(call.account.name).filter((order) => {
    if (numbers && !numbers.includes(String(order.wire.orderNo))) return false;
    if (external && !external.includes(String(order.wire.externalId))) return false;
    return Number.isNaN(since) || order.updatedAt > since;
  });
  const expand = expandOf(call);
  return paged(call, context, found, (order) => view(order, context, expand));
}

function paged<T>(
  { request }: RouteCall,
  { origin }: SimulatorContext,
  found: readonly T[],
  item: (row: T) => ShipwireResource,
): SimulatedReply {
  const { query, path } = request;
  const offset = queryNumber(query, 'offset', { missing: 0, min: 0 });
  const limit = queryNumber(query, 'limit', { missing: 20, max: 100 });
  if (offset === null || limit === null) {
    return envelope(400, 'Invalid paging', { errors: { limit: 'limit must be between 1 and 100' } });
  }
  const address = (from: number) => {
    const other = new URLSearchParams(query);
    other.set('offset', String(from));
    other.set('limit', String(limit));
    return `${origin()}${path}?${other}`;
  };
  const resource = {
    offset,
    total: found.length,
    previous: offset > 0 ? address(Math.max(0, offset - limit)) : null,
    next: offset + limit < found.length ? address(offset + limit) : null,
    items: found.slice(offset, offset + limit).map(item),
  };
  return envelope(200, 'Successful', { resourceLocation: address(offset), resource });
}

function webhookRoutes({ warehouse, subscriptions, origin }: SimulatorContext): Route[] {
  const viewOf = ({ id, topics: [topic], url }: Subscription) => ({ id, topic, url });
  return [
    {
      method: 'POST',
      path: /^\/api\/v3\/webhooks$/,
      operation: 'webhooks',
      handle({ request, account }) {
        const { data, problems } = checkBody(webhookSchema, request.json);
        const topic = data?.topic.replace(/^v1\./, '');
        if (problems || topic === undefined || ![...topics, ...trackingTopics].includes(topic)) {
          return envelope(422, 'The webhook could not be created', { errors: { topic: ['Unknown topic or address'] } });
        }
        const subscription = {
          id: warehouse.nextId(),
          account: account.name,
          topics: [topic],
          url: data.url,
          secret: '',
        };
        subscriptions.add(subscription);
        const resourceLocation = `${origin()}/api/v3/webhooks/${subscription.id}`;
        return envelope(200, 'Successful', {
          resource: { ...shipwireList([]), total: 1, items: [{ resourceLocation, resource: viewOf(subscription) }] },
        });
      },
    },
    {
      method: 'GET',
      path: /^\/api\/v3\/webhooks$/,
      operation: 'webhooks',
      handle: ({ account }) =>
        envelope(200, 'Successful', { resource: shipwireList(subscriptions.of(account.name).map(viewOf)) }),
    },
    {
      method: 'DELETE',
      path: /^\/api\/v3\/webhooks\/(\d+)$/,
      operation: 'webhooks',
      handle: ({ account, params }) =>
        subscriptions.remove(account.name, Number(params[0]))
          ? envelope(200, 'Webhook subscription deleted')
          : envelope(404, 'Webhook subscription not found.'),
    },
    {
      method: 'POST',
      path: /^\/api\/v3\/secret$/,
      operation: 'webhooks',
      handle({ account }) {
        const secret = randomBytes(32).toString('hex');
        // Keeps two, so that a secret can be replaced without a gap.
        subscriptions.setSecrets(account.name, [...subscriptions.secretsOf(account.name), secret].slice(-2));
        const resource = { id: warehouse.nextId(), secret };
        return envelope(200, 'Successful', { resource: { ...shipwireList([resource]) } });
      },
    },
  ];
}

function shipwireWebhooks(event: OrderEvent, context: SimulatorContext): OutgoingWebhook[] {
  const { warehouse, subscriptions } = context;
  const { account } = event.order;
  return topicsOf(event).flatMap((topic) =>
    subscriptions.wanting(account, [topic]).map((subscription) => {
      const body = JSON.stringify({
        topic: `v1.${topic}`,
        attempt: 1,
        timestamp: shipwireTime(event.at),
        uniqueEventID: `event-${warehouse.nextId()}`,
        webhookSubscriptionID: subscription.id,
        body: view(event.order, context, topic.startsWith('tracking.') ? ['trackings'] : []),
      });
      const signatures = subscriptions
        .secretsOf(account)
        .map((secret) => createHmac('sha256', Buffer.from(secret, 'hex')).update(body).digest('hex'));
      const headers: Record<string, string> =
        signatures.length === 0 ? {} : { 'x-shipwire-signature': signatures.join(';') };
      return { subscription, topic, body, headers: () => headers };
    }),
  );
}

function topicsOf({ type, order }: OrderEvent): string[] {
  switch (type) {
    case 'received':
      return ['order.created'];
    case 'packed':
      return ['order.updated'];
    case 'shipped':
      return ['tracking.created', 'order.updated', ...(order.stage === 'shipped' ? ['order.completed'] : [])];
    case 'inTransit':
    case 'voided':
      return ['tracking.updated'];
    case 'delivered':
      return ['tracking.delivered', 'order.updated'];
    case 'onHold':
      return ['order.hold.added', 'order.updated'];
    case 'cancelled':
      return ['order.canceled'];
  }
}

function view(order: SimulatedOrder, context: SimulatorContext, expand: readonly string[]): ShipwireResource {
  const splits = context.warehouse.ordersOf(order.account).filter(({ family }) => family?.parentId === order.id);
  return shipwireOrder(order, locationOf(order, context), { expand, splits });
}

function locationOf({ id }: SimulatedOrder, { origin }: SimulatorContext): string {
  return `${origin()}/api/v3/orders/${id}`;
}

function expandOf({ request }: RouteCall): string[] {
  return queryList(request.query, 'expand') ?? [];
}

function errorOf({ path, kind }: BodyProblem): { type: string; code: string; message: string } {
  return { type: 'error', code: kind, message: kind === 'missing' ? `${path} is required` : `${path} is invalid` };
}

interface EnvelopeParts {
  resourceLocation?: string | null;
  resource?: unknown;
  /** A list of objects, a list of texts, or texts by name; clients have seen all three. */
  errors?: unknown;
}

function envelope(status: number, message: string, parts: EnvelopeParts = {}): SimulatedReply {
  return {
    status,
    json: { status, message, resourceLocation: null, resource: null, warnings: null, errors: null, ...parts },
  };
}

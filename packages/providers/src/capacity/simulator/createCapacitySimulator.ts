import * as z from 'zod';
import {
  assumedRefusal,
  cancelAssumedOrder,
  createAssumedOrder,
  listAssumedOrders,
  listAssumedStock,
  readAssumedOrder,
} from '../../assumed/simulator/assumedOrders.ts';
import { bearerToken } from '../../simulators/core/basicCredentials.ts';
import { checkBody } from '../../simulators/core/checkBody.ts';
import { isAllShipped, parcelsThatLeft, unitsShipped } from '../../simulators/core/orderStages.ts';
import type {
  OpenRoute,
  Route,
  RouteCall,
  Simulator,
  SimulatedReply,
  SimulatorContext,
} from '../../simulators/core/Simulator.ts';
import { zonedDay } from '../../simulators/core/zonedTime.ts';

const hourMs = 3_600_000;
/** Rows per batch of the day's shipments. */
const batchSize = 100;

const keySchema = z.looseObject({ key: z.string() });
const trackSchema = z.looseObject({ batch_num: z.int().min(1), batch_date: z.iso.date() });
const orderSchema = z.looseObject({
  id: z.coerce.string().optional(),
  order_id: z.coerce.string().optional(),
  reference: z.string().optional(),
  updated_since: z.string().optional(),
  cursor: z.string().nullish(),
});

/**
 * Capacity LLC. Token and `order/track` follow one public client. The rest is assumed, in the shape shared by 3PLs
 * without documentation.
 */
export function createCapacitySimulator(context: SimulatorContext): Simulator {
  const { accounts, clock } = context;
  return {
    rateLimit: { calls: 60, windowMs: 60_000, window: 'sliding' },
    openRoutes: [tokenRoute(context)],
    authenticate(request) {
      const account = accounts.findByToken(bearerToken(request.headers.authorization), clock.now());
      return account ?? assumedRefusal(401, 'unauthorized', 'The access token is not valid.');
    },
    routes: capacityRoutes(context).map((route) => ({ ...route, handle: (call) => withKey(call, route, context) })),
    tooManyRequests: ({ resetMs }) => ({
      ...assumedRefusal(429, 'rate_limited', 'Too many requests.'),
      headers: { 'retry-after': String(Math.max(1, Math.ceil(resetMs / 1000))) },
    }),
    notFound: () => assumedRefusal(404, 'not_found', 'There is nothing at this address.'),
    unreadableBody: () => assumedRefusal(400, 'invalid_request', 'The body is not valid JSON.'),
    serverError: () => assumedRefusal(500, 'internal_error', 'Something went wrong on our side.'),
  };
}

/** A refusal is a reply without `access_token`. */
function tokenRoute({ accounts, clock, tokenLifetimeMs }: SimulatorContext): OpenRoute {
  return {
    method: 'POST',
    path: /^\/token$/,
    operation: 'token',
    handle(request) {
      const form = new URLSearchParams(request.text);
      if (form.get('grant_type') !== 'client_credentials') {
        return { status: 400, json: { error: 'unsupported_grant_type' } };
      }
      const given = { client_id: form.get('client_id'), client_secret: form.get('client_secret') };
      const account = accounts.find(given);
      if (!account) return { status: 400, json: { error: 'invalid_client' } };
      const lifetime = tokenLifetimeMs ?? hourMs;
      const access_token = accounts.issueToken(account, clock.now() + lifetime);
      return { status: 200, json: { access_token, token_type: 'bearer', expires_in: Math.floor(lifetime / 1000) } };
    },
  };
}

/** Besides the token, each call carries the key, and all but `track` the client code. */
function withKey(call: RouteCall, route: Route, { accounts }: SimulatorContext): SimulatedReply {
  const { data } = checkBody(keySchema, call.request.json);
  const { credentials } = call.account;
  const isTracking = call.request.path.endsWith('/track');
  const isKey = data?.key === credentials.api_key && accounts.find(credentials) !== null;
  const isClient = isTracking || data?.client_code === credentials.client_code;
  if (!isKey || !isClient) {
    return assumedRefusal(403, 'forbidden', 'The key or the client code is not valid.');
  }
  return route.handle(call);
}

function capacityRoutes(context: SimulatorContext): Route[] {
  return [
    {
      method: 'POST',
      path: /^\/api\/order\/track$/,
      operation: 'read',
      handle: (call) => trackDay(call, context),
    },
    {
      method: 'POST',
      path: /^\/api\/order\/create$/,
      operation: 'create',
      handle: (call) => createAssumedOrder(call, context),
    },
    {
      method: 'POST',
      path: /^\/api\/order\/status$/,
      operation: 'find',
      handle(call) {
        const { data } = checkBody(orderSchema, call.request.json);
        const id = data?.order_id ?? data?.id;
        if (id !== undefined) return readAssumedOrder(call, id, context);
        const { reference = null, updated_since: since = null, cursor = null } = data ?? {};
        return listAssumedOrders(call, { reference, since, cursor }, context);
      },
    },
    {
      method: 'POST',
      path: /^\/api\/order\/cancel$/,
      operation: 'cancel',
      handle(call) {
        const { data } = checkBody(orderSchema, call.request.json);
        const order = data?.reference === undefined ? null : findReference(call, data.reference, context);
        return cancelAssumedOrder(call, data?.order_id ?? data?.id ?? order ?? '', context);
      },
    },
    {
      method: 'POST',
      path: /^\/api\/inventory$/,
      operation: 'stock',
      handle(call) {
        const { data } = checkBody(orderSchema, call.request.json);
        return listAssumedStock(call, data?.cursor ?? null, context);
      },
    },
  ];
}

/**
 * Lists the shipments of a US Eastern day in numbered batches, one row per line and parcel. An empty batch ends the
 * day. 0 units: the line was not shipped and won't be.
 */
function trackDay({ request, account }: RouteCall, { warehouse }: SimulatorContext): SimulatedReply {
  const { data, problems } = checkBody(trackSchema, request.json);
  if (problems) return assumedRefusal(400, 'invalid_request', 'batch_num and batch_date are required.');
  const rows = warehouse.ordersOf(account.name).flatMap((order) => {
    const left = parcelsThatLeft(order).filter(
      ({ shippedAt }) => shippedAt !== null && zonedDay(shippedAt, 'America/New_York') === data.batch_date,
    );
    const row = { masterorderid: `${account.credentials.client_code}-${order.reference}` };
    const shipped = left.flatMap((parcel) =>
      parcel.lines.map((line) => ({
        ...row,
        capacityProductID: line.sku,
        capacityShippedQuantity: line.quantity,
        trackingNumber: parcel.trackingNumber,
        carrier: parcel.carrier.name,
      })),
    );
    const isClosed = left.length > 0 && isAllShipped(order);
    const short = order.lines.filter((line) => isClosed && unitsShipped(order, line.id) === 0);
    return [
      ...shipped,
      ...short.map((line) => ({
        ...row,
        capacityProductID: line.sku,
        capacityShippedQuantity: 0,
        trackingNumber: '',
        carrier: '',
      })),
    ];
  });
  const from = (data.batch_num - 1) * batchSize;
  return { status: 200, json: { orderlist: rows.slice(from, from + batchSize) } };
}

function findReference({ account }: RouteCall, reference: string, { warehouse }: SimulatorContext): string | null {
  const order = warehouse.findByReference(account.name, reference).at(-1);
  return order ? String(order.id) : null;
}

import * as z from 'zod';
import { basicCredentials } from '../../simulators/core/basicCredentials.ts';
import { checkBody } from '../../simulators/core/checkBody.ts';
import { isAllShipped, parcelsThatLeft } from '../../simulators/core/orderStages.ts';
import { queryList, queryNumber } from '../../simulators/core/queryNumbers.ts';
import type { Route, RouteCall, Simulator, SimulatedReply, SimulatorContext } from '../../simulators/core/Simulator.ts';
import type { SimulatedOrder, SimulatedParcel } from '../../simulators/core/SimulatedOrder.ts';
import { availableUnits } from '../../simulators/core/StockRoom.ts';
import { zonedDay, zonedTime } from '../../simulators/core/zonedTime.ts';

/** DCL reports times in California time. */
const zone = 'America/Los_Angeles';

const required = z.string().min(1);
const orderSchema = z.looseObject({
  order_number: z
    .string()
    .min(1)
    .max(25)
    .regex(/^[A-Za-z0-9#-]+$/),
  account_number: required,
  order_status: z.int().min(0).max(2).optional(),
  ordered_date: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}/)
    .optional(),
  freight_account: required,
  shipping_carrier: required,
  shipping_service: required,
  shipping_address: z.looseObject({
    address1: required,
    city: required,
    country_code: z.string().length(2),
  }),
  lines: z
    .array(
      z.looseObject({
        line_number: z.int().min(1),
        item_number: z.string().min(1).max(25),
        quantity: z.int().min(1),
        price: z.number().nullish(),
      }),
    )
    .min(1),
});
const batchSchema = z.looseObject({
  allow_partial: z.boolean().optional(),
  orders: z.array(z.unknown()).min(1).max(1000),
});
const cancelSchema = z.looseObject({ account_number: required, order_number: required });

/** Error codes of orders. DCL publishes their format but not the numbers; assumed. */
const codes = {
  ok: 0,
  invalid: 101,
  duplicate: 102,
  account: 103,
  rejected: 104,
  notFound: 105,
  tooLate: 106,
} as const;

/** DCL Logistics' API v1, from its help pages at api.dclcorp.com. */
export function createDclSimulator(context: SimulatorContext): Simulator {
  const { accounts } = context;
  return {
    // DCL mentions a leaky bucket without its size; assumed.
    rateLimit: { calls: 120, windowMs: 60_000, window: 'sliding' },
    authenticate(request) {
      const given = basicCredentials(request.headers.authorization);
      const account = given && accounts.find({ username: given.user, password: given.password });
      return account ?? refusal(401, 401, 'Invalid username or password');
    },
    routes: dclRoutes(context),
    tooManyRequests: () => refusal(429, 429, 'Too many requests'),
    notFound: () => refusal(404, 404, 'The resource was not found'),
    unreadableBody: () => refusal(400, codes.invalid, 'The request body is not valid JSON'),
    serverError: () => refusal(500, 500, 'An internal error occurred'),
  };
}

function dclRoutes(context: SimulatorContext): Route[] {
  const { warehouse } = context;
  return [
    {
      method: 'GET',
      path: /^\/api\/(?:v1|sandbox)\/orders$/,
      operation: 'find',
      handle: (call) => listOrders(call, context),
    },
    {
      method: 'POST',
      path: /^\/api\/(?:v1|sandbox)\/batches$/,
      operation: 'create',
      handle: (call) => createBatch(call, context),
    },
    {
      method: 'PUT',
      path: /^\/api\/(?:v1|sandbox)\/orders\/cancel$/,
      operation: 'cancel',
      handle: (call) => cancelOrder(call, context),
    },
    {
      method: 'GET',
      path: /^\/api\/(?:v1|sandbox)\/items$/,
      operation: 'stock',
      handle(call) {
        const { query } = call.request;
        const page = pageOf(query, 500);
        if (!page) return refusal(400, codes.invalid, 'Invalid page or page_size');
        const levels = warehouse.stock.list(call.account.name, queryList(query, 'item_numbers'));
        const items = levels.slice(page.from, page.from + page.size).map((level) => ({
          account_number: call.account.credentials.account_number,
          item_number: level.sku,
          on_hand: level.onHand,
          on_hold: 0,
          committed: level.reserved,
          available: availableUnits(level),
        }));
        return { status: 200, json: { error_code: codes.ok, error_message: '', items } };
      },
    },
  ];
}

interface OrderStatus {
  order_number: string | null;
  error_code: number;
  error_message: string;
}

/** The batch and each order have a code; 0 means success. Without `allow_partial`, one bad order rejects the batch. */
function createBatch(call: RouteCall, context: SimulatorContext): SimulatedReply {
  const { warehouse } = context;
  const { data, problems } = checkBody(batchSchema, call.request.json);
  if (problems) return refusal(400, codes.invalid, `${problems[0]?.path} is required`);
  const checked = data.orders.map((order) => ({ order, status: checkOrder(order, call, context) }));
  const isBad = checked.some(({ status }) => status.error_code !== codes.ok);
  if (!isBad || data.allow_partial === true) {
    for (const { order, status } of checked) if (status.error_code === codes.ok) receive(order, call, context);
  }
  for (const { order, status } of checked) {
    const { error_code, order_number: reference } = status;
    if (error_code === codes.duplicate) continue;
    const at = context.clock.now();
    if (error_code !== codes.ok) {
      warehouse.recordRefusal({ at, outcome: 'refused', reference, status: 201, body: order });
    }
  }
  const order_statuses = checked.map(({ status }) => status);
  const top = isBad
    ? { error_code: codes.invalid, error_message: 'One or more orders have errors' }
    : { error_code: codes.ok, error_message: '' };
  return { status: 201, json: { ...top, order_statuses } };
}

function checkOrder(order: unknown, { account }: RouteCall, { warehouse, takeRefusal }: SimulatorContext): OrderStatus {
  const { data, problems } = checkBody(orderSchema, order);
  if (problems) {
    const [first] = problems;
    const error_message = first?.kind === 'missing' ? `${first.path} is required` : `${first?.path} is invalid`;
    return { order_number: null, error_code: codes.invalid, error_message };
  }
  const { order_number } = data;
  const refused = (error_code: number, error_message: string) => ({ order_number, error_code, error_message });
  if (data.account_number !== account.credentials.account_number) {
    return refused(codes.account, `Account ${data.account_number} is not valid for this user`);
  }
  const words = takeRefusal(order_number);
  if (words) return refused(codes.rejected, words.words);
  const earlier = warehouse.findByReference(account.name, order_number)[0];
  if (earlier) {
    warehouse.recordDuplicate(earlier, 201, order);
    return refused(codes.duplicate, `Order ${order_number} already exists`);
  }
  return refused(codes.ok, '');
}

function receive(order: unknown, { account }: RouteCall, { warehouse }: SimulatorContext): void {
  const wire = orderSchema.parse(order);
  const lines = wire.lines.map((line) => ({
    lineRef: String(line.line_number),
    sku: line.item_number,
    name: line.item_number,
    quantity: line.quantity,
  }));
  const hold = wire.order_status === 0 ? { hold: 'Held by the merchant' } : {};
  warehouse.receive({ account: account.name, reference: wire.order_number, lines, wire, ...hold }, 201);
}

/** Canceled orders appear only with `status=2`. */
function listOrders(call: RouteCall, { warehouse }: SimulatorContext): SimulatedReply {
  const { query } = call.request;
  const page = pageOf(query, 100);
  if (!page) return refusal(400, codes.invalid, 'Invalid page or page_size');
  const numbers = queryList(query, 'order_numbers');
  const since = query.get('modified_from');
  const candidates =
    numbers?.flatMap((number) => warehouse.findByReference(call.account.name, number)) ??
    warehouse.ordersOf(call.account.name);
  const isCancelledWanted = query.get('status') === '2';
  const found = candidates.filter((order) => {
    if ((order.stage === 'cancelled') !== isCancelledWanted) return false;
    return since === null || zonedTime(order.updatedAt, zone) >= since;
  });
  const isExtended = query.get('extended_date') === 'true';
  const orders = found.slice(page.from, page.from + page.size).map((order) => dclOrder(order, isExtended));
  return { status: 200, json: { error_code: codes.ok, error_message: '', orders } };
}

function cancelOrder({ request, account }: RouteCall, { warehouse }: SimulatorContext): SimulatedReply {
  const { data, problems } = checkBody(cancelSchema, request.json);
  if (problems) return refusal(400, codes.invalid, `${problems[0]?.path} is required`);
  const order = warehouse.findByReference(account.name, data.order_number).at(-1);
  if (!order || data.account_number !== account.credentials.account_number) {
    return refusal(404, codes.notFound, `Order ${data.order_number} was not found`);
  }
  if (order.stage === 'cancelled') return { status: 200, json: { error_code: codes.ok, error_message: '' } };
  if (order.stage !== 'received' && order.stage !== 'onHold') {
    return refusal(400, codes.tooLate, `Order ${data.order_number} is being processed and cannot be cancelled`);
  }
  warehouse.cancel(order);
  return { status: 200, json: { error_code: codes.ok, error_message: '' } };
}

/** 2 canceled, 4 review, 10 received, 30 verified, 50 partly shipped, 60 shipped, 62 closed short. */
function orderStage(order: SimulatedOrder): number {
  if (order.stage === 'cancelled') return 2;
  if (order.stage === 'onHold') return 4;
  if (order.stage === 'received') return 10;
  if (order.stage === 'packed') return 30;
  if (order.stage === 'partlyShipped') return 50;
  return order.plan === 'short' && isAllShipped(order) ? 62 : 60;
}

function dclOrder(order: SimulatedOrder, isExtended: boolean): Record<string, unknown> {
  const date = (ms: number) => (isExtended ? zonedTime(ms, zone) : zonedDay(ms, zone));
  const { account_number, shipping_address, shipping_carrier, shipping_service, ordered_date } = order.wire;
  const { shipping_instructions = '', packing_list_comments = '' } = order.wire;
  return {
    order_number: order.reference,
    account_number,
    order_stage: orderStage(order),
    stage_description: order.problem ?? '',
    ordered_date: ordered_date ?? zonedDay(order.receivedAt, zone),
    received_date: date(order.receivedAt),
    modified_at: date(order.updatedAt),
    shipping_address,
    shipping_carrier,
    shipping_service,
    shipping_instructions,
    packing_list_comments,
    lines: order.lines.map((line) => ({
      line_number: Number(line.lineRef),
      item_number: line.sku,
      quantity: line.quantity,
    })),
    shipments: shipmentsOf(order, date),
  };
}

/** Groups cartons that leave together into one shipment. */
function shipmentsOf(order: SimulatedOrder, date: (ms: number) => string): Record<string, unknown>[] {
  const waves = new Map<number, SimulatedParcel[]>();
  for (const parcel of parcelsThatLeft(order)) waves.set(parcel.wave, [...(waves.get(parcel.wave) ?? []), parcel]);
  return [...waves.values()].map((parcels) => ({
    ship_id: `${order.id}-${parcels[0]?.wave ?? 0}`,
    ship_date: date(parcels[0]?.shippedAt ?? order.updatedAt),
    shipping_carrier: parcels[0]?.carrier.name,
    shipping_service: parcels[0]?.carrier.service,
    packages: parcels.map((parcel) => ({
      carton_id: String(parcel.id),
      tracking_number: parcel.trackingNumber,
      shipped_items: parcel.lines.map((line) => ({ item_number: line.sku, quantity: line.quantity })),
    })),
  }));
}

/** The last page is the first that is not full. */
function pageOf(query: URLSearchParams, max: number): { from: number; size: number } | null {
  const size = queryNumber(query, 'page_size', { missing: max, max });
  const page = queryNumber(query, 'page', { missing: 1 });
  return size === null || page === null ? null : { from: (page - 1) * size, size };
}

function refusal(status: number, error_code: number, error_message: string): SimulatedReply {
  return { status, json: { error_code, error_message } };
}

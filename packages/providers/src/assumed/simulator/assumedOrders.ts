import * as z from 'zod';
import { type BodyProblem, checkBody } from '../../simulators/core/checkBody.ts';
import { isAllShipped, isUntouched, parcelsThatLeft } from '../../simulators/core/orderStages.ts';
import type { RouteCall, SimulatedReply, SimulatorContext } from '../../simulators/core/Simulator.ts';
import type { SimulatedOrder } from '../../simulators/core/SimulatedOrder.ts';
import { availableUnits } from '../../simulators/core/StockRoom.ts';

/** Assumed order shape of 3PLs without documentation. Nothing here was checked against a live service. */
const orderSchema = z.looseObject({
  reference: z.string().min(1).max(50),
  order_date: z.iso.datetime({ offset: true }).optional(),
  service: z.string().nullish(),
  ship_to: z.looseObject({
    name: z.string().min(1),
    address1: z.string().min(1),
    city: z.string().min(1),
    country: z.string().length(2),
  }),
  lines: z
    .array(
      z.looseObject({
        line_ref: z.string().nullish(),
        sku: z.string().min(1),
        quantity: z.int().min(1),
      }),
    )
    .min(1),
});

const pageSize = 100;

/** `{error: {code, message, fields}}`, the shape of every refusal. */
export function assumedRefusal(
  status: number,
  code: string,
  message: string,
  more: Record<string, unknown> = {},
): SimulatedReply {
  return { status, json: { error: { code, message, ...more } } };
}

export function createAssumedOrder(
  { request, account }: RouteCall,
  { warehouse, clock, takeRefusal }: SimulatorContext,
): SimulatedReply {
  const body = request.json;
  const refuse = (reply: SimulatedReply, reference: string | null) => {
    warehouse.recordRefusal({ at: clock.now(), outcome: 'refused', reference, status: reply.status, body });
    return reply;
  };
  const { data, problems } = checkBody(orderSchema, body);
  if (problems) return refuse(invalid(problems), null);
  const { reference } = data;
  const refusal = takeRefusal(reference);
  if (refusal) return refuse(assumedRefusal(refusal.status ?? 422, 'rejected', refusal.words), reference);
  const earlier = warehouse.findByReference(account.name, reference)[0];
  if (earlier) {
    warehouse.recordDuplicate(earlier, 409, body);
    const message = `An order of reference ${reference} exists already.`;
    return assumedRefusal(409, 'duplicate_reference', message, { order_id: String(earlier.id) });
  }
  const lines = data.lines.map((line) => ({
    lineRef: line.line_ref ?? null,
    sku: line.sku,
    name: line.sku,
    quantity: line.quantity,
  }));
  const order = warehouse.receive({ account: account.name, reference, lines, wire: data }, 201);
  return { status: 201, json: { id: String(order.id), reference, status: assumedStatus(order) } };
}

export function readAssumedOrder(call: RouteCall, id: string, { warehouse }: SimulatorContext): SimulatedReply {
  const order = warehouse.find(call.account.name, Number(id));
  return order ? { status: 200, json: assumedOrder(order) } : unknownOrder(id);
}

export function cancelAssumedOrder(call: RouteCall, id: string, { warehouse }: SimulatorContext): SimulatedReply {
  const order = warehouse.find(call.account.name, Number(id));
  if (!order) return unknownOrder(id);
  if (order.stage !== 'cancelled' && !isUntouched(order)) {
    return assumedRefusal(409, 'too_late', `Order ${id} is being shipped and can no longer be cancelled.`);
  }
  if (order.stage !== 'cancelled') warehouse.cancel(order);
  return { status: 200, json: assumedOrder(order) };
}

/** Lists the orders with one reference, or one page of orders changed since a time. */
export function listAssumedOrders(
  call: RouteCall,
  { reference, since, cursor }: { reference: string | null; since: string | null; cursor: string | null },
  { warehouse }: SimulatorContext,
): SimulatedReply {
  const sinceMs = since === null ? null : Date.parse(since);
  const from = Number(cursor ?? 0);
  if (Number.isNaN(sinceMs ?? 0)) return assumedRefusal(400, 'invalid_request', 'updated_since is no time.');
  if (!Number.isInteger(from) || from < 0) return assumedRefusal(400, 'invalid_request', 'The cursor is unknown.');
  const candidates =
    reference === null
      ? warehouse.ordersOf(call.account.name)
      : warehouse.findByReference(call.account.name, reference);
  const found = candidates.filter((order) => sinceMs === null || order.updatedAt >= sinceMs);
  const next_cursor = from + pageSize < found.length ? String(from + pageSize) : null;
  return { status: 200, json: { orders: found.slice(from, from + pageSize).map(assumedOrder), next_cursor } };
}

export function listAssumedStock(
  call: RouteCall,
  cursor: string | null,
  { warehouse }: SimulatorContext,
): SimulatedReply {
  const from = Number(cursor ?? 0);
  if (!Number.isInteger(from) || from < 0) return assumedRefusal(400, 'invalid_request', 'The cursor is unknown.');
  const levels = warehouse.stock.list(call.account.name);
  const items = levels
    .slice(from, from + pageSize)
    .map((level) => ({ sku: level.sku, on_hand: level.onHand, available: availableUnits(level) }));
  return {
    status: 200,
    json: { items, next_cursor: from + pageSize < levels.length ? String(from + pageSize) : null },
  };
}

function assumedOrder(order: SimulatedOrder): Record<string, unknown> {
  return {
    id: String(order.id),
    reference: order.reference,
    status: assumedStatus(order),
    status_reason: order.problem,
    updated_at: new Date(order.updatedAt).toISOString(),
    shipments: parcelsThatLeft(order).map((parcel) => ({
      id: String(parcel.id),
      carrier: parcel.carrier.name,
      tracking_number: parcel.trackingNumber,
      shipped_at: parcel.shippedAt === null ? null : new Date(parcel.shippedAt).toISOString(),
      lines: parcel.lines.map((line) => ({
        line_ref: order.lines.find(({ id }) => id === line.lineId)?.lineRef ?? null,
        sku: line.sku,
        quantity: line.quantity,
      })),
    })),
  };
}

function assumedStatus(order: SimulatedOrder): string {
  if (order.stage === 'onHold') return 'on_hold';
  if (order.stage === 'packed') return 'processing';
  if (order.stage === 'partlyShipped') return 'partially_shipped';
  return isAllShipped(order) ? 'shipped' : order.stage;
}

function invalid(problems: readonly BodyProblem[]): SimulatedReply {
  const fields: Record<string, string> = {};
  for (const { path, kind } of problems) fields[path] = kind === 'missing' ? 'is required' : 'is invalid';
  return assumedRefusal(422, 'validation_failed', 'The order has errors.', { fields });
}

function unknownOrder(id: string): SimulatedReply {
  return assumedRefusal(404, 'not_found', `There is no order ${id}.`);
}

import * as z from 'zod';
import { carriers } from '../../simulators/core/carriers.ts';
import { checkBody } from '../../simulators/core/checkBody.ts';
import { isUntouched } from '../../simulators/core/orderStages.ts';
import { queryNumber } from '../../simulators/core/queryNumbers.ts';
import type { Route, RouteCall, Simulator, SimulatedReply, SimulatorContext } from '../../simulators/core/Simulator.ts';
import { availableUnits } from '../../simulators/core/StockRoom.ts';
import { type InfoplusCondition, meetsCondition, parseInfoplusFilter } from './infoplusFilter.ts';
import {
  deletedText,
  infoplusContents,
  infoplusOrder,
  type InfoplusPart,
  infoplusShipment,
  parcelsOfPart,
  partsOf,
} from './infoplusViews.ts';

type Row = Record<string, unknown>;

const linesOfBusiness: readonly Row[] = [{ id: 17_001, label: 'Demo store', clientLabel: 'DEMO' }];
const warehouses: readonly Row[] = [
  { id: 11, name: 'St. Louis' },
  { id: 12, name: 'Reno' },
];

const orderSchema = z.looseObject({
  lobId: z.int(),
  warehouseId: z.int(),
  customerOrderNo: z.string().max(50).nullish(),
  customerNo: z.string().nullish(),
  orderDate: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}/)
    .nullish(),
  shipToCompany: z.string().min(1),
  lineItems: z
    .array(
      z.looseObject({ sku: z.string().min(1), orderedQty: z.int().min(1), customerLineItemNo: z.string().nullish() }),
    )
    .min(1),
});

/** Infoplus' API (the same in beta and v3.0), from its API docs and published client libraries. */
export function createInfoplusSimulator(context: SimulatorContext): Simulator {
  const { accounts } = context;
  return {
    // No limit is published; assumed.
    rateLimit: { calls: 120, windowMs: 60_000, window: 'sliding' },
    authenticate(request) {
      const key = request.headers['api-key'];
      const account = key === undefined ? null : accounts.find({ api_key: key });
      return account ?? refusal(401, 'Invalid API Key.');
    },
    routes: [...orderRoutes(context), ...searchRoutes(context)],
    tooManyRequests: ({ resetMs }) => ({
      ...refusal(429, 'Too many requests.'),
      headers: { 'retry-after': String(Math.max(1, Math.ceil(resetMs / 1000))) },
    }),
    notFound: () => refusal(404, 'Not found.'),
    unreadableBody: () => refusal(400, 'The request body is not valid JSON.'),
    serverError: () => refusal(500, 'An unexpected error occurred.'),
  };
}

function orderRoutes(context: SimulatorContext): Route[] {
  const { warehouse } = context;
  const find = ({ account, params }: RouteCall): InfoplusPart | null => {
    const number = Number(params[0]);
    const order = warehouse.find(account.name, Math.floor(number));
    return order ? (partsOf(order).find(({ orderNo }) => orderNo === number) ?? null) : null;
  };
  const unknown = ({ params }: RouteCall) => refusal(404, `No order was found with id ${params[0]}.`);
  return [
    {
      method: 'POST',
      path: /^\/infoplus-wms\/api\/(?:beta|v3\.0)\/order$/,
      operation: 'create',
      handle: (call) => createOrder(call, context),
    },
    {
      method: 'PUT',
      path: /^\/infoplus-wms\/api\/(?:beta|v3\.0)\/order$/,
      operation: 'create',
      handle: (call) => updateOrder(call, context),
    },
    {
      method: 'GET',
      path: /^\/infoplus-wms\/api\/(?:beta|v3\.0)\/order\/([\d.]+)$/,
      operation: 'read',
      handle(call) {
        const part = find(call);
        return part ? { status: 200, json: infoplusOrder(part) } : unknown(call);
      },
    },
    {
      method: 'DELETE',
      path: /^\/infoplus-wms\/api\/(?:beta|v3\.0)\/order\/([\d.]+)$/,
      operation: 'cancel',
      handle(call) {
        const part = find(call);
        if (!part) return unknown(call);
        if (!isUntouched(part.order)) {
          return refusal(400, `Order ${part.orderNo} has been processed and cannot be deleted.`);
        }
        warehouse.cancel(part.order);
        part.order.problem = deletedText;
        return { status: 204 };
      },
    },
    {
      method: 'GET',
      path: /^\/infoplus-wms\/api\/(?:beta|v3\.0)\/carrierService\/(\d+)$/,
      operation: 'read',
      handle({ params }) {
        const carrier = carriers.find(({ id }) => id === Number(params[0]));
        if (!carrier) return refusal(404, `No carrierService was found with id ${params[0]}.`);
        return { status: 200, json: { id: carrier.id, carrier: carrier.name, label: carrier.service } };
      },
    },
  ];
}

function searchRoutes(context: SimulatorContext): Route[] {
  const { warehouse } = context;
  const all = (call: RouteCall) => warehouse.ordersOf(call.account.name).flatMap(partsOf);
  const concerned = (call: RouteCall, conditions: readonly InfoplusCondition[]): InfoplusPart[] => {
    const reference = wantedValue(conditions, 'customerOrderNo');
    if (reference !== null) return warehouse.findByReference(call.account.name, String(reference)).flatMap(partsOf);
    const number = wantedValue(conditions, 'orderNo');
    if (number === null) return all(call);
    const order = warehouse.find(call.account.name, Math.floor(Number(number)));
    return order ? partsOf(order) : [];
  };
  const packedParcels = (part: InfoplusPart) => parcelsOfPart(part).filter((parcel) => parcel.state !== 'planned');
  return [
    search('item', 'test', (call) =>
      warehouse.stock
        .list(call.account.name)
        .map(({ sku }, index) => wholeRow({ id: index + 1, lobId: linesOfBusiness[0]?.id, sku, itemDescription: sku })),
    ),
    search('lineOfBusiness', 'choices', () => linesOfBusiness.map(wholeRow)),
    search('warehouse', 'choices', () => warehouses.map(wholeRow)),
    search('order', 'find', (call, conditions) =>
      concerned(call, conditions).map((part) => ({ keys: orderKeys(part), view: () => infoplusOrder(part) })),
    ),
    search('shipment', 'read', (call, conditions) =>
      concerned(call, conditions).flatMap((part) =>
        packedParcels(part).map((parcel) => {
          const keys = { ...orderKeys(part), cartonNo: parcel.id };
          return { keys, view: () => infoplusShipment(part, parcel) };
        }),
      ),
    ),
    search('cartonContent', 'read', (call, conditions) =>
      concerned(call, conditions).flatMap((part) =>
        packedParcels(part).flatMap((parcel) => infoplusContents(part, parcel).map(wholeRow)),
      ),
    ),
    search('warehouseInventory', 'stock', (call) =>
      warehouse.stock.list(call.account.name).map((level) =>
        wholeRow({
          sku: level.sku,
          warehouseId: warehouses[0]?.id,
          onHandQuantity: level.onHand,
          availableQuantity: availableUnits(level),
        }),
      ),
    ),
  ];
}

function orderKeys({ order, orderNo }: InfoplusPart): Row {
  const modifyDate = new Date(order.updatedAt).toISOString();
  return { orderNo, customerOrderNo: order.wire.customerOrderNo ?? null, modifyDate };
}

/** A list row; its full form is built only for the requested page. */
interface FoundRow {
  /** Fields that filters use most. */
  keys: Readonly<Record<string, unknown>>;
  view(): Row;
}

const wholeRow = (row: Row): FoundRow => ({ keys: row, view: () => row });

/** A list is a plain array; the first page that is not full is the last. */
function search(
  name: string,
  operation: Route['operation'],
  rows: (call: RouteCall, conditions: readonly InfoplusCondition[]) => readonly FoundRow[],
): Route {
  return {
    method: 'GET',
    path: new RegExp(`^/infoplus-wms/api/(?:beta|v3\\.0)/${name}/search$`),
    operation,
    handle(call) {
      const { query } = call.request;
      const page = queryNumber(query, 'page', { missing: 1 });
      const limit = queryNumber(query, 'limit', { missing: 20, max: 250 });
      const filter = query.get('filter') ?? '';
      const conditions = parseInfoplusFilter(filter);
      if (page === null || limit === null) return refusal(400, 'Page and limit must be numbers; limit is at most 250.');
      if (!conditions) return refusal(400, `The filter [${filter}] could not be parsed.`);
      const found = rows(call, conditions);
      const from = (page - 1) * limit;
      const met = found.filter(({ keys, view }) =>
        conditions.every((condition) => meetsCondition(condition.field in keys ? keys : view(), condition)),
      );
      return { status: 200, json: met.slice(from, from + limit).map(({ view }) => view()) };
    },
  };
}

/** No duplicate check is documented: creating the same number again makes a second order. */
function createOrder(
  { request, account }: RouteCall,
  { warehouse, clock, takeRefusal }: SimulatorContext,
): SimulatedReply {
  const body = request.json;
  const refuse = (status: number, errors: readonly string[], reference: string | null) => {
    warehouse.recordRefusal({ at: clock.now(), outcome: 'refused', reference, status, body });
    return { status, json: { errors } };
  };
  const { data, problems } = checkBody(orderSchema, body);
  if (problems) {
    const errors = problems.map(({ path, kind }) =>
      kind === 'missing' ? `Missing required field: ${path}` : `Invalid value for field: ${path}`,
    );
    return refuse(400, errors, null);
  }
  const reference = data.customerOrderNo ?? `order-${warehouse.nextId()}`;
  if (!linesOfBusiness.some(({ id }) => id === data.lobId)) {
    return refuse(400, [`Invalid lobId: ${data.lobId}`], reference);
  }
  if (!warehouses.some(({ id }) => id === data.warehouseId)) {
    return refuse(400, [`Invalid warehouseId: ${data.warehouseId}`], reference);
  }
  const refusalWords = takeRefusal(reference);
  if (refusalWords) return refuse(refusalWords.status ?? 400, [refusalWords.words], reference);
  const lines = linesOf(data.lineItems);
  const order = warehouse.receive({ account: account.name, reference, lines, wire: data }, 200);
  const [part] = partsOf(order);
  return { status: 200, json: part ? infoplusOrder(part) : null };
}

/** "Update an order": the body is the whole order. Hold codes but N and Y hold it ("Hold Codes", knowledge base). */
function updateOrder({ request, account }: RouteCall, { warehouse }: SimulatorContext): SimulatedReply {
  const { data, problems } = checkBody(orderSchema.extend({ orderNo: z.number() }), request.json);
  if (problems) return refusal(400, ...problems.map(({ path }) => `Invalid value for field: ${path}`));
  const order = warehouse.find(account.name, data.orderNo);
  if (!order || partsOf(order).length === 0) return refusal(404, `No order was found with id ${data.orderNo}.`);
  if (!isUntouched(order)) return refusal(400, `Order ${data.orderNo} has been processed and cannot be edited.`);
  const { holdCode } = data;
  const lines = linesOf(data.lineItems);
  const hold = typeof holdCode === 'string' && !/^[NY]$/.test(holdCode) ? { hold: holdCode } : {};
  const { reference } = order;
  warehouse.replace(order, { account: account.name, reference, lines, wire: data, ...hold }, 200);
  return { status: 200 };
}

function linesOf(lineItems: z.infer<typeof orderSchema>['lineItems']) {
  return lineItems.map((line) => ({
    lineRef: line.customerLineItemNo ?? null,
    sku: line.sku,
    name: line.sku,
    quantity: line.orderedQty,
  }));
}

function wantedValue(conditions: readonly InfoplusCondition[], field: string): string | number | null {
  return conditions.find((condition) => condition.field === field && condition.operator === 'eq')?.value ?? null;
}

function refusal(status: number, ...errors: string[]): SimulatedReply {
  return { status, json: { errors } };
}

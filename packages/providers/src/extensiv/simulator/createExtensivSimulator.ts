import * as z from 'zod';
import { basicCredentials, bearerToken } from '../../simulators/core/basicCredentials.ts';
import { type BodyProblem, checkBody } from '../../simulators/core/checkBody.ts';
import { queryList, queryNumber } from '../../simulators/core/queryNumbers.ts';
import {
  type OpenRoute,
  type Route,
  type RouteCall,
  type Simulator,
  type SimulatedReply,
  type SimulatedRequest,
  type SimulatorContext,
} from '../../simulators/core/Simulator.ts';
import type { SimulatedOrder } from '../../simulators/core/SimulatedOrder.ts';
import { availableUnits } from '../../simulators/core/StockRoom.ts';
import { createEventSigner } from './createEventSigner.ts';
import { meetsPredicate, parseRql } from './extensivRql.ts';
import {
  carriers,
  extensivETag,
  extensivOrder,
  extensivStatus,
  extensivTime,
  facilities,
  relations,
  toHal,
  toPascalCase,
} from './extensivViews.ts';

const hourMs = 3_600_000;

const tokenSchema = z.looseObject({ grant_type: z.literal('client_credentials'), user_login: z.string().min(1) });
const identifier = z.looseObject({ id: z.int().optional(), name: z.string().optional() });
const orderSchema = z.looseObject({
  customerIdentifier: identifier,
  facilityIdentifier: identifier,
  referenceNum: z.string().min(1).max(50),
  externalId: z.string().nullish(),
  shipTo: z.looseObject({ country: z.string().nullish() }),
  orderItems: z
    .array(
      z.looseObject({
        itemIdentifier: z.looseObject({ sku: z.string().min(1) }),
        qty: z.number().positive(),
        externalId: z.string().nullish(),
      }),
    )
    .min(1),
});
const cancelSchema = z.looseObject({ reason: z.string().min(1) });

/** Extensiv 3PL Warehouse Manager, which Carter uses, from the pages that its relations link to. */
export function createExtensivSimulator(context: SimulatorContext): Simulator {
  const { accounts, clock } = context;
  const signer = createEventSigner(context);
  return {
    // No limit is documented; one published connector stays below this.
    rateLimit: { calls: 400, windowMs: 60_000, window: 'sliding' },
    openRoutes: [tokenRoute(context), signer.keyRoute],
    authenticate(request) {
      const account = accounts.findByToken(bearerToken(request.headers.authorization), clock.now());
      return account ?? { status: 401, json: { Message: 'Authorization has been denied for this request.' } };
    },
    routes: [...orderRoutes(context), ...propertyRoutes(context)],
    tooManyRequests: ({ resetMs }) => ({
      status: 429,
      headers: { 'retry-after': String(Math.max(1, Math.ceil(resetMs / 1000))) },
      text: 'Too Many Requests',
      contentType: 'text/plain',
    }),
    notFound: () => ({ status: 404 }),
    unreadableBody: () => refusal(400, 'ModelValidationException', 'Required', 'The body could not be read.'),
    serverError: () => ({ status: 500, text: 'An unexpected error occurred.', contentType: 'text/plain' }),
    webhookTimeoutMs: 3_000,
    webhooks: signer.webhooks,
  };
}

/** Refuses unknown clients and wrong secrets in two formats; clients have seen both. */
function tokenRoute({ accounts, clock, tokenLifetimeMs }: SimulatorContext): OpenRoute {
  return {
    method: 'POST',
    path: /^\/AuthServer\/api\/Token$/i,
    operation: 'token',
    handle(request) {
      const given = basicCredentials(request.headers.authorization);
      if (!given || !accounts.find({ client_id: given.user })) {
        return { status: 401, json: { Message: 'invalid_client: client not registered' } };
      }
      const { data } = checkBody(tokenSchema, request.json);
      if (!data) return { status: 400, json: { error: 'invalid_request' } };
      const credentials = { client_id: given.user, client_secret: given.password };
      if (!accounts.find(credentials)) return { status: 400, json: { error: 'invalid_client' } };
      const account = accounts.find({ ...credentials, user_login: data.user_login });
      if (!account) return { status: 400, json: { error: 'invalid_grant', error_description: 'Unknown user_login' } };
      const lifetime = tokenLifetimeMs ?? hourMs;
      const access_token = accounts.issueToken(account, clock.now() + lifetime);
      const expires_in = Math.floor(lifetime / 1000);
      return {
        status: 200,
        json: { access_token, token_type: 'Bearer', expires_in, refresh_token: null, scope: null },
      };
    },
  };
}

function orderRoutes(context: SimulatorContext): Route[] {
  const { warehouse } = context;
  const find = ({ account, params }: RouteCall) => warehouse.find(account.name, Number(params[0]));
  return [
    { method: 'POST', path: /^\/orders$/, operation: 'create', handle: (call) => createOrder(call, context) },
    { method: 'GET', path: /^\/orders$/, operation: 'find', handle: (call) => listOrders(call, context) },
    {
      method: 'GET',
      path: /^\/orders\/(\d+)$/,
      operation: 'read',
      handle(call) {
        const order = find(call);
        return order ? single(call.request, 200, order, detailsOf(call)) : { status: 404 };
      },
    },
    {
      method: 'PUT',
      path: /^\/orders\/(\d+)$/,
      operation: 'create',
      handle(call) {
        const order = find(call);
        return order ? updateOrder(call, order, context) : { status: 404 };
      },
    },
    {
      method: 'PUT',
      path: /^\/orders\/orderholder$/,
      operation: 'hold',
      handle: (call) => holdOrders(call, context),
    },
    {
      method: 'POST',
      path: /^\/orders\/(\d+)\/canceler$/,
      operation: 'cancel',
      handle(call) {
        const order = find(call);
        if (!order) return { status: 404 };
        const match = call.request.headers['if-match'];
        if (match === undefined) return { status: 428 };
        if (match !== extensivETag(order)) return { status: 412 };
        const { problems } = checkBody(cancelSchema, call.request.json);
        if (problems) return invalid(problems, 'Cancel');
        // Too late once confirmed; a partly shipped order counts as begun.
        if (extensivStatus(order) === 2) return refusal(403, 'OperationException', 'OrderCanceled', null);
        if (extensivStatus(order) === 1 || order.stage === 'partlyShipped') {
          return refusal(403, 'OperationException', 'OrderConfirmed', 'The order has been confirmed.');
        }
        warehouse.cancel(order);
        return { status: 204 };
      },
    },
  ];
}

function propertyRoutes({ warehouse }: SimulatorContext): Route[] {
  return [
    {
      method: 'GET',
      path: /^\/customers\/(\d+)$/,
      operation: 'test',
      handle({ request, account, params }) {
        if (params[0] !== account.credentials.customer_id) {
          return refusal(403, 'AuthorizationException', 'NotAuthorized', 'The login may not see this customer.');
        }
        const customer = { readOnly: { customerId: Number(params[0]) }, companyInfo: { companyName: 'Demo store' } };
        return { status: 200, headers: { etag: '"1"' }, json: cased(request, customer) };
      },
    },
    {
      method: 'GET',
      path: /^\/properties\/facilities$/,
      operation: 'choices',
      handle: (call) => paged(call, 1000, relations.facility, facilities, (facility) => ({ ...facility })),
    },
    {
      method: 'GET',
      path: /^\/properties\/carriers$/,
      operation: 'choices',
      handle: (call) => paged(call, 1000, relations.carrier, carriers, (carrier) => ({ ...carrier })),
    },
    {
      method: 'GET',
      path: /^\/inventory\/stocksummaries$/,
      operation: 'stock',
      handle(call) {
        const { request, account } = call;
        const page = pageOf(request, 500);
        const predicates = parseRql(request.query.get('rql') ?? '');
        if (!page || !predicates) return badQuery(predicates ? 'pgsiz' : 'rql');
        const customer = predicates.find(({ property }) => property === 'customeridentifier.id')?.values[0];
        const isOurs = customer === undefined || customer === account.credentials.customer_id;
        const levels = isOurs ? warehouse.stock.list(account.name) : [];
        const summaries = levels.slice(page.from, page.from + page.size).map((level) => ({
          itemIdentifier: { sku: level.sku, id: level.id },
          onHand: level.onHand,
          available: availableUnits(level),
          allocated: level.reserved,
          facilityId: facilities[0].facilityId,
        }));
        return { status: 200, json: cased(request, { totalResults: levels.length, summaries }) };
      },
    },
  ];
}

function createOrder(
  { request, account }: RouteCall,
  { warehouse, clock, takeRefusal }: SimulatorContext,
): SimulatedReply {
  const body = request.json;
  const refuse = (reply: SimulatedReply, reference: string | null) => {
    warehouse.recordRefusal({ at: clock.now(), outcome: 'refused', reference, status: reply.status, body });
    return reply;
  };
  const { data, problems } = checkBody(orderSchema, toCamelCase(body));
  if (problems) return refuse(invalid(problems, 'Order'), null);
  const reference = data.referenceNum;
  if (String(data.customerIdentifier.id) !== account.credentials.customer_id) {
    const hint = 'The login may not write for this customer.';
    return refuse(refusal(403, 'AuthorizationException', 'NotAuthorized', hint), reference);
  }
  const { id, name } = data.facilityIdentifier;
  const facility = facilities.find((each) => each.facilityId === id || (id === undefined && each.name === name));
  if (!facility) {
    const properties = [{ Name: 'FacilityIdentifier', Value: String(id ?? name) }];
    return refuse(refusal(400, 'ModelValidationException', 'DoesNotExist', null, properties), reference);
  }
  const words = takeRefusal(reference);
  if (words)
    return refuse(
      refusal(words.status ?? 400, 'ModelValidationException', 'ValueNotSupported', words.words),
      reference,
    );
  const earlier = warehouse.findByReference(account.name, reference).find(({ stage }) => stage !== 'cancelled');
  if (earlier) {
    warehouse.recordDuplicate(earlier, 400, body);
    const properties = [{ Name: 'ReferenceNum', Value: reference }];
    return refusal(400, 'ModelValidationException', 'Duplicate', null, properties);
  }
  const lines = linesOf(data);
  const facilityIdentifier = { id: facility.facilityId, name: facility.name };
  const order = warehouse.receive(
    { account: account.name, reference, lines, wire: { ...data, facilityIdentifier } },
    201,
  );
  return single(request, 201, order, ['orderitems']);
}

/** Updates only unconfirmed orders. A hold stays. */
function updateOrder({ request, account }: RouteCall, order: SimulatedOrder, { warehouse }: SimulatorContext) {
  const match = request.headers['if-match'];
  if (match === undefined) return { status: 428 };
  if (match !== extensivETag(order)) return { status: 412 };
  if (extensivStatus(order) !== 0) return refusal(403, 'OperationException', 'OrderConfirmed', null);
  const { data, problems } = checkBody(orderSchema, toCamelCase(request.json));
  if (problems) return invalid(problems, 'Order');
  const hold = order.stage === 'onHold' && order.problem !== null ? { hold: order.problem } : {};
  const draft = { account: account.name, reference: data.referenceNum, lines: linesOf(data), wire: data, ...hold };
  warehouse.replace(order, draft, 200);
  return single(request, 200, order, ['orderitems']);
}

const holdSchema = z.looseObject({ orderIdentifiers: z.array(z.looseObject({ id: z.int() })).min(1) });

/** Handles each order separately and names those that aren't open, with the reason. */
function holdOrders({ request, account }: RouteCall, { warehouse }: SimulatorContext): SimulatedReply {
  const { data, problems } = checkBody(holdSchema, request.json);
  if (problems) return invalid(problems, 'OrderHolder');
  const isRelease = request.query.get('release') === 'true';
  const heldOrderIds: number[] = [];
  const Faults: { EntryNumber: number; EntryInfo: string }[] = [];
  for (const [index, { id }] of data.orderIdentifiers.entries()) {
    const order = warehouse.find(account.name, id);
    if (!order || extensivStatus(order) !== 0 || order.stage === 'partlyShipped') {
      Faults.push({ EntryNumber: index + 1, EntryInfo: `Order ${id} is not open` });
      continue;
    }
    if (isRelease) warehouse.release(order);
    else warehouse.hold(order, request.query.get('holdReason') ?? 'On hold');
    heldOrderIds.push(id);
  }
  return { status: 200, json: { heldOrderIds, exceptions: { Faults } } };
}

function linesOf({ orderItems }: z.infer<typeof orderSchema>) {
  return orderItems.map((item) => ({
    lineRef: item.externalId ?? null,
    sku: item.itemIdentifier.sku,
    name: item.itemIdentifier.sku,
    quantity: item.qty,
  }));
}

/** Order properties that `rql` can query. */
const readers: Record<string, (order: SimulatedOrder, customer: string) => string | number | boolean | null> = {
  referencenum: (order) => order.reference,
  externalid: (order) => (typeof order.wire.externalId === 'string' ? order.wire.externalId : null),
  'readonly.orderid': (order) => order.id,
  'readonly.customeridentifier.id': (_, customer) => customer,
  'customeridentifier.id': (_, customer) => customer,
  'readonly.isclosed': (order) => extensivStatus(order) === 1,
  'readonly.status': extensivStatus,
  'readonly.creationdate': (order) => extensivTime(order.receivedAt),
  'readonly.lastmodifieddate': (order) => extensivTime(order.updatedAt),
};

function listOrders(call: RouteCall, { warehouse }: SimulatorContext): SimulatedReply {
  const { request, account } = call;
  const predicates = parseRql(request.query.get('rql') ?? '');
  if (!predicates) return badQuery('rql');
  const unknown = predicates.find(({ property }) => !readers[property]);
  if (unknown) return badQuery('rql', `Properties not supported: ${unknown.property}`);
  const customer = account.credentials.customer_id ?? '';
  const found = warehouse
    .ordersOf(account.name)
    .filter((order) =>
      predicates.every((predicate) =>
        meetsPredicate(readers[predicate.property]?.(order, customer) ?? null, predicate),
      ),
    );
  const details = detailsOf(call);
  const isHal = wantsHal(request);
  return paged(call, 1000, relations.order, found, (order) => {
    const view = extensivOrder(order, details);
    return isHal ? toHal(view) : view;
  });
}

/** Lists are in `_embedded` under the address of their documentation, or in `ResourceList`. */
function paged<T>(
  { request }: RouteCall,
  maxSize: number,
  relation: string,
  found: readonly T[],
  view: (row: T) => Record<string, unknown>,
): SimulatedReply {
  const page = pageOf(request, maxSize);
  if (!page) return badQuery('pgsiz');
  const rows = found.slice(page.from, page.from + page.size).map(view);
  if (!wantsHal(request)) {
    return { status: 200, json: toPascalCase({ totalResults: found.length, resourceList: rows }) };
  }
  const json = { totalResults: found.length, _embedded: { [relation]: rows }, _links: {} };
  return { status: 200, contentType: 'application/hal+json; charset=utf-8', json };
}

function pageOf({ query }: SimulatedRequest, maxSize: number): { from: number; size: number } | null {
  const size = queryNumber(query, 'pgsiz', { missing: 100, max: maxSize });
  const number = queryNumber(query, 'pgnum', { missing: 1 });
  return size === null || number === null ? null : { from: (number - 1) * size, size };
}

function single(
  request: SimulatedRequest,
  status: number,
  order: SimulatedOrder,
  details: readonly string[],
): SimulatedReply {
  const view = extensivOrder(order, details);
  const contentType = wantsHal(request) ? 'application/hal+json; charset=utf-8' : undefined;
  return {
    status,
    headers: { etag: extensivETag(order) },
    ...(contentType && { contentType }),
    json: wantsHal(request) ? toHal(view) : toPascalCase(view),
  };
}

function detailsOf({ request }: RouteCall): string[] {
  return (queryList(request.query, 'detail') ?? []).map((detail) => detail.toLowerCase());
}

function wantsHal(request: SimulatedRequest): boolean {
  return request.headers.accept?.includes('application/hal+json') ?? false;
}

function cased(request: SimulatedRequest, view: unknown): unknown {
  return wantsHal(request) ? view : toPascalCase(view);
}

/** Bodies may use either case too, and items may be in `_embedded`. */
function toCamelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toCamelCase);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
    if (name === '_embedded' && typeof part === 'object' && part !== null) {
      return [['orderItems', toCamelCase(Reflect.get(part, relations.item))]];
    }
    return [[`${name.charAt(0).toLowerCase()}${name.slice(1)}`, toCamelCase(part)]];
  });
  return Object.fromEntries(entries);
}

function invalid(problems: readonly BodyProblem[], model: string): SimulatedReply {
  const [first] = problems;
  const properties = problems.map(({ path }) => ({ Name: toPascalPath(path), Value: null }));
  const code = first?.kind === 'missing' ? 'Required' : 'ValueNotSupported';
  return refusal(400, 'ModelValidationException', code, `${model}: ${first?.path ?? ''}`, properties);
}

function toPascalPath(path: string): string {
  return path.replace(/(^|\.)([a-z])/g, (_, dot: string, letter: string) => `${dot}${letter.toUpperCase()}`);
}

function badQuery(parameter: string, hint = `${parameter} cannot be parsed`): SimulatedReply {
  return { status: 400, json: { ErrorCode: 'NotParsable', Hint: hint, Parameters: [parameter] } };
}

function refusal(
  status: number,
  type: string,
  ErrorCode: string,
  Hint: string | null,
  Properties?: readonly { Name: string; Value: string | null }[],
): SimulatedReply {
  const $type = `WMS.V2.Generic.Models.Exceptions.${type}, WMS.V2.Generic.Models`;
  return { status, json: { $type, ErrorCode, Hint, ...(Properties && { Properties }) } };
}

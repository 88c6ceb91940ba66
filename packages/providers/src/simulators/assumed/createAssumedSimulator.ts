import * as z from 'zod';
import type { Account } from '../core/AccountBook.ts';
import { bearerToken } from '../core/basicCredentials.ts';
import { checkBody } from '../core/checkBody.ts';
import type { OpenRoute, Route, Simulator, SimulatedRequest, SimulatorContext } from '../core/Simulator.ts';
import {
  assumedRefusal,
  cancelAssumedOrder,
  createAssumedOrder,
  listAssumedOrders,
  listAssumedStock,
  readAssumedOrder,
} from './assumedOrders.ts';

const hourMs = 3_600_000;
const loginSchema = z.object({ client_code: z.string(), login_id: z.string(), password: z.string() });

/** AMS 3PL. Nothing of its API is public: login and orders are assumed. */
export function createAmsSimulator(context: SimulatorContext): Simulator {
  const { accounts, clock } = context;
  const authenticate = (request: SimulatedRequest) =>
    accounts.findByToken(bearerToken(request.headers.authorization), clock.now());
  return { ...createAssumedSimulator(context, authenticate), openRoutes: [loginRoute(context)] };
}

/** Cold Track. Nothing of its API is public: headers and orders are assumed. */
export function createColdTrackSimulator(context: SimulatorContext): Simulator {
  return createAssumedSimulator(context, ({ headers }) =>
    context.accounts.find({
      api_key: headers['x-api-key'] ?? null,
      application_name: headers['x-application-name'] ?? null,
      client_id: headers['x-client-id'] ?? null,
    }),
  );
}

/** Portless. Nothing of its API is public: headers and orders are assumed. */
export function createPortlessSimulator(context: SimulatorContext): Simulator {
  return createAssumedSimulator(context, ({ headers }) =>
    context.accounts.find({
      adminApiKey: headers['x-admin-api-key'] ?? null,
      merchantApiKey: headers['x-merchant-api-key'] ?? null,
      connectorId: headers['x-connector-id'] ?? null,
    }),
  );
}

function createAssumedSimulator(
  context: SimulatorContext,
  authenticate: (request: SimulatedRequest) => Account | null,
): Simulator {
  return {
    rateLimit: { calls: 60, windowMs: 60_000, window: 'sliding' },
    authenticate: (request) =>
      authenticate(request) ?? assumedRefusal(401, 'unauthorized', 'The credentials are not valid.'),
    routes: assumedRoutes(context),
    tooManyRequests: ({ resetMs }) => ({
      ...assumedRefusal(429, 'rate_limited', 'Too many requests.'),
      headers: { 'retry-after': String(Math.max(1, Math.ceil(resetMs / 1000))) },
    }),
    notFound: () => assumedRefusal(404, 'not_found', 'There is nothing at this address.'),
    unreadableBody: () => assumedRefusal(400, 'invalid_request', 'The body is not valid JSON.'),
    serverError: () => assumedRefusal(500, 'internal_error', 'Something went wrong on our side.'),
  };
}

function assumedRoutes(context: SimulatorContext): Route[] {
  return [
    {
      method: 'GET',
      path: /^\/api\/v1\/ping$/,
      operation: 'test',
      handle: () => ({ status: 200, json: { ok: true } }),
    },
    {
      method: 'POST',
      path: /^\/api\/v1\/orders$/,
      operation: 'create',
      handle: (call) => createAssumedOrder(call, context),
    },
    {
      method: 'GET',
      path: /^\/api\/v1\/orders$/,
      operation: 'find',
      handle(call) {
        const { query } = call.request;
        const wanted = {
          reference: query.get('reference'),
          since: query.get('updated_since'),
          cursor: query.get('cursor'),
        };
        return listAssumedOrders(call, wanted, context);
      },
    },
    {
      method: 'GET',
      path: /^\/api\/v1\/orders\/([^/]+)$/,
      operation: 'read',
      handle: (call) => readAssumedOrder(call, call.params[0] ?? '', context),
    },
    {
      method: 'POST',
      path: /^\/api\/v1\/orders\/([^/]+)\/cancel$/,
      operation: 'cancel',
      handle: (call) => cancelAssumedOrder(call, call.params[0] ?? '', context),
    },
    {
      method: 'GET',
      path: /^\/api\/v1\/inventory$/,
      operation: 'stock',
      handle: (call) => listAssumedStock(call, call.request.query.get('cursor'), context),
    },
  ];
}

function loginRoute({ accounts, clock, tokenLifetimeMs }: SimulatorContext): OpenRoute {
  return {
    method: 'POST',
    path: /^\/api\/v1\/login$/,
    operation: 'token',
    handle(request) {
      const { data } = checkBody(loginSchema, request.json);
      const account = data && accounts.find(data);
      if (!account) return assumedRefusal(401, 'unauthorized', 'Login or password is wrong.');
      const lifetime = tokenLifetimeMs ?? hourMs;
      const token = accounts.issueToken(account, clock.now() + lifetime);
      return { status: 200, json: { token, expires_in: Math.floor(lifetime / 1000) } };
    },
  };
}

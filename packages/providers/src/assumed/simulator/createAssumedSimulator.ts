import type { Account } from '../../simulators/core/AccountBook.ts';
import type { Route, Simulator, SimulatedRequest, SimulatorContext } from '../../simulators/core/Simulator.ts';
import {
  assumedRefusal,
  cancelAssumedOrder,
  createAssumedOrder,
  listAssumedOrders,
  listAssumedStock,
  readAssumedOrder,
} from './assumedOrders.ts';

/** Simulates a 3PL without a public API; its orders are assumed. */
export function createAssumedSimulator(
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

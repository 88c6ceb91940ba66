import * as z from 'zod';
import type { OpenRoute, SimulatedRequest, Simulator, SimulatorContext } from '../../simulators/core/Simulator.ts';
import { assumedCalls } from '../../assumed/simulator/assumedCalls.ts';
import { assumedRefusal } from '../../assumed/simulator/assumedOrders.ts';
import { bearerToken } from '../../simulators/core/basicCredentials.ts';
import { callSimulator } from '../../simulators/core/callSimulator.ts';
import { checkBody } from '../../simulators/core/checkBody.ts';
import { createAssumedSimulator } from '../../assumed/simulator/createAssumedSimulator.ts';
import type { ProviderSimulator } from '../../simulators/core/ProviderSimulator.ts';

const hourMs = 3_600_000;
const loginSchema = z.object({ client_code: z.string(), login_id: z.string(), password: z.string() });

export const amsSimulator: ProviderSimulator = {
  create: createAmsSimulator,
  demo: { client_code: 'DEMO', host: 'ams.example.com', login_id: 'demo', password: 'demo-ams' },
  calls: {
    ...assumedCalls,
    async authorize(origin) {
      const body = { client_code: 'DEMO', login_id: 'demo', password: 'demo-ams' };
      const { json } = await callSimulator(origin, 'POST /api/v1/login', { body });
      return { authorization: `Bearer ${json.token}` };
    },
    largestPages: [
      { what: 'GET /api/v1/orders' },
      { what: 'GET /api/v1/orders?updated_since=2026-01-01T00:00:00Z&cursor=9000' },
    ],
  },
};

/** AMS 3PL. Its API is not public: login and orders are assumed. */
function createAmsSimulator(context: SimulatorContext): Simulator {
  const { accounts, clock } = context;
  const authenticate = (request: SimulatedRequest) =>
    accounts.findByToken(bearerToken(request.headers.authorization), clock.now());
  return { ...createAssumedSimulator(context, authenticate), openRoutes: [loginRoute(context)] };
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

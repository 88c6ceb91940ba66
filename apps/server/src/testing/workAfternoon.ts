import { openEmbedded } from '@hub/database';
import { createJobQueue } from '@hub/database/jobs';
import { listAccountHealth } from '@hub/database/warehouses';
import type { ThirdPartyId } from '@hub/domain/integrations';
import {
  adapters,
  type CallProvider,
  createCallProvider,
  createPublicDispatcher,
  type ProviderAdapter,
  RateLimitedError,
} from '@hub/providers';
import { createWarehouseServices } from '../jobs/createWarehouseServices.ts';
import { workBatches } from '../jobs/workBatches.ts';
import { workWarehouses } from '../jobs/workWarehouses.ts';
import { afternoonOrders, afternoonShopId, afternoonStore, limitSpeed } from './afternoonShop.ts';

/**
 * A process that sends the afternoon's orders until none is waiting, and then ends. Tests kill it at any moment. Arguments: database
 * directory, number of orders, JSON of the 3PLs' origins.
 */
const [directory = '', count = '', origins = '{}'] = process.argv.slice(2);
const providerOrigins = JSON.parse(origins) as Partial<Record<ThirdPartyId, string>>;
const orders = Number(count);
const dispatcher = createPublicDispatcher({ allowedOrigins: Object.values(providerOrigins) });

/** The 3PLs' limits, with windows shortened by the speed of their clocks. */
const fasterAdapters = Object.fromEntries(
  Object.values(adapters).map((adapter: ProviderAdapter) => {
    const { calls, windowMs } = adapter.rateLimit;
    return [adapter.provider, { ...adapter, rateLimit: { calls, windowMs: windowMs / limitSpeed } }];
  }),
);

/** Converts the seconds until the next call from the 3PLs' clocks. */
function withFasterClock(call: CallProvider): CallProvider {
  return (request) =>
    call(request).catch((error: unknown) => {
      if (!(error instanceof RateLimitedError) || error.retryAfterMs === null) throw error;
      throw new RateLimitedError(error.message, error.retryAfterMs / limitSpeed);
    });
}

const database = await openEmbedded({ directory });
const shopId = await afternoonShopId(database);
const now = () => new Date();
const onError = (error: unknown) => console.error(error);
const jobs = createJobQueue(database, { onError });
const services = createWarehouseServices({
  database,
  providers: afternoonStore,
  adapters: fasterAdapters,
  createCall: (adapter) =>
    withFasterClock(
      createCallProvider({
        providerName: adapter.provider,
        baseUrl: providerOrigins[adapter.provider] ?? '',
        secrets: [],
        dispatcher,
        timeLimitMs: 1_000,
      }),
    ),
  now,
  claimMs: 2_500,
  callLimitMs: 1_000,
  // At this speed, the last retry comes after 6 s instead of four hours.
  speed: 2_400,
});
workBatches({ database, providers: afternoonStore, jobs, now, onError });
workWarehouses({ services, jobs, onError });
await jobs.start();
console.log('ready');

/** Ms without a change after which nothing more will happen. */
const standstillMs = 30_000;
const timer = setInterval(() => void endIfDone(), 1_000);
let isEnding = false;
let lastSeen = '';
let lastChangeAt = Date.now();

async function endIfDone(): Promise<void> {
  const all = await database.inShop(shopId, (transaction) => afternoonOrders(transaction, orders));
  const waiting = all.filter(({ state, given }) => {
    if (state?.stage !== 'inFulfillment') return state?.stage !== 'error';
    return given.every((order) => order.state !== 'sent');
  });
  const seen = JSON.stringify(waiting);
  if (seen !== lastSeen) {
    lastSeen = seen;
    lastChangeAt = Date.now();
  }
  const standsStill = Date.now() - lastChangeAt > standstillMs;
  if (isEnding || (waiting.length > 0 && !standsStill)) return;
  isEnding = true;
  clearInterval(timer);
  if (waiting.length > 0) await reportStandstill(waiting);
  await jobs.stop();
  await database.close();
  process.exit(waiting.length === 0 ? 0 : 1);
}

async function reportStandstill(waiting: Awaited<ReturnType<typeof afternoonOrders>>): Promise<void> {
  const [first] = waiting;
  const health = await database.inShop(shopId, listAccountHealth);
  console.log(`${waiting.length} orders wait, and nothing happens. ${JSON.stringify({ first: first?.given, health })}`);
}

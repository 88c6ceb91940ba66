import type { AddressInfo } from 'node:net';
import { providers as directory, type ThirdPartyId } from '@hub/domain/integrations';
import { simulators } from './simulators.ts';
import { AccountBook, type Credentials } from './core/AccountBook.ts';
import { FaultInjector } from './core/FaultInjector.ts';
import { type Pace, paceAt, usualPace } from './core/Pace.ts';
import { serveSimulator, type CallRecord } from './core/serveSimulator.ts';
import type { Refusal, SimulatorContext } from './core/Simulator.ts';
import type { ParcelPlan } from './core/SimulatedOrder.ts';
import { type SimulatedClock, systemClock } from '@hub/domain/simulation';
import { readState, type SimulatorState, writeState } from './core/stateFile.ts';
import { SubscriptionBook } from './core/SubscriptionBook.ts';
import { Warehouse } from './core/Warehouse.ts';
import { WebhookSender } from './core/WebhookSender.ts';
import { createControls, type SimulatorControls } from './createControls.ts';
import { demoCredentials } from './demoCredentials.ts';

export interface SimulatorOptions {
  /** Port of the first provider; others follow in directory order. 0 uses any free ports. */
  port?: number;
  clock?: SimulatedClock;
  /** At 60, a warehouse minute takes one second. Rate limits and tokens use real time. */
  speed?: number;
  /** At speed 1. */
  pace?: Partial<Pace>;
  /** Added to each provider's demo account: `account-2`, `account-3`, … */
  accounts?: Partial<Record<ThirdPartyId, readonly Credentials[]>>;
  /** Packs every order this way; absent means mostly one parcel. */
  plan?: ParcelPlan;
  /** Initial units of an unknown SKU. */
  unitsOfNewSku?: number;
  hasRateLimits?: boolean;
  tokenLifetimeMs?: number;
  /** Delay of the `slow` fault. */
  slowMs?: number;
  /** Time limit for webhook receivers, instead of each provider's own. */
  webhookTimeoutMs?: number;
  /** Delivered or canceled orders to remember per provider. */
  rememberedOrders?: number;
  /** Calls and webhooks to record per provider. */
  rememberedCalls?: number;
  /** JSON file for orders, stock and subscriptions. Throws `StateFileError`. */
  stateFile?: string;
  /** Absent means all ten. */
  providers?: readonly ThirdPartyId[];
}

export interface RunningSimulators {
  /** `http://127.0.0.1:4101`, to call instead of the provider's own. */
  origins: Record<ThirdPartyId, string>;
  /** Controls a provider and reads its records. */
  control(provider: ThirdPartyId): SimulatorControls;
  /** Resolves when all due webhooks have been answered. */
  webhooksSent(): Promise<void>;
  /** Writes the state file now. */
  save(): Promise<void>;
  stop(): Promise<void>;
}

/** How often to poll a running clock. */
const tickMs = 100;
/** How often to write the state file while something changes. */
const saveEveryMs = 500;
const host = '127.0.0.1';

/** Starts the simulated 3PLs on loopback, each with its own origin. */
export async function startSimulators(options: SimulatorOptions = {}): Promise<RunningSimulators> {
  const clock = options.clock ?? systemClock;
  const state = options.stateFile === undefined ? null : await readState(options.stateFile);
  const ids = options.providers ?? directory.map(({ thirdPartyId }) => thirdPartyId);
  const running = new Map<ThirdPartyId, RunningProvider>();
  try {
    for (const [index, id] of ids.entries()) {
      const port = options.port ? options.port + index : 0;
      running.set(id, await startProvider(id, port, clock, options, state));
    }
  } catch (error) {
    await Promise.all([...running.values()].map((provider) => provider.stop()));
    throw error;
  }
  const all = [...running.values()];
  const settleAll = () => {
    for (const provider of all) provider.settle();
  };
  clock.onMove?.(settleAll);
  const ticker = clock.onMove ? null : setInterval(settleAll, tickMs);
  ticker?.unref();
  const changes = () =>
    all.reduce((sum, { warehouse, subscriptions }) => sum + warehouse.changes + subscriptions.changes, 0);
  let saving = Promise.resolve();
  let savedChanges = changes();
  let nextSaveAt = 0;
  const save = () => {
    const { stateFile } = options;
    if (stateFile === undefined) return saving;
    const now = changes();
    const startedAt = performance.now();
    // A failed write, on a full disk for example, must not prevent the next one.
    saving = saving
      .catch(() => {})
      .then(() => writeState(stateFile, stateOf(running)))
      .then(() => {
        savedChanges = now;
        // Large states are written less often, so that writing takes a twentieth of the time.
        nextSaveAt = startedAt + 20 * (performance.now() - startedAt);
      });
    return saving;
  };
  const saveChanges = () => {
    if (changes() !== savedChanges && performance.now() >= nextSaveAt) save().catch(() => {});
  };
  const saver = options.stateFile === undefined ? null : setInterval(saveChanges, saveEveryMs);
  saver?.unref();
  return {
    origins: originsOf(running),
    control(provider) {
      const found = running.get(provider);
      if (!found) throw new Error(`The simulator of ${provider} was not started.`);
      return found.controls;
    },
    async webhooksSent() {
      settleAll();
      await Promise.all(all.map((provider) => provider.sender.idle()));
    },
    save,
    async stop() {
      if (ticker) clearInterval(ticker);
      if (saver) clearInterval(saver);
      await Promise.all(all.map((provider) => provider.stop()));
      await save();
    },
  };
}

interface RunningProvider {
  origin: string;
  warehouse: Warehouse;
  subscriptions: SubscriptionBook;
  controls: SimulatorControls;
  sender: WebhookSender;
  settle(): void;
  stop(): Promise<void>;
}

async function startProvider(
  id: ThirdPartyId,
  port: number,
  clock: SimulatedClock,
  options: SimulatorOptions,
  state: SimulatorState | null,
): Promise<RunningProvider> {
  const saved = state?.providers[id];
  const warehouse = new Warehouse({
    name: id,
    clock,
    pace: paceAt({ ...usualPace, ...options.pace }, options.speed ?? 1),
    unitsOfNewSku: options.unitsOfNewSku ?? 1_000,
    rememberedOrders: options.rememberedOrders ?? 5_000,
    ...(options.plan && { plan: options.plan }),
    ...(saved && { saved: saved.warehouse }),
  });
  const accounts = new AccountBook();
  for (const credentials of [demoCredentials(id), ...(options.accounts?.[id] ?? [])]) accounts.add(credentials);
  const subscriptions = new SubscriptionBook(saved?.subscriptions);
  const faults = new FaultInjector();
  const refusals: (Refusal & { reference: string | null })[] = [];
  let origin = '';
  const context: SimulatorContext = {
    provider: id,
    clock,
    warehouse,
    accounts,
    subscriptions,
    tokenLifetimeMs: options.tokenLifetimeMs ?? null,
    origin: () => origin,
    takeRefusal(reference) {
      const index = refusals.findIndex((refusal) => refusal.reference === null || refusal.reference === reference);
      return index < 0 ? null : (refusals.splice(index, 1)[0] ?? null);
    },
  };
  const simulator = simulators[id].create(context);
  const sender = new WebhookSender(clock, faults, options.webhookTimeoutMs ?? simulator.webhookTimeoutMs ?? 5_000);
  warehouse.onEvent((event) => {
    for (const webhook of simulator.webhooks?.(event) ?? []) sender.send(webhook);
  });
  const settle = () => {
    warehouse.settle();
    sender.settle();
  };
  const calls: CallRecord[] = [];
  const remembered = options.rememberedCalls ?? 10_000;
  const server = serveSimulator({
    simulator,
    clock,
    faults,
    hasRateLimit: options.hasRateLimits ?? true,
    slowMs: options.slowMs ?? 2_000,
    settle,
    onCall(call) {
      calls.push(call);
      if (calls.length > remembered) calls.splice(0, Math.ceil(remembered / 2));
      if (sender.records.length > remembered) sender.records.splice(0, Math.ceil(remembered / 2));
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  const address = server.address();
  origin = `http://${host}:${isAddress(address) ? address.port : port}`;
  return {
    origin,
    warehouse,
    subscriptions,
    sender,
    controls: createControls({ warehouse, accounts, subscriptions, faults, refusals, calls, sender }),
    settle,
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await Promise.all([closed, sender.stop()]);
    },
  };
}

function isAddress(address: string | AddressInfo | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}

/** Empty for a provider that was not started. */
function originsOf(running: ReadonlyMap<ThirdPartyId, RunningProvider>): Record<ThirdPartyId, string> {
  const of = (id: ThirdPartyId) => running.get(id)?.origin ?? '';
  return Object.fromEntries(directory.map(({ thirdPartyId }) => [thirdPartyId, of(thirdPartyId)])) as Record<
    ThirdPartyId,
    string
  >;
}

function stateOf(running: ReadonlyMap<ThirdPartyId, RunningProvider>): SimulatorState {
  const providers: SimulatorState['providers'] = {};
  for (const [id, { warehouse, subscriptions }] of running) {
    providers[id] = { warehouse: warehouse.save(), subscriptions: subscriptions.save() };
  }
  return { version: 1, providers };
}

import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '@hub/database';
import { type AccountKey, postponeCalls, reserveCall } from '@hub/database/warehouses';
import type { ThirdPartyId } from '@hub/domain/integrations';
import { message } from '@hub/domain/messages';
import { type CallDeadline, msToBegin } from '@hub/domain/shared';
import {
  type AccountSettings,
  type CallProvider,
  callTimeLimitMs,
  type ProviderAdapter,
  type ProviderConnection,
  RateLimitedError,
  UnreachableError,
} from '@hub/providers';
import { callBudget, callLimit, callToleranceMs, waitForCall } from './callBudget.ts';
import type { Connections } from './WarehouseServices.ts';

export interface ConnectionOptions {
  database: Database;
  adapters: Partial<Readonly<Record<ThirdPartyId, ProviderAdapter>>>;
  /** Creates an account's calls, without a rate limit. Throws `InvalidSettingsError`. */
  createCall(adapter: ProviderAdapter, settings: AccountSettings): CallProvider;
  /** Maximum duration of a call in ms; `callTimeLimitMs` by default. */
  callLimitMs?: number;
}

/** A call waits no longer than this; the job handles longer waits. */
const maxWaitMs = 10_000;

/** Used when a 3PL doesn't say how long to wait. */
const defaultPostponeMs = 30_000;

/** Maximum open connections to keep, because some hold a token. */
const maxOpen = 1_000;

interface OpenAccount {
  /** Settings it was opened with, as JSON. */
  settings: string;
  call: CallProvider;
  connection: ProviderConnection;
}

/** Connections that share their accounts' rate limits with all other processes. */
export function createConnections({
  database,
  adapters,
  createCall,
  callLimitMs = callTimeLimitMs,
}: ConnectionOptions): Connections {
  const open = new Map<string, OpenAccount>();
  const reserved = new AsyncLocalStorage<{ calls: number; deadline: CallDeadline }>();
  const table: Partial<Record<string, ProviderAdapter>> = adapters;

  function limited(budget: string, adapter: ProviderAdapter, call: CallProvider): CallProvider {
    return async (request) => {
      await reserveOne(budget, adapter);
      const { deadline } = reserved.getStore() ?? {};
      // A call starting later might outlast the claim.
      if (deadline && msToBegin(deadline, performance.now()) < 0)
        throw new UnreachableError(message('warehouses.tooSlow'), false);
      try {
        return await call(request);
      } catch (error) {
        if (error instanceof RateLimitedError) {
          const waitMs = Math.ceil(error.retryAfterMs ?? defaultPostponeMs);
          await database.inSystem((queries) => postponeCalls(queries, budget, callLimit(adapter), waitMs));
        }
        throw error;
      }
    };
  }

  async function reserveOne(budget: string, adapter: ProviderAdapter): Promise<void> {
    const own = reserved.getStore();
    if (own !== undefined && own.calls > 0) {
      own.calls -= 1;
      return;
    }
    const waitMs = await waitForOne(budget, adapter, maxWaitMs);
    if (waitMs !== null) throw new RateLimitedError(message('warehouses.callLimit'), waitMs);
  }

  function waitForOne(budget: string, adapter: ProviderAdapter, longestMs: number): Promise<number | null> {
    const reserve = () => database.inSystem((queries) => reserveCall(queries, budget, callLimit(adapter), longestMs));
    return waitForCall(reserve, callToleranceMs(adapter));
  }

  function openAccount(shopId: number, key: AccountKey, settings: AccountSettings): OpenAccount {
    const adapter = table[key.provider];
    if (adapter === undefined) throw new Error(`${key.provider} has no adapter.`);
    const name = JSON.stringify([shopId, key.provider, key.account, settings.choices]);
    const saved = JSON.stringify(settings);
    const known = open.get(name);
    if (known?.settings === saved) return known;
    const call = limited(callBudget(adapter.provider, settings), adapter, createCall(adapter, settings));
    const opened = { settings: saved, call, connection: adapter.connect(settings, call) };
    open.delete(name);
    if (open.size >= maxOpen) open.delete(open.keys().next().value ?? '');
    open.set(name, opened);
    return opened;
  }

  const within = <T>(calls: number, endsAt: number, work: () => T): T =>
    reserved.run({ calls, deadline: { endsAt, limitMs: callLimitMs } }, work);

  return {
    adapterOf: (provider) => (Object.hasOwn(table, provider) ? (table[provider] ?? null) : null),
    open: (...account) => openAccount(...account).connection,
    openCall: (...account) => openAccount(...account).call,
    providersWithSubscriptions: () =>
      Object.values(adapters).flatMap(({ provider, webhooks }) => (webhooks?.subscribe ? [provider] : [])),
    withDeadline: (endsAt, work) => within(0, endsAt, work),
    withReservedCall: async ({ provider }, settings, { longestMs, endsAt = Infinity }, work) => {
      const adapter = table[provider];
      if (adapter === undefined) throw new Error(`${provider} has no adapter.`);
      const waitMs = await waitForOne(callBudget(adapter.provider, settings), adapter, longestMs);
      if (waitMs !== null) return { waitMs };
      return { result: await within(1, endsAt, work), waitMs: null };
    },
  };
}

import type { Database } from '@hub/database';
import { readIntervalMs, retryDelayMs } from '@hub/domain/warehouses';
import { type ProviderStore, readChosenValues } from '@hub/engine/providers';
import {
  type ConnectionOptions,
  createConnections,
  type WarehouseServices,
  type WebhookServices,
} from '@hub/engine/warehouses';
import { adapters as allAdapters } from '@hub/providers';
import type { CreateProviderCall } from './createProviderCalls.ts';

interface WarehouseServiceOptions {
  database: Database;
  providers: ProviderStore;
  createCall: CreateProviderCall;
  now: () => Date;
  /** Those of all 3PLs by default. */
  adapters?: ConnectionOptions['adapters'];
  /** How long a process claims an order that it sends; at least twice the call limit, 60,000 by default. */
  claimMs?: number;
  /** Maximum duration of a call, as `createCall` limits it. */
  callLimitMs?: number;
  /** How 3PLs reach us; absent: they cannot. */
  webhooks?: WebhookServices | undefined;
  /** How many times as fast as usual orders are retried and read, for simulated 3PLs. 1 by default. */
  speed?: number;
}

/** What warehouse jobs use: adapters, account limits and merchants' choices. */
export function createWarehouseServices({
  database,
  providers,
  createCall,
  now,
  adapters = allAdapters,
  claimMs = 60_000,
  callLimitMs,
  speed = 1,
  webhooks,
}: WarehouseServiceOptions): WarehouseServices {
  const faster = (ms: number | null) => (ms === null ? null : ms / speed);
  return {
    database,
    providers,
    connections: createConnections({
      database,
      adapters,
      createCall,
      ...(callLimitMs !== undefined && { callLimitMs }),
    }),
    readChoices: readChosenValues,
    now,
    claimMs,
    ...(webhooks && { webhooks }),
    retryDelayMs: (tries) => faster(retryDelayMs(tries)),
    readIntervalMs: (ageMs, isInTransit) => faster(readIntervalMs(ageMs * speed, isInTransit)),
  };
}

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
  /** How long a process has an order that it sends; twice as long as a call takes at least, 60,000 by default. */
  claimMs?: number;
  /** How long a call takes at most; as `createCall` limits it. */
  callLimitMs?: number;
  /** How 3PLs reach us; absent: they cannot. */
  webhooks?: WebhookServices | undefined;
  /** How many times as fast as usual orders are retried and read: for simulated 3PLs. 1 by default. */
  speed?: number;
}

/** What the jobs about warehouses use: the adapters, the limits of their accounts, what merchants chose. */
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

/**
 * One of the server processes of chaos.nightly.test.ts: `node chaosServer.ts OPTIONS`, with options as JSON. Sends its port to its parent
 * process and ends with it.
 */
import { adapters, type ProviderAdapter } from '@hub/providers';
import type { ProviderCallOptions } from '../../jobs/createProviderCalls.ts';
import type { Role } from '../../options/role.ts';
import type { TakeOver } from '../../service/createEngineService.ts';
import { serveStoreApp } from '../serveStoreApp.ts';

export interface ChaosServerOptions {
  databaseUrl: string;
  secretsKey: string;
  /** Origin of the balancer. */
  publicOrigin: string;
  storeOrigin: string;
  providerOrigins: NonNullable<ProviderCallOptions['providerOrigins']>;
  speed: number;
  /** Factor that shortens the windows of 3PLs' rate limits. */
  limitSpeed: number;
  takeOver?: TakeOver;
  /** `all` by default. */
  role?: Role;
  /** The store charges plans. */
  hasCharges?: boolean;
}

process.once('disconnect', () => process.exit());
const options = JSON.parse(process.argv[2] ?? '{}') as ChaosServerOptions;
const { databaseUrl: url, secretsKey, limitSpeed } = options;
const { origin } = await serveStoreApp({
  ...options,
  database: { kind: 'server', url, secretsKey },
  port: 0,
  role: options.role ?? 'all',
  storeOrigin: () => options.storeOrigin,
  adapters: Object.fromEntries(
    Object.values(adapters).map((adapter: ProviderAdapter) => {
      const { calls, windowMs } = adapter.rateLimit;
      return [adapter.provider, { ...adapter, rateLimit: { calls, windowMs: windowMs / limitSpeed } }];
    }),
  ),
});
process.send?.(Number(new URL(origin).port));

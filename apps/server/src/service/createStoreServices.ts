import type { Database } from '@hub/database';
import type { KeyRing } from '@hub/database/providers';
import type { ProviderStore } from '@hub/engine/providers';
import { createStore, StoreCallError, type StoreServices, toCallError } from '@hub/engine/store';
import {
  createStoreClient,
  exchangeLastingToken,
  refreshToken,
  requiredScopes,
  UntrustedRequestError,
} from '@hub/platform';
import { type AppCredentials, tokenRequest } from './createStoreSignIn.ts';
import { storeWebhookPath } from './storeWebhookPath.ts';

interface StoreServiceOptions {
  database: Database;
  keyRing: KeyRing;
  providers: ProviderStore;
  app: AppCredentials;
  /** Origin to which the store sends its webhooks: "https://hub.example.com". */
  origin: string;
  /** The time of all stored changes; this machine's by default. */
  now?: () => Date;
  /** Writes to the server's log, if there is one. */
  log?: (message: string) => void;
  /** Time limit of a call, ms; the store client's by default. */
  callLimitMs?: number;
}

/** Days before the installation whose orders are read. */
const daysBefore = 365;
const dayMs = 86_400_000;

/** What store jobs use: the platform client with the shops' tokens. */
export function createStoreServices({
  database,
  keyRing,
  providers,
  app,
  origin,
  now = () => new Date(),
  log,
  callLimitMs,
}: StoreServiceOptions): StoreServices {
  return {
    database,
    keyRing,
    providers,
    openStore: (shopDomain, accessToken, endsAt) => {
      const limits = {
        ...(endsAt !== undefined && { endsAt }),
        ...(callLimitMs !== undefined && { timeLimitMs: callLimitMs }),
      };
      const client = createStoreClient({ shopDomain, accessToken, origin: app.storeOrigin, ...limits });
      return createStore(client, { ordersSince: new Date(now().getTime() - daysBefore * dayMs) });
    },
    renewToken: async (shopDomain, by) => {
      const request = tokenRequest(app, shopDomain);
      try {
        return 'refreshToken' in by
          ? await refreshToken({ ...request, ...by })
          : await exchangeLastingToken({ ...request, ...by });
      } catch (error) {
        if (error instanceof UntrustedRequestError) throw new StoreCallError('refused', error.words, { cause: error });
        throw toCallError(error);
      }
    },
    webhookAddress: `${origin}${storeWebhookPath}`,
    scopes: requiredScopes,
    now,
    log,
  };
}

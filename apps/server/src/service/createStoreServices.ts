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
import { type StoreApp, tokenRequest } from './createStoreSignIn.ts';
import { storeWebhookPath } from './storeWebhookPath.ts';

interface StoreServiceOptions {
  database: Database;
  keyRing: KeyRing;
  providers: ProviderStore;
  app: StoreApp;
  /** Where the store sends its webhooks: "https://hub.example.com". */
  origin: string;
  /** The time for all that is kept; that of this machine by default. */
  now?: () => Date;
  /** Writes to the server's log; absent: there is none. */
  log?: (message: string) => void;
  /** How long a call takes at most, ms; as the client of the store limits it by default. */
  callLimitMs?: number;
}

/** Orders of so many days before the installation are read. */
const daysBefore = 365;
const dayMs = 86_400_000;

/** What the jobs about stores use: the client of the shop platform with the tokens of the shops. */
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

import { requestErrors, RequestError } from '@hub/api-client/server';
import { findShopId } from '@hub/database/shops';
import { signInFromStore, StoreCallError, type StoreServices } from '@hub/engine/store';
import {
  exchangeToken,
  PlatformError,
  readSignedInUser,
  type TokenRequest,
  UntrustedRequestError,
  verifySessionToken,
} from '@hub/platform';
import type { EngineBackendOptions } from '../api/createEngineBackend.ts';
import type { CallTokens } from '../api/tokens.ts';

/** The app's registration on the shop platform. */
export interface AppCredentials {
  /** Client id. */
  apiKey: string;
  /** The current secret, and the previous one during a rotation. */
  secrets: readonly [string, ...string[]];
  /** Called instead of the store: a simulated one on this machine. */
  storeOrigin?: string;
}

/** The request for a shop's tokens from the platform. */
export function tokenRequest({ apiKey, secrets, storeOrigin }: AppCredentials, shopDomain: string): TokenRequest {
  return { shopDomain, apiKey, apiSecret: secrets[0], origin: storeOrigin };
}

/** Time limit for reading a person's name. */
const nameTimeLimitMs = 3_000;

/** The sign-in with a session token of the store, which App Bridge adds to the call. */
export function createStoreSignIn(services: StoreServices, app: AppCredentials): EngineBackendOptions['signIn'] {
  return async ({ domain }, request) => {
    const sessionToken = bearerOf(request.headers.get('Authorization'));
    if (sessionToken === null) throw requestErrors.noToken();
    try {
      const { shopDomain, userId, issuedAt } = await verifySessionToken(sessionToken, { ...app, shopDomain: domain });
      const grant = { ...tokenRequest(app, shopDomain), sessionToken };
      return await signInFromStore(
        services,
        { domain: shopDomain, staffId: userId, openedAt: issuedAt },
        {
          exchange: () => exchangeToken(grant),
          async readPerson() {
            const user = await readSignedInUser({ ...grant, timeLimitMs: nameTimeLimitMs });
            if (user.userId !== userId) throw new UntrustedRequestError('The store names another person.', 'wrongShop');
            const { firstName, lastName, email, locale, isAccountOwner } = user;
            return { name: `${firstName} ${lastName}`.trim(), email, locale, isAccountOwner };
          },
        },
      );
    } catch (error) {
      if (error instanceof UntrustedRequestError) throw new RequestError(401, error.message);
      if (error instanceof PlatformError || error instanceof StoreCallError) throw new RequestError(502, error.words);
      throw error;
    }
  };
}

/** Accepts our tokens and the store's session tokens, for shops with the app installed. */
export function acceptSessionTokens(
  tokens: CallTokens,
  { database }: Pick<StoreServices, 'database'>,
  app: Pick<AppCredentials, 'apiKey' | 'secrets'>,
): CallTokens {
  return {
    issue: (holder) => tokens.issue(holder),
    async check(authorization) {
      const holder = await tokens.check(authorization);
      if (holder !== null) return holder;
      const sessionToken = bearerOf(authorization);
      if (sessionToken === null) return null;
      const session = await verifySessionToken(sessionToken, app).catch((error: unknown) => {
        if (error instanceof UntrustedRequestError) return null;
        throw error;
      });
      if (session === null) return null;
      const shopId = await findShopId(database, session.shopDomain);
      return shopId === null ? null : { shopId, staffId: session.userId };
    },
  };
}

/** Whether a call carries a session token of the store. */
export async function isStoreSession(
  request: Request,
  app: Pick<AppCredentials, 'apiKey' | 'secrets'>,
): Promise<boolean> {
  const sessionToken = bearerOf(request.headers.get('Authorization'));
  if (sessionToken === null) return false;
  return verifySessionToken(sessionToken, app).then(
    () => true,
    () => false,
  );
}

function bearerOf(authorization: string | null): string | null {
  return /^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? null;
}

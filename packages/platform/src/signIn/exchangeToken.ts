import { message } from '@hub/domain/messages';
import { z } from 'zod';
import { UnexpectedStoreReplyError, UntrustedRequestError } from '../PlatformError.ts';
import { callPlatform, type CallOptions } from '../http/callPlatform.ts';

export interface TokenRequest extends CallOptions {
  shopDomain: string;
  /** The app's client id. */
  apiKey: string;
  apiSecret: string;
}

/** A token that works without a signed-in user. */
export interface OfflineToken {
  token: string;
  /** Granted scopes. */
  scopes: readonly string[];
  /** Expiry and the refresh token; null if the token lives until the app is uninstalled. */
  renewal: { expiresAt: Date; refreshToken: string } | null;
}

const offlineToken = 'urn:shopify:params:oauth:token-type:offline-access-token';
const grants = { exchange: 'urn:ietf:params:oauth:grant-type:token-exchange', refresh: 'refresh_token' };

/** The platform does not recognize our client id and secret. Not the shop's fault. */
const errorsOfOurs = ['invalid_client', 'application_cannot_be_found', 'unauthorized_client'];

/** Lifetime of a token with a refresh token when the reply does not state it. */
const tokenLifetimeSeconds = 3_600;

/**
 * Exchanges a verified session token for an offline token; the shop's earlier tokens expire. Throws PlatformError, and
 * `UntrustedRequestError` when the platform rejects the session token.
 */
export async function exchangeToken(request: TokenRequest & { sessionToken: string }): Promise<OfflineToken> {
  return requestToken(request, {
    grant_type: grants.exchange,
    subject_token: request.sessionToken,
    subject_token_type: 'urn:ietf:params:oauth:token-type:id_token',
    requested_token_type: offlineToken,
    expiring: '1',
  });
}

/**
 * Fetches the next offline token. The old refresh token returns the same pair until the new one is used, so a lost reply
 * can be requested again. Throws PlatformError, and `UntrustedRequestError` when the platform issues none.
 * https://shopify.dev/changelog/more-resilient-refreshes-for-expiring-offline-access-tokens
 */
export async function refreshToken(request: TokenRequest & { refreshToken: string }): Promise<OfflineToken> {
  return requestToken(request, { grant_type: grants.refresh, refresh_token: request.refreshToken });
}

/**
 * Exchanges a token without expiry for one that lives an hour; the old one expires. Returns the same token again within
 * seven days. Throws like `refreshToken`.
 * https://shopify.dev/docs/apps/build/authentication-authorization/migrate-to-expiring-offline-access-tokens
 */
export async function exchangeLastingToken(request: TokenRequest & { lastingToken: string }): Promise<OfflineToken> {
  return requestToken(request, {
    grant_type: grants.exchange,
    subject_token: request.lastingToken,
    subject_token_type: offlineToken,
    requested_token_type: offlineToken,
    expiring: '1',
  });
}

/** The store's staff member who opened the app. */
export interface StoreUser {
  userId: string;
  firstName: string;
  lastName: string;
  /** Null if there is none, or the person has not confirmed it with the platform. */
  email: string | null;
  /** The person's admin language, such as `de`; null if not stated. */
  locale: string | null;
  isAccountOwner: boolean;
}

const userReply = z.object({
  associated_user: z.object({
    id: z.union([z.number(), z.string()]).transform(String),
    first_name: z.string().nullish(),
    last_name: z.string().nullish(),
    email: z.string().nullish(),
    email_verified: z.boolean().nullish(),
    locale: z.string().nullish(),
    account_owner: z.boolean().nullish(),
  }),
});

/**
 * The person behind a verified session token. A session token has no name, so this requests an online token and then
 * drops it. Throws PlatformError like `exchangeToken`.
 */
export async function readSignedInUser(request: TokenRequest & { sessionToken: string }): Promise<StoreUser> {
  const { associated_user: user } = await callTokens(request, userReply, {
    grant_type: grants.exchange,
    subject_token: request.sessionToken,
    subject_token_type: 'urn:ietf:params:oauth:token-type:id_token',
    requested_token_type: 'urn:shopify:params:oauth:token-type:online-access-token',
  });
  return {
    userId: user.id,
    firstName: user.first_name ?? '',
    lastName: user.last_name ?? '',
    email: user.email_verified ? (user.email ?? null) : null,
    locale: user.locale ?? null,
    isAccountOwner: user.account_owner ?? false,
  };
}

const tokenReply = z.object({
  access_token: z.string().min(1),
  scope: z.string(),
  expires_in: z.number().positive().default(tokenLifetimeSeconds),
  refresh_token: z.string().min(1).optional(),
});

async function requestToken(request: TokenRequest, grant: Readonly<Record<string, string>>): Promise<OfflineToken> {
  const now = (request.now ?? Date.now)();
  const reply = await callTokens(request, tokenReply, grant);
  return {
    token: reply.access_token,
    scopes: reply.scope.split(',').filter((scope) => scope !== ''),
    renewal: reply.refresh_token
      ? { expiresAt: new Date(now + reply.expires_in * 1_000), refreshToken: reply.refresh_token }
      : null,
  };
}

function callTokens<Reply>(
  request: TokenRequest,
  reply: z.ZodType<Reply>,
  grant: Readonly<Record<string, string>>,
): Promise<Reply> {
  return callPlatform(
    {
      name: message('store.tokenExchange'),
      path: '/admin/oauth/access_token',
      body: { client_id: request.apiKey, client_secret: request.apiSecret, ...grant },
      reply,
      // `invalid_subject_token`, `invalid_request`, or a refresh token that was used up.
      errorOfStatus: (status, body) => {
        if (status !== 400 && status !== 401) return null;
        return errorsOfOurs.some((code) => body?.includes(`"${code}"`))
          ? new UnexpectedStoreReplyError(message('store.ownCredentials'))
          : new UntrustedRequestError('The platform gives no token for this sign-in.', 'refusedGrant');
      },
    },
    request,
  );
}

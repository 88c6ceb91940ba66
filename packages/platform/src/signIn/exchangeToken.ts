import { message } from '@hub/domain/messages';
import { z } from 'zod';
import { UnexpectedStoreReplyError, UntrustedRequestError } from '../PlatformError.ts';
import { callPlatform, type CallOptions } from '../http/callPlatform.ts';

export interface TokenRequest extends CallOptions {
  shopDomain: string;
  /** Client id of the app. */
  apiKey: string;
  apiSecret: string;
}

/** A token that works without anybody at the screen. */
export interface OfflineToken {
  token: string;
  /** Handles of what the shop granted. */
  scopes: readonly string[];
  /** When it ends, and what gets the next one; null: it holds until the app is uninstalled. */
  renewal: { expiresAt: Date; refreshToken: string } | null;
}

const offlineToken = 'urn:shopify:params:oauth:token-type:offline-access-token';
const grants = { exchange: 'urn:ietf:params:oauth:grant-type:token-exchange', refresh: 'refresh_token' };

/** The platform does not know the app by its id and secret: no fault of a shop. */
const errorsOfOurs = ['invalid_client', 'application_cannot_be_found', 'unauthorized_client'];

/** As long as a token holds that comes with a refresh token, also where the reply does not say it. */
const tokenLifetimeSeconds = 3_600;

/**
 * Makes an offline token of a session token that was verified; the shop's former ones end. Throws PlatformError;
 * `UntrustedRequestError` when the platform does not take the session token.
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
 * The next offline token. The former refresh token gets the same again until the next one is used, so that a reply that
 * was lost can be asked for again. Throws PlatformError; `UntrustedRequestError` when the platform gives none.
 * https://shopify.dev/changelog/more-resilient-refreshes-for-expiring-offline-access-tokens
 */
export async function refreshToken(request: TokenRequest & { refreshToken: string }): Promise<OfflineToken> {
  return requestToken(request, { grant_type: grants.refresh, refresh_token: request.refreshToken });
}

/**
 * An offline token of an hour for one that holds until the app is uninstalled, which ends by it. Asked again within
 * seven days it gives the same. Throws as `refreshToken`.
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

/** A person of the store, as it names them to the app that they opened. */
export interface StoreUser {
  userId: string;
  firstName: string;
  lastName: string;
  /** Null: none, or one that the person has not confirmed to the platform. */
  email: string | null;
  /** Language of the person in the admin, `de`; null: it names none. */
  locale: string | null;
  /** Whether the store account belongs to the person. */
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
 * Who a session token that was verified belongs to. A session token names nobody: the platform says it only with an
 * online token, which is of no further use here. Throws PlatformError as `exchangeToken`.
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
      // `invalid_subject_token`, `invalid_request` and a refresh token that was spent.
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

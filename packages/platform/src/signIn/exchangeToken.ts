import { message } from '@hub/domain/messages';
import { z } from 'zod';
import { UntrustedRequestError } from '../PlatformError.ts';
import { callPlatform, type CallOptions } from '../http/callPlatform.ts';

export interface TokenRequest extends CallOptions {
  shopDomain: string;
  /** Client id of the app. */
  apiKey: string;
  apiSecret: string;
}

/** A token that works without anybody at the screen. */
export interface OfflineToken {
  accessToken: string;
  /** Handles of what the shop granted. */
  scopes: readonly string[];
  /** Null: it holds until the app is uninstalled. */
  expiresAt: Date | null;
  /** Gets the next one; null: this one does not expire. */
  refreshToken: string | null;
  refreshTokenExpiresAt: Date | null;
}

/**
 * Makes an offline token of a session token that was verified. `expiring`: one of an hour that `refreshToken` renews;
 * else one that holds until the app is uninstalled. Throws PlatformError; `UntrustedRequestError` when the platform does
 * not take the session token.
 */
export async function exchangeToken(
  request: TokenRequest & { sessionToken: string; expiring?: boolean },
): Promise<OfflineToken> {
  return requestToken(request, {
    grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
    subject_token: request.sessionToken,
    subject_token_type: 'urn:ietf:params:oauth:token-type:id_token',
    requested_token_type: 'urn:shopify:params:oauth:token-type:offline-access-token',
    expiring: request.expiring ? '1' : '0',
  });
}

/** The next offline token; the refresh token is spent by it. Throws PlatformError. */
export async function refreshToken(request: TokenRequest & { refreshToken: string }): Promise<OfflineToken> {
  return requestToken(request, { grant_type: 'refresh_token', refresh_token: request.refreshToken });
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
    grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
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
  expires_in: z.number().positive().optional(),
  refresh_token: z.string().min(1).optional(),
  refresh_token_expires_in: z.number().positive().optional(),
});

async function requestToken(request: TokenRequest, grant: Readonly<Record<string, string>>): Promise<OfflineToken> {
  const now = (request.now ?? Date.now)();
  const reply = await callTokens(request, tokenReply, grant);
  const after = (seconds: number | undefined) => (seconds === undefined ? null : new Date(now + seconds * 1000));
  return {
    accessToken: reply.access_token,
    scopes: reply.scope.split(',').filter((scope) => scope !== ''),
    expiresAt: after(reply.expires_in),
    refreshToken: reply.refresh_token ?? null,
    refreshTokenExpiresAt: after(reply.refresh_token_expires_in),
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
      errorOfStatus: (status) =>
        status === 400 || status === 401
          ? new UntrustedRequestError('The platform gives no token for this sign-in.', 'refusedGrant')
          : null,
    },
    request,
  );
}

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

const tokenReply = z.object({
  access_token: z.string().min(1),
  scope: z.string(),
  expires_in: z.number().positive().optional(),
  refresh_token: z.string().min(1).optional(),
  refresh_token_expires_in: z.number().positive().optional(),
});

async function requestToken(request: TokenRequest, grant: Readonly<Record<string, string>>): Promise<OfflineToken> {
  const now = (request.now ?? Date.now)();
  const reply = await callPlatform(
    {
      name: 'the exchange of tokens',
      path: '/admin/oauth/access_token',
      body: { client_id: request.apiKey, client_secret: request.apiSecret, ...grant },
      reply: tokenReply,
      // `invalid_subject_token`, `invalid_request` and a refresh token that was spent.
      errorOfStatus: (status) =>
        status === 400 || status === 401
          ? new UntrustedRequestError('The platform gives no token for this sign-in.', 'refusedGrant')
          : null,
    },
    request,
  );
  const after = (seconds: number | undefined) => (seconds === undefined ? null : new Date(now + seconds * 1000));
  return {
    accessToken: reply.access_token,
    scopes: reply.scope.split(',').filter((scope) => scope !== ''),
    expiresAt: after(reply.expires_in),
    refreshToken: reply.refresh_token ?? null,
    refreshTokenExpiresAt: after(reply.refresh_token_expires_in),
  };
}

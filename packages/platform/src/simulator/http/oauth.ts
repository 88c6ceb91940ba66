import * as z from 'zod';
import type { AppBook, GivenToken } from '../AppBook.ts';
import { readSessionToken } from './sessionTokens.ts';
import type { StoreReply, StoreRequest } from './StoreReply.ts';

const requestSchema = z.looseObject({
  client_id: z.string(),
  client_secret: z.string(),
  grant_type: z.string().optional(),
  subject_token: z.string().optional(),
  subject_token_type: z.string().optional(),
  requested_token_type: z.string().optional(),
  refresh_token: z.string().optional(),
  expiring: z.union([z.string(), z.number(), z.boolean()]).optional(),
});

const tokenExchange = 'urn:ietf:params:oauth:grant-type:token-exchange';
const idToken = 'urn:ietf:params:oauth:token-type:id_token';
const offlineToken = 'urn:shopify:params:oauth:token-type:offline-access-token';
const onlineToken = 'urn:shopify:params:oauth:token-type:online-access-token';
const refreshLifetimeSeconds = 90 * 86_400;

function refuse(error: string, description: string): StoreReply {
  return { status: 400, body: { error, error_description: description } };
}

/** `POST /admin/oauth/access_token`: exchanges a session token or an old token for an Admin API token. */
export function exchangeToken(request: StoreRequest, app: AppBook, domain: string, now: number): StoreReply {
  const parsed = requestSchema.safeParse(readBody(request));
  if (!parsed.success) return refuse('invalid_request', 'Could not find Shopify API application with that client id');
  const body = parsed.data;
  if (body.client_id !== app.app.apiKey || body.client_secret !== app.app.apiSecret)
    return refuse('invalid_client', 'The client id or the client secret is not valid.');
  if (body.grant_type === 'refresh_token') return refresh(body.refresh_token ?? '', app, now);
  if (body.grant_type !== tokenExchange)
    return refuse('invalid_request', 'The authorization code was not found or was already used');
  if (body.subject_token_type === offlineToken) return exchangeLasting(body.subject_token ?? '', app, now);
  if (body.subject_token_type !== idToken)
    return refuse('invalid_request', 'subject_token_type must be urn:ietf:params:oauth:token-type:id_token');
  const claims = readSessionToken(body.subject_token ?? '', app.app, domain, now);
  if (!claims) return refuse('invalid_subject_token', 'Session token is invalid.');
  if (!app.isInstalled) return refuse('app_not_installed', 'The app is not installed on this shop.');
  const scope = app.grantedScopes.join(',');
  const requested = body.requested_token_type ?? onlineToken;
  if (requested !== offlineToken && requested !== onlineToken)
    return refuse('invalid_request', 'requested_token_type is not supported');
  if (requested === onlineToken) {
    const { token, expiresAt } = app.giveOnlineToken();
    const user = { id: Number(claims.sub), first_name: 'Robin', last_name: 'Carter', email: 'robin@example.com' };
    return {
      status: 200,
      body: {
        access_token: token,
        scope,
        expires_in: Math.floor((expiresAt - now) / 1_000),
        associated_user_scope: scope,
        associated_user: { ...user, account_owner: true, locale: 'en', collaborator: false, email_verified: true },
      },
    };
  }
  const isExpiring = ['1', 'true'].includes(String(body.expiring ?? ''));
  return { status: 200, body: tokenBody(app, isExpiring, now) };
}

function tokenBody(app: AppBook, isExpiring: boolean, now: number): object {
  return bodyOf(app.giveToken(isExpiring), app, now);
}

function bodyOf({ token, expiresAt, refreshToken }: GivenToken, app: AppBook, now: number): object {
  const scope = app.grantedScopes.join(',');
  if (expiresAt === null) return { access_token: token, scope };
  return {
    access_token: token,
    scope,
    expires_in: Math.floor((expiresAt - now) / 1_000),
    refresh_token: refreshToken,
    refresh_token_expires_in: refreshLifetimeSeconds,
  };
}

/** The platform's wording: https://community.shopify.dev/t/35182 */
const noRefreshToken: StoreReply = {
  status: 401,
  body: { error: 'invalid_request', error_description: 'This request requires an active refresh_token' },
};

function refresh(refreshToken: string, app: AppBook, now: number): StoreReply {
  const token = app.refreshToken(refreshToken);
  return token === null ? noRefreshToken : { status: 200, body: bodyOf(token, app, now) };
}

function exchangeLasting(lasting: string, app: AppBook, now: number): StoreReply {
  const token = app.exchangeLastingToken(lasting);
  if (token === null) return refuse('invalid_subject_token', 'The subject token is not valid.');
  return { status: 200, body: bodyOf(token, app, now) };
}

function readBody({ text, headers }: StoreRequest): unknown {
  if (!String(headers['content-type'] ?? '').includes('json')) return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { RegisteredApp } from '../StoreOptions.ts';

/** A session token lives for a minute. */
const lifetimeSeconds = 60;

export const ownerId = 90_210_001;

interface SessionClaims {
  dest: string;
  aud: string;
  sub: string;
  exp: number;
  nbf: number;
}

/** The session token that the admin gives the embedded app: a JWT signed with the app's secret. */
export function mintSessionToken(app: RegisteredApp, domain: string, now: number, staffId = ownerId): string {
  const seconds = Math.floor(now / 1_000);
  const claims = {
    iss: `https://${domain}/admin`,
    dest: `https://${domain}`,
    aud: app.apiKey,
    sub: String(staffId),
    exp: seconds + lifetimeSeconds,
    nbf: seconds,
    iat: seconds,
    jti: randomUUID(),
    sid: randomUUID(),
  };
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${content}.${sign(content, app.apiSecret)}`;
}

/** Null if it is forged, expired or for another app. */
export function readSessionToken(token: string, app: RegisteredApp, domain: string, now: number): SessionClaims | null {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(`${header}.${payload}`, app.apiSecret));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  try {
    const claims: SessionClaims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    const seconds = now / 1_000;
    const isOurs = claims.aud === app.apiKey && claims.dest === `https://${domain}`;
    return isOurs && claims.exp > seconds && claims.nbf <= seconds + 10 ? claims : null;
  } catch {
    return null;
  }
}

/** `hmac` of the parameters in the app's address. */
export function signParameters(parameters: URLSearchParams, secret: string): string {
  const message = [...parameters]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${key}=${value}`)
    .join('&');
  return createHmac('sha256', secret).update(message).digest('hex');
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function sign(content: string, secret: string): string {
  return createHmac('sha256', secret).update(content).digest('base64url');
}

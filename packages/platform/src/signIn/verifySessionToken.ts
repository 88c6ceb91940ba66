import { isShopDomain } from '@hub/domain/navigation';
import { z } from 'zod';
import { UntrustedRequestError } from '../PlatformError.ts';
import { isHmacOf } from './isHmacOf.ts';
import { shopifyLibrary } from './shopifyLibrary.ts';

export interface SessionTokenOptions {
  /** The app's client id. */
  apiKey: string;
  /** The current secret, and the previous one during rotation. */
  secrets: readonly string[];
  /** The shop of the request; any shop if absent. */
  shopDomain?: string;
}

/** Who opened the app. App Bridge vouches for it for a minute. */
export interface SessionToken {
  shopDomain: string;
  /** The staff member's id on the platform. */
  userId: string;
  /** This person's session in the app; empty if the platform sends none. */
  sessionId: string;
  /** By the platform's clock. */
  issuedAt: Date;
  expiresAt: Date;
}

export type SessionTokenRefusal =
  | 'malformed'
  | 'wrongSignature'
  | 'expired'
  | 'notYetValid'
  | 'wrongAudience'
  | 'wrongShop';

/** Allowed clock difference in seconds, the same as in the library. */
const clockToleranceS = 10;

/** Checks a session token's signature, times, audience and shop. Throws `UntrustedRequestError<SessionTokenRefusal>`. */
export async function verifySessionToken(token: string, options: SessionTokenOptions): Promise<SessionToken> {
  const claims = readClaims(token);
  if (!(await isVouchedFor(token, options))) throw refusal(reasonOf(token, claims, options));
  if (claims.aud !== options.apiKey) throw refusal('wrongAudience');
  const shopDomain = hostOf(claims.dest);
  // `dest` and `iss` have to name the same shop.
  if (!isShopDomain(shopDomain) || hostOf(claims.iss) !== shopDomain) throw refusal('wrongShop');
  if (options.shopDomain !== undefined && options.shopDomain !== shopDomain) throw refusal('wrongShop');
  const { sub: userId, sid: sessionId = '', nbf, exp } = claims;
  return { shopDomain, userId, sessionId, issuedAt: new Date(nbf * 1000), expiresAt: new Date(exp * 1000) };
}

/** The library checks the algorithm, signature, `exp` and `nbf`. Its errors quote the token, so they are dropped here. */
async function isVouchedFor(token: string, { apiKey, secrets }: SessionTokenOptions): Promise<boolean> {
  const checks = secrets
    .filter((secret) => secret !== '')
    .map((apiSecretKey) =>
      shopifyLibrary(apiKey, apiSecretKey)
        .session.decodeSessionToken(token, { checkAudience: false })
        .then(
          () => true,
          () => false,
        ),
    );
  return (await Promise.all(checks)).includes(true);
}

const claimsShape = z.object({
  iss: z.string(),
  dest: z.string(),
  aud: z.string(),
  sub: z.string().min(1),
  exp: z.number(),
  nbf: z.number(),
  sid: z.string().optional(),
});

type Claims = z.infer<typeof claimsShape>;

/** The token's claims, not verified yet. */
function readClaims(token: string): Claims {
  const [, payload = '', ...rest] = token.split('.');
  const claims = rest.length === 1 ? claimsShape.safeParse(parsePayload(payload)) : null;
  if (!claims?.success) throw refusal('malformed');
  return claims.data;
}

function parsePayload(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

/** Why the library refused a token. If the signature is valid, only the time is left. */
function reasonOf(token: string, { exp, nbf }: Claims, { secrets }: SessionTokenOptions): SessionTokenRefusal {
  const end = token.lastIndexOf('.');
  if (!isHmacOf(token.slice(0, end), secrets, token.slice(end + 1), 'base64url')) return 'wrongSignature';
  const nowS = Date.now() / 1000;
  if (exp <= nowS - clockToleranceS) return 'expired';
  return nbf > nowS + clockToleranceS ? 'notYetValid' : 'wrongSignature';
}

/** Host of `https://acme.myshopify.com/admin`; empty if it is not an https address. */
function hostOf(address: string): string {
  if (!URL.canParse(address)) return '';
  const { protocol, host } = new URL(address);
  return protocol === 'https:' ? host : '';
}

const messages = {
  malformed: 'The session token cannot be read.',
  wrongSignature: 'The session token was not signed with a secret of this app.',
  expired: 'The session token has expired.',
  notYetValid: 'The session token is not valid yet.',
  wrongAudience: 'The session token was made for another app.',
  wrongShop: 'The session token is of another shop.',
} as const satisfies Record<SessionTokenRefusal, string>;

const refusal = (reason: SessionTokenRefusal) => new UntrustedRequestError(messages[reason], reason);

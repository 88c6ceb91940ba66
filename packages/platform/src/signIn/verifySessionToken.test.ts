import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { UntrustedRequestError } from '../PlatformError.ts';
import { verifySessionToken } from './verifySessionToken.ts';

const apiKey = 'client-id';
const secret = 'secret-of-the-app';
const options = { apiKey, secrets: [secret] };
const nowS = Math.floor(Date.now() / 1000);
const claims = {
  iss: 'https://sample.myshopify.com/admin',
  dest: 'https://sample.myshopify.com',
  aud: apiKey,
  sub: '42',
  exp: nowS + 60,
  nbf: nowS,
  iat: nowS,
  jti: 'f8912129',
  sid: 'a-session',
};

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function tokenOf(
  changes: Readonly<Record<string, unknown>> = {},
  key = secret,
  header: object = { alg: 'HS256', typ: 'JWT' },
) {
  const content = `${encode(header)}.${encode({ ...claims, ...changes })}`;
  return `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`;
}

describe('A session token', () => {
  test.each([
    ['that has expired', tokenOf({ exp: nowS - 60, nbf: nowS - 120 }), 'expired'],
    ['that is not valid yet', tokenOf({ nbf: nowS + 60, exp: nowS + 120 }), 'notYetValid'],
    ['for another app', tokenOf({ aud: 'another-client' }), 'wrongAudience'],
    ['with another signature', tokenOf({}, 'another secret'), 'wrongSignature'],
    ['with another signature that has expired', tokenOf({ exp: nowS - 60 }, 'another secret'), 'wrongSignature'],
    ['without a signature', tokenOf().replace(/[^.]+$/, ''), 'wrongSignature'],
    ['with the algorithm none', `${encode({ alg: 'none' })}.${encode(claims)}.`, 'wrongSignature'],
    ['with another algorithm', tokenOf({}, secret, { alg: 'HS512' }), 'wrongSignature'],
    ['with another shop as its issuer', tokenOf({ iss: 'https://other.myshopify.com/admin' }), 'wrongShop'],
    [
      'for a domain that is not a shop',
      tokenOf({ dest: 'https://evil.example', iss: 'https://evil.example/admin' }),
      'wrongShop',
    ],
    ['without a time', tokenOf({ exp: undefined }), 'malformed'],
    ['without a person', tokenOf({ sub: '' }), 'malformed'],
    ['that is truncated', tokenOf().slice(0, 40), 'malformed'],
    ['that is empty', '', 'malformed'],
  ])('%s is rejected', async (_, token, reason) => {
    const failure = await verifySessionToken(token, options).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UntrustedRequestError);
    expect(failure).toMatchObject({ reason });
    if (token !== '') expect(String(failure)).not.toContain(token);
  });

  test('is rejected for a shop other than the request’s', async () => {
    const verified = verifySessionToken(tokenOf(), { ...options, shopDomain: 'other.myshopify.com' });
    await expect(verified).rejects.toMatchObject({ reason: 'wrongShop' });
  });

  test('names the user and the shop', async () => {
    expect(await verifySessionToken(tokenOf(), { ...options, shopDomain: 'sample.myshopify.com' })).toEqual({
      shopDomain: 'sample.myshopify.com',
      userId: '42',
      sessionId: 'a-session',
      issuedAt: new Date(claims.nbf * 1000),
      expiresAt: new Date(claims.exp * 1000),
    });
  });

  test('is accepted with the previous secret during rotation', async () => {
    const rotating = { apiKey, secrets: ['the new secret', secret] };
    expect(await verifySessionToken(tokenOf(), rotating)).toMatchObject({ userId: '42' });
  });

  test('is rejected when there is no secret', async () => {
    const verified = verifySessionToken(tokenOf({}, ''), { apiKey, secrets: [''] });
    await expect(verified).rejects.toMatchObject({ reason: 'wrongSignature' });
  });
});

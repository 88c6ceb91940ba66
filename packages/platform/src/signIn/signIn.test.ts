import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { missingScopes } from '../scopes/missingScopes.ts';
import { requiredScopes, scopeReasons } from '../scopes/requiredScopes.ts';
import { type FakePlatform, json, startFakePlatform } from '../testing/startFakePlatform.ts';
import { exchangeLastingToken, exchangeToken, readSignedInUser, refreshToken } from './exchangeToken.ts';
import { installUrl, verifySignedQuery } from './installUrl.ts';

const apiKey = 'client-id';
const apiSecret = 'secret-of-the-app';
const shopDomain = 'sample.myshopify.com';
let platform: FakePlatform | null = null;
afterEach(async () => platform?.stop());

const request = () => ({ shopDomain, apiKey, apiSecret, origin: platform?.origin ?? '', now: () => 1_000_000 });

describe('The token exchange', () => {
  const pair = { access_token: 'shpat_2', refresh_token: 'shprt_2', scope: 'write_orders,read_products' };

  test('exchanges a session token for an offline token of an hour with a refresh token, or for one without expiry', async () => {
    platform = await startFakePlatform(json({ ...pair, expires_in: 1800, refresh_token_expires_in: 7_776_000 }));
    const expected = {
      token: 'shpat_2',
      scopes: ['write_orders', 'read_products'],
      renewal: { expiresAt: new Date(2_800_000), refreshToken: 'shprt_2' },
    };
    expect(await exchangeToken({ ...request(), sessionToken: 'a.b.c' })).toEqual(expected);
    expect(await refreshToken({ ...request(), refreshToken: 'shprt_1' })).toEqual(expected);
    expect(await exchangeLastingToken({ ...request(), lastingToken: 'shpat_1' })).toEqual(expected);
    const offline = 'urn:shopify:params:oauth:token-type:offline-access-token';
    const exchange = 'urn:ietf:params:oauth:grant-type:token-exchange';
    expect(platform.calls.map(({ body }) => body)).toMatchObject([
      {
        client_id: apiKey,
        client_secret: apiSecret,
        grant_type: exchange,
        subject_token: 'a.b.c',
        subject_token_type: 'urn:ietf:params:oauth:token-type:id_token',
        requested_token_type: offline,
        expiring: '1',
      },
      { grant_type: 'refresh_token', refresh_token: 'shprt_1' },
      {
        grant_type: exchange,
        subject_token: 'shpat_1',
        subject_token_type: offline,
        requested_token_type: offline,
        expiring: '1',
      },
    ]);
  });

  test('treats a pair without a lifetime as an hour, and a lone token as one without expiry', async () => {
    platform = await startFakePlatform(json(pair), json({ access_token: 'shpat_3', scope: '' }));
    const { renewal } = await refreshToken({ ...request(), refreshToken: 'shprt_1' });
    expect(renewal?.expiresAt).toEqual(new Date(4_600_000));
    expect(await exchangeToken({ ...request(), sessionToken: 'a.b.c' })).toMatchObject({ renewal: null });
  });

  test.each([400, 401])('reports a refusal with %i without the secrets', async (status) => {
    platform = await startFakePlatform(json({ error: 'invalid_subject_token' }, status));
    const failure = await exchangeToken({ ...request(), sessionToken: 'a.b.c' }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'UntrustedRequestError', reason: 'refusedGrant' });
    expect(String(failure)).not.toMatch(/a\.b\.c|secret-of/);
  });

  test.each([
    ['a web page', 'StoreUnreachableError', { 'content-type': 'text/html' }, '<html></html>'],
    ['no token', 'UnexpectedStoreReplyError', {}, '{"scope":"write_orders"}'],
    ['an empty token', 'UnexpectedStoreReplyError', {}, '{"access_token":"","scope":""}'],
  ])('fails on %s', async (_, name, headers, body) => {
    platform = await startFakePlatform((response) => response.writeHead(200, headers).end(body));
    await expect(exchangeToken({ ...request(), sessionToken: 'a.b.c' })).rejects.toMatchObject({ name });
  });
});

describe('The person of a session token', () => {
  const user = { id: 902541635, first_name: 'John', last_name: 'Smith', email: 'john@example.com' };
  const reply = (more: object) => ({
    access_token: 'shpua_1',
    scope: 'write_orders',
    associated_user: { ...user, ...more },
  });

  test('is read with an online token, which is not stored', async () => {
    platform = await startFakePlatform(json(reply({ email_verified: true, account_owner: true, locale: 'de' })));
    expect(await readSignedInUser({ ...request(), sessionToken: 'a.b.c' })).toEqual({
      userId: '902541635',
      firstName: 'John',
      lastName: 'Smith',
      email: 'john@example.com',
      locale: 'de',
      isAccountOwner: true,
    });
    expect(platform.calls[0]?.body).toMatchObject({
      subject_token: 'a.b.c',
      requested_token_type: 'urn:shopify:params:oauth:token-type:online-access-token',
    });
  });

  test('has no email address until the platform has confirmed it', async () => {
    platform = await startFakePlatform(json(reply({ email_verified: false, last_name: null })));
    expect(await readSignedInUser({ ...request(), sessionToken: 'a.b.c' })).toMatchObject({
      lastName: '',
      email: null,
      locale: null,
      isAccountOwner: false,
    });
  });
});

describe('An address that the platform opened', () => {
  function signed(fields: Readonly<Record<string, string>>, key = apiSecret): URLSearchParams {
    const query = new URLSearchParams(fields);
    query.sort();
    query.set('hmac', createHmac('sha256', key).update(query.toString()).digest('hex'));
    return query;
  }
  const timestamp = String(Math.floor(Date.now() / 1000));
  const keys = { apiKey, secrets: [apiSecret] };

  test('names its shop', async () => {
    expect(await verifySignedQuery(signed({ shop: shopDomain, timestamp, host: 'YWRtaW4' }), keys)).toEqual({
      shopDomain,
    });
  });

  test('is accepted with the previous secret during rotation', async () => {
    const rotating = { apiKey, secrets: ['the new secret', apiSecret] };
    expect(await verifySignedQuery(signed({ shop: shopDomain, timestamp }), rotating)).toEqual({ shopDomain });
  });

  const changed = signed({ shop: shopDomain, timestamp });
  changed.set('shop', 'other.myshopify.com');
  const doubled = signed({ shop: shopDomain, timestamp });
  doubled.append('shop', 'other.myshopify.com');
  test.each([
    ['signed with another secret', signed({ shop: shopDomain, timestamp }, 'another'), 'wrongSignature'],
    ['without a signature', new URLSearchParams({ shop: shopDomain, timestamp }), 'wrongSignature'],
    [
      'from ten minutes ago',
      signed({ shop: shopDomain, timestamp: String(Number(timestamp) - 600) }),
      'wrongSignature',
    ],
    ['without a time', signed({ shop: shopDomain }), 'wrongSignature'],
    ['with a changed shop', changed, 'wrongSignature'],
    ['with two shops', doubled, 'wrongShop'],
    ['for a domain that is not a shop', signed({ shop: 'evil.example', timestamp }), 'wrongShop'],
  ])('%s is rejected', async (_, query, reason) => {
    await expect(verifySignedQuery(query, keys)).rejects.toMatchObject({ reason });
  });
});

test('The app is installed at an address of the shop only', () => {
  expect(installUrl({ shopDomain, apiKey })).toBe(
    'https://sample.myshopify.com/admin/oauth/install?client_id=client-id',
  );
  expect(() => installUrl({ shopDomain: 'evil.example', apiKey })).toThrow('no address of a shop');
});

describe('Missing scopes', () => {
  test('are listed on the platform page, with the same reasons', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../../docs/platform.md'), 'utf8');
    const rows = [...page.matchAll(/^\| `([a-z_]+)` \| (.*?) \|$/gm)].map(([, scope, reason]) => [scope, reason]);
    expect(rows.map(([scope]) => scope)).toEqual(requiredScopes);
    for (const [scope, reason] of rows)
      expect(reason).toContain(Object.entries(scopeReasons).find(([name]) => name === scope)?.[1]);
  });

  test('are named', () => {
    const granted = requiredScopes.filter((scope) => scope !== 'read_locations' && scope !== 'write_orders');
    expect(missingScopes(granted)).toEqual(['write_orders', 'read_locations']);
    expect(missingScopes([])).toEqual(requiredScopes);
    expect(missingScopes(requiredScopes)).toEqual([]);
  });

  test('exclude read scopes that a granted write scope covers, but not the reverse', () => {
    const withWrite = requiredScopes.map((scope) => scope.replace('read_products', 'write_products'));
    expect(missingScopes(withWrite)).toEqual([]);
    const withRead = requiredScopes.map((scope) => scope.replace('write_orders', 'read_orders'));
    expect(missingScopes(withRead)).toEqual(['write_orders']);
  });
});

import { expect, test, vi } from 'vitest';
import { createKeyValueStore, type KeyValueStore } from '../../environment/KeyValueStore.ts';
import { periodsKey, sessionKeys } from '../../environment/storageKeys.ts';
import { beginCalls, type EarlyPage } from './beginCalls.ts';
import { takeEarlyCall } from './takeEarlyCall.ts';

const origin = 'https://hub.example';
const shop = 'willow-and-wick.myshopify.com';
const session = `shop=${shop}&host=${btoa('admin.shopify.com/store/willow-and-wick')}`;
const shopInfoUrl = `${origin}/shopInfo?shop=${shop}`;
const statsUrl = `${origin}/stats?fix=last_24h&search_by_filter=order_wise`;
const info = { shop, role: '2', permission: null, onboard_status: '1' };

interface Sent {
  url: string;
  init: RequestInit;
}

/** A page whose server answers shop info with `data`, and everything else with an empty object. */
function aPage(search: string, { data = info, status = 200, token = 'token-1', pathname = '/app/dashboard' } = {}) {
  const sent: Sent[] = [];
  const page: EarlyPage = {
    location: { origin, pathname, search: `?${search}` },
    document: { getElementById: () => null, documentElement: { lang: 'en' } },
    fetch: async (input, init = {}) => {
      sent.push({ url: String(input), init });
      const headers: Record<string, string> = token === '' ? {} : { Authorization: token };
      return String(input).includes('/shopInfo')
        ? new Response(JSON.stringify({ data }), { status, headers })
        : new Response('{}');
    },
  };
  const begin = (localStore = aStore()) => beginCalls(page, aStore(), localStore);
  return { page, sent, begin, urls: () => sent.map(({ url }) => url) };
}

function aStore(values: Readonly<Record<string, string>> = {}): KeyValueStore {
  const store = createKeyValueStore(() => {
    throw new Error('Nothing is kept.');
  });
  for (const [key, value] of Object.entries(values)) store.set(key, value);
  return store;
}

test('shop info starts without a token, then the figures with the token of its reply', async () => {
  const { sent, begin, urls } = aPage(session);
  await begin();
  expect(urls()).toEqual([shopInfoUrl, statsUrl]);
  expect(sent.map(({ init }) => init.headers)).toEqual([
    { Accept: 'application/json' },
    { Accept: 'application/json', Authorization: 'token-1' },
  ]);
  for (const { init } of sent) expect(init).toMatchObject({ credentials: 'same-origin', redirect: 'manual' });
});

test('the figures use the remembered period', async () => {
  const { begin, urls } = aPage(session);
  await begin(aStore({ [periodsKey(shop)]: JSON.stringify({ dashboard: 'last_7d' }) }));
  expect(urls()[1]).toBe(`${origin}/stats?fix=last_7d&search_by_filter=order_wise`);
});

test('the tab’s session and user are used, but not those of another shop', async () => {
  const { page, urls } = aPage('');
  const stored = { [sessionKeys.shop]: shop, [sessionKeys.sessionId]: 's', [sessionKeys.userId]: '7' };
  await beginCalls(page, aStore(stored), aStore());
  expect(urls()[0]).toBe(`${shopInfoUrl}&user_id=7`);
  const other = aPage(session);
  await beginCalls(other.page, aStore({ ...stored, [sessionKeys.shop]: 'other.myshopify.com' }), aStore());
  expect(other.urls()[0]).toBe(shopInfoUrl);
});

test.each([
  ['no session', aPage('')],
  ['a shop without a host', aPage(`shop=${shop}`)],
  ['a foreign host', aPage(`shop=${shop}&host=${btoa('evil.example/admin')}`)],
  ['a page outside /app', aPage(session, { pathname: '/login' })],
  ['the admin area', aPage(session, { pathname: '/admin' })],
])('nothing starts with %s', async (_name, { begin, urls }) => {
  await begin();
  expect(urls()).toEqual([]);
});

test.each([
  ['another screen', aPage(session, { pathname: '/app/settings' })],
  ['filters in the address', aPage(`${session}&period=all`)],
  ['a refused session', aPage(session, { status: 401 })],
  ['a failure', aPage(session, { status: 500 })],
  ['no token', aPage(session, { token: '' })],
  ['another shop in the reply', aPage(session, { data: { ...info, shop: 'other.myshopify.com' } })],
  ['a shop that is not onboarded', aPage(session, { data: { ...info, onboard_status: '0' } })],
  [
    'a person who may not see it',
    aPage(session, { data: Object.assign({ ...info }, { permission: '[{"id":5,"view":1}]' }) }),
  ],
  ['a malformed reply', aPage(session, { data: Object.assign([], { shop }) as never })],
])('the figures do not start with %s', async (_name, { begin, urls }) => {
  await begin();
  expect(urls()).toEqual([expect.stringContaining('/shopInfo?')]);
});

test('the figures are left to the app once it has taken shop info', async () => {
  const { page, begin, urls } = aPage(session);
  const begun = begin();
  const taken = takeEarlyCall(page, shopInfoUrl, { method: 'GET' });
  await begun;
  expect(urls()).toEqual([shopInfoUrl]);
  expect(await (await taken)?.json()).toEqual({ data: info });
});

test('a call is handed out once, and only to an identical call', async () => {
  const { page, begin } = aPage(session);
  await begin();
  const withToken = { method: 'GET', headers: { Authorization: 'token-1' } };
  expect(takeEarlyCall(page, statsUrl, { method: 'GET' })).toBeUndefined();
  expect(takeEarlyCall(page, statsUrl, { headers: { Authorization: 'token-2' } })).toBeUndefined();
  expect(takeEarlyCall(page, statsUrl, { ...withToken, method: 'POST' })).toBeUndefined();
  expect(takeEarlyCall(page, `${statsUrl}&search=1`, withToken)).toBeUndefined();
  expect(takeEarlyCall(page, shopInfoUrl.replace('willow', 'other'))).toBeUndefined();
  expect(takeEarlyCall(page, shopInfoUrl, withToken)).toBeUndefined();
  const reply = await takeEarlyCall(page, statsUrl, withToken);
  expect(await reply?.text()).toBe('{}');
  expect(takeEarlyCall(page, statsUrl, withToken)).toBeUndefined();
  // Shop info is still there with its body unread.
  expect(await (await takeEarlyCall(page, shopInfoUrl))?.json()).toEqual({ data: info });
  expect(takeEarlyCall(page, shopInfoUrl)).toBeUndefined();
});

test('a reply older than half a minute is not shown as new', async () => {
  vi.useFakeTimers();
  const { page, begin, sent } = aPage(session);
  await begin();
  vi.advanceTimersByTime(30_001);
  expect(takeEarlyCall(page, shopInfoUrl)).toBeUndefined();
  expect(sent[0]?.init.signal?.aborted).toBe(true);
});

test('the caller that takes a call can cancel it', async () => {
  const { page, begin, sent } = aPage(session);
  await begin();
  const abort = new AbortController();
  void takeEarlyCall(page, shopInfoUrl, { signal: abort.signal });
  abort.abort(new Error('canceled'));
  expect([sent[0]?.init.signal?.aborted, sent[1]?.init.signal?.aborted]).toEqual([true, false]);
});

test('a broken connection is reported to the caller that takes the call', async () => {
  const { page } = aPage(session);
  page.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await beginCalls(page, aStore(), aStore());
  await expect(takeEarlyCall(page, shopInfoUrl)).rejects.toThrow('Failed to fetch');
});

test('an unused reply is still read to its end and keeps no connection', async () => {
  const { page } = aPage(session);
  let isRead = false;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (isRead) return controller.close();
        isRead = true;
        controller.enqueue(new TextEncoder().encode('{}'));
      },
    },
    { highWaterMark: 0 },
  );
  page.fetch = async () => new Response(body, { status: 500 });
  await beginCalls(page, aStore(), aStore());
  await expect.poll(() => isRead).toBe(true);
  expect(await (await takeEarlyCall(page, shopInfoUrl))?.text()).toBe('{}');
});

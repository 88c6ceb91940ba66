import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { demoHost, demoShop } from '../testing/demoShop.ts';
import { mountArea } from '../testing/mountArea.tsx';
import { memoryStore } from '../testing/testEnvironment.ts';
import { shopInfoReply } from '../testing/shopInfoReply.ts';

function storeOf(values: Record<string, string>) {
  const store = memoryStore();
  for (const [key, value] of Object.entries(values)) store.set(key, value);
  return store;
}

const entry = `shop=${demoShop}&host=${encodeURIComponent(demoHost)}`;

describe('access under /app requires a host query parameter or a stored session id; otherwise the visitor goes to /login', () => {
  test('without either', { tags: '§2.1' }, async () => {
    const { history } = mountArea('/app/dashboard');
    await waitFor(() => expect(history.location.pathname).toBe('/login'));
  });

  test.each(['not base64!', btoa('evil.example/admin'), btoa('admin.shopify.com/store/UPPER'), ''])(
    'a malformed host counts as absent: %j',
    { tags: '§2.2' },
    async (host) => {
      const { history } = mountArea(`/app/dashboard?shop=${demoShop}&host=${encodeURIComponent(host)}`);
      await waitFor(() => expect(history.location.pathname).toBe('/login'));
    },
  );

  test('a host alone gives the shop, padded or not, and the address then has both', async () => {
    const { history } = mountArea(`/app/dashboard?host=${demoHost.replace(/=+$/, '')}`);
    await screen.findByText('screen /app/dashboard');
    expect(new URLSearchParams(history.location.search).get('shop')).toBe(demoShop);
  });

  test('a stored session opens the stored shop, and the address then has shop and host', { tags: '§2.1' }, async () => {
    const sessionStore = storeOf({ shop: demoShop, host: demoHost, session_id: 's-1' });
    const { history } = mountArea('/app/dashboard?period=all', { sessionStore });
    await screen.findByText('screen /app/dashboard');
    expect(history.location.search).toBe(`?period=all&${entry}`);
  });

  test('an invalid shop goes to /login', { tags: '§8.19' }, async () => {
    const { history } = mountArea('/app/dashboard?shop=evil.example', { sessionStore: storeOf({ session_id: 's-1' }) });
    await waitFor(() => expect(history.location.pathname).toBe('/login'));
  });
});

describe('what is stored in sessionStorage', () => {
  test('session_id: the query’s session, else shop info’s, else a random one for this tab; user_id from the query', async () => {
    const fromQuery = memoryStore();
    mountArea(`/app/dashboard?${entry}&session=q-1&user_id=42`, {
      sessionStore: fromQuery,
      fetch: async () => shopInfoReply({ session_id: 'i-1' }),
    });
    await screen.findByText('screen /app/dashboard');
    expect([fromQuery.get('session_id'), fromQuery.get('user_id')]).toEqual(['q-1', '42']);
  });

  test('shop info’s session', async () => {
    const store = memoryStore();
    mountArea(`/app/dashboard?${entry}`, {
      sessionStore: store,
      fetch: async () => shopInfoReply({ session_id: 'i-1' }),
    });
    await screen.findByText('screen /app/dashboard');
    expect([store.get('session_id'), store.get('user_id')]).toEqual(['i-1', null]);
  });

  test('a random one', async () => {
    const store = memoryStore();
    mountArea(`/app/dashboard?${entry}`, { sessionStore: store, newId: () => 'random' });
    await screen.findByText('screen /app/dashboard');
    expect(store.get('session_id')).toBe('random');
  });

  test('a browser that blocks storage still works within the page', async () => {
    // Every access to `memoryStore` throws.
    const { history } = mountArea(`/app/dashboard?${entry}`, { sessionStore: memoryStore() });
    await screen.findByText('screen /app/dashboard');
    await history.push('/app/workflows');
    await screen.findByText('screen /app/workflows/allworkflows');
    expect(history.location.search).toBe(`?${entry}`);
  });
});

test('a query shop that differs from the stored one wins and first clears token, cache and session', async () => {
  const other = 'other.myshopify.com';
  const otherHost = btoa(`${other}/admin`);
  const requests: [string, string | null][] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(String(input));
    requests.push([url.searchParams.get('shop') ?? '', new Headers(init?.headers).get('Authorization')]);
    return shopInfoReply({ shop: url.searchParams.get('shop') }, `token of ${url.searchParams.get('shop')}`);
  };
  const sessionStore = memoryStore();
  const { history, environment } = mountArea(`/app/dashboard?${entry}&session=s-1&user_id=42`, { fetch, sessionStore });
  await screen.findByText('screen /app/dashboard');
  const cachedShops = () =>
    new Set(
      environment.queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey[0]),
    );
  expect(cachedShops()).toEqual(new Set([demoShop]));

  await history.push(`/app/dashboard?shop=${other}&host=${encodeURIComponent(otherHost)}`);
  await screen.findByText(`of ${other}`);
  expect(requests).toEqual([
    [demoShop, null],
    [other, null],
  ]);
  expect(cachedShops()).toEqual(new Set([other]));
  expect([sessionStore.get('shop'), sessionStore.get('user_id')]).toEqual([other, null]);
  expect(sessionStore.get('session_id')).not.toBe('s-1');
});

test(
  'shop info’s Authorization header is sent with every later call under /app; an admin token never is',
  { tags: '§6.18' },
  async () => {
    const localStore = memoryStore();
    localStore.set('admin_token', 'back-office');
    const sent: (string | null)[] = [];
    const fetch: typeof globalThis.fetch = async (_input, init) => {
      sent.push(new Headers(init?.headers).get('Authorization'));
      return shopInfoReply();
    };
    const { environment } = mountArea(`/app/dashboard?${entry}`, { fetch, localStore });
    await screen.findByText('screen /app/dashboard');
    await environment.clientFor(demoShop).shop.getShopInfo({ shop: demoShop });
    expect(sent).toEqual([null, 'shop-token']);
  },
);

test('a failed shop info shows "Internal Server Error." with the request id and Retry', { tags: '§8.18' }, async () => {
  const replies = [
    () => Response.json({}, { status: 500, headers: { 'X-Request-Id': 'r-9' } }),
    () => Response.json({}, { status: 500, headers: { 'X-Request-Id': 'r-9' } }),
    () => Response.json({}, { status: 500, headers: { 'X-Request-Id': 'r-9' } }),
    () => shopInfoReply(),
  ];
  const fetch = vi.fn(async () => (replies.shift() ?? shopInfoReply)());
  mountArea(`/app/dashboard?${entry}`, { fetch });
  await screen.findByText('Internal Server Error.');
  expect(screen.getByText(/request r-9/)).toBeVisible();
  screen.getByRole('button', { name: 'Retry' }).click();
  await screen.findByText('screen /app/dashboard');
  expect(fetch).toHaveBeenCalledTimes(4);
});

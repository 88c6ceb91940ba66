import { otherShopText } from '@hub/domain/navigation';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { demoHost, demoShop } from '../testing/demoShop.ts';
import { mountArea } from '../testing/mountArea.tsx';
import { mountSandbox } from '../testing/mountSandbox.tsx';
import { shopInfoReply } from '../testing/shopInfoReply.ts';
import { memoryStore } from '../testing/testEnvironment.ts';
import { useOpenShop } from './OpenShop.ts';
import { shopKeys, tokenRefreshMs } from './shopKeys.ts';

const other = 'juniper-and-oak.myshopify.com';
const otherHost = btoa('admin.shopify.com/store/juniper-and-oak');
const notice = otherShopText(demoShop, other);
const entry = `shop=${demoShop}&host=${encodeURIComponent(demoHost)}`;

/** Shop info with the other shop, and a record of the requests. */
function backendOfOtherShop(facts: Record<string, unknown> = {}) {
  const requests: { url: URL; authorization: string | null }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    requests.push({ url: new URL(String(input)), authorization: new Headers(init?.headers).get('Authorization') });
    return shopInfoReply({ shop: other, ...facts }, 'token of the other');
  };
  return { fetch, requests };
}

test(
  'the backend’s shop takes precedence over the address: header, links, addresses, cache and storage use it, and a notice says so',
  { tags: 'hazard:other-shop' },
  async () => {
    const { history, environment, calls, container } = mountSandbox('/app/dashboard-v0/openorders?period=all', {
      scenario: 'other-shop',
    });
    expect(await screen.findByText(notice)).toBeVisible();
    await screen.findAllByRole('row');

    const query = new URLSearchParams(history.location.search);
    expect([query.get('shop'), query.get('host'), query.get('period')]).toEqual([other, otherHost, 'all']);
    const hrefs = [...container.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
    const named = hrefs.filter((href) => href.includes('myshopify.com'));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((href) => href.includes(demoShop))).toEqual([]);
    const keys = environment.queryClient.getQueryCache().getAll();
    expect(new Set(keys.map(({ queryKey }) => queryKey[0]))).toEqual(new Set([other]));
    expect([environment.sessionStore.get('shop'), environment.sessionStore.get('host')]).toEqual([other, otherHost]);
    // The header, and the notice with its button; the address's shop appears nowhere else.
    expect(screen.getAllByText(other, { exact: true })[0]).toBeVisible();
    expect(document.body.textContent.split(demoShop)).toHaveLength(3);
    // Shop info is not requested again: its token already belongs to the other shop.
    expect(calls('/shopInfo')).toHaveLength(1);
    expect(calls('/list-order').map(({ authorization }) => authorization)).not.toContain(null);
  },
);

test('links to orders in the store’s admin use the other shop', async () => {
  const { container } = mountSandbox('/app/dashboard-v0/openorders?period=all', { scenario: 'other-shop' });
  await screen.findByText(notice);
  await screen.findAllByRole('row');
  const adminLinks = [...container.querySelectorAll<HTMLAnchorElement>('a[href*="/admin/orders/"]')];
  expect(adminLinks.length).toBeGreaterThan(0);
  expect(new Set(adminLinks.map(({ host }) => host))).toEqual(new Set([other]));
});

test('no screen ever renders with the name of the address’s shop', async () => {
  const drawn: string[] = [];
  function RecordingScreen() {
    const { shop, info } = useOpenShop();
    drawn.push(shop, info.shop);
    return <p>of {shop}</p>;
  }
  const { fetch } = backendOfOtherShop();
  mountArea(`/app/workflows?${entry}`, { fetch }, RecordingScreen);
  await screen.findByText(`of ${other}`);
  expect(new Set(drawn)).toEqual(new Set([other]));
});

test('stored and cached data of the address’s shop is neither shown nor kept', async () => {
  const sessionStore = memoryStore();
  for (const [key, value] of Object.entries({ shop: demoShop, host: demoHost, session_id: 's-1', user_id: '42' }))
    sessionStore.set(key, value);
  const { fetch, requests } = backendOfOtherShop({ session_id: 's-other' });
  const { history, environment } = mountArea(`/app/workflows?${entry}&session=s-2`, { fetch, sessionStore });
  environment.queryClient.setQueryData([demoShop, 'orders'], 'orders of the shop of the address');
  await screen.findByText(`of ${other}`);
  expect(environment.queryClient.getQueryData([demoShop, 'orders'])).toBeUndefined();
  expect(environment.queryClient.getQueryData(shopKeys.info(demoShop, '42'))).toBeUndefined();
  expect(sessionStore.get('session_id')).toBe('s-other');
  // The person stays the same, the session does not.
  expect(sessionStore.get('user_id')).toBe('42');
  expect(history.location.search).not.toMatch(/session=|demo\.myshopify/);
  expect(requests).toHaveLength(1);
});

test('the token that came with the other shop is used for its calls, and shop info is then requested for it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { fetch, requests } = backendOfOtherShop();
  mountArea(`/app/workflows?${entry}&user_id=7`, { fetch });
  await screen.findByText(`of ${other}`);
  await vi.advanceTimersByTimeAsync(tokenRefreshMs + 1_000);
  expect(requests.map(({ url, authorization }) => [url.search, authorization])).toEqual([
    [`?shop=${demoShop}&user_id=7`, null],
    [`?shop=${other}&user_id=7`, 'token of the other'],
  ]);
});

test('a session without a host in the address stays without one', async () => {
  const sessionStore = memoryStore();
  sessionStore.set('shop', demoShop);
  sessionStore.set('session_id', 's-1');
  const { fetch } = backendOfOtherShop();
  const { history } = mountArea('/app/workflows', { fetch, sessionStore });
  await screen.findByText(`of ${other}`);
  expect(history.location.pathname).toMatch(/^\/app\/workflows/);
});

test('the notice stays across screens until it is dismissed', async () => {
  const { fetch } = backendOfOtherShop();
  const { history } = mountArea(`/app/workflows?${entry}`, { fetch });
  await screen.findByText(notice);
  await history.push(`/app/inventory?shop=${other}&host=${encodeURIComponent(otherHost)}`);
  await screen.findByText(/^screen \/app\/inventory/);
  expect(screen.getByText(notice)).toBeVisible();
  screen.getByRole('button', { name: /dismiss/i }).click();
  await waitFor(() => expect(screen.queryByText(notice)).toBeNull());
});

test('the notice opens the address’s shop, without the other’s session and token', async () => {
  const sessionStore = memoryStore();
  const named: (string | null)[] = [other, other, null];
  const requests: [search: string, authorization: string | null][] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(String(input));
    requests.push([url.search, new Headers(init?.headers).get('Authorization')]);
    return shopInfoReply(
      { shop: named.shift() ?? url.searchParams.get('shop'), session_id: 's-other' },
      'token of the other',
    );
  };
  const { history } = mountArea(`/app/workflows?${entry}&user_id=7`, { fetch, sessionStore });
  await screen.findByText(notice);
  expect(sessionStore.get('session_id')).toBe('s-other');

  // The backend still returns the other shop, so the notice shows again.
  screen.getByRole('button', { name: `Open ${demoShop}` }).click();
  await waitFor(() => expect(requests).toHaveLength(2));
  await screen.findByText(notice);
  screen.getByRole('button', { name: `Open ${demoShop}` }).click();
  await screen.findByText(`of ${demoShop}`);
  expect(screen.queryByText(notice)).toBeNull();
  expect(requests).toEqual(Array.from({ length: 3 }, () => [`?shop=${demoShop}&user_id=7`, null]));
  // Nothing of the previous address is opened: it may belong to the other shop.
  expect(history.location.pathname).toBe('/app/dashboard');
  const query = new URLSearchParams(history.location.search);
  expect([query.get('shop'), query.get('host'), sessionStore.get('shop')]).toEqual([demoShop, demoHost, demoShop]);
});

test('another shop that is opened afterwards has no such notice', async () => {
  const third = 'third.myshopify.com';
  let shop: string | null = other;
  const fetch: typeof globalThis.fetch = async (input) =>
    shopInfoReply({ shop: shop ?? new URL(String(input)).searchParams.get('shop') });
  const { history } = mountArea(`/app/workflows?${entry}`, { fetch });
  await screen.findByText(notice);
  shop = null;
  await history.push(`/app/workflows?shop=${third}&host=${btoa(`${third}/admin`)}`);
  await screen.findByText(`of ${third}`);
  expect(screen.queryByText(/You opened/)).toBeNull();
});

test('a backend that returns a different shop each time is followed, with one request each', async () => {
  let count = 0;
  const fetch: typeof globalThis.fetch = async () => shopInfoReply({ shop: `shop-${(count += 1)}.myshopify.com` });
  mountArea(`/app/workflows?${entry}`, { fetch });
  await screen.findByText('of shop-1.myshopify.com');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(count).toBe(1);
});

test.each([null, 'Demo.MyShopify.com', 'Demo Gifts Ltd', 'www.demo-gifts.com'])(
  'shop %j in shop info does not count as a different one',
  async (shop) => {
    mountArea(`/app/workflows?${entry}`, { fetch: async () => shopInfoReply({ shop }) });
    await screen.findByText(`of ${demoShop}`);
    expect(screen.queryByText(/You opened/)).toBeNull();
  },
);

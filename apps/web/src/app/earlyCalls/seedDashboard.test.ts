import { defaultFilters, type Period } from '@hub/domain/dashboard';
import { expect, test } from 'vitest';
import { periodsKey, sessionKeys } from '../../environment/storageKeys.ts';
import { statsQuery } from '../../orders/list/statsQuery.ts';
import { shopInfoQuery } from '../../session/shopInfoQuery.ts';
import { memoryStore, testEnvironment } from '../../testing/testEnvironment.ts';
import { beginCalls, type EarlyPage } from './beginCalls.ts';
import { seedDashboard } from './seedDashboard.ts';
import { takeEarlyCall } from './takeEarlyCall.ts';

const shop = 'willow-and-wick.myshopify.com';
const otherShop = 'other.myshopify.com';
const search = `?shop=${shop}&host=${btoa('admin.shopify.com/store/willow-and-wick')}`;

/** A different figure for each shop and period. */
const totalOf = (token: string | null, period: string | null) => (token === shop ? 1 : 2) * (period?.length ?? 0);

const counts = {
  total_workflows: 0,
  total_boxes: 0,
  open_orders: 0,
  orders_in_fulfillment: 0,
  shipped_orders: 0,
  error_orders: 0,
  hold_orders: 0,
  back_orders: 0,
  user_review: 0,
};

/** The app's cache after page and app started a visit, and the calls that were sent. */
async function seeded({ storedShop, periods = {} }: { storedShop?: string; periods?: Record<string, string> } = {}) {
  const sent: string[] = [];
  const { origin } = window.location;
  const page: EarlyPage = {
    location: { origin, pathname: '/app/dashboard', search: storedShop === undefined ? search : '' },
    document: { getElementById: () => null, documentElement: { lang: 'en' } },
    fetch: async (input, init) => {
      const { pathname, searchParams } = new URL(String(input));
      sent.push(pathname);
      const named = searchParams.get('shop');
      const data =
        pathname === '/shopInfo'
          ? { shop: named, role: '2', permission: null, onboard_status: '1' }
          : {
              ...counts,
              total_orders: totalOf(new Headers(init?.headers).get('Authorization'), searchParams.get('fix')),
            };
      return Response.json({ data }, { headers: named === null ? {} : { Authorization: named } });
    },
  };
  const sessionStore = memoryStore();
  if (storedShop !== undefined) {
    sessionStore.set(sessionKeys.shop, storedShop);
    sessionStore.set(sessionKeys.sessionId, 's');
  }
  const localStore = memoryStore();
  for (const [of, period] of Object.entries(periods))
    localStore.set(periodsKey(of), JSON.stringify({ dashboard: period }));
  await beginCalls(page, sessionStore, localStore);
  const environment = testEnvironment({
    sessionStore,
    localStore,
    fetch: (input, init) => takeEarlyCall(page, input, init) ?? page.fetch(input, init),
  });
  await seedDashboard(environment, page.location.search);
  const { clientFor, queryClient } = environment;
  /** The total that the app shows at once for a shop and period. */
  const drawn = (of: string, period: Period) => {
    const { queryKey } = statsQuery(clientFor(of), of, { ...defaultFilters, period });
    return queryClient.getQueryData(queryKey)?.totalOrders;
  };
  const info = (of: string) => queryClient.getQueryData(shopInfoQuery(clientFor(of), of, null).queryKey)?.shop;
  return { sent, drawn, info };
}

const twoCalls = ['/shopInfo', '/stats'];

test('the default period’s figures come from the page’s calls, and none is repeated', async () => {
  const { sent, drawn, info } = await seeded();
  expect([info(shop), drawn(shop, 'last_24h')]).toEqual([shop, totalOf(shop, 'last_24h')]);
  expect(sent).toEqual(twoCalls);
});

test('the shop’s remembered period is used, and not another shop’s', async () => {
  const { sent, drawn } = await seeded({ periods: { [shop]: 'last_7d', [otherShop]: 'all' } });
  expect([drawn(shop, 'last_7d'), drawn(shop, 'last_24h'), drawn(shop, 'all')]).toEqual([
    totalOf(shop, 'last_7d'),
    undefined,
    undefined,
  ]);
  expect(sent).toEqual(twoCalls);
});

test('the tab’s shop is used when the address has none', async () => {
  const { sent, drawn, info } = await seeded({ storedShop: otherShop, periods: { [shop]: 'last_7d' } });
  expect([info(otherShop), drawn(otherShop, 'last_24h')]).toEqual([otherShop, totalOf(otherShop, 'last_24h')]);
  expect([info(shop), drawn(shop, 'last_24h')]).toEqual([undefined, undefined]);
  expect(sent).toEqual(twoCalls);
});

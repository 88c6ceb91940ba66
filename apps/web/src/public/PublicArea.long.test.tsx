import { homeTexts, learnPages, learnPath, storedData } from '@hub/domain/public';
import { publicRoutes } from '@hub/domain/navigation';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryHistory } from '../testing/memoryHistory.ts';
import { describe, expect, test, vi } from 'vitest';
import { App } from '../app/App.tsx';
import { routes } from '../app/routes.tsx';
import * as storageKeys from '../environment/storageKeys.ts';
import { demoHost, demoShop } from '../testing/demoShop.ts';
import { shopInfoReply } from '../testing/shopInfoReply.ts';
import { testEnvironment, type EnvironmentOverrides } from '../testing/testEnvironment.ts';

function renderAt(path: string, overrides: EnvironmentOverrides = {}) {
  const fetch = vi.fn(async () => shopInfoReply({ onboard_status: '0' }));
  const history = memoryHistory(path);
  const environment = testEnvironment({ fetch, ...overrides });
  render(<App environment={environment} history={history} routes={routes} />);
  return { history, fetch, environment };
}

const heading = () => screen.findByRole('heading', { level: 1 });

/** The routes of §2, written out by hand. */
const pages: readonly (readonly [path: string, heading: string, title: string])[] = [
  ['/', homeTexts.headline, 'Fulfillment Hub'],
  ['/home', homeTexts.headline, 'Fulfillment Hub'],
  ['/pricing', 'Pricing', 'Pricing · Fulfillment Hub'],
  ['/features', 'Features', 'Features · Fulfillment Hub'],
  ['/login', 'Log in', 'Log in · Fulfillment Hub'],
  ['/privacy', 'Privacy', 'Privacy · Fulfillment Hub'],
  ['/terms-of-use', 'Terms of use', 'Terms of use · Fulfillment Hub'],
  ['/acceptable', 'Acceptable use', 'Acceptable use · Fulfillment Hub'],
  ['/passwordReset', 'Password reset', 'Password reset · Fulfillment Hub'],
  ['/learn', 'Learn', 'Learn · Fulfillment Hub'],
  ['/nowhere', homeTexts.headline, 'Fulfillment Hub'],
  ['/learning', homeTexts.headline, 'Fulfillment Hub'],
];

describe('the public pages have their titles and headings; any other address shows home (§2)', () => {
  test('every public route is tested', { tags: '§2.40' }, () => {
    expect(pages.map(([path]) => path)).toEqual(expect.arrayContaining(publicRoutes.map(({ path }) => path)));
  });

  test.each(pages)('%s: "%s"', async (path, name, title) => {
    const { history, fetch } = renderAt(path);
    expect((await heading()).textContent).toBe(name);
    expect(document.title).toBe(title);
    expect(history.location.pathname).toBe(path);
    expect(screen.queryByText('This page is not written yet.')).toBeNull();
    // No call is made.
    expect(fetch).not.toHaveBeenCalled();
  });

  test.each(learnPages)('/learn/$slug', async (page) => {
    renderAt(learnPath(page));
    expect((await heading()).textContent).toBe(page.title);
    expect(document.title).toBe(`${page.title} · Learn · Fulfillment Hub`);
    expect(screen.getByRole('link', { name: page.title, current: 'page' })).toBeVisible();
  });

  test('an unknown page below /learn shows the list and says so', async () => {
    renderAt('/learn/nowhere');
    expect((await heading()).textContent).toBe('Learn');
    expect(screen.getByRole('status')).toHaveTextContent('There is no page at /learn/nowhere.');
  });
});

test.each(pages.filter(([path]) => path !== '/nowhere' && path !== '/learning'))(
  '%s has one first-level heading and skips no level below it',
  async (path) => {
    renderAt(path);
    await heading();
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    // Content next to the first heading may precede the next heading of its level.
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0), levels.join()).toBeLessThanOrEqual(1));
  },
);

test('after navigation the next page starts at its top, with keyboard focus in it', async () => {
  const { history } = renderAt('/learn/integration');
  await heading();
  expect(document.body).toHaveFocus();
  document.documentElement.scrollTop = 400;
  await userEvent.click(screen.getAllByRole('link', { name: 'Work through the day’s orders' })[0] ?? document.body);
  await screen.findByRole('heading', { level: 1, name: 'Work through the day’s orders' });
  expect(history.location.pathname).toBe('/learn/order-workflows');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(document.documentElement.scrollTop).toBe(0);
});

test('no page has a session in its links', async () => {
  renderAt(`/pricing?shop=${demoShop}&host=${demoHost}&session=s-1`);
  await heading();
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  expect(links.length).toBeGreaterThan(6);
  expect(links.filter((href) => /[?&](shop|host|session)=/.test(href))).toEqual([]);
});

describe('/login asks for the shop’s domain and opens /app for it (contract)', () => {
  test.each([
    'demo',
    'demo.myshopify.com',
    ' https://demo.myshopify.com/admin ',
    'https://admin.shopify.com/store/demo/orders',
  ])('"%s"', async (typed) => {
    const { history } = renderAt('/login');
    await userEvent.type(await screen.findByLabelText('Shop domain'), `${typed}{Enter}`);
    await waitFor(() => expect(history.location.pathname).toBe('/app'));
    const query = new URLSearchParams(history.location.search);
    expect([query.get('shop'), atob(query.get('host') ?? '')]).toEqual([demoShop, `${demoShop}/admin`]);
  });

  test.each([
    ['{Enter}', '', /Enter your shop’s domain/],
    ['my shop{Enter}', 'my shop', /no spaces/],
    [
      'https://evil.example/?shop=demo.myshopify.com{Enter}',
      'https://evil.example/?shop=demo.myshopify.com',
      /something else around/,
    ],
    ['javascript:alert(1)//.myshopify.com{Enter}', 'javascript:alert(1)//.myshopify.com', /something else around/],
    ['<img src=x>{Enter}', '<img src=x>', /no spaces/],
  ])('%s is rejected with a reason, and stays as typed', async (typed, kept, reason) => {
    const { history } = renderAt('/login');
    const field = await screen.findByLabelText('Shop domain');
    await userEvent.type(field, typed);
    expect(await screen.findByText(reason)).toBeVisible();
    expect(field).toHaveValue(kept);
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(history.location.pathname).toBe('/login');
  });

  test('only the sandbox says that any name will do', async () => {
    renderAt('/login', { isSandbox: false });
    await heading();
    expect(screen.queryByText(/sandbox/)).toBeNull();
  });
});

test('the privacy page lists every key that the app stores in the browser, and no other', async () => {
  const used = Object.values(storageKeys).flatMap((key) => {
    if (typeof key === 'string') return [key];
    return typeof key === 'function' ? [key(demoShop)] : Object.values(key);
  });
  const documentedKeys = storedData.map(({ key, isPerShop }) => (isPerShop ? `${key}:${demoShop}` : key));
  expect(documentedKeys.toSorted()).toEqual(used.toSorted());
  const perTab: readonly string[] = Object.values(storageKeys.sessionKeys);
  expect(
    storedData
      .filter(({ storage }) => storage === 'tab')
      .map(({ key }) => key)
      .toSorted(),
  ).toEqual(perTab.toSorted());

  renderAt('/privacy');
  await heading();
  for (const { key } of storedData)
    expect(screen.getByText((text) => text.startsWith(key), { selector: 'dt' })).toBeVisible();
});

test('Back and Forward between the pages and the login work', async () => {
  const { history } = renderAt('/');
  await heading();
  await act(() => history.push('/login'));
  await screen.findByLabelText('Shop domain');
  await act(() => history.go(-1));
  expect((await heading()).textContent).toBe(homeTexts.headline);
});

import { appPaths, findAppRoute } from '@hub/domain/navigation';
import { type SectionId, sectionList, sections } from '@hub/domain/permissions';
import { homeTexts } from '@hub/domain/public';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { memoryHistory } from '../testing/memoryHistory.ts';
import { describe, expect, test, vi } from 'vitest';
import { createAdminSandbox } from '@hub/api-client/mocks';
import { App } from './App.tsx';
import { routes } from './routes.tsx';
import { demoHost, demoShop, entryUrl } from '../testing/demoShop.ts';
import { mountArea } from '../testing/mountArea.tsx';
import { shopInfoReply } from '../testing/shopInfoReply.ts';
import { memoryStore, testEnvironment } from '../testing/testEnvironment.ts';

const everySection = sectionList.map(({ id }) => id);
const listOf = (viewable: readonly SectionId[], flag: unknown = true) =>
  JSON.stringify(viewable.map((id) => ({ id, name: 'any', view: flag, edit: false })));

interface Person {
  who: string;
  role: string;
  permission: string | null;
  mayView: readonly SectionId[];
}

const people: readonly Person[] = [
  { who: 'the owner, whatever the list says', role: '1', permission: '[]', mayView: everySection },
  { who: 'staff without a list (the default list)', role: '3', permission: null, mayView: everySection },
  { who: 'staff with an empty list', role: '3', permission: '[]', mayView: [] },
  { who: 'staff whose list cannot be parsed', role: '3', permission: '[{', mayView: [sections.dashboard] },
  ...everySection.map((id) => ({
    who: `staff who may only view section ${id}`,
    role: '3',
    permission: listOf([id], 1),
    mayView: [id],
  })),
  ...everySection.map((id) => {
    const mayView = everySection.filter((other) => other !== id);
    return { who: `staff without section ${id}`, role: '3', permission: listOf(mayView, '1'), mayView };
  }),
];

describe.each([{ onboarded: true }, { onboarded: false }])(
  'each route requires view for its section, else redirect to the dashboard (onboarded: $onboarded)',
  ({ onboarded }) => {
    test.each(people)(
      '$who',
      { tags: ['§2.3', '§6.2', '§6.4', '§6.8', 'hazard:permissions'] },
      async ({ role, permission, mayView }) => {
        const { history } = mountArea(entryUrl('/app/dashboard'), {
          fetch: async () => shopInfoReply({ role, permission, onboard_status: onboarded ? '1' : '0' }),
        });
        await screen.findByText(
          mayView.includes(sections.dashboard) ? 'screen /app/dashboard' : /don’t have permission to view/,
        );

        for (const path of appPaths()) {
          const match = findAppRoute(path);
          if (!match) throw new Error(`${path} is not a route`);
          // Onboarding does not affect other routes.
          if (!onboarded && match.route.screen !== 'onboarding') continue;
          await act(() => history.push(entryUrl(path)));

          const { screen: kind, section: routeSection } = match.route;
          const isOverOnboarding = kind === 'onboarding' && onboarded;
          const isAllowed = mayView.includes(match.tab?.section ?? routeSection) && !isOverOnboarding;
          const staysPut = isAllowed || path === '/app/dashboard';
          const expectedPath = staysPut ? path : '/app/dashboard';
          expect(history.location.pathname, path).toBe(expectedPath);
          expect(new URLSearchParams(history.location.search).get('host'), path).toBe(demoHost);

          const shown = isAllowed ? (match.tab?.path ?? match.route.path) : '/app/dashboard';
          if (isAllowed || mayView.includes(sections.dashboard))
            expect(screen.getByText(`screen ${shown}`), path).toBeInTheDocument();
          else expect(screen.getByText(/don’t have permission to view/), path).toBeInTheDocument();
        }
      },
    );
  },
);

test(
  'without view on section 1, /app/dashboard shows a notice with links to what the person may open',
  { tags: ['§2.4', '§2.9'] },
  async () => {
    const { history } = mountArea(entryUrl('/app/dashboard'), {
      fetch: async () => shopInfoReply({ role: '3', permission: listOf([sections.workflows, sections.locations]) }),
    });
    await screen.findByText(/don’t have permission to view/);
    expect(history.location.pathname).toBe('/app/dashboard');
    const main = screen.getByRole('main');
    const links = [...main.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Workflows', entryUrl('/app/workflows')],
      ['Fulfillment', entryUrl('/app/fulfillment')],
      ['Settings', entryUrl('/app/settings/batch_status')],
    ]);
  },
);

test('a permission list that cannot be parsed shows a banner', async () => {
  mountArea(entryUrl('/app/dashboard'), { fetch: async () => shopInfoReply({ role: '3', permission: '{{' }) });
  expect(await screen.findByText(/permissions couldn’t be read/)).toBeVisible();
});

test(
  'unknown /app paths fall back to the dashboard, those of the legacy dashboard stay on it',
  { tags: '§2.5' },
  async () => {
    const { history } = mountArea(entryUrl('/app/nowhere'));
    await screen.findByText('screen /app/dashboard');
    expect(history.location.pathname).toBe('/app/dashboard');
    await act(() => history.push(entryUrl('/app/dashboard-v0/nowhere')));
    expect(screen.getByText('screen /app/dashboard-v0')).toBeInTheDocument();
  },
);

test('every link under /app keeps shop and host', async () => {
  mountArea(entryUrl('/app/dashboard'));
  await screen.findByText('screen /app/dashboard');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/app"]')];
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) {
    const query = new URL(link.href).searchParams;
    expect([query.get('shop'), query.get('host')], link.textContent ?? '').toEqual([demoShop, demoHost]);
  }
});

test('a crash in one screen leaves the shell and its navigation', { tags: 'hazard:render-crash' }, async () => {
  const suppressError = (event: ErrorEvent) => event.preventDefault();
  window.addEventListener('error', suppressError);
  const { history } = mountArea(entryUrl('/app/dashboard'), {}, ({ route }) => {
    if (route.screen === 'dashboard') throw new Error('planted');
    return <p>other screen</p>;
  });
  expect(await screen.findByText('Dashboard could not be shown')).toBeVisible();
  await act(() => history.push(entryUrl('/app/workflows')));
  expect(screen.getByText('other screen')).toBeVisible();
  window.removeEventListener('error', suppressError);
});

test('when a newer deployment removed a screen’s file, the shell stays and Reload loads the new one', async () => {
  const suppressError = (event: ErrorEvent) => event.preventDefault();
  window.addEventListener('error', suppressError);
  const reload = vi.fn();
  const Gone = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  mountArea(entryUrl('/app/dashboard'), { reload }, Gone);
  await userEvent.click(await screen.findByRole('button', { name: 'Reload' }));
  expect(screen.getByText('Dashboard could not be shown')).toBeVisible();
  // Browsers do not request a failed module again.
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('navigation')).toBeInTheDocument();
  expect(reload).toHaveBeenCalledOnce();
  window.removeEventListener('error', suppressError);
});

test('every route has its page title', async () => {
  const { history } = mountArea(entryUrl('/app/dashboard'));
  await screen.findByText('screen /app/dashboard');
  expect(document.title).toBe('Dashboard · Fulfillment Hub');
  await act(() => history.push(entryUrl('/app/settings/billing')));
  expect(document.title).toBe('Billing · Settings · Fulfillment Hub');
});

describe('outside /app', () => {
  const admin = createAdminSandbox({ token: 'back-office' });

  function mountAt(address: string, stored: Record<string, string> = {}, adminToken?: string) {
    const sessionStore = memoryStore();
    for (const [key, value] of Object.entries(stored)) sessionStore.set(key, value);
    const localStore = memoryStore();
    if (adminToken) localStore.set('admin_token', adminToken);
    const environment = testEnvironment({
      sessionStore,
      localStore,
      fetch: async (input, init) =>
        String(input).includes('/hub/admin/') ? admin.fetch(input, init) : shopInfoReply({ onboard_status: '0' }),
    });
    const history = memoryHistory(address);
    render(<App environment={environment} history={history} routes={routes} />);
    return { history, sessionStore };
  }

  test.each(['/404', '/nowhere', '/applications'])(
    '%s with a session or a host redirects to the dashboard',
    { tags: '§2.12' },
    async (path) => {
      const bySession = mountAt(path, { shop: demoShop, session_id: 's-1' });
      await waitFor(() => expect(bySession.history.location.pathname).toBe('/app/dashboard'));
      const byHost = mountAt(entryUrl(path));
      await waitFor(() => expect(byHost.history.location.pathname).toBe('/app/dashboard'));
    },
  );

  test.each(['/404', '/nowhere', '/', '/home'])('%s with neither shows home', async (path) => {
    const { history } = mountAt(path);
    expect(await screen.findByRole('heading', { level: 1, name: homeTexts.headline })).toBeVisible();
    expect(history.location.pathname).toBe(path);
  });

  test.each([
    '/pricing',
    '/features',
    '/privacy',
    '/terms-of-use',
    '/acceptable',
    '/passwordReset',
    '/learn',
    '/learn/integration',
  ])('%s is public', async (path) => {
    const { history } = mountAt(path);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(history.location.pathname).toBe(path);
  });

  test.each(['/admin/editor', '/admin/dashboard', '/admin/store', '/admin/client', '/admin/discount'])(
    '%s needs an admin token; without one it redirects to /admin/login',
    { tags: '§2.38' },
    async (path) => {
      const without = mountAt(path);
      await waitFor(() => expect(without.history.location.pathname).toBe('/admin/login'));
      const withToken = mountAt(path, {}, 'token');
      await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(2));
      expect(withToken.history.location.pathname).toBe(path);
    },
  );

  test('/admin and /admin/login show the admin login, other unknown admin paths redirect to /', async () => {
    mountAt('/admin');
    expect(await screen.findByLabelText('Admin token')).toBeVisible();
    const { history } = mountAt('/admin/nowhere', {}, 'token');
    await waitFor(() => expect(history.location.pathname).toBe('/'));
  });

  test('/admin/login accepts the token and opens the editor', async () => {
    const { history, sessionStore } = mountAt('/admin/login');
    await userEvent.type(await screen.findByLabelText('Admin token'), 'back-office{Enter}');
    await waitFor(() => expect(history.location.pathname).toBe('/admin/dashboard'));
    expect(sessionStore.get('admin_token')).toBe('back-office');
  });

  test('/login asks for the shop’s domain and opens /app for it', async () => {
    const { history } = mountAt('/login');
    const field = await screen.findByLabelText('Shop domain');
    await userEvent.type(field, 'evil.example/x{Enter}');
    expect(await screen.findByText(/not a shop domain/)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, `${demoShop}{Enter}`);
    await waitFor(() => expect(history.location.pathname).toBe('/app'));
    expect(new URLSearchParams(history.location.search).get('shop')).toBe(demoShop);
  });
});

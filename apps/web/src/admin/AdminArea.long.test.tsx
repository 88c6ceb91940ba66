import { adminRoutes } from '@hub/domain/navigation';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryHistory } from '../testing/memoryHistory.ts';
import { describe, expect, test, vi } from 'vitest';
import { App } from '../app/App.tsx';
import { routes } from '../app/routes.tsx';
import type { AppEnvironment } from '../environment/AppEnvironment.ts';
import { createSessionMarker } from '../environment/SessionMarker.ts';
import { memoryStore, testEnvironment } from '../testing/testEnvironment.ts';
import { inAdminArea } from '../testing/adminFixtures.ts';

function open(
  path: string,
  token?: string,
  fetch = inAdminArea().fetch,
  more: Partial<Pick<AppEnvironment, 'reload' | 'sessionMarker'>> = {},
) {
  const localStore = memoryStore();
  const sessionStore = memoryStore();
  if (token !== undefined) localStore.set('admin_token', token);
  const history = memoryHistory(path);
  const environment = testEnvironment({ localStore, sessionStore, ...(fetch && { fetch }), ...more });
  const { unmount } = render(<App environment={environment} history={history} routes={routes} />);
  return { history, localStore, sessionStore, unmount };
}

const tokenField = () => screen.findByLabelText('Admin token');
const specifiedPaths = ['/admin/editor', '/admin/dashboard', '/admin/store', '/admin/client', '/admin/discount'];
const editorPaths = [...specifiedPaths, '/admin/dead-letters', '/admin/outages', '/admin/audit'];

test('the five pages of §2 and our three need a token in the route table', { tags: '§2.37' }, () => {
  const paths = adminRoutes.filter(({ needsToken }) => needsToken).map(({ path }) => path);
  expect(paths.toSorted()).toEqual(editorPaths.toSorted());
});

describe.each(editorPaths)(
  '%s needs an admin token; without it the visitor is redirected to /admin/login (§2)',
  (path) => {
    test('without a token', { tags: ['§2.38', '§6.16'] }, async () => {
      const { history } = open(path);
      expect(await tokenField()).toBeVisible();
      expect(history.location.pathname).toBe('/admin/login');
      expect(document.title).toBe('Admin login · Fulfillment Hub');
    });

    test.each(['', '  '])('a blank token counts as none: "%s"', async (blank) => {
      const { history } = open(path, blank);
      await tokenField();
      expect(history.location.pathname).toBe('/admin/login');
    });

    test('with a token it shows the page', { tags: '§6.16' }, async () => {
      const { history } = open(path, 'back-office');
      expect(await screen.findByRole('button', { name: 'Sign out' })).toBeVisible();
      expect((await screen.findAllByRole('table')).length).toBeGreaterThan(0);
      expect(history.location.pathname).toBe(path);
      expect(document.title).toMatch(/ · Admin · Fulfillment Hub$/);
      expect(document.body.textContent).not.toContain('back-office');
    });

    test('the login returns to it', { tags: '§2.38' }, async () => {
      const { history, localStore, sessionStore } = open(path);
      await userEvent.type(await tokenField(), ' back-office {Enter}');
      await waitFor(() => expect(history.location.pathname).toBe(path));
      expect([sessionStore.get('admin_token'), localStore.get('admin_token')]).toEqual(['back-office', null]);
    });
  },
);

test(
  'every call under /admin has the admin token, and no page without one makes a call',
  { tags: '§6.17' },
  async () => {
    const answer = inAdminArea().fetch ?? globalThis.fetch;
    const sent: Request[] = [];
    const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
      const request = new Request(input, init);
      sent.push(request.clone());
      return answer(request);
    });
    for (const { path } of adminRoutes) {
      const { unmount } = open(path, undefined, fetch);
      await screen.findByRole('heading', { level: 1 });
      unmount();
    }
    expect(sent).toEqual([]);
    for (const { path } of adminRoutes.filter(({ needsToken }) => needsToken)) {
      const { unmount } = open(path, 'back-office', fetch);
      await screen.findAllByRole('table');
      unmount();
    }
    expect(sent.length).toBeGreaterThanOrEqual(editorPaths.length);
    for (const { url, headers } of sent) {
      expect(headers.get('Authorization')).toBe(`Bearer ${'back-office'}`);
      expect(url).toMatch(/\/hub\/admin\//);
      expect(url).not.toContain('back-office');
    }
  },
);

test('a 401 marks the session as expired, and Reload leads to the login', { tags: '§8.14' }, async () => {
  const reload = vi.fn<() => void>();
  const sessionMarker = createSessionMarker(window);
  const { localStore } = open('/admin/store', 'an older token', undefined, { reload, sessionMarker });
  const alert = await screen.findByRole('alertdialog', { name: 'Session expired, please reload the page!' });
  expect(window.sessionMarker).toBe('e40');
  await userEvent.click(within(alert).getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledOnce();
  expect(localStore.get('admin_token')).toBeNull();
  expect(await tokenField()).toBeVisible();
});

test('a wrong token is not stored, and the login says why', async () => {
  const { history, localStore, sessionStore } = open('/admin/login');
  await userEvent.type(await tokenField(), 'guess{Enter}');
  expect(await screen.findByText(/That token isn’t right/)).toBeVisible();
  expect([localStore.get('admin_token'), sessionStore.get('admin_token')]).toEqual([null, null]);
  expect(history.location.pathname).toBe('/admin/login');
});

test('the login reports a server that has no admin area or is unreachable', async () => {
  const failing = async () => Promise.reject(new TypeError('Failed to fetch'));
  for (const [fetch, words] of [
    [inAdminArea({ token: null }).fetch, /Set ADMIN_TOKEN/],
    [failing, /can’t reach the server/],
  ] as const) {
    const { sessionStore, unmount } = open('/admin/login', undefined, fetch);
    await userEvent.type(await tokenField(), 'back-office{Enter}');
    expect(await screen.findByText(words)).toBeVisible();
    expect(sessionStore.get('admin_token')).toBeNull();
    unmount();
  }
});

test('an empty token is not stored, and the field says so', async () => {
  const { history, localStore, sessionStore } = open('/admin/login');
  await userEvent.type(await tokenField(), '   {Enter}');
  expect(await screen.findByText('Enter the admin token.')).toBeVisible();
  expect([localStore.get('admin_token'), history.location.pathname]).toEqual([null, '/admin/login']);
  expect(sessionStore.get('admin_token')).toBeNull();
});

test('signing out removes the token from the browser and closes its pages', async () => {
  const { history, localStore } = open('/admin/store', 'back-office');
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText(/You are signed out/)).toBeVisible();
  expect([localStore.get('admin_token'), history.location.pathname]).toEqual([null, '/admin/login']);
  await act(() => history.push('/admin/client'));
  await tokenField();
  expect(history.location.pathname).toBe('/admin/login');
});

test('signing out in one tab signs out the others', async () => {
  const { history, localStore } = open('/admin/store', 'back-office');
  await screen.findByRole('button', { name: 'Sign out' });
  localStore.remove('admin_token');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'admin_token' })));
  await tokenField();
  expect(history.location.pathname).toBe('/admin/login');
});

test('the login with a token offers to continue or sign out', async () => {
  const { history } = open('/admin', 'back-office');
  await tokenField();
  expect(history.location.pathname).toBe('/admin');
  await userEvent.click(screen.getByRole('link', { name: 'Go to the admin area' }));
  await waitFor(() => expect(history.location.pathname).toBe('/admin/dashboard'));
});

test.each(['/admin/nowhere', '/admin/editor/deeper', '/admin/login/x'])(
  'other unknown admin paths redirect to /: %s',
  { tags: '§2.39' },
  async (path) => {
    const { history } = open(path, 'back-office');
    await waitFor(() => expect(history.location.pathname).toBe('/'));
  },
);

test('the history cannot redirect to another site after the login', async () => {
  const { history } = open('/admin/login');
  await tokenField();
  await act(() => history.push('/admin/login', { state: { returnTo: 'https://evil.example' } }));
  await userEvent.type(await tokenField(), 'back-office{Enter}');
  await waitFor(() => expect(history.location.pathname).toBe('/admin/dashboard'));
});

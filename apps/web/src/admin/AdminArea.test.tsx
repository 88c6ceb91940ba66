import { adminRoutes } from '@hub/domain/navigation';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { App } from '../app/App.tsx';
import { routes } from '../app/routes.tsx';
import { memoryStore, testEnvironment } from '../testing/testEnvironment.ts';

function open(path: string, token?: string) {
  const localStore = memoryStore();
  if (token !== undefined) localStore.set('admin_token', token);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<App environment={testEnvironment({ localStore })} router={router} />);
  return { router, localStore };
}

const tokenField = () => screen.findByLabelText('Admin token');
const editorPaths = ['/admin/editor', '/admin/dashboard', '/admin/store', '/admin/client', '/admin/discount'];

test('the five pages that need a token are those of the route table', { tags: '§2.37' }, () => {
  expect(adminRoutes.filter(({ needsToken }) => needsToken).map(({ path }) => path)).toEqual(editorPaths);
});

describe.each(editorPaths)(
  '%s needs an admin token; without it the visitor is redirected to /admin/login (§2)',
  (path) => {
    test('without', { tags: ['§2.38', '§6.16'] }, async () => {
      const { router } = open(path);
      expect(await tokenField()).toBeVisible();
      expect(router.state.location.pathname).toBe('/admin/login');
      expect(document.title).toBe('Admin login · Fulfillment Hub');
    });

    test.each(['', '  '])('a blank one is none: "%s"', async (blank) => {
      const { router } = open(path, blank);
      await tokenField();
      expect(router.state.location.pathname).toBe('/admin/login');
    });

    test('with: the page, which says honestly that there is nothing yet', { tags: '§6.16' }, async () => {
      const { router } = open(path, 'back-office');
      expect(await screen.findByText(/There is nothing to see or change here yet/)).toBeVisible();
      expect(router.state.location.pathname).toBe(path);
      expect(document.title).toMatch(/ · Admin · Fulfillment Hub$/);
      expect(document.body.textContent).not.toContain('back-office');
    });

    test('the login leads back to it', { tags: '§2.38' }, async () => {
      const { router, localStore } = open(path);
      await userEvent.type(await tokenField(), ' back-office {Enter}');
      await waitFor(() => expect(router.state.location.pathname).toBe(path));
      expect(localStore.get('admin_token')).toBe('back-office');
    });
  },
);

test('an empty token is not kept, and the field says so', async () => {
  const { router, localStore } = open('/admin/login');
  await userEvent.type(await tokenField(), '   {Enter}');
  expect(await screen.findByText('Enter the admin token.')).toBeVisible();
  expect([localStore.get('admin_token'), router.state.location.pathname]).toEqual([null, '/admin/login']);
});

test('signing out takes the token out of the browser, and the pages it opened are closed again', async () => {
  const { router, localStore } = open('/admin/store', 'back-office');
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText(/You are signed out/)).toBeVisible();
  expect([localStore.get('admin_token'), router.state.location.pathname]).toEqual([null, '/admin/login']);
  await act(() => router.navigate('/admin/client'));
  await tokenField();
  expect(router.state.location.pathname).toBe('/admin/login');
});

test('signing out in one tab signs out the others', async () => {
  const { router, localStore } = open('/admin/store', 'back-office');
  await screen.findByRole('button', { name: 'Sign out' });
  localStore.remove('admin_token');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'admin_token' })));
  await tokenField();
  expect(router.state.location.pathname).toBe('/admin/login');
});

test('at the login with a token: on, or out', async () => {
  const { router } = open('/admin', 'back-office');
  await tokenField();
  expect(router.state.location.pathname).toBe('/admin');
  await userEvent.click(screen.getByRole('link', { name: 'Go to the admin area' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard'));
});

test.each(['/admin/nowhere', '/admin/editor/deeper', '/admin/login/x'])(
  'other unknown admin paths redirect to /: %s',
  { tags: '§2.39' },
  async (path) => {
    const { router } = open(path, 'back-office');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  },
);

test('the history cannot send somebody elsewhere after the login', async () => {
  const { router } = open('/admin/login');
  await tokenField();
  await act(() => router.navigate('/admin/login', { state: { returnTo: 'https://evil.example' } }));
  await userEvent.type(await tokenField(), 'back-office{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard'));
});

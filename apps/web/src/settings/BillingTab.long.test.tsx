import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { mountSandbox } from '../testing/mountSandbox.tsx';

const path = '/app/settings/billing';
/** Calls for the use of the plan. */
const parts = ['/hub/workflows', '/stats', '/hub/staff', '/get-third-party-details', '/get-locations'];
const plan = async (name: string) => within(await screen.findByRole('region', { name }));
const limit = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('/app/settings/billing', () => {
  test('shows the current plan, and both plans with price and features', async () => {
    mountSandbox(path);
    const growth = await plan('Growth');
    expect(growth.getByText('Current plan')).toBeInTheDocument();
    expect(growth.getByText('$500 per month')).toBeInTheDocument();
    expect(growth.getByRole('button', { name: 'Choose Growth' })).toHaveAccessibleDescription(
      'This is your current plan.',
    );
    const elite = await plan('Elite');
    expect(elite.getByText('$1,250 per month')).toBeInTheDocument();
    expect(elite.getByText('Multiple location routing')).toBeInTheDocument();
    expect(elite.getByRole('button', { name: 'Choose Elite' })).not.toHaveAttribute('aria-disabled');
    expect((await plan('Current plan')).getByText('Growth')).toBeInTheDocument();
  });

  test('shows limits and use as far as existing calls report it', { tags: '§6.7' }, async () => {
    const { calls, sandbox } = mountSandbox(path);
    await plan('Growth');
    await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull());
    expect(calls('/stats').map(({ url }) => url.searchParams.get('fix'))).toEqual(['all']);
    expect(limit('Active workflows')).toEqual([
      'Up to 5',
      expect.stringMatching(/^\d active\. Workflow runs so far: [\d,]+$/),
    ]);
    const people = sandbox.shop('demo.myshopify.com').staff.members.length;
    expect(limit('Users')).toEqual(['Unlimited', `${people} people`]);
    expect(limit('3PL providers')[1]).toBe('1 connected');
    expect(limit('Locations')[1]).toMatch(/^[1-9]\d* in your store$/);
  });

  test('counts active workflows as on their screen; another backend does not know them', async () => {
    const { sandbox, unmount } = mountSandbox(path);
    await waitFor(() => expect(limit('Active workflows')[1]).toMatch(/active/));
    const active = sandbox.shop('demo.myshopify.com').workflows.list.filter(({ isActive }) => isActive);
    expect(limit('Active workflows')[1]).toMatch(new RegExp(`^${active.length} active`));
    unmount();
    const other = mountSandbox(path, { scenario: 'other-backend' });
    await plan('Growth');
    await waitFor(() => expect(limit('Active workflows')[1]).toMatch(/^Not available/));
    expect(limit('Users')[1]).toBe('Not available');
    expect(other.calls('/hub/staff')).toEqual([]);
    expect(other.calls('/hub/workflows')).toEqual([]);
  });

  test(
    'choosing a plan: POST billing/info/create {flag}, and the top window goes to the confirmation page',
    { tags: '§7.22' },
    async () => {
      const { calls, redirectTop } = mountSandbox(path);
      await userEvent.click((await plan('Elite')).getByRole('button', { name: 'Choose Elite' }));
      await waitFor(() => expect(redirectTop).toHaveBeenCalledTimes(1));
      expect(calls('/billing/info/create').map(({ body }) => body)).toEqual([{ flag: 3 }]);
      expect(calls('/billing/info/create')[0]?.key).toMatch(/^[\da-f-]{36}$/);
      expect(new URL(String(redirectTop.mock.calls[0]?.[0])).origin).toBe(window.location.origin);
    },
  );

  test.each([
    ['the server’s message', Response.json({ message: 'Card was refused' }), 'Card was refused'],
    ['the text of §8 without one', new Response('{}', { status: 500 }), 'Internal server error.'],
  ])('a purchase that does not start shows %s as an error toast and above the plans', async (_, reply, message) => {
    const { toast, redirectTop } = mountSandbox(path, {
      intercept: ({ url }) => (url.pathname === '/billing/info/create' ? reply.clone() : undefined),
    });
    await userEvent.click((await plan('Elite')).getByRole('button', { name: 'Choose Elite' }));
    await waitFor(() => expect(toast).toHaveBeenCalledWith(message, 'error'));
    expect((await plan('Plans')).getByText(message)).toBeInTheDocument();
    expect(redirectTop).not.toHaveBeenCalled();
  });

  test('a redirect to another origin is not followed', async () => {
    const { toast, redirectTop } = mountSandbox(path, {
      intercept: ({ url }) =>
        url.pathname === '/billing/info/create'
          ? Response.json({ data: { location: 'https://evil.example/pay' } })
          : undefined,
    });
    await userEvent.click((await plan('Elite')).getByRole('button', { name: 'Choose Elite' }));
    await waitFor(() => expect(toast).toHaveBeenCalledWith(expect.stringMatching(/didn’t open it/), 'error'));
    expect(redirectTop).not.toHaveBeenCalled();
  });

  test.each([
    ['no-plan', 'No plan'],
    ['starter', 'Starter'],
  ] as const)('%s: both can be chosen once the popup of the first load is closed', async (scenario, name) => {
    mountSandbox(path, { scenario });
    const popup = within(await screen.findByRole('dialog'));
    await userEvent.click(popup.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await plan('Current plan')).getByText(name)).toBeInTheDocument();
    for (const button of screen.getAllByRole('button', { name: /^Choose / }))
      expect(button).not.toHaveAttribute('aria-disabled');
  });

  test('Elite: no plan is above it, and each button says why it is disabled', async () => {
    mountSandbox(path, { scenario: 'elite' });
    const growth = await plan('Growth');
    expect(growth.getByRole('button', { name: 'Choose Growth' })).toHaveAccessibleDescription(/already includes/);
    expect(growth.getByText(/already includes/, { selector: 'p' })).toBeVisible();
    expect((await plan('Elite')).getByRole('button', { name: 'Choose Elite' })).toHaveAccessibleDescription(
      /your current plan/,
    );
  });

  test('without edit permission of Store Settings no plan can be chosen', async () => {
    const { calls } = mountSandbox(path, { scenario: 'view-only' });
    const button = (await plan('Elite')).getByRole('button', { name: 'Choose Elite' });
    expect(button).toHaveAccessibleDescription(/edit permission for Store Settings/);
    await userEvent.click(button);
    expect(calls('/billing/info/create')).toEqual([]);
  });

  test('parts that fail for one reason share an alert, and its Retry loads them all', async () => {
    let isDown = true;
    const { calls } = mountSandbox(path, {
      intercept: ({ url }) =>
        isDown && parts.includes(url.pathname)
          ? Response.json({ message: 'Down for maintenance' }, { status: 500 })
          : undefined,
    });
    await plan('Elite');
    await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull());
    await waitFor(() => {
      const [alert, ...others] = screen.getAllByRole('alert');
      expect(others).toEqual([]);
      for (const part of parts) expect(alert).toHaveTextContent(part);
    });
    expect(screen.queryByText(/could not be loaded/)).toBeNull();

    isDown = false;
    const before = parts.map((part) => calls(part).length);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(limit('3PL providers')[1]).toBe('1 connected'));
    expect(parts.map((part) => calls(part).length)).toEqual(before.map((count) => count + 1));
  });

  test('figures that fail are a dash under an error; the plans stay', async () => {
    mountSandbox(path, { scenario: 'failing' });
    await screen.findByText(/GET \/stats · status 500/);
    // The two calls fail one after the other.
    await waitFor(() => expect(limit('Active workflows')[1]).toMatch(/: –$/));
    await waitFor(() => expect(limit('3PL providers')[1]).toBe('– connected'));
    expect((await plan('Elite')).getByRole('button', { name: 'Choose Elite' })).not.toHaveAttribute('aria-disabled');
  });
});

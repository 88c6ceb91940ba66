import { scenarios } from '@hub/api-client/mocks';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { connectionChecksKey } from '../environment/storageKeys.ts';
import { demoShop, entryUrl } from '../testing/demoShop.ts';
import { mountSandbox } from '../testing/mountSandbox.tsx';
import { memoryStore } from '../testing/testEnvironment.ts';

const list = () => screen.findByRole('list', { name: 'Steps' });
const step = async (title: string) =>
  within(
    within(await list())
      .getByRole('heading', { name: title })
      .closest('li') as HTMLElement,
  );
const provider = 'Connect your warehouse (3PL)';
const waitUntilLoaded = () => waitFor(() => expect(screen.getByText(/^\d of 9 steps done$/)).toBeInTheDocument());

/** Third-party details with Shipbob connected, while onboarding is still open. */
const shipbob = ({ url }: { url: URL }) => {
  if (url.pathname !== '/get-third-party-details') return undefined;
  const details = JSON.stringify({ access_token: 't', shipbob_channel_id: '1', status: true });
  return Response.json({ data: { third_party_details: [{ third_party_id: 3, details }] } });
};

describe('/app and /app/onboard', () => {
  test.each(['/app', '/app/onboard'])(
    '%s shows the checklist of a shop that has just installed the app',
    { tags: '§2.16' },
    async (path) => {
      mountSandbox(path, { scenario: 'nothing-connected' });
      await waitUntilLoaded();
      expect(screen.getByText('3 of 9 steps done')).toBeInTheDocument();
      expect((await step('Install the app in your store')).getByText('Done')).toBeInTheDocument();
      const connect = await step(provider);
      expect(connect.getByText('To do')).toBeInTheDocument();
      expect(new URL(connect.getByRole<HTMLAnchorElement>('link', { name: 'Connect a provider' }).href).pathname).toBe(
        '/app/integration/directory',
      );
      // Orders that left before belong to another sender.
      expect((await step('Ship your first order')).getByText(/Connect your warehouse first\./)).toBeInTheDocument();
    },
  );

  test('a skip link goes to the dashboard with shop and host', async () => {
    mountSandbox('/app/onboard', { scenario: 'nothing-connected' });
    const skip = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Finish later' });
    expect(skip.getAttribute('href')).toBe(entryUrl('/app/dashboard'));
  });

  test('connected does not mean tested; a test that succeeded in this browser completes the step', async () => {
    const { unmount } = mountSandbox('/app/onboard', { scenario: 'nothing-connected', intercept: shipbob });
    await waitUntilLoaded();
    expect((await step(provider)).getByText(/Shipbob is connected\. Test the connection/)).toBeInTheDocument();
    unmount();
    const localStore = memoryStore();
    localStore.set(
      connectionChecksKey(demoShop),
      JSON.stringify({ shipbob: { outcome: 'connected', at: '2026-01-01T00:00:00Z', account: null } }),
    );
    mountSandbox('/app/onboard', { scenario: 'nothing-connected', intercept: shipbob, overrides: { localStore } });
    await waitUntilLoaded();
    expect((await step(provider)).getByText('Done')).toBeInTheDocument();
  });

  test('is skipped once onboard_status is "1"', { tags: ['§2.16', '§6.11'] }, async () => {
    const { history } = mountSandbox('/app/onboard');
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    expect(history.location.pathname).toBe('/app/dashboard');
    expect(screen.queryByRole('link', { name: 'Onboarding' })).toBeNull();
  });

  test('when a provider is connected, shop info is refetched, and with "1" the checklist is gone', async () => {
    let status = '0';
    const { history, calls } = mountSandbox('/app/onboard', {
      scenario: 'nothing-connected',
      intercept: ({ url }) => {
        if (url.pathname !== '/shopInfo') return shipbob({ url });
        const data = {
          shop: demoShop,
          role: '1',
          permission: null,
          onboard_status: status,
          install_status: '1',
          charge_type: 2,
        };
        status = '1';
        return Response.json({ data }, { headers: { Authorization: 'token' } });
      },
    });
    await waitFor(() => expect(history.location.pathname).toBe('/app/dashboard'));
    expect(calls('/shopInfo')).toHaveLength(2);
  });

  test('the checklist is up to date after leaving and coming back', async () => {
    const { history } = mountSandbox('/app/onboard', { scenario: 'nothing-connected' });
    await waitUntilLoaded();
    await act(() => history.push(entryUrl('/app/settings/companyinfo')));
    await screen.findByRole('region', { name: 'Store' });
    await act(() => history.go(-1));
    await waitUntilLoaded();
  });

  test('a fact that fails to load is unknown: its step is neither completed nor offered', async () => {
    mountSandbox('/app/onboard', {
      scenario: 'nothing-connected',
      intercept: ({ url }) => (url.pathname === '/shopInfo' ? undefined : new Response('{}', { status: 500 })),
    });
    await waitFor(() => expect(screen.getByText('1 of 9 steps done')).toBeInTheDocument());
    expect(within(await list()).getAllByText('Not known')).toHaveLength(8);
    expect(screen.getByText(/GET \/stats · status 500/)).toBeInTheDocument();
  });

  test('older orders are counted, with links to the rules and to the waiting ones', async () => {
    mountSandbox('/app/onboard', { scenario: { ...scenarios['nothing-connected'], ordersBefore: 712 } });
    await waitUntilLoaded();
    const mayShip = await step('Check what may ship');
    expect(mayShip.getByText(/712 open orders from before .* will not be sent unless you choose them\./)).toBeVisible();
    expect(mayShip.getByText('Next step')).toBeInTheDocument();
    const pathOf = (name: string) => mayShip.getByRole('link', { name }).getAttribute('href');
    expect(pathOf('Choose what may ship')).toBe(entryUrl('/app/settings/what-may-ship'));
    expect(pathOf('See them on Hold')).toBe(entryUrl('/app/dashboard-v0/holdorders?reason=beforeGoLive&period=all'));
  });

  test('a backend without such rules gets no request for them and shows no step', async () => {
    const scenario = { ...scenarios['nothing-connected'], capabilities: [] };
    const { calls } = mountSandbox('/app/onboard', { scenario });
    await waitFor(() => expect(screen.getByText('2 of 4 steps done')).toBeInTheDocument());
    expect(screen.queryByRole('heading', { name: 'Check what may ship' })).toBeNull();
    expect(calls('/hub/ship-policy')).toEqual([]);
  });

  test('a skipped step stays skipped, and Finish ends onboarding', async () => {
    const user = userEvent.setup();
    const allOpen = ['mayShip', 'provider', 'locations', 'mapping', 'testOrder', 'cutOff'];
    const scenario = { ...scenarios['nothing-connected'], onboarding: { skipped: allOpen } };
    const { history, calls } = mountSandbox('/app/onboard', { scenario });
    await waitUntilLoaded();
    expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Skip\s*Ship your first order$/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Skip “Ship your first order”?' }));
    expect(dialog.getByText('You ship your first order later, from the dashboard.')).toBeVisible();
    expect(calls('/hub/onboarding/skip')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Skip this step' }));
    await user.click(await screen.findByRole('button', { name: 'Finish' }));
    await waitFor(() => expect(history.location.pathname).toBe('/app/dashboard'));
    expect(calls('/hub/onboarding/skip')).toHaveLength(1);
    expect(calls('/hub/onboarding/finish')).toHaveLength(1);
  });

  test('a step whose skipping failed stays open, and is tried again', async () => {
    const user = userEvent.setup();
    const { calls } = mountSandbox('/app/onboard', {
      scenario: 'nothing-connected',
      intercept: ({ url }) =>
        url.pathname === '/hub/onboarding/skip' ? new Response('{}', { status: 500 }) : undefined,
    });
    await waitUntilLoaded();
    await user.click(screen.getByRole('button', { name: /^Skip\s*Send a test order$/ }));
    await user.click(screen.getByRole('button', { name: 'Skip this step' }));
    await user.click(await screen.findByRole('button', { name: /^Retry|Try again/ }));
    await waitFor(() => expect(calls('/hub/onboarding/skip')).toHaveLength(2));
    expect((await step('Send a test order')).getByText('To do')).toBeInTheDocument();
  });

  test('a person without a section gets no link that would redirect', async () => {
    const permission = JSON.stringify([{ id: 5, view: true }]);
    mountSandbox('/app/onboard', {
      scenario: 'nothing-connected',
      intercept: ({ url }) =>
        url.pathname === '/shopInfo'
          ? Response.json({
              data: { shop: demoShop, role: '3', permission, onboard_status: '0', install_status: '1', charge_type: 2 },
            })
          : undefined,
    });
    expect(within(await list()).queryAllByRole('link')).toEqual([]);
  });
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { demoShop } from '../testing/demoShop.ts';
import {
  buttonIn,
  cardOf,
  createDeferredReply,
  fill,
  mountIntegrations,
  openForm,
  type SentCall,
} from '../testing/mountIntegrations.tsx';
import { saveSettings } from '../testing/saveSettings.ts';
import { memoryStore } from '../testing/testEnvironment.ts';

const shipbob = { name: 'Shipbob' };
const portless = { name: 'Portless' };
const savePath = '/save-third-party-settings';
const listPath = '/get-third-party-details';

/** Never replies, but rejects when aborted. */
const neverReply = ({ signal }: SentCall) =>
  new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

describe('a new connection', () => {
  test('asks which locations it serves, and takes none from another 3PL without asking', async () => {
    const { user, calls, sandbox } = await mountIntegrations({ scenario: 'default', asksLocations: true });
    const providerIds = () => sandbox.shop(demoShop).routing.locations.map(({ providerId }) => providerId);
    sandbox.shop(demoShop).routing.locations = sandbox
      .shop(demoShop)
      .routing.locations.map((location, index) => (index === 1 ? { ...location, providerId: null } : location));
    const card = await openForm(portless, user);
    fill(card, 'Connector ID', '19');
    await user.click(within(card).getByRole('switch', { name: 'Status' }));
    await user.click(buttonIn(card, saveSettings));
    const question = within(await screen.findByRole('dialog', { name: 'Which locations does Portless serve?' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(calls(savePath)).toHaveLength(0);
    expect(within(card).getByLabelText('Connector ID')).toHaveValue('19');

    await user.click(buttonIn(card, saveSettings));
    const again = within(await screen.findByRole('dialog', { name: 'Which locations does Portless serve?' }));
    expect(again.getAllByText('Served by Shipbob now')).toHaveLength(3);
    expect(again.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
    await user.click(again.getByRole('button', { name: 'Save' }));
    await within(card).findByText('Portless settings saved successfully.');
    expect(providerIds()).toEqual(['shipbob', 'Portless', 'shipbob', 'shipbob']);

    // A second save is not a new connection.
    await user.click(buttonIn(card, saveSettings));
    await waitFor(() => expect(calls(savePath)).toHaveLength(2));
  });
});

describe('Save and Test (§4)', () => {
  test('disables both buttons while running; a double click is one call', { tags: '§4.4' }, async () => {
    const { reply, resolveReply } = createDeferredReply();
    const { user, calls } = await mountIntegrations({
      scenario: 'default',
      intercept: ({ url }) => (url.pathname === savePath ? reply : undefined),
    });
    const card = await openForm(shipbob, user);
    const other = await openForm(portless, user);
    // Both presses before the next render.
    act(() => {
      buttonIn(card, saveSettings).click();
      buttonIn(card, saveSettings).click();
    });
    await waitFor(() => expect(buttonIn(card, saveSettings)).toHaveAttribute('aria-busy', 'true'));
    expect(buttonIn(card, saveSettings).querySelector('.Polaris-Spinner svg')).not.toBeNull();
    for (const name of [saveSettings, /^Test Connection/])
      expect(buttonIn(card, name)).toHaveAttribute('aria-disabled', 'true');
    expect(buttonIn(card, /^Test Connection/)).toHaveAccessibleDescription('Wait for the save to finish.');
    await user.click(buttonIn(card, /^Test Connection/));
    // Other providers are independent.
    expect(buttonIn(other, saveSettings)).not.toHaveAttribute('aria-disabled');
    resolveReply(undefined);
    await waitFor(() => expect(buttonIn(card, saveSettings)).not.toHaveAttribute('aria-busy'));
    expect([calls(savePath).length, calls('/test-shipbob-connection').length]).toEqual([1, 0]);
  });

  test('after a passed test, "Enable and save" saves the tested settings with Status on', async () => {
    const { user, calls } = await mountIntegrations();
    const card = await openForm(shipbob, user);
    fill(card, 'Access token', 'token-1');
    fill(card, 'Channel ID', '7');
    await user.click(buttonIn(card, /^Test Connection/));
    await user.click(await within(card).findByRole('button', { name: /^Enable and save/ }));
    await waitFor(() => expect(within(card).getByText('3PL Integrated.')).toBeInTheDocument());
    expect(calls(savePath).map(({ body }) => body)).toEqual([
      { third_party_id: 'shipbob', access_token: 'token-1', shipbob_channel_id: '7', status: true },
    ]);
    expect(within(card).getByRole('switch', { name: 'Status' })).toBeChecked();
    expect(within(card).queryByText('Unsaved changes')).toBeNull();
  });

  test('a test order goes to the saved sandbox account; unsaved changes keep it back', async () => {
    const { user, calls } = await mountIntegrations();
    const card = await openForm(shipbob, user);
    const path = '/hub/providers/shipbob/test-order';
    expect(buttonIn(card, /^Send test order/)).toHaveAccessibleDescription('It isn’t connected.');
    fill(card, 'Access token', 'token-1');
    fill(card, 'Channel ID', '7');
    await user.click(within(card).getByRole('switch', { name: 'Status' }));
    await user.click(within(card).getByRole('checkbox', { name: 'This is a sandbox account' }));
    await user.click(buttonIn(card, saveSettings));
    await waitFor(() => expect(buttonIn(card, /^Send test order/)).not.toHaveAttribute('aria-disabled'));
    await user.click(buttonIn(card, /^Send test order/));
    expect(await within(card).findByText('The test order worked.')).toBeInTheDocument();
    expect(within(card).getByText(/Shipbob canceled it again\.$/)).toBeInTheDocument();
    expect(calls(path).map(({ body }) => body)).toEqual([{ account: '' }]);
    fill(card, 'Channel ID', '8');
    expect(buttonIn(card, /^Send test order/)).toHaveAccessibleDescription(/^Save your changes first/);
  });

  test('saved while disabled, the result says so', async () => {
    const { user } = await mountIntegrations();
    const card = await openForm(shipbob, user);
    fill(card, 'Access token', 'token-1');
    await user.click(buttonIn(card, saveSettings));
    expect(await within(card).findByText('It’s disabled, so no orders are sent to it.')).toBeInTheDocument();
  });

  test('text that is typed during a save stays unsaved', async () => {
    const { reply, resolveReply } = createDeferredReply();
    const { user, sandbox, toast } = await mountIntegrations({
      scenario: 'default',
      intercept: ({ url }) => (url.pathname === savePath ? reply : undefined),
    });
    const card = await openForm(shipbob, user);
    fill(card, 'Channel ID', 'first');
    await user.click(buttonIn(card, saveSettings));
    fill(card, 'Channel ID', 'second');
    resolveReply(undefined);
    await waitFor(() => expect(toast).toHaveBeenCalled());
    expect(sandbox.shop(demoShop).providers.get('shipbob')).toMatchObject({ shipbob_channel_id: 'first' });
    expect(within(card).getByLabelText('Channel ID')).toHaveValue('second');
    expect(within(card).getByText('Unsaved changes')).toBeInTheDocument();
    expect(within(card).queryByText(/someone else saved/i)).toBeNull();
  });

  test('a result disappears when its settings are changed', async () => {
    const { user } = await mountIntegrations({ scenario: 'default' });
    const card = await openForm(shipbob, user);
    await user.click(buttonIn(card, /^Test Connection/));
    await within(card).findByText('Connection made successfully with Shipbob.');
    fill(card, 'Channel ID', '7');
    expect(within(card).queryByText('Connection made successfully with Shipbob.')).toBeNull();
    await user.click(buttonIn(card, /^Discard changes/));
    expect(within(card).getByLabelText('Channel ID')).toHaveValue('104482');
  });

  test('after ten seconds it is still waiting, with Cancel and Retry; the same intent keeps its key', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, calls, toast } = await mountIntegrations({
      scenario: 'default',
      intercept: (call) => (call.url.pathname === savePath ? neverReply(call) : undefined),
    });
    const card = await openForm(shipbob, user);
    fill(card, 'Channel ID', '7');
    await user.click(buttonIn(card, saveSettings));
    expect(within(card).queryByText(/Still waiting/)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await user.click(await within(card).findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(calls(savePath)).toHaveLength(2));
    expect(calls(savePath)[0]?.signal?.aborted).toBe(true);
    expect(calls(savePath)[1]?.key).toBe(calls(savePath)[0]?.key);
    expect(within(card).queryByText(/Still waiting/)).toBeNull();

    const readsBefore = calls(listPath).length;
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await user.click(await within(card).findByRole('button', { name: 'Cancel' }));
    await within(card).findByText('You stopped waiting. The settings may have been saved anyway.');
    expect(within(card).getByLabelText('Channel ID')).toHaveValue('7');
    // The outcome is unknown, so the settings are reloaded, and a retry keeps the key.
    await waitFor(() => expect(calls(listPath).length).toBe(readsBefore + 1));
    await user.click(buttonIn(card, saveSettings));
    expect(calls(savePath)[2]?.key).toBe(calls(savePath)[0]?.key);
    expect(toast).not.toHaveBeenCalled();
  });

  test('one key per intent: kept while the outcome is unknown, new after a reply and after a change', async () => {
    const answers = [
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => Response.json({ data: { status: 'error' } }),
      () => Response.json({ data: { status: 'error' } }),
    ];
    const { user, calls, toast } = await mountIntegrations({
      scenario: 'default',
      intercept: ({ url }) => (url.pathname === savePath ? answers.shift()?.() : undefined),
    });
    const card = await openForm(shipbob, user);
    for (const time of [1, 2, 3, 4]) {
      fireEvent.click(buttonIn(card, saveSettings));
      await waitFor(() => expect(toast).toHaveBeenCalledTimes(time));
      await waitFor(() => expect(buttonIn(card, saveSettings)).not.toHaveAttribute('aria-busy'));
    }
    const keys = calls(savePath).map(({ key }) => key);
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys.slice(1)).size).toBe(3);
    expect(keys.every((key) => /^[\da-f-]{36}$/.test(key ?? ''))).toBe(true);
  });

  test('a 401 shows only the session alert; typed text stays', { tags: 'hazard:session-expiry' }, async () => {
    const { user, toast } = await mountIntegrations({
      scenario: 'default',
      intercept: ({ url }) => (url.pathname === savePath ? Response.json({}, { status: 401 }) : undefined),
    });
    const card = await openForm(shipbob, user);
    fill(card, 'Channel ID', '7');
    await user.click(buttonIn(card, saveSettings));
    expect(await screen.findByRole('alertdialog', { name: 'Session expired, please reload the page!' })).toBeVisible();
    expect(toast).not.toHaveBeenCalled();
    expect(within(card).getByLabelText('Channel ID')).toHaveValue('7');
  });

  test('the first connection ends the onboarding: shop info is refetched', async () => {
    const { user, calls } = await mountIntegrations();
    const card = await openForm({ name: 'Shipwire' }, user);
    fill(card, 'Shipwire key', 'k-1');
    await user.click(within(card).getByRole('switch'));
    await user.click(buttonIn(card, saveSettings));
    await within(cardOf('Shipwire')).findByText('3PL Integrated.');
    await waitFor(() => expect(calls('/shopInfo')).toHaveLength(2));
  });
});

describe('ShipStation’s accounts (§4)', () => {
  test('add, test one entry, save as shipstation_details, remove by index', { tags: ['§4.8', '§7.24'] }, async () => {
    const { user, calls, toast, sandbox } = await mountIntegrations();
    const card = await openForm({ name: 'Shipstation' }, user);
    for (const name of ['East', 'West']) {
      await user.click(buttonIn(card, /^Add Account/));
      const account = within(card).getByRole('group', { name: /^Account/ });
      fill(account, 'API key', `key-${name}`);
      fill(account, 'API secret', `secret-${name}`);
      await user.click(within(account).getByRole('switch'));
      fill(account, 'Account name', name);
    }
    const wire = (name: string) => ({ name, api_key: `key-${name}`, api_secret: `secret-${name}`, status: true });

    await user.click(buttonIn(card, /^Test Connection ?West/));
    await within(within(card).getByRole('group', { name: 'West' })).findByText(
      'Connection made successfully with Shipstation.',
    );
    expect(calls('/test-ship-station-connection').map(({ body }) => body)).toEqual([wire('West')]);
    expect(within(card).getByText(/^Last test of account 2: connected/)).toBeInTheDocument();

    await user.click(buttonIn(card, /^Save ?Shipstation/));
    await waitFor(() => expect(toast).toHaveBeenLastCalledWith('Shipstation settings saved successfully.', 'success'));
    expect(calls(savePath).at(-1)?.body).toEqual({
      third_party_id: 'ship_stations',
      shipstation_details: [wire('East'), wire('West')],
    });

    // The server has given it an id, which is sent back.
    const kept = { ...wire('West'), account_id: 'West' };
    await user.click(buttonIn(card, /^Remove ?East/));
    await user.click(buttonIn(card, /^Save ?Shipstation/));
    await waitFor(() => expect(calls(savePath)).toHaveLength(2));
    expect(calls(savePath).at(-1)?.body).toEqual({
      third_party_id: 'ship_stations',
      shipstation_details: [kept],
    });
    await waitFor(() => expect(sandbox.shop(demoShop).providers.get('ship_stations')).toEqual([kept]));
  });
});

describe('connection health', () => {
  test('is remembered per shop in the browser, across visits but not for another shop', async () => {
    const localStore = memoryStore();
    const { user, unmount } = await mountIntegrations({ scenario: 'default', overrides: { localStore } });
    const card = await openForm(shipbob, user);
    fill(card, 'Access token', 'please refuse');
    await user.click(buttonIn(card, /^Test Connection/));
    await within(card).findByText(/^Last test: credentials refused/);
    unmount();

    const { history } = await mountIntegrations({ scenario: 'default', overrides: { localStore } });
    await within(await screen.findByRole('listitem', { name: 'Shipbob' })).findByText(
      /^Last test: credentials refused, just now/,
    );
    expect(within(cardOf('Portless')).queryByText(/^Last test/)).toBeNull();

    const other = 'other.myshopify.com';
    await act(() =>
      history.push(`/app/integration/directory?shop=${other}&host=${encodeURIComponent(btoa(`${other}/admin`))}`),
    );
    await waitFor(() => expect(within(cardOf('Shipbob')).queryByText(/^Last test/)).toBeNull());
  });

  test('a later reply of the same provider replaces its toast: "refused" never shows next to "made successfully"', async () => {
    const { user, environment } = await mountIntegrations({ scenario: 'default' });
    const card = await openForm(shipbob, user);
    fill(card, 'Access token', 'please refuse');
    await user.click(buttonIn(card, /^Test Connection/));
    await within(card).findByText('The provider refused these credentials.');
    fill(card, 'Access token', 'the right one');
    await user.click(buttonIn(card, /^Test Connection/));
    await within(card).findByText('Connection made successfully with Shipbob.');
    expect(environment.toasts.getState().map(({ message }) => message)).toEqual([
      'Connection made successfully with Shipbob.',
    ]);
  });

  test.each([
    ['other-backend', 1],
    ['default', 0],
  ] as const)(
    'says that no connection was tested here when nothing else monitors the calls: %s',
    async (scenario, count) => {
      await mountIntegrations({ scenario });
      await screen.findByRole('listitem', { name: 'Portless' });
      expect(within(cardOf('Portless')).queryAllByText('Never tested in this browser.')).toHaveLength(count);
    },
  );

  test('a test that never reached the server says nothing about the provider', async () => {
    const { user, toast } = await mountIntegrations({
      scenario: 'default',
      intercept: ({ url }) =>
        url.pathname.startsWith('/test-') ? Promise.reject(new TypeError('Failed to fetch')) : undefined,
    });
    const card = await openForm(shipbob, user);
    await user.click(buttonIn(card, /^Test Connection/));
    await waitFor(() => expect(toast).toHaveBeenCalledWith('Error while connecting with Shipbob.', 'error'));
    expect(within(card).getByText(/can’t reach the server/)).toBeInTheDocument();
    expect(within(card).queryByText(/^Last test/)).toBeNull();
  });
});

import { providers } from '@hub/domain/integrations';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { ShellPort, SaveBarActions } from '../shell/ShellPort.ts';
import { demoShop, entryUrl } from '../testing/demoShop.ts';
import { type SentCall, cardOf, mountIntegrations, openForm } from '../testing/mountIntegrations.tsx';
import { memoryStore, testEnvironment } from '../testing/testEnvironment.ts';

const shipbob = { name: 'Shipbob' };
const portless = { name: 'Portless' };
const savePath = '/save-third-party-settings';
const listPath = '/get-third-party-details';

const button = (card: HTMLElement, name: RegExp) => within(card).getByRole('button', { name });
const fill = (card: HTMLElement, label: string, value: string) =>
  fireEvent.change(within(card).getByLabelText(label), { target: { value } });
const headings = (level: number) => screen.getAllByRole('heading', { level }).map((heading) => heading.textContent);

/** A reply that the test releases. */
function createDeferredReply() {
  let resolveReply: (reply: Response | undefined) => void = () => {};
  const reply = new Promise<Response | undefined>((resolve) => {
    resolveReply = resolve;
  });
  return { reply, resolveReply };
}

/** Never replies, but rejects when aborted. */
const neverReply = ({ signal }: SentCall) =>
  new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

describe('Apps & Integrations screen (§2)', () => {
  test(
    'Tab 0 "Installed Apps": "App Installed" for the store platform and every 3PL whose status is true',
    { tags: '§2.48' },
    async () => {
      const { calls } = await mountIntegrations({ scenario: 'default', path: '/app/integration' });
      await screen.findByRole('listitem', { name: 'Shipbob' });
      // AMS is saved but disabled in this shop.
      expect(
        screen.getAllByText('App Installed').map((badge) => badge.closest('li')?.querySelector('h2')?.textContent),
      ).toEqual(['Shopify', 'Shipbob']);
      expect(calls(listPath)).toHaveLength(1);
    },
  );

  test('any shipstation account counts', { tags: '§2.49' }, async () => {
    const details = JSON.stringify([{ name: 'East', api_key: '', api_secret: '', status: true }]);
    const { history } = await mountIntegrations({
      path: '/app/integration',
      intercept: ({ url }) =>
        url.pathname === listPath
          ? Response.json({ data: { third_party_details: [{ third_party_id: 2, details }] } })
          : undefined,
    });
    await screen.findByRole('listitem', { name: 'Shipstation' });
    // Installed but not connected (§4), and the directory says what is missing.
    await act(() => history.push(entryUrl('/app/integration/directory')));
    expect(within(cardOf('Shipstation')).getByText('3PL Integrated.')).toBeInTheDocument();
    expect(within(cardOf('Shipstation')).getByText(/Enter the API key and the API secret/)).toBeInTheDocument();
  });

  test('nothing installed says what would fill the page', async () => {
    const intercept = ({ url }: SentCall) =>
      url.pathname === '/shopInfo'
        ? Response.json({
            data: { shop: demoShop, role: '1', install_status: '0', onboard_status: '0', charge_type: 2 },
          })
        : url.pathname === listPath
          ? Response.json({ data: {} })
          : undefined;
    await mountIntegrations({ path: '/app/integration', intercept });
    expect(await screen.findByText(/^No apps installed yet\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Connect one in the App Directory' }).getAttribute('href')).toMatch(
      /^\/app\/integration\/directory/,
    );
  });

  test(
    'tabs at their own addresses, "More Info" opens /learn/integration in a new tab',
    { tags: '§2.46' },
    async () => {
      await mountIntegrations({ path: '/app/integration' });
      const tabs = within(screen.getByRole('navigation', { name: 'Apps & Integrations tabs' })).getAllByRole('link');
      expect(
        tabs.map((tab) => [
          tab.textContent,
          new URL((tab as HTMLAnchorElement).href).pathname,
          tab.getAttribute('aria-current'),
        ]),
      ).toEqual([
        ['Installed Apps', '/app/integration/installed', 'page'],
        ['App Directory', '/app/integration/directory', null],
      ]);
      const more = screen.getByRole('link', { name: /^More Info/ });
      expect([more.getAttribute('href'), more.getAttribute('target'), more.getAttribute('rel')]).toEqual([
        '/learn/integration',
        '_blank',
        'noopener noreferrer',
      ]);
    },
  );

  test(
    'Tab 1 "App Directory": the store platform with its Store URL, WooCommerce without an action, ten 3PL cards',
    { tags: ['§2.50', '§2.51'] },
    async () => {
      const { user } = await mountIntegrations();
      await within(cardOf('Portless')).findByRole('button', { name: /^View Settings/ });
      expect(headings(2)).toEqual(['E-Commerce Stores', '3PL Integrations']);
      expect(headings(3)).toEqual(['Shopify', 'WooCommerce', ...providers.map(({ name }) => name)]);

      await openForm({ name: 'Shopify' }, user);
      expect(within(cardOf('Shopify')).getByText('Store URL').nextSibling).toHaveTextContent(demoShop);

      const woo = within(cardOf('WooCommerce'));
      expect(woo.getByText('Coming soon!')).toBeInTheDocument();
      expect([woo.queryAllByRole('button'), woo.queryAllByRole('link')]).toEqual([[], []]);
    },
  );

  test(
    '"View Settings" appears only with edit on section 4, and toggles the form',
    { tags: ['§2.53', '§2.54'] },
    async () => {
      const { user } = await mountIntegrations({ scenario: 'default' });
      const card = await openForm(shipbob, user);
      expect(button(card, /^View Settings/)).toHaveAttribute('aria-expanded', 'true');
      await user.click(button(card, /^View Settings/));
      expect(button(card, /^View Settings/)).toHaveAttribute('aria-expanded', 'false');
    },
  );

  test('without edit a person gets only provider and connected state', { tags: ['§2.53', '§6.14'] }, async () => {
    const { history } = await mountIntegrations({ scenario: 'view-only' });
    const card = await screen.findByRole('listitem', { name: 'Shipbob' });
    await within(card).findByText('3PL Integrated.');
    for (const { name } of [shipbob, portless]) expect(within(cardOf(name)).queryAllByRole('button')).toEqual([]);
    expect(document.querySelectorAll('input[type="password"]')).toHaveLength(0);
    await act(() => history.push(entryUrl('/app/integration/directory?open=shipbob')));
    expect(screen.queryByText('Connection Details')).toBeNull();
    await act(() => history.push(entryUrl('/app/integration/installed')));
    expect(within(cardOf('Shipbob')).queryByRole('link')).toBeNull();
  });

  test('an installed app leads to its settings, opened', async () => {
    const { user } = await mountIntegrations({ scenario: 'default', path: '/app/integration' });
    await user.click(
      within(await screen.findByRole('listitem', { name: 'Shipbob' })).getByRole('link', {
        name: 'View Settings Shipbob',
      }),
    );
    expect(await screen.findByRole('region', { name: 'Connection Details Shipbob' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Connection Details Portless' })).toBeNull();
  });
});

describe('Save and Test (§4)', () => {
  test('disable both buttons while running; a double click is one call', { tags: '§4.4' }, async () => {
    const { reply, resolveReply } = createDeferredReply();
    const { user, calls } = await mountIntegrations({
      scenario: 'default',
      intercept: ({ url }) => (url.pathname === savePath ? reply : undefined),
    });
    const card = await openForm(shipbob, user);
    const other = await openForm(portless, user);
    // Both presses before the next render.
    act(() => {
      button(card, /^Save/).click();
      button(card, /^Save/).click();
    });
    await waitFor(() => expect(button(card, /^Save/)).toHaveAttribute('aria-busy', 'true'));
    expect(button(card, /^Save/).querySelector('.Polaris-Spinner svg')).not.toBeNull();
    for (const name of [/^Save/, /^Test Connection/])
      expect(button(card, name)).toHaveAttribute('aria-disabled', 'true');
    expect(button(card, /^Test Connection/)).toHaveAccessibleDescription('Wait for the save to finish.');
    await user.click(button(card, /^Test Connection/));
    // Other providers are independent.
    expect(button(other, /^Save/)).not.toHaveAttribute('aria-disabled');
    resolveReply(undefined);
    await waitFor(() => expect(button(card, /^Save/)).not.toHaveAttribute('aria-busy'));
    expect([calls(savePath).length, calls('/test-shipbob-connection').length]).toEqual([1, 0]);
  });

  test('after a passed test, "Enable and save" saves what was tested with Status on', async () => {
    const { user, calls } = await mountIntegrations();
    const card = await openForm(shipbob, user);
    fill(card, 'Access token', 'token-1');
    fill(card, 'Channel ID', '7');
    await user.click(button(card, /^Test Connection/));
    await user.click(await within(card).findByRole('button', { name: /^Enable and save/ }));
    await waitFor(() => expect(within(card).getByText('3PL Integrated.')).toBeInTheDocument());
    expect(calls(savePath).map(({ body }) => body)).toEqual([
      { third_party_id: 'shipbob', access_token: 'token-1', shipbob_channel_id: '7', status: true },
    ]);
    expect(within(card).getByRole('switch', { name: 'Status' })).toBeChecked();
    expect(within(card).queryByText('Unsaved changes')).toBeNull();
  });

  test('saved while disabled, the result says so', async () => {
    const { user } = await mountIntegrations();
    const card = await openForm(shipbob, user);
    fill(card, 'Access token', 'token-1');
    await user.click(button(card, /^Save/));
    expect(await within(card).findByText('It’s disabled, so no orders are sent to it.')).toBeInTheDocument();
  });

  test('what is typed while it saves stays unsaved', async () => {
    const { reply, resolveReply } = createDeferredReply();
    const { user, sandbox, toast } = await mountIntegrations({
      scenario: 'default',
      intercept: ({ url }) => (url.pathname === savePath ? reply : undefined),
    });
    const card = await openForm(shipbob, user);
    fill(card, 'Channel ID', 'first');
    await user.click(button(card, /^Save/));
    fill(card, 'Channel ID', 'second');
    resolveReply(undefined);
    await waitFor(() => expect(toast).toHaveBeenCalled());
    expect(sandbox.shop(demoShop).providers.get('shipbob')).toMatchObject({ shipbob_channel_id: 'first' });
    expect(within(card).getByLabelText('Channel ID')).toHaveValue('second');
    expect(within(card).getByText('Unsaved changes')).toBeInTheDocument();
    expect(within(card).queryByText(/someone else saved/i)).toBeNull();
  });

  test('a result disappears when the settings it is about are changed', async () => {
    const { user } = await mountIntegrations({ scenario: 'default' });
    const card = await openForm(shipbob, user);
    await user.click(button(card, /^Test Connection/));
    await within(card).findByText('Connection made successfully with Shipbob.');
    fill(card, 'Channel ID', '7');
    expect(within(card).queryByText('Connection made successfully with Shipbob.')).toBeNull();
    await user.click(button(card, /^Discard changes/));
    expect(within(card).getByLabelText('Channel ID')).toHaveValue('104482');
  });

  test('after ten seconds: still waiting, with Cancel and Retry; the same intent keeps its key', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, calls, toast } = await mountIntegrations({
      scenario: 'default',
      intercept: (call) => (call.url.pathname === savePath ? neverReply(call) : undefined),
    });
    const card = await openForm(shipbob, user);
    fill(card, 'Channel ID', '7');
    await user.click(button(card, /^Save/));
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
    // The outcome is unknown, so the settings are read again, and a retry keeps the key.
    await waitFor(() => expect(calls(listPath).length).toBe(readsBefore + 1));
    await user.click(button(card, /^Save/));
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
      fireEvent.click(button(card, /^Save/));
      await waitFor(() => expect(toast).toHaveBeenCalledTimes(time));
      await waitFor(() => expect(button(card, /^Save/)).not.toHaveAttribute('aria-busy'));
    }
    const keys = calls(savePath).map(({ key }) => key);
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys.slice(1)).size).toBe(3);
    expect(keys.every((key) => /^[\da-f-]{36}$/.test(key ?? ''))).toBe(true);
  });

  test('a 401 is the one alert; what was typed stays', { tags: 'hazard:session-expiry' }, async () => {
    const { user, toast } = await mountIntegrations({
      scenario: 'default',
      intercept: ({ url }) => (url.pathname === savePath ? Response.json({}, { status: 401 }) : undefined),
    });
    const card = await openForm(shipbob, user);
    fill(card, 'Channel ID', '7');
    await user.click(button(card, /^Save/));
    expect(await screen.findByRole('alertdialog', { name: 'Session expired, please reload the page!' })).toBeVisible();
    expect(toast).not.toHaveBeenCalled();
    expect(within(card).getByLabelText('Channel ID')).toHaveValue('7');
  });

  test('the first connection ends the onboarding: shop info is refetched', async () => {
    const { user, calls } = await mountIntegrations();
    const card = await openForm({ name: 'Shipwire' }, user);
    fill(card, 'Shipwire key', 'k-1');
    await user.click(within(card).getByRole('switch'));
    await user.click(button(card, /^Save/));
    await within(cardOf('Shipwire')).findByText('3PL Integrated.');
    await waitFor(() => expect(calls('/shopInfo')).toHaveLength(2));
  });
});

describe('ShipStation’s accounts (§4)', () => {
  test('add, test one entry, save as shipstation_details, remove by index', { tags: ['§4.8', '§7.24'] }, async () => {
    const { user, calls, toast, sandbox } = await mountIntegrations();
    const card = await openForm({ name: 'Shipstation' }, user);
    for (const name of ['East', 'West']) {
      await user.click(button(card, /^Add Account/));
      const account = within(card).getByRole('group', { name: /^Account/ });
      fill(account, 'API key', `key-${name}`);
      fill(account, 'API secret', `secret-${name}`);
      await user.click(within(account).getByRole('switch'));
      fill(account, 'Account name', name);
    }
    const wire = (name: string) => ({ name, api_key: `key-${name}`, api_secret: `secret-${name}`, status: true });

    await user.click(button(card, /^Test Connection ?West/));
    await within(within(card).getByRole('group', { name: 'West' })).findByText(
      'Connection made successfully with Shipstation.',
    );
    expect(calls('/test-ship-station-connection').map(({ body }) => body)).toEqual([wire('West')]);
    expect(within(card).getByText(/^Last test of account 2: connected/)).toBeInTheDocument();

    await user.click(button(card, /^Save ?Shipstation/));
    await waitFor(() => expect(toast).toHaveBeenLastCalledWith('Shipstation settings saved successfully.', 'success'));
    expect(calls(savePath).at(-1)?.body).toEqual({
      third_party_id: 'ship_stations',
      shipstation_details: [wire('East'), wire('West')],
    });

    // The server has given it an id, which goes back.
    const kept = { ...wire('West'), account_id: 'West' };
    await user.click(button(card, /^Remove ?East/));
    await user.click(button(card, /^Save ?Shipstation/));
    await waitFor(() => expect(calls(savePath)).toHaveLength(2));
    expect(calls(savePath).at(-1)?.body).toEqual({
      third_party_id: 'ship_stations',
      shipstation_details: [kept],
    });
    await waitFor(() => expect(sandbox.shop(demoShop).providers.get('ship_stations')).toEqual([kept]));
  });
});

describe('connection health', () => {
  test('remembered per shop in the browser: another visit knows it, another shop does not', async () => {
    const localStore = memoryStore();
    const { user, unmount } = await mountIntegrations({ scenario: 'default', overrides: { localStore } });
    const card = await openForm(shipbob, user);
    fill(card, 'Access token', 'please refuse');
    await user.click(button(card, /^Test Connection/));
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

  test('a later reply of the same provider replaces its toast: "refused" is never beside "made successfully"', async () => {
    const { user, environment } = await mountIntegrations({ scenario: 'default' });
    const card = await openForm(shipbob, user);
    fill(card, 'Access token', 'please refuse');
    await user.click(button(card, /^Test Connection/));
    await within(card).findByText('The provider refused these credentials.');
    fill(card, 'Access token', 'the right one');
    await user.click(button(card, /^Test Connection/));
    await within(card).findByText('Connection made successfully with Shipbob.');
    expect(environment.toasts.getState().map(({ message }) => message)).toEqual([
      'Connection made successfully with Shipbob.',
    ]);
  });

  test.each([
    ['other-backend', 1],
    ['default', 0],
  ] as const)(
    'that nobody has tested here is said where nobody else watches the calls: %s',
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
    await user.click(button(card, /^Test Connection/));
    await waitFor(() => expect(toast).toHaveBeenCalledWith('Error while connecting with Shipbob.', 'error'));
    expect(within(card).getByText(/can’t reach the server/)).toBeInTheDocument();
    expect(within(card).queryByText(/^Last test/)).toBeNull();
  });
});

describe('leaving with unsaved changes', () => {
  const mountWithChanges = async (options: Parameters<typeof mountIntegrations>[0] = {}) => {
    const mounted = await mountIntegrations({ scenario: 'default', ...options });
    const card = await openForm(shipbob, mounted.user);
    fill(card, 'Channel ID', '7');
    return { ...mounted, card };
  };
  const findLeaveDialog = () => screen.findByRole('dialog', { name: 'Leave without saving?' });

  test('a dialog opens first: Stay keeps what was typed, Leave leaves', async () => {
    const { user, history } = await mountWithChanges();
    await user.click(screen.getByRole('link', { name: 'Workflows' }));
    expect(await findLeaveDialog()).toHaveTextContent('Your changes to Shipbob are not saved.');
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(history.location.pathname).toBe('/app/integration/directory');
    expect(within(cardOf('Shipbob')).getByLabelText('Channel ID')).toHaveValue('7');

    await user.click(screen.getByRole('link', { name: 'Workflows' }));
    await findLeaveDialog();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(history.location.pathname).toBe('/app/workflows'));
  });

  test('Back opens the dialog as well; the other tab does not, and loses nothing', async () => {
    const { history, user } = await mountWithChanges();
    await user.click(screen.getByRole('link', { name: 'Installed Apps' }));
    expect(history.location.pathname).toBe('/app/integration/installed');
    await act(() => history.go(-1));
    expect(within(cardOf('Shipbob')).getByLabelText('Channel ID')).toHaveValue('7');
    await act(() => history.push('/pricing'));
    await findLeaveDialog();
  });

  test('closing the page warns, but not with nothing to lose', async () => {
    const { user, history } = await mountWithChanges();
    const isCloseBlocked = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(isCloseBlocked()).toBe(true);
    await user.click(button(cardOf('Shipbob'), /^Discard changes/));
    expect(isCloseBlocked()).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Workflows' }));
    await waitFor(() => expect(history.location.pathname).toBe('/app/workflows'));
  });

  test('a save answered after the person has left is still reported', async () => {
    const { reply, resolveReply } = createDeferredReply();
    const { user, history, toast, card } = await mountWithChanges({
      intercept: ({ url }) => (url.pathname === savePath ? reply : undefined),
    });
    await user.click(button(card, /^Save/));
    await user.click(screen.getByRole('link', { name: 'Workflows' }));
    expect(await findLeaveDialog()).toHaveTextContent(/Shipbob is still being saved/);
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(history.location.pathname).toBe('/app/workflows'));
    expect(toast).not.toHaveBeenCalled();
    resolveReply(undefined);
    await waitFor(() => expect(toast).toHaveBeenCalledWith('Shipbob settings saved successfully.', 'success'));
  });

  test('embedded, the admin’s save bar saves and discards, and the admin confirms leaving', async () => {
    const setUnsavedChanges = vi.fn<ShellPort['setUnsavedChanges']>();
    let answer = false;
    const shell = { ...testEnvironment().shell, setUnsavedChanges, confirmLeaving: async () => answer };
    const { history, toast, card } = await mountWithChanges({ overrides: { shell } });
    expect(setUnsavedChanges).toHaveBeenCalledTimes(1);
    await act(() => history.push(entryUrl('/app/workflows')));
    expect(history.location.pathname).toBe('/app/integration/directory');
    expect(screen.queryByRole('dialog')).toBeNull();

    const press = (action: keyof SaveBarActions) => act(() => setUnsavedChanges.mock.lastCall?.[0]?.[action]());
    press('save');
    await waitFor(() => expect(toast).toHaveBeenCalledWith('Shipbob settings saved successfully.', 'success'));
    await waitFor(() => expect(setUnsavedChanges).toHaveBeenLastCalledWith(null));

    fill(card, 'Channel ID', '8');
    press('discard');
    expect(within(card).getByLabelText('Channel ID')).toHaveValue('7');
    fill(card, 'Channel ID', '9');
    answer = true;
    await act(() => history.push(entryUrl('/app/workflows')));
    await waitFor(() => expect(history.location.pathname).toBe('/app/workflows'));
  });
});

describe('two tabs saving', () => {
  const saveElsewhere = (sandbox: Awaited<ReturnType<typeof mountIntegrations>>['sandbox'], channel: string) =>
    sandbox
      .shop(demoShop)
      .providers.set('shipbob', { access_token: 'theirs', shipbob_channel_id: channel, status: true });
  const focusWindow = () => act(() => void window.dispatchEvent(new Event('focus')));

  test('the other tab sees it on focus', async () => {
    const { user, sandbox } = await mountIntegrations({ scenario: 'default' });
    const card = await openForm(shipbob, user);
    saveElsewhere(sandbox, 'from the other tab');
    await focusWindow();
    await waitFor(() => expect(within(card).getByLabelText('Channel ID')).toHaveValue('from the other tab'));
  });

  test('unsaved changes stay, the form says that another person saved, and the last write wins', async () => {
    const { user, sandbox } = await mountIntegrations({ scenario: 'default' });
    const card = await openForm(shipbob, user);
    fill(card, 'Channel ID', 'mine');
    saveElsewhere(sandbox, 'theirs');
    await focusWindow();
    await within(card).findByText(/someone else saved/i);
    expect(within(card).getByLabelText('Channel ID')).toHaveValue('mine');
    await user.click(button(card, /^Save/));
    await waitFor(() =>
      expect(sandbox.shop(demoShop).providers.get('shipbob')).toMatchObject({ shipbob_channel_id: 'mine' }),
    );
    await waitFor(() => expect(within(card).queryByText(/someone else saved/i)).toBeNull());
  });
});

describe('what the server says of the saved settings', () => {
  test('details that do not parse are reported on their card, and can be entered again', { tags: '§3.6' }, async () => {
    const { user } = await mountIntegrations({ scenario: 'broken-rows' });
    const card = await openForm({ name: 'DCL Logistics' }, user);
    expect(within(card).getByText('The saved settings can’t be read. Enter them again and save.')).toBeInTheDocument();
    expect(within(cardOf('Portless')).queryByText(/can’t be read/)).toBeNull();
    expect(screen.getByText('1 of the saved 3PL provider settings could not be read.')).toBeInTheDocument();
  });

  test('what cannot be read is never replaced without a question', async () => {
    const { user, calls } = await mountIntegrations({ scenario: 'broken-rows' });
    const card = await openForm({ name: 'DCL Logistics' }, user);
    fill(card, 'Username', 'ann');
    await user.click(button(card, /^Save/));
    const dialog = await screen.findByRole('dialog', { name: 'Replace the saved settings?' });
    expect(calls(savePath)).toEqual([]);
    await user.click(button(dialog, /^Cancel/));
    expect(calls(savePath)).toEqual([]);
    expect(within(card).getByLabelText('Username')).toHaveValue('ann');
    await user.click(button(card, /^Save/));
    await user.click(button(await screen.findByRole('dialog'), /^Replace DCL Logistics/));
    await waitFor(() => expect(calls(savePath)).toHaveLength(1));
    expect(calls(savePath)[0]?.body).toMatchObject({ username: 'ann', third_party_id: 'dcl' });
  });

  test('a mask sent back unchanged means keep', async () => {
    const { user, calls, sandbox } = await mountIntegrations({ scenario: 'masked-secrets' });
    const before = sandbox.shop(demoShop).providers.get('shipbob');
    const card = await openForm(shipbob, user);
    expect(within(card).getByText(/^Saved\. Leave unchanged/)).toBeInTheDocument();
    fill(card, 'Channel ID', '7');
    await user.click(button(card, /^Save/));
    await waitFor(() => expect(within(card).queryByText('Unsaved changes')).toBeNull());
    expect(calls(savePath).at(-1)?.body).toMatchObject({ access_token: '••••••••', shipbob_channel_id: '7' });
    expect(sandbox.shop(demoShop).providers.get('shipbob')).toEqual({ ...before, shipbob_channel_id: '7' });
  });

  test.each([
    ['500', () => Response.json({}, { status: 500 })],
    ['a wrong shape', () => Response.json({ data: [] })],
    ['no JSON', () => new Response('<html>')],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])(
    'details that cannot be loaded (%s): a warning, and the form says that it is empty for that',
    async (_, answer) => {
      const { user } = await mountIntegrations({
        scenario: 'default',
        intercept: ({ url }) => (url.pathname === listPath ? answer() : undefined),
      });
      await screen.findByText('The settings of the 3PL providers could not be loaded.');
      const card = await openForm(shipbob, user);
      expect(within(card).getByText(/didn’t load, so these fields are empty/)).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
    },
  );

  test('what was read stays when reading it again fails', async () => {
    let isBroken = false;
    const { user } = await mountIntegrations({
      scenario: 'default',
      intercept: ({ url }) => (isBroken && url.pathname === listPath ? Response.json({}, { status: 404 }) : undefined),
    });
    const card = await openForm(shipbob, user);
    isBroken = true;
    act(() => void window.dispatchEvent(new Event('focus')));
    await screen.findByText('The settings of the 3PL providers could not be loaded.');
    expect(within(card).getByText('3PL Integrated.')).toBeInTheDocument();
    expect(within(card).getByLabelText('Channel ID')).toHaveValue('104482');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/didn’t load/)).toBeNull());
  });

  test('a refetch that fails after a save leaves the form as it was', async () => {
    let isBroken = false;
    const { user, toast } = await mountIntegrations({
      scenario: 'default',
      intercept: ({ url }) => (isBroken && url.pathname === listPath ? Response.json({}, { status: 404 }) : undefined),
    });
    const card = await openForm(shipbob, user);
    fill(card, 'Channel ID', '7');
    isBroken = true;
    await user.click(button(card, /^Save/));
    await waitFor(() => expect(toast).toHaveBeenCalledWith('Shipbob settings saved successfully.', 'success'));
    await screen.findByText('The settings of the 3PL providers could not be loaded.');
    expect(within(card).getByLabelText('Channel ID')).toHaveValue('7');
    expect(within(card).queryByText('Unsaved changes')).toBeNull();
  });
});

describe('a secret never reaches a URL, storage, a toast or a log', () => {
  const canary = 'c4n4ry-t0ken';

  test('canary', { tags: 'hazard:secret-leak' }, async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const stored: string[] = [];
    const recording = () => {
      const store = memoryStore();
      return { ...store, set: (key: string, value: string) => (stored.push(`${key}=${value}`), store.set(key, value)) };
    };
    const answers: Record<string, () => Response | undefined> = {
      '/test-shipbob-connection': () =>
        Response.json({
          data: {
            status: 'error',
            err: `Token ${canary} is unknown (${encodeURIComponent(canary)})`,
            reason: 'refused',
          },
        }),
      [savePath]: () =>
        Response.json({ data: { status: 'error', err: canary }, message: `Cannot save ${canary}` }, { status: 422 }),
    };
    const { user, sent, toast, history } = await mountIntegrations({
      scenario: 'default',
      overrides: { localStore: recording(), sessionStore: recording() },
      intercept: ({ url }) => answers[url.pathname]?.(),
    });
    const card = await openForm(shipbob, user);
    fill(card, 'Access token', canary);
    await user.click(button(card, /^Test Connection/));
    await within(card).findByText('Token ••• is unknown (•••)');
    await user.click(button(card, /^Save/));
    await within(card).findByText('Cannot save •••');
    delete answers[savePath];
    await user.click(button(card, /^Save/));
    await waitFor(() => expect(toast).toHaveBeenLastCalledWith('Shipbob settings saved successfully.', 'success'));

    // The secret is in the POST body, so the search elsewhere is meaningful.
    expect(sent.filter(({ body }) => JSON.stringify(body)?.includes(canary)).map(({ url }) => url.pathname)).toEqual([
      '/test-shipbob-connection',
      savePath,
      savePath,
    ]);
    expect(stored.some((entry) => entry.startsWith('connection_checks'))).toBe(true);
    const outputs = {
      urls: sent.map(({ url }) => url.href),
      address: history.location,
      stored,
      toasts: toast.mock.calls,
      logs: [logged.mock.calls, warned.mock.calls],
      text: document.body.textContent,
    };
    expect(JSON.stringify(outputs)).not.toContain(canary);
    vi.restoreAllMocks();
  });
});

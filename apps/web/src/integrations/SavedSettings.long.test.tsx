import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { ShellPort, SaveBarActions } from '../shell/ShellPort.ts';
import { demoShop, entryUrl } from '../testing/demoShop.ts';
import {
  buttonIn,
  cardOf,
  createDeferredReply,
  fill,
  mountIntegrations,
  openForm,
} from '../testing/mountIntegrations.tsx';
import { saveSettings } from '../testing/saveSettings.ts';
import { testEnvironment } from '../testing/testEnvironment.ts';

const shipbob = { name: 'Shipbob' };
const savePath = '/save-third-party-settings';
const listPath = '/get-third-party-details';

describe('leaving with unsaved changes', () => {
  const mountWithChanges = async (options: Parameters<typeof mountIntegrations>[0] = {}) => {
    const mounted = await mountIntegrations({ scenario: 'default', ...options });
    const card = await openForm(shipbob, mounted.user);
    fill(card, 'Channel ID', '7');
    return { ...mounted, card };
  };
  const findLeaveDialog = () => screen.findByRole('dialog', { name: 'Leave without saving?' });

  test('a dialog opens first: Stay keeps typed text, Leave leaves', async () => {
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

  test('Back opens the dialog as well; switching tabs does not, and loses nothing', async () => {
    const { history, user } = await mountWithChanges();
    await user.click(screen.getByRole('link', { name: 'Installed Apps' }));
    expect(history.location.pathname).toBe('/app/integration/installed');
    await act(() => history.go(-1));
    expect(within(cardOf('Shipbob')).getByLabelText('Channel ID')).toHaveValue('7');
    await act(() => history.push('/pricing'));
    await findLeaveDialog();
  });

  test('closing the page warns only with unsaved changes', async () => {
    const { user, history } = await mountWithChanges();
    const isCloseBlocked = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(isCloseBlocked()).toBe(true);
    await user.click(buttonIn(cardOf('Shipbob'), /^Discard changes/));
    expect(isCloseBlocked()).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Workflows' }));
    await waitFor(() => expect(history.location.pathname).toBe('/app/workflows'));
  });

  test('a save is reported even if its reply comes after the person has left', async () => {
    const { reply, resolveReply } = createDeferredReply();
    const { user, history, toast, card } = await mountWithChanges({
      intercept: ({ url }) => (url.pathname === savePath ? reply : undefined),
    });
    await user.click(buttonIn(card, saveSettings));
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

describe('two tabs that save', () => {
  const saveElsewhere = (sandbox: Awaited<ReturnType<typeof mountIntegrations>>['sandbox'], channel: string) =>
    sandbox
      .shop(demoShop)
      .providers.set('shipbob', { access_token: 'theirs', shipbob_channel_id: channel, status: true });
  const focusWindow = () => act(() => void window.dispatchEvent(new Event('focus')));

  test('the other tab shows it on focus', async () => {
    const { user, sandbox } = await mountIntegrations({ scenario: 'default' });
    const card = await openForm(shipbob, user);
    saveElsewhere(sandbox, 'from the other tab');
    await focusWindow();
    await waitFor(() => expect(within(card).getByLabelText('Channel ID')).toHaveValue('from the other tab'));
  });

  test('keeps unsaved changes, says that another person saved, and the last write wins', async () => {
    const { user, sandbox } = await mountIntegrations({ scenario: 'default' });
    const card = await openForm(shipbob, user);
    fill(card, 'Channel ID', 'mine');
    saveElsewhere(sandbox, 'theirs');
    await focusWindow();
    await within(card).findByText(/someone else saved/i);
    expect(within(card).getByLabelText('Channel ID')).toHaveValue('mine');
    await user.click(buttonIn(card, saveSettings));
    await waitFor(() =>
      expect(sandbox.shop(demoShop).providers.get('shipbob')).toMatchObject({ shipbob_channel_id: 'mine' }),
    );
    await waitFor(() => expect(within(card).queryByText(/someone else saved/i)).toBeNull());
  });
});

describe('the server’s record of the saved settings', () => {
  test('details that do not parse are reported on their card, and can be entered again', { tags: '§3.6' }, async () => {
    const { user } = await mountIntegrations({ scenario: 'broken-rows' });
    const card = await openForm({ name: 'DCL Logistics' }, user);
    expect(within(card).getByText('The saved settings can’t be read. Enter them again and save.')).toBeInTheDocument();
    expect(within(cardOf('Portless')).queryByText(/can’t be read/)).toBeNull();
    expect(screen.getByText('1 of the saved 3PL provider settings could not be read.')).toBeInTheDocument();
  });

  test('unreadable settings are never replaced without confirmation', async () => {
    const { user, calls } = await mountIntegrations({ scenario: 'broken-rows' });
    const card = await openForm({ name: 'DCL Logistics' }, user);
    fill(card, 'Username', 'ann');
    await user.click(buttonIn(card, saveSettings));
    const dialog = await screen.findByRole('dialog', { name: 'Replace the saved settings?' });
    expect(calls(savePath)).toEqual([]);
    await user.click(buttonIn(dialog, /^Cancel/));
    expect(calls(savePath)).toEqual([]);
    expect(within(card).getByLabelText('Username')).toHaveValue('ann');
    await user.click(buttonIn(card, saveSettings));
    await user.click(buttonIn(await screen.findByRole('dialog'), /^Replace DCL Logistics/));
    await waitFor(() => expect(calls(savePath)).toHaveLength(1));
    expect(calls(savePath)[0]?.body).toMatchObject({ username: 'ann', third_party_id: 'dcl' });
  });

  test('a mask that is sent back unchanged keeps the secret', async () => {
    const { user, calls, sandbox } = await mountIntegrations({ scenario: 'masked-secrets' });
    const before = sandbox.shop(demoShop).providers.get('shipbob');
    const card = await openForm(shipbob, user);
    expect(within(card).getByText(/^Saved\. Leave unchanged/)).toBeInTheDocument();
    fill(card, 'Channel ID', '7');
    await user.click(buttonIn(card, saveSettings));
    await waitFor(() => expect(within(card).queryByText('Unsaved changes')).toBeNull());
    expect(calls(savePath).at(-1)?.body).toMatchObject({ access_token: '••••••••', shipbob_channel_id: '7' });
    expect(sandbox.shop(demoShop).providers.get('shipbob')).toEqual({ ...before, shipbob_channel_id: '7' });
  });

  test.each([
    ['500', () => Response.json({}, { status: 500 })],
    ['an unexpected structure', () => Response.json({ data: [] })],
    ['no JSON', () => new Response('<html>')],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('when details cannot be loaded (%s), a warning shows, and the form says why it is empty', async (_, answer) => {
    const { user } = await mountIntegrations({
      scenario: 'default',
      intercept: ({ url }) => (url.pathname === listPath ? answer() : undefined),
    });
    await screen.findByText('The settings of the 3PL providers could not be loaded.');
    const card = await openForm(shipbob, user);
    expect(within(card).getByText(/didn’t load, so these fields are empty/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });

  test('loaded details stay when a reload fails', async () => {
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

  test('a refetch that fails after a save leaves the form unchanged', async () => {
    let isBroken = false;
    const { user, toast } = await mountIntegrations({
      scenario: 'default',
      intercept: ({ url }) => (isBroken && url.pathname === listPath ? Response.json({}, { status: 404 }) : undefined),
    });
    const card = await openForm(shipbob, user);
    fill(card, 'Channel ID', '7');
    isBroken = true;
    await user.click(buttonIn(card, saveSettings));
    await waitFor(() => expect(toast).toHaveBeenCalledWith('Shipbob settings saved successfully.', 'success'));
    await screen.findByText('The settings of the 3PL providers could not be loaded.');
    expect(within(card).getByLabelText('Channel ID')).toHaveValue('7');
    expect(within(card).queryByText('Unsaved changes')).toBeNull();
  });
});

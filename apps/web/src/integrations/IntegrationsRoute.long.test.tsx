import { providers } from '@hub/domain/integrations';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { demoShop, entryUrl } from '../testing/demoShop.ts';
import { buttonIn, cardOf, fill, mountIntegrations, openForm, type SentCall } from '../testing/mountIntegrations.tsx';
import { saveSettings } from '../testing/saveSettings.ts';
import { memoryStore } from '../testing/testEnvironment.ts';

const shipbob = { name: 'Shipbob' };
const portless = { name: 'Portless' };
const savePath = '/save-third-party-settings';
const listPath = '/get-third-party-details';

const headings = (level: number) => screen.getAllByRole('heading', { level }).map((heading) => heading.textContent);

describe('Apps & Integrations screen (§2)', () => {
  test(
    'Tab 0 "Installed Apps": "App Installed" for the store platform and every 3PL with status true',
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

  test('any ShipStation account counts', { tags: '§2.49' }, async () => {
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

  test('without an installed app, the page says how to connect one', async () => {
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
    'tabs have their own addresses, and "More Info" opens /learn/integration in a new tab',
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
      expect(buttonIn(card, /^View Settings/)).toHaveAttribute('aria-expanded', 'true');
      await user.click(buttonIn(card, /^View Settings/));
      expect(buttonIn(card, /^View Settings/)).toHaveAttribute('aria-expanded', 'false');
    },
  );

  test(
    'without edit permission a person sees only provider and connection state',
    { tags: ['§2.53', '§6.14'] },
    async () => {
      const { history } = await mountIntegrations({ scenario: 'view-only' });
      const card = await screen.findByRole('listitem', { name: 'Shipbob' });
      await within(card).findByText('3PL Integrated.');
      for (const { name } of [shipbob, portless]) expect(within(cardOf(name)).queryAllByRole('button')).toEqual([]);
      expect(document.querySelectorAll('input[type="password"]')).toHaveLength(0);
      await act(() => history.push(entryUrl('/app/integration/directory?open=shipbob')));
      expect(screen.queryByText('Connection Details')).toBeNull();
      await act(() => history.push(entryUrl('/app/integration/installed')));
      expect(within(cardOf('Shipbob')).queryByRole('link')).toBeNull();
    },
  );

  test('an installed app links to its open settings', async () => {
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
    await user.click(buttonIn(card, /^Test Connection/));
    await within(card).findByText('Token ••• is unknown (•••)');
    await user.click(buttonIn(card, saveSettings));
    await within(card).findByText('Cannot save •••');
    delete answers[savePath];
    await user.click(buttonIn(card, saveSettings));
    await waitFor(() => expect(toast).toHaveBeenLastCalledWith('Shipbob settings saved successfully.', 'success'));

    // The secret is in the POST body, so searching elsewhere is meaningful.
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

import { integrationTexts, notVerified, type Provider, type ProviderId, providers } from '@hub/domain/integrations';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { hostileTexts, on320px, on490px } from '../testing/hostileFixtures.ts';
import { expectReadable } from '../testing/expectReadable.ts';
import { AppDirectory, type AppDirectoryProps } from './AppDirectory.tsx';
import { aFailingConnection, allProviderApps, aShownConnection, storyStore } from './integrationFixtures.ts';

const none: ReadonlySet<ProviderId> = new Set();
const readyState: AppDirectoryProps['settingsState'] = 'ready';
const noTarget: ProviderId | null = null;

const meta = preview.meta({
  component: AppDirectory,
  args: {
    store: storyStore,
    apps: allProviderApps(['shipbob']),
    settingsState: readyState,
    canEdit: true,
    openProviders: none,
    onToggle: fn(),
    targetProvider: noTarget,
    renderForm: ({ name }: Provider) => <p>The form of {name}</p>,
  },
});

export const Default = meta.story();

Default.test("lists the store platforms, then the ten providers in the catalog's order", async ({ canvas }) => {
  const [stores, thirdParties] = canvas.getAllByRole('list').filter((list) => list.closest('section'));
  const namesIn = (list: HTMLElement | undefined) =>
    list
      ? within(list)
          .getAllByRole('heading', { level: 3 })
          .map(({ textContent }) => textContent)
      : [];
  await expect(namesIn(stores)).toEqual(['Shopify', 'WooCommerce']);
  await expect(namesIn(thirdParties)).toEqual(providers.map(({ name }) => name));
});

Default.test('says what each provider is for, and that its connection was not verified', async ({ canvas }) => {
  for (const { name, purpose } of providers) {
    const card = within(canvas.getByRole('listitem', { name }));
    await expect(card.getByText(purpose)).toBeVisible();
    await expect(card.getByText(notVerified)).toBeVisible();
  }
});

/** The server makes real calls: one connection works but reports no stock, one is refused, one lacks a choice. */
export const RealCalls = meta.story({
  args: {
    apps: allProviderApps(['shipbob', 'carterdc', 'shipWire']).map((app) => {
      const { thirdPartyId } = app.provider;
      const working = {
        ...aFailingConnection,
        failingSince: null,
        failureKind: null,
        failuresInRow: 0,
        waitingOrders: 0,
      };
      const shown = {
        shipbob: aFailingConnection,
        carterdc: { ...working, providerId: 'carterdc', missingChoices: ['facilityId'] },
        shipWire: {
          ...working,
          providerId: 'shipWire',
          stock: {
            readAt: '2026-11-20T08:12:00.000Z',
            failingSince: '2026-11-20T09:00:00.000Z',
            failureWords: 'This token has no access to stock',
          },
        },
      };
      const connection = Object.entries(shown).find(([id]) => id === thirdPartyId)?.[1];
      return connection ? { ...app, connections: [aShownConnection(connection)] } : app;
    }),
  },
});

RealCalls.test('says on each card what is wrong since when, how often, and when it last worked', async ({ canvas }) => {
  const card = (name: string) => canvas.getByRole('listitem', { name });
  await expect(card('Shipbob')).toHaveTextContent(
    'Shipbob has refused your credentials since 09:12 AM. 14 orders wait.',
  );
  await expect(card('Shipbob')).toHaveTextContent('The last 14 requests failed, most recently 3 minutes ago.');
  await expect(card('Carter Distribution')).toHaveTextContent('Choose a facility before orders can be sent.');
  await expect(card('Shipwire')).toHaveTextContent(
    'The last request worked, 50 minutes ago. Last order sent 50 minutes ago.',
  );
  await expect(card('Shipwire')).toHaveTextContent('Stock as of 1 hour ago. We haven’t been able to read it since.');
});

/** Two 3PLs each have one account for tests. */
export const SandboxAccounts = meta.story({
  args: {
    apps: allProviderApps(['shipbob', 'ship_stations']).map((app) => {
      const settings = app.details?.settings ?? null;
      if (app.details === null || settings === null) return app;
      const east = { status: true, values: { name: 'East', api_key: 'key', api_secret: 'secret' } };
      const trial = { ...east, values: { ...east.values, name: 'Trial' }, isSandbox: true };
      const { thirdPartyId } = app.provider;
      if (thirdPartyId === 'ship_stations')
        return { ...app, details: { ...app.details, settings: { shape: 'accounts', accounts: [east, trial] } } };
      return thirdPartyId === 'shipbob'
        ? { ...app, details: { ...app.details, settings: { ...settings, isSandbox: true } } }
        : app;
    }),
  },
});

SandboxAccounts.test('each card says which of its accounts takes test orders only', async ({ canvas }) => {
  const card = (name: string) => within(canvas.getByRole('listitem', { name }));
  await expect(card('Shipbob').getByText('Sandbox account')).toBeVisible();
  await expect(card('Shipstation').getByText('Sandbox account: Trial')).toBeVisible();
  await expect(canvas.getAllByText(/^Sandbox account/)).toHaveLength(2);
});

/** Cards are side by side; an open one has its own row. */
export const AtDesktop = meta.story({
  globals: { viewport: { value: 'w1040' } },
  args: { openProviders: new Set(providers.slice(2, 3).map(({ id }) => id)) },
});

AtDesktop.test('keeps the cards of a row equally high, and gives an open form the full width', async ({ canvas }) => {
  const boxOf = (name: string) => canvas.getByRole('listitem', { name }).getBoundingClientRect();
  const [first, second, open] = providers.slice(0, 3).map(({ name }) => boxOf(name));
  if (!first || !second || !open) throw new Error('too few providers');
  await expect(second.top).toBe(first.top);
  await expect(second.height).toBe(first.height);
  await expect(open.width).toBeGreaterThan(first.width + second.width);
});

Default.test('reports on "View Settings" which settings to open', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'View Settings Shipbob' }));
  await expect(args.onToggle).toHaveBeenCalledOnce();
  await expect(args.onToggle).toHaveBeenCalledWith(providers.find(({ name }) => name === 'Shipbob')?.id);
});

/** The settings of one 3PL are open. */
export const OneOpen = meta.story({ args: { openProviders: new Set(providers.slice(0, 1).map(({ id }) => id)) } });

OneOpen.test('shows the form only in the card of its provider', async ({ canvas }) => {
  await expect(canvas.getAllByText(/^The form of/)).toHaveLength(1);
  await expect(canvas.getByRole('listitem', { name: providers[0]?.name ?? '' })).toHaveTextContent(
    `The form of ${providers[0]?.name}`,
  );
});

export const Loading = meta.story({ args: { apps: allProviderApps(), settingsState: 'loading' } });

Loading.test('claims neither connected nor disconnected before the settings are loaded', async ({ canvas }) => {
  await expect(canvas.getAllByRole('img', { name: 'Loading' })).toHaveLength(providers.length);
  await expect(canvas.queryByText(integrationTexts.integrate)).toBeNull();
  await expect(canvas.queryByRole('button', { name: 'View Settings Shipbob' })).toBeNull();
});

export const ViewOnly = meta.story({ args: { canEdit: false } });

ViewOnly.test(
  'shows "View Settings" only with edit permission, and the connection state to everyone',
  async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { name: 'Shipbob' })).toHaveTextContent(integrationTexts.integrated);
    await expect(
      canvas.getAllByRole('button', { name: /^View Settings/ }).map((button) => button.getAttribute('aria-label')),
    ).toEqual(['View Settings Shopify']);
  },
);

/** Long and unusual texts. */
export const LongNames = meta.story({
  ...on320px,
  args: {
    store: { url: `${'hearts-of-the-north'.repeat(5)}.myshopify.com`, isInstalled: true },
    openProviders: new Set(providers.map(({ id }) => id)),
    renderForm: () => <p style={{ overflowWrap: 'anywhere' }}>{hostileTexts.error}</p>,
  },
});

LongNames.test(
  'fits every text or offers it in full at 320 px, and isolates right-to-left texts',
  async ({ canvasElement }) => {
    await expectReadable(canvasElement);
  },
);

export const LongNamesOnAPhone = LongNames.extend(on490px);

LongNamesOnAPhone.test(
  'fits every text or offers it in full at 490 px, and isolates right-to-left texts',
  async ({ canvasElement }) => {
    await expectReadable(canvasElement);
  },
);

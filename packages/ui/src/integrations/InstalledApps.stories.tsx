import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { on320px, on490px } from '../testing/hostileFixtures.ts';
import { expectReadable } from '../testing/expectReadable.ts';
import { InstalledApps, type InstalledAppsProps } from './InstalledApps.tsx';
import { storyStore, allProviderApps } from './integrationFixtures.ts';

const settingsPath: InstalledAppsProps['settingsPath'] = ({ thirdPartyId }) =>
  `/app/integration/directory?open=${thirdPartyId}`;

const readyState: InstalledAppsProps['settingsState'] = 'ready';

const meta = preview.meta({
  component: InstalledApps,
  args: {
    store: storyStore,
    apps: allProviderApps(['shipbob', 'Portless']),
    settingsState: readyState,
    settingsPath,
    directoryPath: '/app/integration/directory',
  },
});

export const Default = meta.story();

Default.test(
  'shows an "App Installed" card for the store platform and for every 3PL whose status is on',
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Shopify',
      'Shipbob',
      'Portless',
    ]);
    await expect(canvas.getAllByText('App Installed')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'View Settings Shipbob' })).toHaveAttribute(
      'href',
      '/app/integration/directory?open=shipbob',
    );
  },
);

export const ViewOnly = meta.story({ args: { settingsPath: () => null, directoryPath: null } });

ViewOnly.test('links no card to settings without edit permission', async ({ canvas }) => {
  await expect(
    within(canvas.getByRole('listitem', { name: 'Shipbob' })).getByText(/^Last test: connected/),
  ).toBeVisible();
  await expect(canvas.queryByRole('link')).toBeNull();
});

export const Loading = meta.story({
  args: { store: { ...storyStore, isInstalled: false }, apps: allProviderApps(), settingsState: 'loading' },
});

Loading.test('gives the cards their final layout', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading the installed apps' })).toBeVisible();
  await expect(canvas.queryByText(/No apps installed/)).toBeNull();
});

export const Empty = meta.story({ args: { store: { ...storyStore, isInstalled: false }, apps: allProviderApps() } });

Empty.test('says where to connect the first app when none is installed', async ({ canvas }) => {
  await expect(canvas.getByText(/^No apps installed yet\./)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Connect one in the App Directory' })).toHaveAttribute(
    'href',
    '/app/integration/directory',
  );
});

/** No 3PL is connected yet. */
export const OnlyTheStore = meta.story({ args: { apps: allProviderApps() } });

OnlyTheStore.test('says where to connect the first 3PL', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  await expect(canvas.getByText(/^No 3PL connected yet\./)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Connect one in the App Directory' })).toHaveAttribute(
    'href',
    '/app/integration/directory',
  );
});

export const OnlyTheStoreViewOnly = OnlyTheStore.extend({ args: { settingsPath: () => null, directoryPath: null } });

OnlyTheStoreViewOnly.test('shows no link to people who may not connect one', async ({ canvas }) => {
  await expect(canvas.getByText('No 3PL connected yet.')).toBeVisible();
  await expect(canvas.queryByRole('link')).toBeNull();
});

export const Error = OnlyTheStore.extend({ args: { settingsState: 'failed' } });

Error.test('does not say that no 3PL is connected before the settings are loaded', async ({ canvas }) => {
  await expect(canvas.getByRole('listitem', { name: 'Shopify' })).toBeVisible();
  await expect(canvas.queryByText(/No 3PL connected/)).toBeNull();
});

/** Long and unusual texts. */
export const LongNames = meta.story({
  ...on320px,
  args: { store: { url: `${'hearts-of-the-north'.repeat(5)}.myshopify.com`, isInstalled: true } },
});

LongNames.test(
  'fits every text or offers it in full at 320 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('list'));
  },
);

export const LongNamesOnAPhone = LongNames.extend(on490px);

LongNamesOnAPhone.test(
  'fits every text or offers it in full at 490 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('list'));
  },
);

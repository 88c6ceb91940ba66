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
  'a card "App Installed" for the store platform, and for every 3PL whose status is on',
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

ViewOnly.test('without edit permission no card leads to settings', async ({ canvas }) => {
  await expect(
    within(canvas.getByRole('listitem', { name: 'Shipbob' })).getByText(/^Last test: connected/),
  ).toBeVisible();
  await expect(canvas.queryByRole('link')).toBeNull();
});

export const Loading = meta.story({
  args: { store: { ...storyStore, isInstalled: false }, apps: allProviderApps(), settingsState: 'loading' },
});

Loading.test('cards have their final layout', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading the installed apps' })).toBeVisible();
  await expect(canvas.queryByText(/No apps installed/)).toBeNull();
});

export const Empty = meta.story({ args: { store: { ...storyStore, isInstalled: false }, apps: allProviderApps() } });

Empty.test('nothing installed says where the first one is connected', async ({ canvas }) => {
  await expect(canvas.getByText(/^No apps installed yet\./)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Connect one in the App Directory' })).toHaveAttribute(
    'href',
    '/app/integration/directory',
  );
});

/** No 3PL is connected yet. */
export const OnlyTheStore = meta.story({ args: { apps: allProviderApps() } });

OnlyTheStore.test('a store without a 3PL says where the first one is connected', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  await expect(canvas.getByText(/^No 3PL connected yet\./)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Connect one in the App Directory' })).toHaveAttribute(
    'href',
    '/app/integration/directory',
  );
});

export const OnlyTheStoreViewOnly = OnlyTheStore.extend({ args: { settingsPath: () => null, directoryPath: null } });

OnlyTheStoreViewOnly.test('who may not connect one is led nowhere', async ({ canvas }) => {
  await expect(canvas.getByText('No 3PL connected yet.')).toBeVisible();
  await expect(canvas.queryByRole('link')).toBeNull();
});

export const Error = OnlyTheStore.extend({ args: { settingsState: 'failed' } });

Error.test('until the settings are loaded, nothing says that no 3PL is connected', async ({ canvas }) => {
  await expect(canvas.getByRole('listitem', { name: 'Shopify' })).toBeVisible();
  await expect(canvas.queryByText(/No 3PL connected/)).toBeNull();
});

/** Long and unusual texts. */
export const LongNames = meta.story({
  ...on320px,
  args: { store: { url: `${'hearts-of-the-north'.repeat(5)}.myshopify.com`, isInstalled: true } },
});

LongNames.test(
  'at 320 px every text has its room or is given whole, and none moves its neighbours',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('list'));
  },
);

export const LongNamesOnAPhone = LongNames.extend(on490px);

LongNamesOnAPhone.test(
  'at 490 px every text has its room or is given whole, and none moves its neighbours',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('list'));
  },
);

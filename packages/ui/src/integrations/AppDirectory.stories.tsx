import { integrationTexts, type Provider, type ProviderId, providers } from '@hub/domain/integrations';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { hostileTexts, on320px, on490px } from '../testing/hostileFixtures.ts';
import { expectReadable } from '../testing/expectReadable.ts';
import { AppDirectory, type AppDirectoryProps } from './AppDirectory.tsx';
import { storyStore, allProviderApps } from './integrationFixtures.ts';

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

Default.test('the store platforms, then the ten providers in the order of the catalogue', async ({ canvas }) => {
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

Default.test('"View Settings" says whose settings are asked for', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'View Settings Shipbob' }));
  await expect(args.onToggle).toHaveBeenCalledOnce();
  await expect(args.onToggle).toHaveBeenCalledWith(providers.find(({ name }) => name === 'Shipbob')?.id);
});

export const OneOpen = meta.story({ args: { openProviders: new Set(providers.slice(0, 1).map(({ id }) => id)) } });

OneOpen.test('the form stands in the card of its provider, and in no other', async ({ canvas }) => {
  await expect(canvas.getAllByText(/^The form of/)).toHaveLength(1);
  await expect(canvas.getByRole('listitem', { name: providers[0]?.name ?? '' })).toHaveTextContent(
    `The form of ${providers[0]?.name}`,
  );
});

export const Loading = meta.story({ args: { apps: allProviderApps(), settingsState: 'loading' } });

Loading.test('before it is known what is saved, nothing claims to be connected or not', async ({ canvas }) => {
  await expect(canvas.getAllByRole('img', { name: 'Loading' })).toHaveLength(10);
  await expect(canvas.queryByText(integrationTexts.integrate)).toBeNull();
  await expect(canvas.queryByRole('button', { name: 'View Settings Shipbob' })).toBeNull();
});

export const ViewOnly = meta.story({ args: { canEdit: false } });

ViewOnly.test(
  '"View Settings" appears only with edit permission; whether it is connected shows to everybody',
  async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { name: 'Shipbob' })).toHaveTextContent(integrationTexts.integrated);
    await expect(
      canvas.getAllByRole('button', { name: /^View Settings/ }).map((button) => button.getAttribute('aria-label')),
    ).toEqual(['View Settings Shopify']);
  },
);

/** Long and unusual texts. */
export const Hostile = meta.story({
  ...on320px,
  args: {
    store: { url: `${'hearts-of-the-north'.repeat(5)}.myshopify.com`, isInstalled: true },
    openProviders: new Set(providers.map(({ id }) => id)),
    renderForm: () => <p style={{ overflowWrap: 'anywhere' }}>{hostileTexts.error}</p>,
  },
});

Hostile.test(
  'at 320 px every text has its room or is given whole, and none moves its neighbours',
  async ({ canvasElement }) => {
    await expectReadable(canvasElement);
  },
);

export const HostileAt490 = Hostile.extend(on490px);

HostileAt490.test(
  'at 490 px every text has its room or is given whole, and none moves its neighbours',
  async ({ canvasElement }) => {
    await expectReadable(canvasElement);
  },
);

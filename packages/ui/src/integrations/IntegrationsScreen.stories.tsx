import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { ErrorBanner } from '../feedback/index.ts';
import { InstalledApps } from './InstalledApps.tsx';
import { storyStore, allProviderApps } from './integrationFixtures.ts';
import { IntegrationsScreen } from './IntegrationsScreen.tsx';

const meta = preview.meta({
  component: IntegrationsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Apps & Integrations',
    tabs: [
      { title: 'Installed Apps', path: '/app/integration' },
      { title: 'App Directory', path: '/app/integration/directory' },
    ],
    current: '/app/integration',
    children: (
      <InstalledApps
        store={storyStore}
        apps={allProviderApps(['shipbob'])}
        settingsState="ready"
        settingsPath={() => null}
        directoryPath={null}
      />
    ),
  },
});

export const Default = meta.story();

Default.test('has two tabs and a "More Info" link to its Learn page', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Installed Apps' })).toHaveAttribute('aria-current', 'page');
  await expect(canvas.getByRole('link', { name: 'App Directory' })).not.toHaveAttribute('aria-current');
  await expect(canvas.getByRole('link', { name: /^More Info/ })).toHaveAttribute('href', '/learn/integration');
});

/** Part of the page could not be loaded. */
export const WithBanner = meta.story({
  args: { banners: <ErrorBanner tone="warning" message="The settings of the 3PL providers could not be loaded." /> },
});

WithBanner.test('names above the cards what could not be loaded', async ({ canvas }) => {
  await expect(
    canvas.getByRole('alert').compareDocumentPosition(canvas.getByRole('listitem', { name: 'Shipbob' })),
  ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

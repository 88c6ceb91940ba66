import { appRoutes } from '@hub/domain/navigation';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { ActionButton } from '../actions/ActionButton.tsx';
import { MoreInfoLink } from '../actions/MoreInfoLink.tsx';
import { TabbedPage } from './TabbedPage.tsx';

const meta = preview.meta({
  component: TabbedPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Apps & Integrations',
    tabs: [
      { title: 'Installed Apps', path: '/app/integration' },
      { title: 'App Directory', path: '/app/integration/directory' },
    ],
    current: '/app/integration/directory',
    titleMetadata: <MoreInfoLink path="/learn/integration" label="More Info" />,
    actions: <ActionButton label="Export" disabledReason={null} onAction={fn()} />,
    children: <p>Ten providers</p>,
  },
});

export const Default = meta.story();

Default.test('renders tabs as links to their own URLs, and marks the open one', async ({ canvas }) => {
  const tabs = canvas.getAllByRole('link').filter((link) => link.closest('nav'));
  await expect(
    tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')]),
  ).toEqual([
    ['Installed Apps', '/app/integration', null],
    ['App Directory', '/app/integration/directory', 'page'],
  ]);
});

Default.test('shows title metadata beside the title, above the tabs', async ({ canvas }) => {
  const { top } = canvas.getByRole('navigation', { name: 'Apps & Integrations tabs' }).getBoundingClientRect();
  await expect(canvas.getByRole('link', { name: /^More Info/ }).getBoundingClientRect().bottom).toBeLessThanOrEqual(
    top,
  );
  await expect(canvas.getByRole('button', { name: 'Export' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
});

/** The screen has one page only. */
export const WithoutTabs = meta.story({ args: { tabs: [], current: undefined } });

WithoutTabs.test('renders no empty navigation without tabs', async ({ canvas }) => {
  await expect(canvas.queryByRole('navigation')).toBeNull();
  await expect(canvas.getByText('Ten providers')).toBeVisible();
});

export const OnAPhone = meta.story({
  args: {
    tabs: ['All inventory', 'Collection', 'Weight and package', 'Bundles', 'Bulk edit', 'Universal settings'].map(
      (title) => ({ title, path: `/app/inventory/${title}` }),
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
});

OnAPhone.test('keeps every tab within the page at 320 px', async ({ canvas }) => {
  const { right } = canvas.getByRole('navigation').getBoundingClientRect();
  for (const tab of canvas.getAllByRole('listitem'))
    await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(right + 1);
});

/** The page is as wide as beside the navigation in a window of 1280 px. */
export const Settings = meta.story({
  args: {
    title: 'Settings',
    tabs: appRoutes.find(({ screen }) => screen === 'settings')?.tabs ?? [],
    current: '/app/settings/billing',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 998 }}>
        <Story />
      </div>
    ),
  ],
});

Settings.test('fits the eleven tabs of Settings on one line on a desktop', async ({ canvas }) => {
  const tabs = canvas.getAllByRole('listitem').map((tab) => tab.getBoundingClientRect().top);
  await expect(tabs).toHaveLength(11);
  await expect(new Set(tabs).size).toBe(1);
});

import { defaultFilters, type OrderFilters, visibleTabs } from '@hub/domain/dashboard';
import { type TabNumber, tabs } from '@hub/domain/orders';
import { noEditReason, sections } from '@hub/domain/permissions';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { justSent } from '../testing/loadables.ts';
import { ActionButton } from '../actions/index.ts';
import { SkeletonList } from '../feedback/index.ts';
import { hostileTexts, on320px, on490px } from '../testing/hostileFixtures.ts';
import { expectReadable } from '../testing/expectReadable.ts';
import { DashboardScreen } from './DashboardScreen.tsx';
import { exampleStats, noStats, readyStats } from './dashboardFixtures.ts';

const customFilters: OrderFilters = {
  ...defaultFilters,
  period: 'custom',
  startDate: '2026-11-01',
  endDate: '2026-11-15',
};

const meta = preview.meta({
  component: DashboardScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    filters: defaultFilters,
    onFiltersChange: fn(),
    onSearchInput: fn(),
    onSearchSubmit: fn(),
    stats: readyStats,
    timeZone: 'Europe/London',
    now: new Date('2026-11-20T08:00:00Z'),
    tabs: visibleTabs(true),
    expandedTabs: new Set<TabNumber>(),
    onStageToggle: fn(),
    stagePath: (tab) => `/list/${tab}`,
    renderOrders: () => <SkeletonList rows={4} />,
    actions: <ActionButton label="Export" disabledReason={null} onAction={fn()} />,
  },
});

export const Default = meta.story();

Default.test(
  'shows the title Dashboard with a More Info link that opens /learn/order-workflows in a new tab (§2)',
  { tags: ['§2.60'] },
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    const link = canvas.getByRole('link', { name: /More Info/ });
    await expect(link).toHaveAttribute('href', '/learn/order-workflows');
    await expect(link).toHaveAttribute('target', '_blank');
  },
);

/** The figures were loaded a while ago. */
export const AsOfATime = meta.story({
  args: { stats: { ...readyStats, readAt: Date.parse('2026-11-20T07:59:12Z') } },
});

AsOfATime.test('shows above the figures when they were loaded, in the shop’s zone', async ({ canvas }) => {
  await expect(canvas.getByText('As of 07:59:12 AM')).toBeVisible();
});

/** Messages of the store have waited for twenty minutes. */
export const AsOfEarlierData = meta.story({
  args: {
    stats: {
      state: 'ready',
      value: { ...exampleStats, asOf: '2026-11-20T07:39:00Z' },
      readAt: Date.parse('2026-11-20T07:59:12Z'),
    },
  },
});

AsOfEarlierData.test(
  'shows until when the store’s changes are in them, not when they were loaded',
  async ({ canvas }) => {
    await expect(canvas.getByText('As of 07:39:00 AM')).toBeVisible();
  },
);

/** A merchant has opened the orders of one stage. */
export const Expanded = meta.story({ args: { expandedTabs: new Set<TabNumber>([tabs.errors]) } });

Expanded.test('shows the orders of the open stage under its title, and no others', async ({ canvas }) => {
  const toggle = canvas.getByRole('button', { name: 'Collapse Errors' });
  const orders = canvas.getAllByRole('status', { name: 'Loading' }).filter((list) => list.checkVisibility());
  await expect(orders).toHaveLength(1);
  await expect(document.getElementById(toggle.getAttribute('aria-controls') ?? '')).toContainElement(orders[0] ?? null);
});

export const Loading = meta.story({ args: { stats: { state: 'loading', since: justSent } } });

Loading.test('keeps the same layout before the figures load', async ({ canvas }) => {
  await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(8);
  await expect(canvas.queryByText(/Still waiting/)).toBeNull();
});

/** The figures have not loaded after ten seconds. */
export const LoadingForLong = meta.story({
  args: { stats: { state: 'loading', since: Date.now() - 11_000, onCancel: fn(), onRetry: fn() } },
});

LoadingForLong.test('says after 10 s that it is still waiting, with Cancel and Retry', async ({ canvas }) => {
  await expect(canvas.getByText('Still waiting for the figures')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

export const Empty = meta.story({ args: { stats: noStats } });

Empty.test('says what would fill an empty period', async ({ canvas }) => {
  await expect(canvas.getByText(/Choose a longer one/)).toBeVisible();
});

/** Nothing matches what was typed into the search. */
export const EmptySearch = meta.story({
  args: { stats: noStats, filters: { ...defaultFilters, search: '22423' } },
});

EmptySearch.test('names the search text that nothing matches', async ({ canvas }) => {
  await expect(canvas.getByText(/No order matches “22423”/)).toBeVisible();
});

const retry = fn();

export const Error = meta.story({
  args: {
    stats: {
      state: 'failed',
      message: 'The server had a problem. Try again in a moment.',
      detail: 'GET /stats · status 500 · request 3f9c',
      onRetry: retry,
      value: exampleStats,
    },
  },
});

Error.test(
  'shows a failure as a banner with its request and Retry, and keeps what was loaded',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/request 3f9c/)).toBeVisible();
    await expect(canvas.getByText('1,284')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalled();
  },
);

/** The shop has no 3PL connected. */
export const WithoutThirdParty = meta.story({ args: { tabs: visibleTabs(false) } });

WithoutThirdParty.test(
  'shows only the All, Open and Shipped cards under the figures without a third party',
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'All Orders',
      'Open Orders',
      'Shipped Orders',
    ]);
    await expect(canvas.getByRole('region', { name: 'Summary' })).toBeVisible();
  },
);

/** A merchant has chosen custom days. */
export const Custom = meta.story({
  args: { filters: customFilters },
});

Custom.test('shows the two days of a custom period', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox', { name: 'Period' })).toHaveDisplayValue('Custom');
  await expect(canvas.getByRole('textbox', { name: 'First day' })).toHaveValue('2026-11-01');
  await expect(canvas.getByRole('textbox', { name: 'Last day' })).toHaveValue('2026-11-15');
});

export const ViewOnly = meta.story({
  args: { actions: <ActionButton label="Export" disabledReason={noEditReason(sections.dashboard)} onAction={fn()} /> },
});

ViewOnly.test(
  'disables Export without edit permission, keeps it focusable and says why',
  { tags: ['§5.17'] },
  async ({ canvas }) => {
    const control = canvas.getByRole('button', { name: 'Export' });
    await expect(control).toHaveAttribute('aria-disabled', 'true');
    control.focus();
    await expect(control).toHaveFocus();
    await expect(control).toHaveAccessibleDescription(noEditReason(sections.dashboard));
  },
);

/** Long and unusual texts. */
export const LongNames = meta.story({
  ...on320px,
  args: { stats: noStats, filters: { ...defaultFilters, search: hostileTexts.longWord } },
});

LongNames.test(
  'fits every text or offers it in full at 320 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByText(/No order matches/));
  },
);

export const LongNamesOnAPhone = LongNames.extend(on490px);

LongNamesOnAPhone.test(
  'fits every text or offers it in full at 490 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByText(/No order matches/));
  },
);

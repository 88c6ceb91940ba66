import { summaryCards } from '@hub/domain/dashboard';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { exampleStats, loadingStats, noStats, readyStats } from './dashboardFixtures.ts';
import { on320px, on490px, rightToLeftLargeText } from '../testing/hostileFixtures.ts';
import { expectReadable } from '../testing/expectReadable.ts';
import { SummaryCards } from './SummaryCards.tsx';

const meta = preview.meta({ component: SummaryCards, args: { stats: readyStats } });

export const Default = meta.story();

Default.test('shows the six summary cards in order (§2)', { tags: ['§1.7', '§2.65'] }, async ({ canvas }) => {
  const tiles = canvas.getAllByRole('listitem');
  await expect(tiles.map((tile) => tile.textContent)).toEqual([
    'Total Orders133',
    'Total Workflows Run1,284',
    'Total Boxes Saved57',
    'Open Orders40',
    'Orders in Fulfillment61',
    'Shipped Orders26',
  ]);
});

Default.test(
  'links five cards as §2 says; Total Boxes Saved is not clickable',
  { tags: ['§2.66'] },
  async ({ canvas }) => {
    const targets = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(targets).toEqual(summaryCards.map((card) => card.target).filter((target) => target !== null));
    await expect(canvas.getByText('Total Boxes Saved').closest('a')).toBeNull();
  },
);

Default.test('keeps the tiles equally wide and the digits tabular', async ({ canvas }) => {
  const widths = canvas.getAllByRole('listitem').map((tile) => Math.round(tile.getBoundingClientRect().width));
  await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
  await expect(getComputedStyle(canvas.getByText('1,284')).fontVariantNumeric).toBe('tabular-nums');
});

/** The figures are large: they have no decimals (§9) and still fit. */
export const LargeNumbers = meta.story({
  args: { stats: { state: 'ready', value: { ...exampleStats, totalOrders: 1234567, totalWorkflows: 98765432.4 } } },
});

LargeNumbers.test('shows numbers with no decimals (§9)', async ({ canvas }) => {
  await expect(canvas.getByText('98,765,432')).toBeVisible();
  for (const tile of canvas.getAllByRole('listitem'))
    await expect(tile.scrollWidth).toBeLessThanOrEqual(tile.clientWidth);
});

export const Loading = meta.story({ args: { stats: loadingStats } });

Loading.test('shows a placeholder in each tile while loading', async ({ canvas }) => {
  await expect(canvas.getAllByRole('img', { name: 'Loading' })).toHaveLength(6);
  await expect(canvas.getByRole('region', { name: 'Summary' })).toHaveAttribute('aria-busy', 'true');
});

export const Empty = meta.story({ args: { stats: noStats } });

Empty.test('shows six zeros, not dashes, for a shop without sales', async ({ canvas }) => {
  for (const tile of canvas.getAllByRole('listitem')) await expect(within(tile).getByText('0')).toBeVisible();
});

/** The stats failed to load, so the cards show a dash instead of a zero. */
export const ErrorWithoutFigures = meta.story({
  args: { stats: { state: 'failed', message: 'The server had a problem.' } },
});

ErrorWithoutFigures.test('shows a dash, never a zero, for a figure that could not be loaded', async ({ canvas }) => {
  for (const tile of canvas.getAllByRole('listitem')) await expect(within(tile).getByText('–')).toBeVisible();
});

/** Long and unusual texts. */
export const LongNames = meta.story({
  ...on320px,
  args: {
    stats: { state: 'ready', value: { ...exampleStats, totalOrders: 123_456_789_012, totalWorkflows: 98_765_432_109 } },
  },
});

LongNames.test(
  'fits every text or offers it in full at 320 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('region', { name: 'Summary' }));
  },
);

export const LongNamesOnAPhone = LongNames.extend(on490px);

LongNamesOnAPhone.test(
  'fits every text or offers it in full at 490 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('region', { name: 'Summary' }));
  },
);

/** Right to left, with text at 200%. */
export const RightToLeftLargeText = meta.story(rightToLeftLargeText);

RightToLeftLargeText.test('keeps every title and figure inside its card', async ({ canvas }) => {
  await expect(getComputedStyle(document.documentElement).fontSize).toBe('32px');
  await expect(getComputedStyle(canvas.getByRole('list')).direction).toBe('rtl');
  await expectReadable(canvas.getByRole('region', { name: 'Summary' }));
});

import { hostileNames } from '@hub/domain/testing';
import { expect, type within } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt } from './AppAt.tsx';
import { inOwnSituation } from './inOwnSituation.ts';
import { inScenario } from './inScenario.ts';

/** The toolbar's menus applied to one story, the list of all orders. */
const meta = preview.meta({
  title: 'Screens/Situations',
  component: AppAt,
  args: { path: '/app/dashboard-v0/allorders?period=all' },
  parameters: { layout: 'fullscreen' },
});

type Canvas = ReturnType<typeof within>;

const arrived = {
  play: inOwnSituation(async ({ canvas }: { canvas: Canvas }) => {
    await canvas.findAllByRole('row');
  }),
};

/** Three menus are set at once. */
export const ViewOnlyOnStarterInTokyo = meta.story({
  ...inScenario('default'),
  ...arrived,
  globals: { staff: 'view-only', plan: 'starter', zone: 'tokyo' },
});

ViewOnlyOnStarterInTokyo.test('view-only staff: every action is disabled, and says why', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Export' })).toHaveAccessibleDescription(
    'You need edit permission for Dashboard to do this. Ask Ana Souza.',
  );
});

ViewOnlyOnStarterInTokyo.test('all times are those of Tokyo, nine hours ahead of UTC', async ({ canvas }) => {
  await expect(canvas.getByText('Tokyo time (GMT+9)')).toBeVisible();
  const [time] = canvas.getAllByRole('time') as HTMLTimeElement[];
  const hour = (new Date(time?.dateTime ?? '').getUTCHours() + 9) % 24;
  await expect(time?.textContent).toMatch(
    new RegExp(` ${String(hour % 12 || 12).padStart(2, '0')}:\\d\\d:\\d\\d ${hour < 12 ? 'AM' : 'PM'}$`),
  );
});

/** A shop with 25 orders. */
export const TwentyFiveOrders = meta.story({ ...inScenario('default'), ...arrived, globals: { data: '25-orders' } });

TwentyFiveOrders.test('25 real orders', async ({ canvas }) => {
  await expect(canvas.getByText('25 orders')).toBeVisible();
});

/** A year of orders. */
export const WholeYear = meta.story({ ...inScenario('default'), ...arrived, globals: { data: '25900-orders' } });

WholeYear.test('counts 25,900 orders and draws only the visible rows', async ({ canvas }) => {
  await expect(canvas.getByText('25,900 orders')).toBeVisible();
  await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
});

/**
 * Hostile names on the error list with an open order. Without a picture, because fonts for Hebrew and Arabic differ
 * between machines.
 */
export const LongAndForeignNames = meta.story({
  ...inScenario('default'),
  args: { path: '/app/dashboard-v0/errororders?period=all' },
  play: inOwnSituation(async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Expand/ });
    if (first) await userEvent.click(first);
    await canvas.findByText('Timeline');
  }),
  globals: { data: 'foreign-names' },
  tags: ['fonts-of-the-machine'],
});

LongAndForeignNames.test('shows each name as text, and the page is no wider than its window', async ({ canvas }) => {
  const rows = canvas.getAllByRole('row').map((row) => row.textContent);
  for (const name of hostileNames) await expect(rows.some((text) => text.includes(name))).toBe(true);
  await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});

import { tabs } from '@hub/domain/orders';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { OutsidePeriod, type OutsidePeriodProps } from './OutsidePeriod.tsx';

const args: OutsidePeriodProps = { tab: tabs.errors, orders: 71, period: 'last_24h', path: '/list/5?period=all' };

const meta = preview.meta({ component: OutsidePeriod, args });

/** Some orders are older than the chosen period. */
export const Older = meta.story();

Older.test('links to the list of all time', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: '71 older' });
  await expect(link).toHaveAttribute('href', '/list/5?period=all');
  await expect(link).toHaveAccessibleDescription('All of Errors');
});

/** There are orders before and after the chosen days. */
export const OnOtherDays = meta.story({ args: { period: 'custom' } });

OnOtherDays.test('counts newer orders too for a custom period', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '71 on other days' })).toBeVisible();
});

/** All orders are in the chosen period, or their number is unknown. */
export const NoneOutside = meta.story({ args: { orders: 0 } });

NoneOutside.test('shows nothing when the period has all orders', async ({ canvas }) => {
  await expect(canvas.queryByRole('link')).toBeNull();
});

export const Unknown = meta.story({ args: { orders: null } });

Unknown.test('shows nothing while the number is unknown', async ({ canvas }) => {
  await expect(canvas.queryByRole('link')).toBeNull();
});

import { tabs } from '@hub/domain/orders';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { OutsidePeriod, type OutsidePeriodProps } from './OutsidePeriod.tsx';

const args: OutsidePeriodProps = { tab: tabs.errors, orders: 71, period: 'last_24h', path: '/list/5?period=all' };

const meta = preview.meta({ component: OutsidePeriod, args });

/** There are orders from before the chosen period. */
export const Older = meta.story();

Older.test('leads to the list of all time', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: '71 older' });
  await expect(link).toHaveAttribute('href', '/list/5?period=all');
  await expect(link).toHaveAccessibleDescription('All of Errors');
});

/** There are orders before and after the chosen days. */
export const OnOtherDays = meta.story({ args: { period: 'custom' } });

OnOtherDays.test('a custom period leaves out newer orders too', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '71 on other days' })).toBeVisible();
});

/** All orders lie in the chosen period, or nobody knows. */
export const NoneOutside = meta.story({ args: { orders: 0 } });

NoneOutside.test('nothing is said where the period has them all, or where it is not known', async ({ canvas }) => {
  await expect(canvas.queryByRole('link')).toBeNull();
});

export const Unknown = meta.story({ args: { orders: null } });

Unknown.test('nothing is said while it is not known', async ({ canvas }) => {
  await expect(canvas.queryByRole('link')).toBeNull();
});

import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { AsOf } from './AsOf.tsx';

const readAt = Date.parse('2026-11-22T10:42:07Z');

const meta = preview.meta({
  component: AsOf,
  args: { readAt, now: new Date('2026-11-22T10:43:00Z'), timeZone: 'Europe/London' },
});

export const Default = meta.story();

Default.test('shows the time in the shop’s zone', async ({ canvas }) => {
  await expect(canvas.getByText('As of 10:42:07 AM')).toBeVisible();
});

/** The figures were loaded on an earlier day. */
export const AnotherDay = meta.story({ args: { now: new Date('2026-11-23T08:00:00Z') } });

AnotherDay.test('shows the day when it is not today', async ({ canvas }) => {
  await expect(canvas.getByText('As of 2026-11-22 10:42:07 AM')).toBeVisible();
});

/** Nothing has been loaded yet. */
export const NothingRead = meta.story({ args: { readAt: undefined } });

NothingRead.test('reserves its space, so that nothing jumps', async ({ canvasElement }) => {
  const line = canvasElement.querySelector('p');
  await expect(line?.textContent.trim()).toBe('');
  await expect(line?.getBoundingClientRect().height).toBeGreaterThan(10);
});

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { overflowX } from './overflowX.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name });

test(
  'a column links to its day’s list with the same number of orders',
  { tag: '@§2.33' },
  async ({ page, openApp }) => {
    await openApp('/app/insights?period=last_7d');
    const columns = card(page, 'Orders by day').getByRole('link');
    await expect(columns.first()).toBeVisible();
    const [day = '', count = ''] = ((await columns.first().getAttribute('aria-label')) ?? '')
      .replace(/ orders?$/, '')
      .split(': ');
    await columns.first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'All Orders' })).toBeVisible();
    const query = new URL(page.url()).searchParams;
    expect([query.get('period'), query.get('from'), query.get('to')]).toEqual(['custom', day, day]);
    const grid = page.getByRole('grid', { name: 'All Orders' });
    await expect(grid).toHaveAttribute('aria-rowcount', count.replaceAll(',', ''));
  },
);

test('charts shown as tables do not scroll sideways from 320 to 1440 px', async ({ page, openApp }) => {
  await openApp('/app/insights?period=last_7d');
  await card(page, 'Orders by day')
    .getByRole('button', { name: /^Show as table/ })
    .press('Enter');
  await expect(card(page, 'Orders by day').getByRole('table')).toBeVisible();
  for (const width of [320, 490, 768, 1040, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowX(page), `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test('charts do not move with reduced motion', async ({ page, openApp }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openApp('/app/insights');
  await expect(card(page, 'Orders by day').getByRole('link').first()).toBeVisible();
  const moving = await card(page, 'Orders by day').evaluate(
    (element) => element.getAnimations({ subtree: true }).length,
  );
  expect(moving).toBe(0);
});

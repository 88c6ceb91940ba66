import { tabs } from '@hub/domain/orders';
import type { Page } from '@playwright/test';
import { axeViolations } from './axeViolations.ts';
import { expect, type OpenApp, test as base } from './fixtures.ts';
import { overflowX } from './overflowX.ts';
import { withoutCapabilities } from './withoutCapabilities.ts';

/** A reply of the server, as the page got it. */
interface Answer {
  url: URL;
  body: Record<string, unknown>;
}

const test = base.extend<{ answers: Answer[] }>({
  answers: async ({}, use) => use([]),
});

/** Opens a path and keeps what the server answers to these calls from then on. */
async function open(page: Page, openApp: OpenApp, answers: Answer[], path: string, ...kept: string[]): Promise<void> {
  await page.route(
    (url) => kept.includes(url.pathname),
    async (route) => {
      const response = await route.fetch();
      answers.push({ url: new URL(route.request().url()), body: (await response.json()) as Record<string, unknown> });
      await route.fulfill({ response });
    },
  );
  await openApp(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Insights' })).toBeVisible();
}

const card = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const numberIn = (text: string) => Number(text.replaceAll(',', ''));

/** The figures of a card, by the names of its rows, from its table. */
async function tableOf(page: Page, name: string | RegExp): Promise<Map<string, string>> {
  await card(page, name)
    .getByRole('button', { name: /^Show as table/ })
    .click();
  const rows = await card(page, name).locator('tbody tr, tfoot tr').all();
  return new Map(
    await Promise.all(
      rows.map(async (row): Promise<[string, string]> => [
        await row.getByRole('rowheader').innerText(),
        await row.getByRole('cell').first().innerText(),
      ]),
    ),
  );
}

/** The list that was answered for a tab, and the days that it was asked for. */
function listOf(
  answers: Answer[],
  tab: number,
  firstDay: string | null = null,
): { orders: Record<string, unknown>[]; query: URLSearchParams } {
  const answer = answers.find(
    ({ url }) =>
      url.pathname === '/list-order' &&
      url.searchParams.get('tab') === String(tab) &&
      url.searchParams.get('start_date') === firstDay,
  );
  if (!answer) throw new Error(`No list of tab ${tab} was asked for`);
  return { orders: answer.body.orders as Record<string, unknown>[], query: answer.url.searchParams };
}

/** The day in London on which the shop's clock shows this instant; not the app's own way of telling. */
function londonDay(instant: string | number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short' }).format(new Date(instant));
}

/** The day so many days before today in London. */
function daysAgo(days: number): string {
  return new Date(Date.parse(`${londonDay(Date.now())}T00:00:00Z`) - days * 864e5).toISOString().slice(0, 10);
}

/** Minutes as the screen writes them: its two largest units, none that is zero. */
function spanOf(minutes: number): string {
  const [days, hours] = [Math.floor(minutes / 1_440), Math.floor(minutes / 60) % 24];
  const parts = [
    days > 0 && `${days} ${days === 1 ? 'day' : 'days'}`,
    hours > 0 && `${hours} h`,
    days === 0 && minutes % 60 > 0 && `${minutes % 60} min`,
  ];
  return parts.filter(Boolean).join(' ');
}

test.describe('order reporting: numbers on screen equal what /list-order and /stats answer for the same period', () => {
  for (const period of ['last_24h', 'last_7d', 'last_30d'])
    test(
      `${period}: by day, by stage, errors by cause, time to ship`,
      { tag: '@§2.32' },
      async ({ page, openApp, answers }) => {
        await open(page, openApp, answers, `/app/insights/orderreporting?period=${period}`, '/stats', '/list-order');
        const byDay = await tableOf(page, 'Orders by day');
        const byStage = await tableOf(page, 'Orders by stage');
        const causes = await tableOf(page, 'Errors by cause');
        const times = await tableOf(page, 'Time from order to shipment');
        const stats = answers.find(({ url }) => url.pathname === '/stats')?.body.data as Record<string, number>;
        const [all, errors] = [listOf(answers, tabs.all), listOf(answers, tabs.errors)];
        expect([all.query.get('fix'), errors.query.get('fix')]).toEqual([period, period]);
        expect(all.orders.length).toBeGreaterThan(50);

        const days = new Map<string, number>();
        for (const order of all.orders) {
          const day = londonDay(String(order.shopify_created_at));
          days.set(day, (days.get(day) ?? 0) + 1);
        }
        const shownDays = [...byDay]
          .filter(([name, text]) => name !== 'All orders' && text !== '0')
          .map(([name, text]) => [name.replace(', part of the day', ''), numberIn(text)]);
        expect(shownDays).toEqual([...days].sort());
        expect(numberIn(byDay.get('All orders') ?? '')).toBe(all.orders.length);

        expect(Object.fromEntries(byStage)).toMatchObject({
          'Open Orders': stats.open_orders?.toLocaleString('en-US'),
          'Orders In Fulfillment': stats.orders_in_fulfillment?.toLocaleString('en-US'),
          'Shipped Orders': stats.shipped_orders?.toLocaleString('en-US'),
          Errors: stats.error_orders?.toLocaleString('en-US'),
          'Hold Orders': stats.hold_orders?.toLocaleString('en-US'),
          'Back Orders': stats.back_orders?.toLocaleString('en-US'),
          'Needs User Review': stats.user_review?.toLocaleString('en-US'),
          'All orders': stats.total_orders?.toLocaleString('en-US'),
        });

        expect(errors.orders.length).toBe(stats.error_orders);
        expect([...causes].reduce((sum, [name, text]) => (name === 'Errors' ? sum : sum + numberIn(text)), 0)).toBe(
          errors.orders.length,
        );

        const shipped = all.orders
          .flatMap((order) =>
            order.shipped_time
              ? [Date.parse(String(order.shipped_time)) - Date.parse(String(order.shopify_created_at))]
              : [],
          )
          .sort((a, b) => a - b);
        expect(numberIn(times.get('Shipped at least in part') ?? '')).toBe(shipped.length);
        expect(numberIn(times.get('Under 1 day') ?? '')).toBe(shipped.filter((time) => time < 864e5).length);
        const median = Math.round((shipped[Math.ceil(shipped.length / 2) - 1] ?? Number.NaN) / 60_000);
        await expect(
          card(page, 'Summary')
            .getByRole('listitem')
            .filter({ hasText: 'Half shipped within' })
            .getByText(spanOf(median), { exact: true }),
        ).toBeVisible();
      },
    );

  test(
    'a column leads to the list of its day, which has as many orders',
    { tag: '@§2.33' },
    async ({ page, openApp, answers }) => {
      await open(page, openApp, answers, '/app/insights?period=last_7d');
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
      await expect(grid.getByRole('row').first()).toBeVisible();
      expect(Number(await grid.getAttribute('aria-rowcount'))).toBe(numberIn(count));
    },
  );

  test('custom days: one request once both are chosen, the time zone is shown, and a reload keeps them', async ({
    page,
    openApp,
    answers,
  }) => {
    await open(page, openApp, answers, '/app/insights', '/list-order');
    await expect(card(page, 'Orders by day').getByRole('link').first()).toBeVisible();
    await page.getByLabel('Period', { exact: true }).selectOption('Custom');
    const [first, last] = [daysAgo(5), daysAgo(3)];
    await page.getByLabel('First day').fill(first);
    await page.getByLabel('Last day').fill(last);
    await expect(page.getByText(/^Days in London time \(GMT(\+1)?\), loaded at/)).toBeVisible();
    const chart = card(page, 'Orders by day').getByRole('group', { name: 'Orders by day' });
    await expect(chart.locator('[data-column]')).toHaveCount(3);
    expect(listOf(answers, tabs.all, first).query.get('end_date')).toBe(last);
    await page.reload();
    await expect(chart.locator('[data-column]')).toHaveCount(3);
  });

  test('every order of the year: weeks, and they add up', async ({ page, openApp, answers }) => {
    await open(page, openApp, answers, '/app/insights?period=all', '/list-order');
    const byWeek = await tableOf(page, 'Orders by week, Monday to Sunday');
    expect(listOf(answers, tabs.all).orders).toHaveLength(25_900);
    expect([...byWeek].reduce((sum, [name, text]) => (name === 'All orders' ? sum : sum + numberIn(text)), 0)).toBe(
      25_900,
    );
    expect(byWeek.get('All orders')).toBe('25,900');
  });
});

test.describe('comparison charts: this period against the one before, from list-order with custom dates', () => {
  test(
    'every figure is the length of its list, or worked out from it',
    { tag: '@§2.35' },
    async ({ page, openApp, answers }) => {
      await open(page, openApp, answers, '/app/insights/comparisoncharts?period=last_7d', '/list-order');
      await card(page, 'Compared to previous period')
        .getByRole('button', { name: /^Show as table/ })
        .click();
      const row = (name: string) =>
        card(page, 'Compared to previous period')
          .getByRole('row', { name: new RegExp(`^${name}`) })
          .getByRole('cell');
      const [current, previous] = [daysAgo(7), daysAgo(14)];
      for (const [index, firstDay] of [current, previous].entries()) {
        const [all, shipped, errors] = [
          listOf(answers, tabs.all, firstDay).orders.length,
          listOf(answers, tabs.shipped, firstDay).orders.length,
          listOf(answers, tabs.errors, firstDay).orders.length,
        ];
        expect(all).toBeGreaterThan(50);
        await expect(row('Orders').nth(index)).toHaveText(all.toLocaleString('en-US'), { useInnerText: true });
        await expect(row('Orders in error').nth(index)).toHaveText(String(errors), { useInnerText: true });
        await expect(row('Shipped share').nth(index)).toHaveText(`${Math.round((shipped / all) * 100)}%`);
      }
    },
  );
});

test.describe('inventory: a declared, limited sample', () => {
  test(
    'reads the newest 200 orders of the period, four at a time, and says so',
    { tag: '@§2.34' },
    async ({ page, openApp, answers }) => {
      await withoutCapabilities(page, ['insights']);
      const [requested, running] = [new Set<string>(), { now: 0, most: 0 }];
      await page.route(/\/get-order-detail\//, async (route) => {
        requested.add(new URL(route.request().url()).pathname);
        running.now += 1;
        running.most = Math.max(running.most, running.now);
        const response = await route.fetch();
        running.now -= 1;
        await route.fulfill({ response });
      });
      await open(page, openApp, answers, '/app/insights/inventory?period=last_7d', '/list-order');
      await expect(page.getByText(/^Loading order details: \d+ of 200$/)).toBeVisible();
      await expect(page.getByText(/^Based on the line items of the newest 200 of/)).toBeVisible({
        timeout: 60_000,
      });
      expect(requested).toEqual(
        new Set(
          listOf(answers, tabs.all)
            .orders.slice(0, 200)
            .map((order) => `/get-order-detail/${String(order.order_id)}`),
        ),
      );
      expect(running.most).toBeLessThanOrEqual(4);

      await page.getByLabel('Period', { exact: true }).selectOption('Last 24h');
      await expect(page.getByText(/^Based on the line items of all \d+ orders \(Last 24h\)/)).toBeVisible({
        timeout: 60_000,
      });
    },
  );
});

test('reading can be cancelled: the figures cover what was read, and the rest is read on demand', async ({
  page,
  openApp,
  answers,
}) => {
  await withoutCapabilities(page, ['insights']);
  let requested = 0;
  await page.route(/\/get-order-detail\//, async (route) => {
    requested += 1;
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await route.fulfill({ response });
  });
  await open(page, openApp, answers, '/app/insights/inventory');
  await expect(page.getByText(/^Loading order details: [1-9]\d* of 200$/)).toBeVisible();
  await page.getByRole('button', { name: /^Cancel: Loading/ }).click();
  const derived = page.getByText(/^Based on the line items of \d+ orders?, out of the newest 200 of/);
  const read = numberIn(/of (\d+) order/.exec(await derived.innerText())?.[1] ?? '');
  expect(read).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Load the rest' }).click();
  await expect(page.getByText(/^Based on the line items of the newest 200 of/)).toBeVisible({ timeout: 60_000 });
  // Only the four that were under way were asked for twice: after Cancel there was not one call more.
  expect(requested).toBeGreaterThanOrEqual(200);
  expect(requested).toBeLessThanOrEqual(204);
});

for (const tab of ['orderreporting', 'inventory', 'comparisoncharts'])
  test.describe(`/app/insights/${tab}`, () => {
    const settled = async (page: Page) => {
      await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0, { timeout: 60_000 });
      await expect(card(page, /SKUs short|Orders by day/).first()).toBeVisible();
    };

    test('no accessibility violation, as charts and as tables', async ({ page, openApp, answers }) => {
      await open(page, openApp, answers, `/app/insights/${tab}`);
      await settled(page);
      expect(await axeViolations(page)).toEqual([]);
      const buttons = page.getByRole('button', { name: /^Show as table/ });
      while ((await buttons.count()) > 0) await buttons.first().press('Enter');
      await expect(page.getByRole('table').first()).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    });

    test('from 320 to 1440 px nothing scrolls sideways, as charts and as tables', async ({
      page,
      openApp,
      answers,
    }) => {
      const overflow = async () => {
        const found: number[] = [];
        for (const width of [320, 490, 768, 1040, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          found.push(await overflowX(page));
        }
        return Math.max(...found);
      };
      await open(page, openApp, answers, `/app/insights/${tab}?period=last_7d`);
      await settled(page);
      expect(await overflow()).toBeLessThanOrEqual(0);
      await page
        .getByRole('button', { name: /^Show as table/ })
        .first()
        .press('Enter');
      await expect(page.getByRole('table').first()).toBeVisible();
      expect(await overflow()).toBeLessThanOrEqual(0);
    });
  });

test('with reduced motion wanted nothing of a chart moves', async ({ page, openApp, answers }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, openApp, answers, '/app/insights');
  await expect(card(page, 'Orders by day').getByRole('link').first()).toBeVisible();
  const moving = await card(page, 'Orders by day').evaluate(
    (element) => element.getAnimations({ subtree: true }).length,
  );
  expect(moving).toBe(0);
});

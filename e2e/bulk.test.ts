import { AxeBuilder } from '@axe-core/playwright';
import type { Page, Request } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { openBrowser } from './openBrowser.ts';
import { expandSection } from './expandSection.ts';

let page: Page;
let sent: Request[];

// Each test has a server of its own: what one moves, another must not miss.
const open = openBrowser({ argv: ['--scenario', 'review-queue-200'], serverPerTest: true }, (given) => {
  ({ page } = given);
});
beforeEach(() => {
  sent = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request);
  });
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const grid = () => page.getByRole('grid', { name: 'Needs User Review' });
const selectionBar = () => page.getByRole('group', { name: 'Selection in Needs User Review' });

/** The count of a stage card, once it is this. */
async function stageCount(title: string, count: number): Promise<void> {
  const header = page.getByRole('region', { name: 'Orders by stage' }).locator('h2', { hasText: title }).locator('..');
  await header.getByText(String(count), { exact: true }).waitFor();
}

function idsOf(request: Request | undefined): string[] {
  const body = request?.postDataJSON() as { order_ids: (number | string)[] } | undefined;
  return body?.order_ids.map(String) ?? [];
}

const bulkCalls = () => sent.filter((request) => new URL(request.url()).pathname.endsWith('-bulk'));
const keyOf = (request: Request | undefined) => request?.headers()['idempotency-key'];

describe('a merchant clears a review queue of 200 in bulk with 3 failures', () => {
  test('on the dashboard: all that match, outcome per order, the failed retried alone, the queue empty, and the counts follow', async () => {
    await open('/app/dashboard');
    await stageCount('Needs User Review', 200);
    await stageCount('Open Orders', 0);
    await expandSection(button('Expand Needs User Review'));
    await grid().waitFor();
    expect(await button('Move to Open').count()).toBe(0);

    await selectionBar().getByRole('checkbox', { name: 'Select All Hold Orders' }).check();
    await selectionBar().getByText('All 50 orders on this page').waitFor();
    await button('Select all that match, on every page').click();
    await selectionBar().getByText('All 200 orders that match, on every page').waitFor();

    await button('Move to Open').click();
    const prompt = page.getByRole('dialog', {
      name: 'Confirm this bulk action before processing. 200 Selected Orders.',
    });
    await prompt.getByText('Are you sure you want to move these 200 order(s) to open?').waitFor();
    await prompt.getByText('This cannot be undone.').waitFor();
    await button('Move 200 orders to open').dblclick();

    await page.getByText('197 done, 3 failed.').waitFor();
    expect(bulkCalls()).toHaveLength(1);
    expect(new Set(idsOf(bulkCalls()[0])).size).toBe(200);
    await stageCount('Needs User Review', 3);
    await stageCount('Open Orders', 197);
    // 0 failed orders shown as moved: those that are left are those that are named, and they are still selected.
    await selectionBar().getByText('All 3 orders that match').waitFor();
    expect(await grid().getByRole('row', { selected: true }).count()).toBe(3);

    await button('Retry the 3 failed').click();
    await page.getByRole('dialog', { name: /3 Selected Orders/ }).waitFor();
    await button('Move 3 orders to open').click();
    await stageCount('Needs User Review', 0);
    await stageCount('Open Orders', 200);
    await page.getByText('No Orders', { exact: true }).waitFor();
    const [first, second] = bulkCalls();
    expect(bulkCalls()).toHaveLength(2);
    expect(idsOf(first)).toEqual(expect.arrayContaining(idsOf(second)));
    expect(idsOf(second)).toHaveLength(3);
    expect(keyOf(second)).not.toBe(keyOf(first));
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });

  test('on its list screen, by keyboard alone', async () => {
    await open('/app/dashboard-v0/needsreview');
    await grid().waitFor();
    await page.keyboard.press('a');
    await selectionBar().getByText('50 order(s) selected').first().waitFor();
    await selectionBar().getByRole('checkbox').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Select all that match');
    await page.keyboard.press('Enter');
    await selectionBar().getByText('200 order(s) selected').first().waitFor();

    await button('Move to Close').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    // What closes orders begins on Cancel: Enter by habit changes nothing.
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(bulkCalls()).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Move to Close');

    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('197 done, 3 failed.').waitFor();
    await button('Retry the 3 failed').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('3 order(s) closed.').waitFor();
    await page.getByText('No Orders', { exact: true }).waitFor();
    expect(bulkCalls().map((request) => idsOf(request).length)).toEqual([200, 3]);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('checkbox');
  });
});

test('with Shift and the keyboard a range of rows is selected', async () => {
  await open('/app/dashboard-v0/needsreview');
  await grid().getByRole('checkbox').nth(1).focus();
  await page.keyboard.press('Space');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Space');
  await selectionBar().getByText('4 of the 50 orders on this page').waitFor();
});

test('no accessibility violation with a selection, a prompt and an outcome; nothing scrolls sideways', async () => {
  const violations = async () =>
    (await new AxeBuilder({ page }).disableRules(['region']).analyze()).violations.map(({ id, nodes }) => [
      id,
      nodes.map(({ html }) => html),
    ]);
  const sideways = async () => {
    for (const width of [320, 490, 1040]) {
      await page.setViewportSize({ width, height: 900 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        `at ${width} px`,
      ).toBeLessThanOrEqual(0);
    }
  };
  await open('/app/dashboard-v0/needsreview');
  await grid().waitFor();
  await selectionBar().getByRole('checkbox').check();
  expect(await violations()).toEqual([]);
  await sideways();
  await button('Move to Open').click();
  expect(await violations()).toEqual([]);
  await sideways();
  await button('Move 50 orders to open').click();
  await button('Retry the 3 failed').waitFor();
  expect(await violations()).toEqual([]);
  await sideways();
});

import type { Page, Request } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import { overflowX } from './overflowX.ts';
import { expandSection } from './expandSection.ts';

interface Fixtures {
  /** Every POST that the page has sent so far. */
  sent: Request[];
}

const test = base.extend<Fixtures>({
  sent: async ({ page }, use) => {
    const sent: Request[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request);
    });
    await use(sent);
  },
});

// Each test uses its own server, because it moves orders that other tests need.
test.use({ sandbox: { scenario: 'review-queue-200' } });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const grid = (page: Page) => page.getByRole('grid', { name: 'Needs User Review' });
const selectionBar = (page: Page) => page.getByRole('group', { name: 'Selection in Needs User Review' });

/** Waits until a stage card shows this count. */
async function stageCount(page: Page, title: string, count: number): Promise<void> {
  const header = page.getByRole('region', { name: 'Orders by stage' }).locator('h2', { hasText: title }).locator('..');
  await expect(header.getByText(String(count), { exact: true })).toBeVisible();
}

function idsOf(request: Request | undefined): string[] {
  const body = request?.postDataJSON() as { order_ids: (number | string)[] } | undefined;
  return body?.order_ids.map(String) ?? [];
}

const bulkCalls = (sent: Request[]) => sent.filter((request) => new URL(request.url()).pathname.endsWith('-bulk'));
const keyOf = (request: Request | undefined) => request?.headers()['idempotency-key'];

test.describe('a merchant clears a review queue of 200 in bulk with 3 failures', () => {
  test(
    'on the dashboard: selects all that match, reports each outcome, retries only failures, and ends with an empty queue',
    { tag: ['@journey', '@§1.6', '@§2.78'] },
    async ({ page, openApp, sent }) => {
      await openApp('/app/dashboard');
      await stageCount(page, 'Needs User Review', 200);
      await stageCount(page, 'Open Orders', 0);
      await expandSection(button(page, 'Expand Needs User Review'));
      await expect(grid(page)).toBeVisible();
      await expect(button(page, 'Move to Open')).toHaveAttribute('aria-disabled', 'true');

      await selectionBar(page).getByRole('checkbox', { name: 'Select All Hold Orders' }).check();
      await expect(selectionBar(page).getByText('All 200 orders that match')).toBeVisible();

      await button(page, 'Move to Open').click();
      const prompt = page.getByRole('dialog', {
        name: 'Confirm this bulk action before processing. 200 Selected Orders.',
      });
      await expect(prompt.getByText('Are you sure you want to move these 200 order(s) to open?')).toBeVisible();
      await expect(prompt.getByText('This cannot be undone.')).toBeVisible();
      await button(page, 'Move 200 orders to open').dblclick();

      await expect(page.getByText('197 done, 3 failed.')).toBeVisible();
      expect(bulkCalls(sent)).toHaveLength(1);
      expect(new Set(idsOf(bulkCalls(sent)[0])).size).toBe(200);
      await stageCount(page, 'Needs User Review', 3);
      await stageCount(page, 'Open Orders', 197);
      // No failed order counts as moved: the remaining three are the failed ones, and they are still selected.
      await expect(selectionBar(page).getByText('All 3 orders that match')).toBeVisible();
      await expect(grid(page).getByRole('row', { selected: true })).toHaveCount(3);

      await button(page, 'Retry the 3 failed').click();
      await expect(page.getByRole('dialog', { name: /3 Selected Orders/ })).toBeVisible();
      await button(page, 'Move 3 orders to open').click();
      await stageCount(page, 'Needs User Review', 0);
      await stageCount(page, 'Open Orders', 200);
      await expect(page.getByText('No Orders', { exact: true })).toBeVisible();
      const [first, second] = bulkCalls(sent);
      expect(bulkCalls(sent)).toHaveLength(2);
      expect(idsOf(first)).toEqual(expect.arrayContaining(idsOf(second)));
      expect(idsOf(second)).toHaveLength(3);
      expect(keyOf(second)).not.toBe(keyOf(first));
      expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    },
  );

  test('on its list screen, by keyboard alone', { tag: ['@§1.6', '@§2.84'] }, async ({ page, openApp, sent }) => {
    await openApp('/app/dashboard-v0/needsreview');
    await expect(grid(page)).toBeVisible();
    await page.keyboard.press('a');
    await expect(selectionBar(page).getByText('200 order(s) selected').first()).toBeVisible();

    await button(page, 'Move to Close').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    // Closing orders starts with the focus on Cancel, so pressing Enter by habit changes nothing.
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).not.toBeAttached();
    expect(bulkCalls(sent)).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Move to Close');

    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('197 done, 3 failed.')).toBeVisible();
    await button(page, 'Retry the 3 failed').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('3 order(s) closed.')).toBeVisible();
    await expect(page.getByText('No Orders', { exact: true })).toBeVisible();
    expect(bulkCalls(sent).map((request) => idsOf(request).length)).toEqual([200, 3]);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('checkbox');
  });
});

test('does not scroll sideways with a selection, a prompt and an outcome', async ({ page, openApp }) => {
  const sideways = async () => {
    for (const width of [320, 490, 1040]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowX(page), `at ${width} px`).toBeLessThanOrEqual(0);
    }
  };
  await openApp('/app/dashboard-v0/needsreview');
  await expect(grid(page)).toBeVisible();
  await selectionBar(page).getByRole('checkbox').check();
  await sideways();
  await button(page, 'Move to Open').click();
  await sideways();
  await button(page, 'Move 200 orders to open').click();
  await expect(button(page, 'Retry the 3 failed')).toBeVisible();
  await sideways();
});

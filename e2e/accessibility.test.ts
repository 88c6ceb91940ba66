import type { Page } from '@playwright/test';
import { expect, type OpenApp, test } from './fixtures.ts';
import { findLayoutFaults } from './findLayoutFaults.ts';
import { expectFocusOn, expectSomeFocus, tabTo } from './keyboard.ts';

/** The main journeys without a mouse, and the screens with forced colours, at 200 % zoom and with reduced motion. */

const press = (page: Page, key: string) => page.keyboard.press(key);
const dialog = (page: Page) => page.getByRole('dialog');

test.describe('by keyboard alone: the focus is never lost, always visible, and restored after dialogs', () => {
  test.use({ sandbox: { scenario: 'starter' } });

  /** Closes the upgrade offer, which opens automatically once on the Starter plan. */
  async function enter(page: Page, openApp: OpenApp, path: string): Promise<void> {
    await openApp(path);
    await expect(dialog(page)).toBeVisible();
    await press(page, 'Escape');
    await expect(dialog(page)).not.toBeAttached();
  }

  test(
    'dashboard, list, an order, an action with its confirmation, and in bulk',
    { tag: ['@journey', '@hazard:accessibility'] },
    async ({ page, openApp }) => {
      await enter(page, openApp, '/app/dashboard');
      await expect(page.getByRole('link', { name: 'Hold Orders' })).toBeVisible();
      await tabTo(page, 'Hold Orders');
      await press(page, 'Enter');
      await expect(page.getByRole('grid').getByRole('row').first()).toBeVisible();
      await tabTo(page, /^Expand #/);
      await press(page, 'Enter');
      await expect(page.getByText('Total Items')).toBeVisible();
      await tabTo(page, 'Move to Open', 30);

      await press(page, 'Enter');
      await expect(dialog(page)).toBeVisible();
      await press(page, 'Escape');
      await expect(dialog(page)).not.toBeAttached();
      await expectFocusOn(page, /^Move to Open$/);
      await press(page, 'Enter');
      await expect(dialog(page)).toBeVisible();
      await press(page, 'Enter');
      await expect(page.getByText(/is open\./).first()).toBeVisible();
      await expectSomeFocus(page);

      await page.reload();
      await expect(page.getByRole('grid').getByRole('row').first()).toBeVisible();
      await tabTo(page, /Select All/);
      await press(page, 'Space');
      await tabTo(page, 'Move to Close', 30);
      await press(page, 'Enter');
      await expect(dialog(page)).toBeVisible();
      await tabTo(page, /^Close \d+ orders$/, 4);
      await press(page, 'Enter');
      await expect(page.getByText(/order\(s\) closed/).first()).toBeVisible();
      await expectSomeFocus(page);
    },
  );

  test('connects a provider', { tag: '@hazard:accessibility' }, async ({ page, openApp }) => {
    await enter(page, openApp, '/app/integration/directory');
    await tabTo(page, 'View Settings Shipwire');
    await press(page, 'Enter');
    await tabTo(page, /^Shipwire key/, 3);
    await page.keyboard.type('wire-key');
    await tabTo(page, 'Test Connection Shipwire', 8);
    await press(page, 'Enter');
    await expect(page.getByText('Connection made successfully with Shipwire.').first()).toBeVisible();
    await expectSomeFocus(page);
    // On Starter, saving opens the upgrade offer. Closing it returns the focus to the Save button.
    await tabTo(page, 'Save Shipwire');
    await press(page, 'Enter');
    await expect(dialog(page)).toBeVisible();
    await press(page, 'Escape');
    await expect(dialog(page)).not.toBeAttached();
    await expectFocusOn(page, /^Save Shipwire$/);
  });

  test('buys a plan', { tag: '@hazard:accessibility' }, async ({ page, openApp }) => {
    await enter(page, openApp, '/app/dashboard');
    await tabTo(page, 'Settings');
    await press(page, 'Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await tabTo(page, 'Billing');
    await press(page, 'Enter');
    await expect(page.getByRole('button', { name: 'Choose Growth' })).toBeVisible();
    await tabTo(page, 'Choose Growth');
    await press(page, 'Enter');
    await page.waitForURL('**/sandbox/billing/confirm**');
  });
});

test.describe('accessibility settings of the system', () => {
  const screens = [
    { path: '/app/dashboard', ready: 'Orders by stage' },
    { path: '/app/dashboard-v0/holdorders?period=all', ready: 'Move to Close' },
    { path: '/app/integration/directory', ready: 'Shipstation' },
    { path: '/app/settings/billing', ready: 'Choose Elite' },
    { path: '/app/insights', ready: 'Orders by day' },
  ] as const;

  async function openScreen(page: Page, openApp: OpenApp, { path, ready }: (typeof screens)[number]): Promise<void> {
    await openApp(path);
    await expect(page.getByText(ready).or(page.getByLabel(ready)).first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0);
  }

  test(
    'forced colors, 200 % zoom and reduced motion: cut nothing off, move nothing, and rely on no color alone',
    { tag: '@hazard:accessibility' },
    async ({ page, openApp }) => {
      const wrong: string[] = [];
      let checkedMarks = 0;
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      for (const screen of screens) {
        // A 1040 px window at 200 % zoom.
        await page.setViewportSize({ width: 520, height: 450 });
        await openScreen(page, openApp, screen);
        wrong.push(...(await findLayoutFaults(page)).map((fault) => `${screen.path} at 200 %: ${fault}`));
        wrong.push(
          ...(await page.evaluate(() =>
            document
              .getAnimations()
              .filter(
                (animation) =>
                  animation.playState === 'running' && Number(animation.effect?.getComputedTiming().duration) > 100,
              )
              .map(() => 'something moves'),
          )),
        );
        const { marks, unnamed } = await findUnnamedMarks(page);
        checkedMarks += marks;
        wrong.push(...unnamed.map((mark) => `${screen.path}: only its color says what this is: ${mark}`));
        wrong.push(
          ...(await iconsInOwnColors(page)).map((icon) => `${screen.path}: not in the forced colours: ${icon}`),
        );
      }
      test.info().annotations.push({
        type: 'figure',
        description: `${screens.length} screens with forced colours at 200 % zoom: ${wrong.length} faults`,
      });
      expect(wrong).toEqual([]);
      expect(checkedMarks).toBeGreaterThan(10);
    },
  );

  /** Icons and chart texts with a colour of their own. Forced colours don't change these, so they can become invisible. */
  function iconsInOwnColors(page: Page): Promise<string[]> {
    return page.evaluate(() =>
      [...document.querySelectorAll('svg, svg text')]
        .filter((icon) => getComputedStyle(icon).fill !== getComputedStyle(icon).color)
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    );
  }

  /** Counts visible badges and other coloured marks, and lists those with neither text nor name. */
  function findUnnamedMarks(page: Page): Promise<{ marks: number; unnamed: string[] }> {
    return page.evaluate(() => {
      const marks = [
        ...document.querySelectorAll<HTMLElement>('[class*="badge" i], [data-critical], [data-tone]'),
      ].filter((mark) => mark.checkVisibility());
      const isNamed = (mark: HTMLElement) => Boolean(mark.textContent?.trim() || mark.getAttribute('aria-label'));
      return {
        marks: marks.length,
        unnamed: marks.filter((mark) => !isNamed(mark)).map((mark) => mark.outerHTML.slice(0, 100)),
      };
    });
  }
});

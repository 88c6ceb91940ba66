import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { openBrowser } from './openBrowser.ts';
import { expandSection } from './expandSection.ts';

/** The widths at which every screen has to work. */
const widths = [320, 490, 768, 1040, 1440];

describe('the settings of a shop on Growth', () => {
  let page: Page;
  const open = openBrowser({ serverPerTest: true }, (opened) => {
    page = opened.page;
  });
  const plan = (name: string) => page.getByRole('region', { name, exact: true });

  test('billing: chooses Elite, confirms it, and comes back to a store that has it', async () => {
    await open('/app/settings/billing');
    await plan('Current plan').getByText('Growth').waitFor();
    await plan('Elite').getByRole('button', { name: 'Choose Elite' }).click();
    await page.waitForURL('**/sandbox/billing/confirm**');
    await page.getByRole('button').first().click();
    await open('/app/settings/billing');
    await plan('Current plan').getByText('Elite').waitFor();
    expect(await plan('Elite').getByRole('button', { name: 'Choose Elite' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
  });

  test('every tab stands at its own address, fits every width, and survives a reload', async () => {
    await open('/app/settings');
    const tabs = page.getByRole('navigation', { name: 'Settings tabs' }).getByRole('link');
    await tabs.first().waitFor();
    for (const title of await tabs.allInnerTexts()) {
      await tabs.getByText(title, { exact: true }).click();
      await page
        .getByRole('navigation', { name: 'Settings tabs' })
        .locator('[aria-current=page]', { hasText: title })
        .waitFor();
      await page.reload();
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      expect(await page.title()).toBe(`${title} · Settings · Fulfillment Hub`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
          `${title} at ${width} px`,
        ).toBeLessThanOrEqual(0);
      }
    }
  });
});

describe('a shop that has just been installed', () => {
  let page: Page;
  const open = openBrowser({ argv: ['--scenario', 'nothing-connected'], serverPerTest: true }, (opened) => {
    page = opened.page;
  });

  test('onboarding leads to the provider, and is gone once one is connected', async () => {
    await open('/app');
    await page.getByText('3 of 4 steps done').waitFor();
    await page.getByRole('link', { name: 'Connect a provider' }).click();
    const card = page.getByRole('listitem', { name: 'Shipwire', exact: true });
    await expandSection(card.getByRole('button', { name: 'View Settings' }));
    await card.getByRole('textbox').first().fill('a-key');
    await card.getByRole('button', { name: 'Test Connection' }).click();
    await card.getByText('Last test: connected').waitFor();
    await card.getByRole('switch', { name: 'Status' }).click();
    await card.getByRole('button', { name: 'Save' }).click();
    await card.getByText('3PL Integrated.').waitFor();
    await open('/app/onboard');
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/app/dashboard');
    expect(await page.getByRole('link', { name: 'Onboarding' }).count()).toBe(0);
  });

  test('the skip link leads to the dashboard, and the way back is in the menu', async () => {
    await open('/app/onboard');
    await page.getByRole('link', { name: 'Skip to the dashboard' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await page.getByRole('link', { name: 'Onboarding' }).click();
    await page.getByText('3 of 4 steps done').waitFor();
  });
});

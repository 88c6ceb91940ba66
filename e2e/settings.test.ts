import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expandSection } from './expandSection.ts';

test.describe('the settings of a shop on Growth', () => {
  const plan = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

  test(
    'billing: chooses Elite, confirms it, and returns to a store that has it',
    { tag: ['@journey', '@§1.8', '@§7.22'] },
    async ({ page, openApp }) => {
      await openApp('/app/settings/billing');
      await expect(plan(page, 'Current plan').getByText('Growth')).toBeVisible();
      await plan(page, 'Elite').getByRole('button', { name: 'Choose Elite' }).click();
      await page.waitForURL('**/sandbox/billing/confirm**');
      await page.getByRole('button').first().click();
      await openApp('/app/settings/billing');
      await expect(plan(page, 'Current plan').getByText('Elite')).toBeVisible();
      await expect(plan(page, 'Elite').getByRole('button', { name: 'Choose Elite' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    },
  );
});

test.describe('a shop that has just been installed', () => {
  test.use({ sandbox: { scenario: 'nothing-connected' } });

  test(
    'onboarding leads to the provider and ends when one is connected',
    { tag: '@§2.16' },
    async ({ page, openApp }) => {
      await openApp('/app');
      await expect(page.getByText('3 of 9 steps done')).toBeVisible();
      await page.getByRole('link', { name: 'Connect a provider' }).click();
      const card = page.getByRole('listitem', { name: 'Shipwire', exact: true });
      await expandSection(card.getByRole('button', { name: 'View Settings' }));
      await card.getByRole('textbox').first().fill('a-key');
      await card.getByRole('button', { name: 'Test Connection' }).click();
      await expect(card.getByText('Last test: connected')).toBeVisible();
      await card.getByRole('switch', { name: 'Status' }).click();
      await card.getByRole('button', { name: 'Save' }).click();
      await page
        .getByRole('dialog', { name: /^Which locations does/ })
        .getByRole('button', { name: 'Save' })
        .click();
      await expect(card.getByText('3PL Integrated.')).toBeVisible();
      await openApp('/app/onboard');
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/app/dashboard');
      await expect(page.getByRole('link', { name: 'Onboarding' })).toHaveCount(0);
    },
  );

  test('the link to finish later leads to the dashboard, and the way back is in the menu', async ({
    page,
    openApp,
  }) => {
    await openApp('/app/onboard');
    await page.getByRole('link', { name: 'Finish later' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.getByRole('link', { name: 'Onboarding' }).click();
    await expect(page.getByText('3 of 9 steps done')).toBeVisible();
  });
});

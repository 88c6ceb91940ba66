import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { overflowX } from './overflowX.ts';
import { expandSection } from './expandSection.ts';

const card = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const stageTitles = (page: Page) =>
  page.getByRole('region', { name: 'Orders by stage' }).getByRole('heading', { level: 2 });

test.describe('a shop that has just been installed', () => {
  test.use({ sandbox: { scenario: 'nothing-connected' } });

  test(
    'connects a provider, saves, reloads, sees it installed, and the hidden dashboard cards appear',
    { tag: ['@journey', '@§1.2', '@§2.48'] },
    async ({ page, openApp }) => {
      await openApp('/app/dashboard');
      await expect(stageTitles(page).first()).toBeVisible();
      await expect(stageTitles(page)).toHaveText(['All Orders', 'Open Orders', 'Shipped Orders'], {
        useInnerText: true,
      });

      await page.getByRole('link', { name: 'Apps & Integrations' }).click();
      await page.getByRole('link', { name: 'App Directory', exact: true }).click();
      await expandSection(card(page, 'Portless').getByRole('button', { name: 'View Settings' }));
      await card(page, 'Portless').getByLabel('Admin API key', { exact: true }).fill('please refuse');
      await card(page, 'Portless').getByLabel('Merchant API key', { exact: true }).fill('merchant-key');
      await card(page, 'Portless').getByLabel('Connector ID').fill('19');
      await card(page, 'Portless').getByRole('button', { name: 'Test Connection' }).click();
      await expect(card(page, 'Portless').getByText('Last test: credentials refused')).toBeVisible();
      await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();

      await card(page, 'Portless').getByLabel('Admin API key', { exact: true }).fill('admin-key');
      await card(page, 'Portless').getByRole('button', { name: 'Test Connection' }).click();
      await expect(page.getByRole('status').getByText('Connection made successfully with Portless.')).toBeVisible();
      await card(page, 'Portless').getByRole('switch', { name: 'Status' }).click();
      await card(page, 'Portless').getByRole('button', { name: 'Save' }).click();
      await page
        .getByRole('dialog', { name: /^Which locations does/ })
        .getByRole('button', { name: 'Save' })
        .click();
      await expect(page.getByRole('status').getByText('Portless settings saved successfully.')).toBeVisible();
      await expect(card(page, 'Portless').getByText('3PL Integrated.')).toBeVisible();

      await page.reload();
      await expect(card(page, 'Portless').getByText('3PL Integrated.')).toBeVisible();
      await expect(card(page, 'Portless').getByText('Last test: connected')).toBeVisible();
      await page.getByRole('link', { name: 'Installed Apps' }).click();
      await expect(card(page, 'Portless').getByText('App Installed')).toBeVisible();
      await expect(card(page, 'Shopify').getByText('App Installed')).toBeVisible();

      await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
      await expect(stageTitles(page)).toHaveCount(8);
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
      );
      expect(kept).toContain('Portless');
      for (const secret of ['admin-key', 'merchant-key', 'please refuse']) expect(kept).not.toContain(secret);
    },
  );

  test('leaving with unsaved changes is confirmed first, by link, by Back and by closing', async ({
    page,
    openApp,
  }) => {
    await openApp('/app/dashboard');
    await page.getByRole('link', { name: 'Apps & Integrations' }).click();
    await page.getByRole('link', { name: 'App Directory', exact: true }).click();
    await expandSection(card(page, 'Shipwire').getByRole('button', { name: 'View Settings' }));
    await card(page, 'Shipwire').getByLabel('Shipwire key', { exact: true }).fill('half a key');
    await page.getByRole('link', { name: 'Workflows' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).not.toBeAttached();
    await expect(card(page, 'Shipwire').getByLabel('Shipwire key', { exact: true })).toHaveValue('half a key');

    // The first step back goes to the other tab, which keeps the typed values; the next one leaves the form.
    await page.goBack();
    await page.evaluate(() => history.back());
    await expect(question).toBeVisible();
    await page.getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('link', { name: 'App Directory', exact: true }).click();
    await expect(card(page, 'Shipwire').getByLabel('Shipwire key', { exact: true })).toHaveValue('half a key');

    const dialogType = new Promise<string>((resolve) => {
      page.once('dialog', (dialog) => {
        resolve(dialog.type());
        void dialog.dismiss();
      });
    });
    await page.close({ runBeforeUnload: true });
    expect(await dialogType).toBe('beforeunload');
  });

  test('going back several entries with unsaved changes asks first, and Forward returns here', async ({
    page,
    openApp,
  }) => {
    await openApp('/app/dashboard');
    await page.getByRole('link', { name: 'Apps & Integrations' }).click();
    await page.getByRole('link', { name: 'App Directory', exact: true }).click();
    await expandSection(card(page, 'Shipwire').getByRole('button', { name: 'View Settings' }));
    await card(page, 'Shipwire').getByLabel('Shipwire key', { exact: true }).fill('half a key');
    await page.evaluate(() => history.go(-2));
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await expect(page).toHaveURL(/\/app\/integration\/directory/);
    await expect(card(page, 'Shipwire').getByLabel('Shipwire key', { exact: true })).toHaveValue('half a key');

    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(page).toHaveURL(/\/app\/dashboard/);
    await page.evaluate(() => history.go(2));
    await expect(page).toHaveURL(/\/app\/integration\/directory/);
    await expect(card(page, 'Shipwire')).toBeVisible();
  });

  test('does not scroll sideways from 320 to 1440 px with a form open', async ({ page, openApp }) => {
    await openApp('/app/integration/directory?open=ship_stations');
    await card(page, 'Shipstation').getByRole('button', { name: 'Add Account' }).click();
    await expect(card(page, 'Shipstation').getByRole('group', { name: 'Account 1' })).toBeVisible();
    for (const width of [320, 490, 768, 1040, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await overflowX(page)]).toEqual([width, 0]);
    }
  });
});

test.describe('a shop on Starter', () => {
  test.use({ sandbox: { scenario: 'starter' } });
  const popup = (page: Page) =>
    page.getByRole('dialog', { name: 'Please upgrade your plan to unlock access to all features.' });

  test(
    'is offered both plans once, cannot save, upgrades through the confirmation, and can save',
    { tag: ['@§2.47', '@§4.7'] },
    async ({ page, openApp }) => {
      await openApp('/app/integration/directory');
      await expect(popup(page)).toBeVisible();
      await expect(popup(page).getByRole('heading', { level: 3 })).toHaveText(['Growth', 'Elite']);
      await page.keyboard.press('Escape');
      await expect(popup(page)).not.toBeAttached();
      await page.reload();
      await expandSection(card(page, 'Shipwire').getByRole('button', { name: 'View Settings' }));
      await expect(popup(page)).toHaveCount(0);

      await card(page, 'Shipwire').getByRole('button', { name: 'Save' }).click();
      await expect(popup(page)).toBeVisible();
      await popup(page).getByRole('button', { name: 'Choose Growth' }).click();
      await expect(page.getByRole('heading', { name: 'Confirm your plan' })).toBeVisible();
      await expect(page.getByText('Confirm the plan Growth')).toBeVisible();
      await page.getByRole('button', { name: 'Confirm' }).click();
      await page.waitForURL('**/app/settings/billing?**');

      await openApp('/app/integration/directory');
      await expandSection(card(page, 'Shipwire').getByRole('button', { name: 'View Settings' }));
      await card(page, 'Shipwire').getByLabel('Shipwire key', { exact: true }).fill('wire-key');
      await card(page, 'Shipwire').getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('status').getByText('Shipwire settings saved successfully.')).toBeVisible();
      await expect(popup(page)).toHaveCount(0);
    },
  );
});

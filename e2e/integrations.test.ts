import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { openBrowser } from './openBrowser.ts';
import { expandSection } from './expandSection.ts';

let page: Page;

/** A server in this scenario and a page of it, for all tests of the calling block. */
function inScenario(scenario: string) {
  return openBrowser({ argv: ['--scenario', scenario] }, (given) => {
    ({ page } = given);
  });
}

const card = (name: string) => page.getByRole('listitem', { name, exact: true });
const stageTitles = () => page.getByRole('region', { name: 'Orders by stage' }).getByRole('heading', { level: 2 });
const violations = async () =>
  (await new AxeBuilder({ page }).disableRules(['region']).analyze()).violations.map(({ id, nodes }) => [
    id,
    nodes.map(({ html }) => html),
  ]);

describe('a shop that has just been installed', () => {
  const open = inScenario('nothing-connected');

  test('connects a provider, saves, reloads, sees it installed, and the hidden dashboard cards appear', async () => {
    await open('/app/dashboard');
    await stageTitles().first().waitFor();
    await expect.poll(() => stageTitles().allInnerTexts()).toEqual(['All Orders', 'Open Orders', 'Shipped Orders']);

    await page.getByRole('link', { name: 'Apps & Integrations' }).click();
    await page.getByRole('link', { name: 'App Directory', exact: true }).click();
    await expandSection(card('Portless').getByRole('button', { name: 'View Settings' }));
    await card('Portless').getByLabel('Admin API key', { exact: true }).fill('please refuse');
    await card('Portless').getByLabel('Merchant API key', { exact: true }).fill('merchant-key');
    await card('Portless').getByLabel('Connector ID').fill('19');
    await card('Portless').getByRole('button', { name: 'Test Connection' }).click();
    await card('Portless').getByText('Last test: credentials refused').waitFor();
    await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();

    await card('Portless').getByLabel('Admin API key', { exact: true }).fill('admin-key');
    await card('Portless').getByRole('button', { name: 'Test Connection' }).click();
    await page.getByRole('status').getByText('Connection made successfully with Portless.').waitFor();
    await card('Portless').getByRole('switch', { name: 'Status' }).click();
    await card('Portless').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('status').getByText('Portless settings saved successfully.').waitFor();
    await card('Portless').getByText('3PL Integrated.').waitFor();

    await page.reload();
    await card('Portless').getByText('3PL Integrated.').waitFor();
    await card('Portless').getByText('Last test: connected').waitFor();
    await page.getByRole('link', { name: 'Installed Apps' }).click();
    await card('Portless').getByText('App Installed').waitFor();
    await card('Shopify').getByText('App Installed').waitFor();

    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect.poll(() => stageTitles().count()).toBe(8);
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
    expect(kept).toContain('Portless');
    for (const secret of ['admin-key', 'merchant-key', 'please refuse']) expect(kept).not.toContain(secret);
  });

  test('by keyboard alone: open a form, reveal, switch, test', async () => {
    await open('/app/integration/directory');
    await card('Shipwire').getByRole('button', { name: 'View Settings' }).focus();
    await page.keyboard.press('Enter');
    await card('Shipwire').getByLabel('Shipwire key', { exact: true }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.type('wire-key');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await card('Shipwire').getByLabel('Shipwire key', { exact: true }).getAttribute('type')).toBe('text');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await card('Shipwire').getByRole('switch').getAttribute('aria-checked')).toBe('true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await card('Shipwire').getByText('Connection made successfully with Shipwire.').waitFor();
  });

  test('leaving with unsaved changes asks first, by link, by Back and by closing', async () => {
    await open('/app/dashboard');
    await page.getByRole('link', { name: 'Apps & Integrations' }).click();
    await page.getByRole('link', { name: 'App Directory', exact: true }).click();
    await expandSection(card('Shipwire').getByRole('button', { name: 'View Settings' }));
    await card('Shipwire').getByLabel('Shipwire key', { exact: true }).fill('half a key');
    await page.getByRole('link', { name: 'Workflows' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await card('Shipwire').getByLabel('Shipwire key', { exact: true }).inputValue()).toBe('half a key');

    // One step back is the other tab, which shares what was typed; the next one leaves.
    await page.goBack();
    await page.evaluate(() => history.back());
    await question.waitFor();
    await page.getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('link', { name: 'App Directory', exact: true }).click();
    expect(await card('Shipwire').getByLabel('Shipwire key', { exact: true }).inputValue()).toBe('half a key');

    const dialogType = new Promise<string>((resolve) => {
      page.once('dialog', (dialog) => {
        resolve(dialog.type());
        void dialog.dismiss();
      });
    });
    await page.close({ runBeforeUnload: true });
    expect(await dialogType).toBe('beforeunload');
  });

  test('two tabs: what one saves, the other sees when somebody comes back to it', async () => {
    await open('/app/integration/directory?open=cold_track');
    await card('Cold Track').getByLabel('Client ID').waitFor();
    const first = page;
    page = await first.context().newPage();
    await open('/app/integration/directory?open=cold_track', page);
    await card('Cold Track').getByLabel('Client ID').fill('5512');
    await card('Cold Track').getByRole('button', { name: 'Save' }).click();
    await page.getByText('Cold Track settings saved successfully.').first().waitFor();

    page = first;
    await page.bringToFront();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect.poll(() => card('Cold Track').getByLabel('Client ID').inputValue()).toBe('5512');
  });

  test('from 320 to 1440 px nothing scrolls sideways, and there is no accessibility violation', async () => {
    await open('/app/integration/directory?open=ship_stations');
    await card('Shipstation').getByRole('button', { name: 'Add Account' }).click();
    await card('Shipstation').getByRole('group', { name: 'Account 1' }).waitFor();
    for (const width of [320, 490, 768, 1040, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)]).toEqual([
        width,
        0,
      ]);
      if (width === 320 || width === 1040) expect(await violations()).toEqual([]);
    }
  });
});

describe('a shop on Starter', () => {
  const open = inScenario('starter');
  const popup = () => page.getByRole('dialog', { name: 'Please upgrade your plan to unlock access to all features.' });

  test('is offered both plans once, cannot save, upgrades through the confirmation, and can save', async () => {
    await open('/app/integration/directory');
    await popup().waitFor();
    expect(await popup().getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['Growth', 'Elite']);
    expect(await violations()).toEqual([]);
    await page.keyboard.press('Escape');
    await popup().waitFor({ state: 'detached' });
    await page.reload();
    await expandSection(card('Shipwire').getByRole('button', { name: 'View Settings' }));
    expect(await popup().count()).toBe(0);

    await card('Shipwire').getByRole('button', { name: 'Save' }).click();
    await popup().waitFor();
    await popup().getByRole('button', { name: 'Choose Growth' }).click();
    await page.getByRole('heading', { name: 'Confirm your plan' }).waitFor();
    await page.getByText('Confirm the plan Growth').waitFor();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.waitForURL('**/app/settings/billing?**');

    await open('/app/integration/directory');
    await expandSection(card('Shipwire').getByRole('button', { name: 'View Settings' }));
    await card('Shipwire').getByLabel('Shipwire key', { exact: true }).fill('wire-key');
    await card('Shipwire').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('status').getByText('Shipwire settings saved successfully.').waitFor();
    expect(await popup().count()).toBe(0);
  });
});

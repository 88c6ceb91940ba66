import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chromiumLaunch } from '../tools/chromiumLaunch.ts';
import { type RunningServer, startServer } from './startServer.ts';

let browser: Browser;
let context: BrowserContext;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  browser = await chromium.launch(await chromiumLaunch());
});
afterAll(() => browser?.close());

beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  page = await context.newPage();
  complaints = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
});
afterEach(async () => {
  await context.close();
  if (complaints.length > 0) throw new Error(`Errors in the console:\n${complaints.join('\n')}`);
});

/** A server of its own in this scenario, for all tests of the block. */
function serverOf(scenario: string): () => RunningServer {
  let server: RunningServer | undefined;
  beforeAll(async () => {
    server = await startServer(['--scenario', scenario]);
  });
  afterAll(() => server?.stop());
  return () => {
    if (!server) throw new Error('The server is not running yet.');
    return server;
  };
}

async function open(server: RunningServer, path: string): Promise<void> {
  const address = new URL(server.address);
  const asked = new URL(path, address);
  for (const [name, value] of address.searchParams) asked.searchParams.set(name, value);
  await page.goto(asked.href);
}

const card = (name: string) => page.getByRole('listitem', { name, exact: true });
const stageTitles = () => page.getByRole('region', { name: 'Orders by stage' }).getByRole('heading', { level: 2 });
const violations = async () => (await new AxeBuilder({ page }).disableRules(['region']).analyze()).violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);

describe('a shop that has just been installed', () => {
  const server = serverOf('nothing-connected');

  test('connects a provider, saves, reloads, sees it installed, and the hidden dashboard cards appear', async () => {
    await open(server(), '/app/dashboard');
    await stageTitles().first().waitFor();
    await expect.poll(() => stageTitles().allInnerTexts()).toEqual(['All Orders', 'Open Orders', 'Shipped Orders']);

    await page.getByRole('link', { name: 'Apps & Integrations' }).click();
    await page.getByRole('link', { name: 'App Directory' }).click();
    await card('Portless').getByRole('button', { name: 'View Settings' }).click();
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
    await open(server(), '/app/integration/directory');
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
    await open(server(), '/app/dashboard');
    await page.getByRole('link', { name: 'Apps & Integrations' }).click();
    await page.getByRole('link', { name: 'App Directory' }).click();
    await card('Shipwire').getByRole('button', { name: 'View Settings' }).click();
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
    await page.getByRole('link', { name: 'App Directory' }).click();
    expect(await card('Shipwire').getByLabel('Shipwire key', { exact: true }).inputValue()).toBe('half a key');

    const asked = new Promise<string>((resolve) => {
      page.once('dialog', (dialog) => {
        resolve(dialog.type());
        void dialog.dismiss();
      });
    });
    await page.close({ runBeforeUnload: true });
    expect(await asked).toBe('beforeunload');
  });

  test('two tabs: what one saves, the other sees when somebody comes back to it', async () => {
    await open(server(), '/app/integration/directory?open=cold_track');
    await card('Cold Track').getByLabel('Client ID').waitFor();
    const first = page;
    page = await context.newPage();
    await open(server(), '/app/integration/directory?open=cold_track');
    await card('Cold Track').getByLabel('Client ID').fill('5512');
    await card('Cold Track').getByRole('button', { name: 'Save' }).click();
    await page.getByText('Cold Track settings saved successfully.').first().waitFor();

    page = first;
    await page.bringToFront();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect.poll(() => card('Cold Track').getByLabel('Client ID').inputValue()).toBe('5512');
  });

  test.each([320, 490, 768, 1040, 1440])('at %i px nothing scrolls sideways, and there is no accessibility violation', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await open(server(), '/app/integration/directory?open=ship_stations');
    await card('Shipstation').getByRole('button', { name: 'Add Account' }).click();
    await card('Shipstation').getByRole('group', { name: 'Account 1' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    if (width === 320 || width === 1040) expect(await violations()).toEqual([]);
  });
});

describe('a shop on Starter', () => {
  const server = serverOf('starter');
  const popup = () => page.getByRole('dialog', { name: 'Please upgrade your plan to unlock access to all features.' });

  test('is offered both plans once, cannot save, upgrades through the confirmation, and can save', async () => {
    await open(server(), '/app/integration/directory');
    await popup().waitFor();
    expect(await popup().getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['Growth', 'Elite']);
    expect(await violations()).toEqual([]);
    await page.keyboard.press('Escape');
    await popup().waitFor({ state: 'detached' });
    await page.reload();
    await card('Shipwire').getByRole('button', { name: 'View Settings' }).click();
    expect(await popup().count()).toBe(0);

    await card('Shipwire').getByRole('button', { name: 'Save' }).click();
    await popup().waitFor();
    await popup().getByRole('button', { name: 'Choose Growth' }).click();
    await page.getByRole('heading', { name: 'Confirm your plan' }).waitFor();
    await page.getByText('Confirm the plan Growth').waitFor();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.waitForURL('**/app/settings/billing?**');

    await open(server(), '/app/integration/directory');
    await card('Shipwire').getByRole('button', { name: 'View Settings' }).click();
    await card('Shipwire').getByLabel('Shipwire key', { exact: true }).fill('wire-key');
    await card('Shipwire').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('status').getByText('Shipwire settings saved successfully.').waitFor();
    expect(await popup().count()).toBe(0);
  });
});

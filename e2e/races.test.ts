import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { recordFigure } from '../tools/recordFigure.ts';
import { type BrowserFixture, openBrowser } from './openBrowser.ts';
import { type Call, routeToSandbox, type SandboxRoute } from './routeToSandbox.ts';
import { expandSection } from './expandSection.ts';

/**
 * Two things at once, in a real browser: what was asked for last is what is seen, and what was confirmed is what is
 * done, once.
 */

let given: BrowserFixture;
let page: Page;
let backend: SandboxRoute;

const open = openBrowser({}, (opened) => {
  given = opened;
  ({ page } = opened);
});
beforeEach(async () => {
  backend = await routeToSandbox(given.context, {});
});

const button = (name: string | RegExp, on: Page = page) => on.getByRole('button', { name });
const dialog = (on: Page = page) => on.getByRole('dialog');
const filter = () => page.getByRole('searchbox', { name: 'Filter Orders' });
const rows = (on: Page = page) => on.getByRole('grid').getByRole('row');
const namesIn = async (on: Page = page) =>
  (await rows(on).getByRole('link').allInnerTexts()).map((text) => text.replace(/\s.*/s, ''));
const holdOrdersPath = '/app/dashboard-v0/holdorders?period=all';

const callsTo = (path: string) => backend.calls.filter((call) => call.path === path);
const changes = () => backend.calls.filter(({ method, path }) => method !== 'GET' && path !== '/timeline');
const listsFor = (search: string) => callsTo('/list-order').filter(({ query }) => query.get('search') === search);
const stageOf = (name: string) => backend.sandbox.shop(shop()).orders.find((order) => order.name === name)?.stage;
const shop = () => new URL(given.server.address).searchParams.get('shop') ?? '';
const hasFocus = (on: Page = page) =>
  on.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);

async function openOrder(index: number, on: Page = page): Promise<string> {
  await rows(on)
    .nth(index)
    .getByRole('button', { name: /^Expand/ })
    .click();
  await on.getByText('Total Items').waitFor();
  return (await namesIn(on))[index] ?? '';
}

/** Notes everything that the grid draws from now on, each drawing as the names in it. */
async function watchPaints(): Promise<() => Promise<string[][]>> {
  await page.evaluate(() => {
    const paints: string[][] = [];
    const recordPaint = () =>
      paints.push(
        [...document.querySelectorAll('[role=grid] [role=row] a')].map(
          (link) => link.firstElementChild?.textContent ?? '',
        ),
      );
    new MutationObserver(recordPaint).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { paints });
  });
  return () => page.evaluate(() => (window as unknown as { paints: string[][] }).paints);
}

describe('the newest question wins', () => {
  test('typing while a slow reply is due: what is typed stays, one request per pause of 700 ms, and the late answer is never drawn', async () => {
    await open('/app/dashboard-v0/allorders?period=all');
    await rows().first().waitFor();
    const [newest, second] = (await namesIn()).map((name) => name.replace('#', ''));
    const [slow, fast] = [newest ?? '', second ?? ''];
    const release = backend.hold(({ path, query }: Call) => path === '/list-order' && query.get('search') === slow);

    await filter().pressSequentially(slow, { delay: 40 });
    await expect.poll(() => listsFor(slow).length).toBe(1);
    const paints = await watchPaints();
    // The answer is still due; the person goes on.
    for (let key = 0; key < slow.length; key += 1) await page.keyboard.press('Backspace');
    await page.keyboard.type(fast, { delay: 40 });
    await expect.poll(() => listsFor(fast).length).toBe(1);
    await expect.poll(() => namesIn()).toEqual([`#${fast}`]);
    const drawn = (await paints()).length;
    release();
    await expect.poll(() => callsTo('/list-order').every(({ status }) => status !== null)).toBe(true);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect((await paints()).slice(drawn).filter((names) => names.join() !== `#${fast}`)).toEqual([]);
    expect((await paints()).filter((names) => names.join() === `#${slow}`)).toEqual([]);
    expect(await filter().inputValue()).toBe(fast);
    // Nothing in between was asked: neither a part of a word, nor the empty field.
    expect([...new Set(callsTo('/list-order').map(({ query }) => query.get('search')))]).toEqual([null, slow, fast]);
    expect(listsFor(slow)).toHaveLength(1);
    expect(listsFor(fast)).toHaveLength(1);
    recordFigure(
      'A late reply overwrites a newer one',
      `0 stale paints in ${(await paints()).length} drawings of a list; 1 request for each pause of 700 ms`,
    );
  });

  test('what is typed while the list comes is not taken back by it', async () => {
    const release = backend.hold(({ path }) => path === '/list-order');
    await open('/app/dashboard-v0/openorders');
    await filter().pressSequentially('58', { delay: 20 });
    release();
    await page.keyboard.type('15', { delay: 20 });
    await expect.poll(() => listsFor('5815').length).toBe(1);
    expect(await filter().inputValue()).toBe('5815');
    expect(listsFor('58').length).toBeLessThanOrEqual(1);
  });
});

describe('leaving while something is on its way', () => {
  test('during a save: it is done once, it is told wherever the person is, and the form knows it', async () => {
    const card = page.getByRole('listitem', { name: 'Portless', exact: true });
    await open('/app/integration/directory');
    await expandSection(card.getByRole('button', { name: 'View Settings' }));
    await card.getByLabel('Admin API key', { exact: true }).fill('admin-key');
    await card.getByLabel('Merchant API key', { exact: true }).fill('merchant-key');
    await card.getByLabel('Connector ID').fill('19');
    await card.getByRole('switch', { name: 'Status' }).click();
    const release = backend.hold(({ path }) => path === '/save-third-party-settings');
    await card.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => changes().length).toBe(1);
    await page.getByRole('navigation').getByRole('link', { name: 'Workflows', exact: true }).click();
    // What is being saved is not saved yet: the page asks before it is left.
    await button('Leave').click();
    await page.getByRole('heading', { level: 1, name: 'Workflows' }).waitFor();
    release();
    await page.getByText('Portless settings saved successfully.').waitFor();
    await page.goBack();
    await card.getByText('3PL Integrated.').waitFor();
    expect(changes().map(({ path }) => path)).toEqual(['/save-third-party-settings']);
  });

  test('during an action on an order: it is told on the next screen, and that screen has what came of it', async () => {
    await open(holdOrdersPath);
    const name = await openOrder(0);
    const release = backend.hold(({ path }) => path === '/move-to-open');
    await page
      .getByRole('group', { name: 'Actions', exact: true })
      .getByRole('button', { name: 'Move to Open' })
      .click();
    await dialog().getByRole('button', { name: 'Move to Open' }).click();
    await expect.poll(() => callsTo('/move-to-open').length).toBe(1);
    await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    release();
    await page
      .getByText(new RegExp(`${name} .*open`))
      .first()
      .waitFor();
    expect(stageOf(name)).toBe('open');
    expect(callsTo('/move-to-open')).toHaveLength(1);
    await expect.poll(() => callsTo('/timeline').length).toBe(1);
  });
});

describe('two tabs act on one order', () => {
  test('the second is told, nothing is done twice, and both then show the same', async () => {
    const other = await given.context.newPage();
    await open(holdOrdersPath);
    await open(holdOrdersPath, other);
    const name = await openOrder(0);
    expect(await openOrder(0, other)).toBe(name);
    const act = async (on: Page, what: string) => {
      await on.getByRole('group', { name: 'Actions', exact: true }).getByRole('button', { name: what }).click();
      await dialog(on).getByRole('button', { name: what }).click();
    };
    await act(page, 'Move to Open');
    await page
      .getByText(new RegExp(`${name} .*open`))
      .first()
      .waitFor();
    expect(stageOf(name)).toBe('open');

    await act(other, 'Move to Open');
    await other
      .getByRole('alert')
      .getByText(/cannot|not .*hold|already|no longer/i)
      .first()
      .waitFor();
    expect(stageOf(name)).toBe('open');
    // The list was read again: the order has left it here too.
    await expect.poll(async () => (await namesIn(other)).includes(name)).toBe(false);
    await expect.poll(async () => namesIn(other)).toEqual(await namesIn());
    // One line in the timeline: what was refused is not written there.
    expect(callsTo('/timeline')).toHaveLength(1);
    expect(await hasFocus(other)).toBe(true);
  });

  test('in bulk: what the other tab has moved meanwhile is named, and the others are moved', async () => {
    const other = await given.context.newPage();
    await open(holdOrdersPath);
    await open(holdOrdersPath, other);
    await rows().first().waitFor();
    await rows(other).first().waitFor();
    const names = await namesIn();
    const taken = await openOrder(1, other);
    await page.getByRole('checkbox', { name: /Select All/ }).check();
    await button('Move to Open').click();
    await dialog()
      .getByRole('heading', { name: `${names.length} Selected Orders` })
      .waitFor();

    await other
      .getByRole('group', { name: 'Actions', exact: true })
      .getByRole('button', { name: 'Close Order' })
      .click();
    await dialog(other).getByRole('button', { name: 'Close Order' }).click();
    await expect.poll(() => stageOf(taken)).toBe('closed');

    await dialog()
      .getByRole('button', { name: `Move ${names.length} orders to open` })
      .click();
    await page.getByText(taken).first().waitFor();
    await expect.poll(() => names.filter((name) => stageOf(name) !== 'open')).toEqual([taken]);
    expect(stageOf(taken)).toBe('closed');
    expect(callsTo('/move-to-open-bulk')).toHaveLength(1);
  });
});

describe('a prompt is what it says, whatever happens around it', () => {
  test('a bulk action while the list refreshes: what is counted is what is sent', async () => {
    await open(holdOrdersPath);
    await rows().first().waitFor();
    const before = await namesIn();
    const single = await openOrder(0);
    // The order goes; the list that no longer has it is still on its way.
    await page
      .getByRole('group', { name: 'Actions', exact: true })
      .getByRole('button', { name: 'Move to Open' })
      .click();
    const release = backend.hold(({ path }) => path === '/list-order');
    await dialog().getByRole('button', { name: 'Move to Open' }).click();
    await expect.poll(() => stageOf(single)).toBe('open');
    await page.getByRole('checkbox', { name: /Select All/ }).check();
    await button('Move to Close').first().click();
    const heading = await dialog().getByRole('heading').innerText();
    const promised = Number(/(\d+) Selected Orders/.exec(heading)?.[1]);
    release();
    await expect
      .poll(async () => (await page.locator('[role=grid] [role=row] a').allInnerTexts()).length)
      .toBe(before.length - 1);
    expect(await dialog().getByRole('heading').innerText()).toBe(heading);
    await dialog()
      .getByRole('button', { name: /^Close \d+ orders$/ })
      .click();
    await expect.poll(() => callsTo('/move-to-close-bulk').length).toBe(1);
    const sent = (callsTo('/move-to-close-bulk')[0]?.body as { order_ids: unknown[] } | undefined)?.order_ids;
    expect(sent).toHaveLength(promised);
    // Who was told that an order is moved to open does not find it closed.
    expect(stageOf(single)).toBe('open');
    expect(promised).toBe(before.length - 1);
    recordFigure(
      'More or less is sent than the prompt promised',
      `list refreshed under the prompt: ${promised} promised, ${sent?.length} sent`,
    );
  });

  test('Back during the confirmation of an order: nothing is sent, nothing is stuck, the focus is somewhere', async () => {
    await open(holdOrdersPath);
    await openOrder(1);
    await page
      .getByRole('group', { name: 'Actions', exact: true })
      .getByRole('button', { name: 'Close Order' })
      .click();
    await dialog().waitFor();
    await page.goBack();
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus()).toBe(true);
    expect(changes()).toEqual([]);
    await openOrder(0);
  });

  test('Back during a bulk prompt declines it, on the same list and on the way to another screen', async () => {
    await open(holdOrdersPath);
    await openOrder(1);
    await page.getByRole('checkbox', { name: /Select All/ }).check();
    await button('Move to Close').click();
    await dialog().waitFor();
    await page.goBack();
    await dialog().waitFor({ state: 'detached' });
    await rows().first().waitFor();
    await expect.poll(() => hasFocus()).toBe(true);

    await open('/app/dashboard?period=all');
    await page.getByRole('region', { name: 'Orders by stage' }).getByRole('link', { name: 'Hold Orders' }).click();
    await page.getByRole('checkbox', { name: /Select All/ }).check();
    await button('Move to Close').click();
    await dialog().waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    expect(await dialog().count()).toBe(0);
    expect(changes()).toEqual([]);
    await button('Expand Hold Orders').click();
    await rows().first().waitFor();
  });
});

describe('a laptop that slept for eight hours', () => {
  const eightHours = 8 * 60 * 60_000;
  const ages = () => page.getByRole('grid').innerText();

  test('no storm of requests, the ages are of now, and what is asked next is answered', async () => {
    await page.clock.install();
    await open('/app/dashboard-v0/allorders');
    await rows().first().waitFor();
    const before = backend.calls.length;
    const was = await ages();
    await page.clock.fastForward(eightHours);
    await expect.poll(ages).toMatch(/8 hours ago/);
    expect(await ages()).not.toBe(was);
    await page.clock.runFor(120_000);
    expect(backend.calls.length - before).toBeLessThanOrEqual(2);
    await page.getByLabel('Period', { exact: true }).selectOption('all');
    await expect.poll(() => callsTo('/list-order').at(-1)?.query.get('fix')).toBe('all');
    await rows().first().waitFor();
  });

  test('the session has ended meanwhile: one alert, what was typed stays, and nothing is asked again', async () => {
    await page.clock.install();
    await open('/app/dashboard-v0/allorders');
    await rows().first().waitFor();
    await page.clock.fastForward(eightHours);
    // The backend has forgotten who this is.
    backend.sandbox.reset();
    const before = backend.calls.length;
    await filter().fill('5815');
    await page.clock.runFor(1_000);
    await page.getByText('Session expired, please reload the page!').waitFor();
    await page.clock.runFor(60_000);
    expect(await page.getByText('Session expired, please reload the page!').count()).toBe(1);
    expect(await page.evaluate(() => (window as unknown as { sessionMarker: unknown }).sessionMarker)).toBe('e40');
    expect(await filter().inputValue()).toBe('5815');
    expect(
      backend.calls
        .slice(before)
        .map(({ path, status }) => `${path} ${status}`)
        .sort(),
    ).toEqual(['/list-order 401', '/stats 401']);
    // The browser notes each of them; nothing else stands in the console.
    expect(given.pageErrors.splice(0).filter((line) => !/status of 401/.test(line))).toEqual([]);
  });
});

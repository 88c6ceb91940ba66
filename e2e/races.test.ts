import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import { type Call, routeToSandbox, type SandboxRoute } from './routeToSandbox.ts';
import { expandSection } from './expandSection.ts';
import type { RunningServer } from './startServer.ts';

/** Concurrent events in a real browser: the page shows the latest request, and runs each confirmed action once. */

const test = base.extend<{ backend: SandboxRoute }>({
  backend: async ({ context }, use) => use(await routeToSandbox(context, {})),
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');
const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filter Orders' });
const rows = (page: Page) => page.getByRole('grid').getByRole('row');
const namesIn = async (page: Page) =>
  (await rows(page).getByRole('link').allInnerTexts()).map((text) => text.replace(/\s.*/s, ''));
const holdOrdersPath = '/app/dashboard-v0/holdorders?period=all';

const callsTo = (backend: SandboxRoute, path: string) => backend.calls.filter((call) => call.path === path);
const changes = (backend: SandboxRoute) => backend.calls.filter(({ method }) => method !== 'GET');
const listsFor = (backend: SandboxRoute, search: string) =>
  callsTo(backend, '/list-order').filter(({ query }) => query.get('search') === search);
const orderOf = (server: RunningServer, backend: SandboxRoute, name: string) =>
  backend.sandbox.shop(shop(server)).orders.find((order) => order.name === name);
const stageOf = (server: RunningServer, backend: SandboxRoute, name: string) => orderOf(server, backend, name)?.stage;
/** Timeline entries of people's actions on an order. */
const takenOn = (server: RunningServer, backend: SandboxRoute, name: string) =>
  orderOf(server, backend, name)?.state?.detail.timeline.filter(({ event }) => event?.kind === 'actionTaken');
const shop = (server: RunningServer) => new URL(server.address).searchParams.get('shop') ?? '';
const hasFocus = (page: Page) =>
  page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);

/** Advances the page's clock by a second and stops it. From then on, only the test moves it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

async function openOrder(page: Page, index: number): Promise<string> {
  await rows(page)
    .nth(index)
    .getByRole('button', { name: /^Expand/ })
    .click();
  await expect(page.getByText('Total Items')).toBeVisible();
  return (await namesIn(page))[index] ?? '';
}

/** Records the order names in each render of the grid from now on. */
async function watchPaints(page: Page): Promise<() => Promise<string[][]>> {
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

test.describe('the newest request wins', () => {
  test(
    'typing during a slow reply: keeps the text, sends one request per pause of 700 ms, and never shows the late reply',
    { tag: '@hazard:stale-reply' },
    async ({ page, openApp, backend }) => {
      await page.clock.install();
      await openApp('/app/dashboard-v0/allorders?period=all');
      await expect(rows(page).first()).toBeVisible();
      await stopClock(page);
      const [newest, second] = (await namesIn(page)).map((name) => name.replace('#', ''));
      const [slow, fast] = [newest ?? '', second ?? ''];
      const release = backend.hold(({ path, query }: Call) => path === '/list-order' && query.get('search') === slow);

      await filter(page).pressSequentially(slow);
      await page.clock.runFor(700);
      await expect.poll(() => listsFor(backend, slow).length).toBe(1);
      const paints = await watchPaints(page);
      // The person goes on typing before the reply arrives.
      for (let key = 0; key < slow.length; key += 1) await page.keyboard.press('Backspace');
      await page.keyboard.type(fast);
      await page.clock.runFor(700);
      await page.clock.resume();
      await expect.poll(() => listsFor(backend, fast).length).toBe(1);
      await expect.poll(() => namesIn(page)).toEqual([`#${fast}`]);
      const drawn = (await paints()).length;
      release();
      await expect.poll(() => callsTo(backend, '/list-order').every(({ status }) => status !== null)).toBe(true);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      expect((await paints()).slice(drawn).filter((names) => names.join() !== `#${fast}`)).toEqual([]);
      expect((await paints()).filter((names) => names.join() === `#${slow}`)).toEqual([]);
      await expect(filter(page)).toHaveValue(fast);
      // The page requested no intermediate text: neither part of a word nor the empty field.
      expect([...new Set(callsTo(backend, '/list-order').map(({ query }) => query.get('search')))]).toEqual([
        null,
        slow,
        fast,
      ]);
      expect(listsFor(backend, slow)).toHaveLength(1);
      expect(listsFor(backend, fast)).toHaveLength(1);
      test.info().annotations.push({
        type: 'figure',
        description: `0 stale paints in ${(await paints()).length} drawings of a list; 1 request for each pause of 700 ms`,
      });
    },
  );

  test('keeps text typed while the list loads', async ({ page, openApp, backend }) => {
    const release = backend.hold(({ path }) => path === '/list-order');
    await page.clock.install();
    await openApp('/app/dashboard-v0/openorders');
    // A timer of the page renders the field.
    await expect(filter(page)).toBeVisible();
    await stopClock(page);
    await filter(page).pressSequentially('58');
    release();
    // A timer renders the reply; the 700 ms after typing have not passed yet.
    await expect
      .poll(async () => {
        await page.clock.runFor(5);
        return rows(page).count();
      })
      .toBeGreaterThan(0);
    await page.keyboard.type('15');
    await page.clock.runFor(700);
    await expect.poll(() => listsFor(backend, '5815').length).toBe(1);
    await expect(filter(page)).toHaveValue('5815');
    expect(listsFor(backend, '58')).toHaveLength(0);
  });
});

test.describe('leaving while a call is pending', () => {
  test('during a save: saves once, shows the result on the open screen, and the form has the saved values', async ({
    page,
    openApp,
    backend,
  }) => {
    const card = page.getByRole('listitem', { name: 'Portless', exact: true });
    await openApp('/app/integration/directory');
    await expandSection(card.getByRole('button', { name: 'View Settings' }));
    await card.getByLabel('Admin API key', { exact: true }).fill('admin-key');
    await card.getByLabel('Merchant API key', { exact: true }).fill('merchant-key');
    await card.getByLabel('Connector ID').fill('19');
    await card.getByRole('switch', { name: 'Status' }).click();
    const release = backend.hold(({ path }) => path === '/save-third-party-settings');
    await card.getByRole('button', { name: 'Save' }).click();
    await page
      .getByRole('dialog', { name: /^Which locations does/ })
      .getByRole('button', { name: 'Save' })
      .click();
    await expect.poll(() => changes(backend).length).toBe(1);
    await page.getByRole('navigation').getByRole('link', { name: 'Workflows', exact: true }).click();
    // The save has no reply yet, so the page asks before leaving.
    await button(page, 'Leave').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Workflows' })).toBeVisible();
    release();
    await expect(page.getByText('Portless settings saved successfully.')).toBeVisible();
    await page.goBack();
    await expect(card.getByText('3PL Integrated.')).toBeVisible();
    expect(changes(backend).map(({ path }) => path)).toEqual(['/save-third-party-settings']);
  });

  test('during an action on an order: the result is shown on the next screen, which has the new data', async ({
    page,
    server,
    openApp,
    backend,
  }) => {
    await openApp(holdOrdersPath);
    const name = await openOrder(page, 0);
    const release = backend.hold(({ path }) => path === '/move-to-open');
    await page
      .getByRole('group', { name: 'Actions', exact: true })
      .getByRole('button', { name: 'Move to Open' })
      .click();
    await dialog(page).getByRole('button', { name: 'Move to Open' }).click();
    await expect.poll(() => callsTo(backend, '/move-to-open').length).toBe(1);
    await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    release();
    await expect(page.getByText(new RegExp(`${name} .*open`)).first()).toBeVisible();
    expect(stageOf(server, backend, name)).toBe('open');
    expect(callsTo(backend, '/move-to-open')).toHaveLength(1);
    expect(takenOn(server, backend, name)).toHaveLength(1);
  });
});

test.describe('two tabs act on one order', () => {
  test(
    'the second gets a message, nothing is done twice, and both show the same state',
    { tag: '@hazard:done-twice' },
    async ({ page, context, server, openApp, backend }) => {
      const other = await context.newPage();
      await openApp(holdOrdersPath);
      await openApp(holdOrdersPath, other);
      const name = await openOrder(page, 0);
      expect(await openOrder(other, 0)).toBe(name);
      const act = async (on: Page, what: string) => {
        await on.getByRole('group', { name: 'Actions', exact: true }).getByRole('button', { name: what }).click();
        await dialog(on).getByRole('button', { name: what }).click();
      };
      await act(page, 'Move to Open');
      await expect(page.getByText(new RegExp(`${name} .*open`)).first()).toBeVisible();
      expect(stageOf(server, backend, name)).toBe('open');

      await act(other, 'Move to Open');
      await expect(
        other
          .getByRole('alert')
          .getByText(/cannot|not .*hold|already|no longer/i)
          .first(),
      ).toBeVisible();
      expect(stageOf(server, backend, name)).toBe('open');
      // The list has been read again: the order has left it here too.
      await expect.poll(async () => (await namesIn(other)).includes(name)).toBe(false);
      await expect.poll(async () => namesIn(other)).toEqual(await namesIn(page));
      // One timeline entry: the refused action has none.
      expect(takenOn(server, backend, name)).toHaveLength(1);
      expect(await hasFocus(other)).toBe(true);
    },
  );

  test('in bulk: orders that the other tab has moved are named, and the others are moved', async ({
    page,
    context,
    server,
    openApp,
    backend,
  }) => {
    const other = await context.newPage();
    await openApp(holdOrdersPath);
    await openApp(holdOrdersPath, other);
    await expect(rows(page).first()).toBeVisible();
    await expect(rows(other).first()).toBeVisible();
    const names = await namesIn(page);
    const taken = await openOrder(other, 1);
    await page.getByRole('checkbox', { name: /Select All/ }).check();
    await button(page, 'Move to Open').click();
    await expect(dialog(page).getByRole('heading', { name: `${names.length} Selected Orders` })).toBeVisible();

    await other
      .getByRole('group', { name: 'Actions', exact: true })
      .getByRole('button', { name: 'Close Order' })
      .click();
    await dialog(other).getByRole('button', { name: 'Close Order' }).click();
    await expect.poll(() => stageOf(server, backend, taken)).toBe('closed');

    await dialog(page)
      .getByRole('button', { name: `Move ${names.length} orders to open` })
      .click();
    await expect(page.getByText(taken).first()).toBeVisible();
    await expect.poll(() => names.filter((name) => stageOf(server, backend, name) !== 'open')).toEqual([taken]);
    expect(stageOf(server, backend, taken)).toBe('closed');
    expect(callsTo(backend, '/move-to-open-bulk')).toHaveLength(1);
  });
});

test.describe('a prompt does what it says', () => {
  test(
    'a bulk action while the list refreshes sends exactly the counted orders',
    { tag: '@hazard:unpromised-orders' },
    async ({ page, server, openApp, backend }) => {
      await openApp(holdOrdersPath);
      await expect(rows(page).first()).toBeVisible();
      const before = await namesIn(page);
      const single = await openOrder(page, 0);
      // The order has moved; the list without it is still loading.
      await page
        .getByRole('group', { name: 'Actions', exact: true })
        .getByRole('button', { name: 'Move to Open' })
        .click();
      const release = backend.hold(({ path }) => path === '/list-order');
      await dialog(page).getByRole('button', { name: 'Move to Open' }).click();
      await expect.poll(() => stageOf(server, backend, single)).toBe('open');
      await page.getByRole('checkbox', { name: /Select All/ }).check();
      await button(page, 'Move to Close').first().click();
      const heading = await dialog(page).getByRole('heading').innerText();
      const promised = Number(/(\d+) Selected Orders/.exec(heading)?.[1]);
      release();
      await expect
        .poll(async () => (await page.locator('[role=grid] [role=row] a').allInnerTexts()).length)
        .toBe(before.length - 1);
      await expect(dialog(page).getByRole('heading')).toHaveText(heading, { useInnerText: true });
      await dialog(page)
        .getByRole('button', { name: /^Close \d+ orders$/ })
        .click();
      await expect.poll(() => callsTo(backend, '/move-to-close-bulk').length).toBe(1);
      const sent = (callsTo(backend, '/move-to-close-bulk')[0]?.body as { order_ids: unknown[] } | undefined)
        ?.order_ids;
      expect(sent).toHaveLength(promised);
      // An order that the page reported as moved to open is not closed.
      expect(stageOf(server, backend, single)).toBe('open');
      expect(promised).toBe(before.length - 1);
      test.info().annotations.push({
        type: 'figure',
        description: `list refreshed under the prompt: ${promised} promised, ${sent?.length} sent`,
      });
    },
  );

  test(
    'Back during an order’s confirmation sends nothing, leaves nothing busy, and keeps a focus',
    { tag: '@hazard:unpromised-orders' },
    async ({ page, openApp, backend }) => {
      await openApp(holdOrdersPath);
      await openOrder(page, 1);
      await page
        .getByRole('group', { name: 'Actions', exact: true })
        .getByRole('button', { name: 'Close Order' })
        .click();
      await expect(dialog(page)).toBeVisible();
      await page.goBack();
      await expect(dialog(page)).not.toBeAttached();
      await expect.poll(() => hasFocus(page)).toBe(true);
      expect(changes(backend)).toEqual([]);
      await openOrder(page, 0);
    },
  );

  test('Back during a bulk prompt declines it, on the same list and on the way to another screen', async ({
    page,
    openApp,
    backend,
  }) => {
    await openApp(holdOrdersPath);
    await openOrder(page, 1);
    await page.getByRole('checkbox', { name: /Select All/ }).check();
    await button(page, 'Move to Close').click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).not.toBeAttached();
    await expect(rows(page).first()).toBeVisible();
    await expect.poll(() => hasFocus(page)).toBe(true);

    await openApp('/app/dashboard?period=all');
    await page.getByRole('region', { name: 'Orders by stage' }).getByRole('link', { name: 'Hold Orders' }).click();
    await page.getByRole('checkbox', { name: /Select All/ }).check();
    await button(page, 'Move to Close').click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    expect(changes(backend)).toEqual([]);
    await button(page, 'Expand Hold Orders').click();
    await expect(rows(page).first()).toBeVisible();
  });
});

test.describe('a laptop that slept for eight hours', () => {
  const eightHours = 8 * 60 * 60_000;
  const ages = (page: Page) => page.getByRole('grid').innerText();

  test(
    'no storm of requests, ages are up to date, and the next request is answered',
    { tag: '@hazard:memory-growth' },
    async ({ page, openApp, backend }) => {
      await page.clock.install();
      await openApp('/app/dashboard-v0/allorders');
      await expect(rows(page).first()).toBeVisible();
      const before = backend.calls.length;
      const was = await ages(page);
      await page.clock.fastForward(eightHours);
      await expect.poll(() => ages(page)).toMatch(/8 hours ago/);
      expect(await ages(page)).not.toBe(was);
      await page.clock.runFor(120_000);
      // After hours of sleep the page renews its token and reads each path once, then once a minute until the stream of changes is back.
      // The two minutes that the test waits may end earlier.
      const paths = backend.calls.slice(before).map(({ path }) => path);
      for (const path of new Set(paths)) expect(paths.filter((other) => other === path).length).toBeLessThanOrEqual(3);
      expect(['/hub/events', '/hub/providers', '/list-order', '/shopInfo', '/stats']).toEqual(
        expect.arrayContaining(paths),
      );
      await page.getByLabel('Period', { exact: true }).selectOption('all');
      await expect.poll(() => callsTo(backend, '/list-order').at(-1)?.query.get('fix')).toBe('all');
      await expect(rows(page).first()).toBeVisible();
    },
  );

  test('the session has ended in between: one alert, typed text stays, and no more requests', async ({
    page,
    openApp,
    pageErrors,
    backend,
    waitUntilSettled,
  }) => {
    await page.clock.install();
    await openApp('/app/dashboard-v0/allorders');
    await expect(rows(page).first()).toBeVisible();
    const asleep = backend.calls.length;
    await page.clock.fastForward(eightHours);
    await page.clock.runFor(5_000);
    // On waking, the page renewed the token and read the visible data again.
    await expect.poll(() => backend.calls.slice(asleep).map(({ path }) => path)).toContain('/shopInfo');
    await waitUntilSettled();
    // Ends the session on the backend.
    backend.sandbox.reset();
    const before = backend.calls.length;
    await filter(page).fill('5815');
    await page.clock.runFor(1_000);
    await expect(page.getByText('Session expired, please reload the page!')).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(page.getByText('Session expired, please reload the page!')).toHaveCount(1);
    expect(await page.evaluate(() => (window as unknown as { sessionMarker: unknown }).sessionMarker)).toBe('e40');
    await expect(filter(page)).toHaveValue('5815');
    expect(
      backend.calls
        .slice(before)
        .map(({ path, status }) => `${path} ${status}`)
        .sort(),
    ).toEqual(['/list-order 401']);
    // Only the browser's own line for the 401 is in the console.
    expect(pageErrors.splice(0).filter((line) => !/status of 401/.test(line))).toEqual([]);
  });
});

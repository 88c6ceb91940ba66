import { AxeBuilder } from '@axe-core/playwright';
import {
  adminRoutes,
  type AppRoute,
  appRoutes,
  type AppScreen,
  type AppTab,
  publicRoutes,
} from '@hub/domain/navigation';
import { brandName } from '@hub/domain/shared';
import type { Page, Request } from 'playwright';
import { describe, expect, test } from 'vitest';
import { inspectControls } from './inspectControls.ts';
import { openBrowser } from './openBrowser.ts';
import { findLayoutFaults } from './findLayoutFaults.ts';
import { pressEverything } from './pressEverything.ts';
import type { RunningServer } from './startServer.ts';

/** The widths at which every screen has to work. */
const widths = [320, 490, 768, 1040, 1440];
/** The width at which axe looks on: the navigation stands beside the screen, and nothing is left out. */
const axeWidth = 1040;

/** An address, and what stands there. */
interface RouteCase {
  path: string;
  route: AppRoute;
  tab: AppTab | null;
}

/** Every address of §2's table under /app, that of each tab included. */
const routeCases: readonly RouteCase[] = appRoutes.flatMap((route) => [
  { path: route.path, route, tab: route.tabs[0] ?? null },
  ...route.tabs.map((tab) => ({ path: tab.path, route, tab })),
]);
const screens = [...new Set(appRoutes.map(({ screen }) => screen))];

/** What a person who may only look must find off, by screen; names as the controls have them, `#` for numbers. */
const disabledForViewers: Partial<Record<AppScreen, readonly string[]>> = {
  dashboard: ['Export', 'Select #'],
  orderList: [
    'Export',
    'Select #',
    'Ship Now',
    'Move to Open',
    'Move to Close',
    'Action',
    'Hold Order',
    'Run Shipment Workflows',
    'Close Order',
  ],
  settings: ['Choose Elite'],
};

const sessions = [
  { who: 'the owner', argv: ['--scenario', 'owner'], canEdit: true },
  { who: 'somebody who may only look', argv: ['--scenario', 'view-only'], canEdit: false },
];

describe.each(sessions)('$who walks every route of §2', ({ argv, canEdit }) => {
  let server: RunningServer;
  let page: Page;
  /** Asked and not answered yet. */
  let pending: Set<Request>;

  const open = openBrowser({ argv }, (given) => {
    ({ server, page } = given);
    pending = new Set();
    const { origin } = new URL(server.address);
    page.on('request', (request) => {
      pending.add(request);
      if (!request.url().startsWith(`${origin}/`)) given.pageErrors.push(`left the origin: ${request.url()}`);
      // Looking around changes nothing, whoever looks.
      if (request.method() !== 'GET') given.pageErrors.push(`sent ${request.method()} ${request.url()}`);
    });
    const onAnswered = (request: Request) => pending.delete(request);
    page.on('requestfinished', onAnswered).on('requestfailed', onAnswered);
  });

  /** Nothing is awaited and nothing is busy. */
  async function waitUntilSettled(): Promise<void> {
    await expect
      .poll(async () => ({ pending: pending.size, busy: await page.locator('[aria-busy=true]:visible').count() }), {
        interval: 15,
        timeout: 30_000,
      })
      .toEqual({ pending: 0, busy: 0 });
  }

  /** Goes to an address as Back and Forward do, without loading the app again. */
  async function goTo(path: string, title: string): Promise<void> {
    await page.evaluate((to) => {
      history.pushState({ idx: history.length }, '', to + location.search);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, path);
    await page.waitForFunction((expectedTitle) => document.title === expectedTitle, title);
    await waitUntilSettled();
  }

  /** What is wrong with the screen that is open. Whoever may only look has the same room for it as the owner. */
  async function faults(): Promise<string[]> {
    const found: string[] = [];
    for (const width of canEdit ? widths : [axeWidth]) {
      await page.setViewportSize({ width, height: 600 });
      found.push(...(await findLayoutFaults(page)).map((fault) => `at ${width} px: ${fault}`));
      if (width === axeWidth) found.push(...(await violations()));
    }
    return found;
  }

  /**
   * Not axe's advice that all content stand in a landmark, which Polaris' top bar does not. In one page without frames,
   * so without a page of its own to gather from them.
   */
  async function violations(): Promise<string[]> {
    const axe = new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .disableRules(['region'])
      .setLegacyMode();
    const found = await axe.analyze();
    return found.violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }

  /** The heading, the selected tab and the address; a screen with something on it. */
  async function expectRoute({ path, route, tab }: RouteCase): Promise<void> {
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts(), path).toEqual([route.title]);
    expect(
      await page
        .getByRole('navigation', { name: `${route.title} tabs` })
        .locator('[aria-current=page]')
        .allInnerTexts(),
      path,
    ).toEqual(tab ? [tab.title] : []);
    expect((await page.getByRole('main').innerText()).length, `${path} is nearly blank`).toBeGreaterThan(100);
  }

  test.each(screens)(
    '%s: title, tab, nothing that axe finds, whole at every width, and what is off says why',
    async (screen) => {
      const disabled = new Set<string>();
      const found = new Set<string>();
      if (screen === 'onboarding') {
        await page.route('**/shopInfo?*', async (route) => {
          const response = await route.fetch();
          const { data } = (await response.json()) as { data: object };
          await route.fulfill({ response, json: { data: { ...data, onboard_status: '0' } } });
        });
      }
      await open('/app/dashboard');
      /** The same screen at a second address is the same screen. */
      const seen = new Set<string>();
      for (const routeCase of routeCases.filter(({ route }) => route.screen === screen)) {
        const { path, route, tab } = routeCase;
        await goTo(path, `${tab ? `${tab.title} · ` : ''}${route.title} · ${brandName}`);
        await expectRoute(routeCase);
        const what = `${tab?.title} ${route.title}`;
        if (seen.has(what)) continue;
        seen.add(what);
        for (const fault of await faults()) found.add(`${path} ${fault}`);
        const collectControls = async () => {
          await waitUntilSettled();
          const controls = await inspectControls(page);
          for (const name of controls.disabled) disabled.add(name);
          for (const name of controls.unexplained) found.add(`${path} does not say why it is off: ${name}`);
        };
        await collectControls();
        // Whatever they press, nothing is sent that changes anything.
        if (!canEdit) await pressEverything(page, collectControls);
      }
      expect([...found]).toEqual([]);
      if (!canEdit) expect([...disabled]).toEqual(expect.arrayContaining([...(disabledForViewers[screen] ?? [])]));
    },
  );

  test('addresses that lead elsewhere: onboarding that is over, and those that nobody knows', async () => {
    await open('/app');
    const lands = async (path: string, at: string) => {
      await page.waitForURL((url) => url.pathname === at);
      await page.waitForFunction((title) => document.title === title, `Dashboard · ${brandName}`);
      await waitUntilSettled();
      expect(await page.getByRole('heading', { level: 1 }).allInnerTexts(), path).toEqual(['Dashboard']);
    };
    await lands('/app', '/app/dashboard');
    for (const path of ['/app/onboard', '/app/nowhere', '/app/settings/nowhere', '/app/dashboard/errororders']) {
      await goTo(path, `Dashboard · ${brandName}`);
      await lands(path, '/app/dashboard');
    }
    await goTo('/app/dashboard-v0/nowhere', `Dashboard · ${brandName}`);
    await lands('/app/dashboard-v0/nowhere', '/app/dashboard-v0/nowhere');
    // In the tab of somebody who has been in the app, without shop and host.
    for (const path of ['/404', '/nowhere']) {
      await page.goto(new URL(path, server.address).href);
      await lands(path, '/app/dashboard');
    }
  });

  test('the public site and the admin area, in the same browser', async () => {
    await open('/app/dashboard');
    for (const { path, screen, title } of publicRoutes) {
      await page.goto(new URL(path, server.address).href);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await waitUntilSettled();
      expect(await page.title()).toBe(screen === 'home' ? brandName : `${title} · ${brandName}`);
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await findLayoutFaults(page)).toEqual([]);
    }
    for (const { path, needsToken } of adminRoutes) {
      await page.goto(new URL(path, server.address).href);
      await page.getByLabel('Admin token').waitFor();
      expect(new URL(page.url()).pathname).toBe(needsToken ? '/admin/login' : path);
      expect(await page.title()).toBe(`Admin login · ${brandName}`);
    }
    await page.goto(new URL('/admin/nowhere', server.address).href);
    await page.waitForURL((url) => url.pathname === '/');
  });
});

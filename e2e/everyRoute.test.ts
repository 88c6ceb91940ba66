import {
  adminRoutes,
  type AppRoute,
  appRoutes,
  type AppScreen,
  type AppTab,
  publicRoutes,
} from '@hub/domain/navigation';
import { brandName } from '@hub/domain/shared';
import type { Page } from '@playwright/test';
import { inspectControls } from './inspectControls.ts';
import { expect, test } from './fixtures.ts';
import { findLayoutFaults } from './findLayoutFaults.ts';
import { pressEverything } from './pressEverything.ts';

/** POSTs that only calculate, so viewers may send them. */
const changesNothing = ['/hub/routing/simulate', '/hub/workflows/preview'];

/** Widths in px at which every screen has to work. */
const widths = [320, 490, 768, 1040, 1440];

/** An address with the route and tab that it opens. */
interface RouteCase {
  path: string;
  route: AppRoute;
  tab: AppTab | null;
}

/** Every address of the table in §2 under /app, including each tab. */
const routeCases: readonly RouteCase[] = appRoutes.flatMap((route) => [
  { path: route.path, route, tab: route.tabs[0] ?? null },
  ...route.tabs.map((tab) => ({ path: tab.path, route, tab })),
]);
const screens = [...new Set(appRoutes.map(({ screen }) => screen))];

/** Controls that must be disabled for viewers, by screen, with their accessible names and `#` for numbers. */
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
  { who: 'the owner', scenario: 'owner', canEdit: true },
  { who: 'a person who may only view', scenario: 'view-only', canEdit: false },
];

for (const { who, scenario, canEdit } of sessions)
  test.describe(`${who} walks every route of §2`, () => {
    // Playwright evaluates its checks in every frame, and the frame of a mail runs no scripts.
    test.use({ sandbox: { scenario }, expectedConsoleErrors: /^Blocked script execution in 'about:srcdoc'/ });

    test.beforeEach(({ page, pageErrors }) => {
      // Visiting screens sends no changes.
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (request.method() !== 'GET' && !changesNothing.includes(pathname))
          pageErrors.push(`sent ${request.method()} ${request.url()}`);
      });
    });

    /** Navigates like Back and Forward, without reloading the app. */
    async function goTo(page: Page, waitUntilSettled: () => Promise<void>, path: string, title: string): Promise<void> {
      await page.evaluate((to) => {
        history.pushState({ idx: history.length }, '', to + location.search);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      }, path);
      await page.waitForFunction((expectedTitle) => document.title === expectedTitle, title);
      await waitUntilSettled();
    }

    /** Layout faults of the open screen. Only one session checks all widths, because both have the same layout. */
    async function faults(page: Page): Promise<string[]> {
      const found: string[] = [];
      for (const width of canEdit ? widths : [1040]) {
        await page.setViewportSize({ width, height: 600 });
        found.push(...(await findLayoutFaults(page)).map((fault) => `at ${width} px: ${fault}`));
      }
      return found;
    }

    /** Checks heading, selected tab and address, and that the screen is not empty. */
    async function expectRoute(page: Page, { path, route, tab }: RouteCase): Promise<void> {
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText([route.title]);
      await expect(
        page.getByRole('navigation', { name: `${route.title} tabs` }).locator('[aria-current=page]'),
        path,
      ).toHaveText(tab ? [tab.title] : []);
      expect((await page.getByRole('main').innerText()).length, `${path} is nearly blank`).toBeGreaterThan(100);
    }

    for (const screen of screens)
      test(
        `${screen}: has its title and tab, fits every width, and disabled controls say why`,
        { tag: ['@§1.11', '@§2.10', '@§2.11', '@§2.18', '@§2.21', '@§2.25', '@§2.31', '@§6.9', '@§9.16'] },
        async ({ page, openApp, waitUntilSettled }) => {
          const disabled = new Set<string>();
          const found = new Set<string>();
          if (screen === 'onboarding') {
            await page.route('**/shopInfo?*', async (route) => {
              const response = await route.fetch();
              const { data } = (await response.json()) as { data: object };
              await route.fulfill({ response, json: { data: { ...data, onboard_status: '0' } } });
            });
          }
          await openApp('/app/dashboard');
          /** Checks a screen once, even if it has two addresses. */
          const seen = new Set<string>();
          for (const routeCase of routeCases.filter(({ route }) => route.screen === screen)) {
            const { path, route, tab } = routeCase;
            await goTo(page, waitUntilSettled, path, `${tab ? `${tab.title} · ` : ''}${route.title} · ${brandName}`);
            await expectRoute(page, routeCase);
            const what = `${tab?.title} ${route.title}`;
            if (seen.has(what)) continue;
            seen.add(what);
            for (const fault of await faults(page)) found.add(`${path} ${fault}`);
            const collectControls = async () => {
              await waitUntilSettled();
              const controls = await inspectControls(page);
              for (const name of controls.disabled) disabled.add(name);
              for (const name of controls.unexplained) found.add(`${path} does not say why it is off: ${name}`);
            };
            await collectControls();
            // A viewer may press everything; nothing may send a change.
            if (!canEdit) await pressEverything(page, collectControls);
          }
          expect([...found]).toEqual([]);
          if (!canEdit) expect([...disabled]).toEqual(expect.arrayContaining([...(disabledForViewers[screen] ?? [])]));
        },
      );

    test(
      'redirects finished onboarding and unknown addresses',
      { tag: '@§2.12' },
      async ({ page, openApp, waitUntilSettled }) => {
        await openApp('/app');
        const lands = async (path: string, at: string) => {
          await page.waitForURL((url) => url.pathname === at);
          await page.waitForFunction((title) => document.title === title, `Dashboard · ${brandName}`);
          await waitUntilSettled();
          await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(['Dashboard']);
        };
        await lands('/app', '/app/dashboard');
        for (const path of ['/app/onboard', '/app/nowhere', '/app/settings/nowhere', '/app/dashboard/errororders']) {
          await goTo(page, waitUntilSettled, path, `Dashboard · ${brandName}`);
          await lands(path, '/app/dashboard');
        }
        await goTo(page, waitUntilSettled, '/app/dashboard-v0/nowhere', `Dashboard · ${brandName}`);
        await lands('/app/dashboard-v0/nowhere', '/app/dashboard-v0/nowhere');
        // In a tab that already opened the app, an address works without shop and host.
        for (const path of ['/404', '/nowhere']) {
          await page.goto(path);
          await lands(path, '/app/dashboard');
        }
      },
    );

    test(
      'the public site and the admin area, in the same browser',
      { tag: ['@§2.13', '@§2.38'] },
      async ({ page, openApp, waitUntilSettled }) => {
        await openApp('/app/dashboard');
        for (const { path, screen, title } of publicRoutes) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await waitUntilSettled();
          await expect(page).toHaveTitle(screen === 'home' ? brandName : `${title} · ${brandName}`);
          expect(new URL(page.url()).pathname).toBe(path);
          expect(await findLayoutFaults(page)).toEqual([]);
        }
        for (const { path, needsToken } of adminRoutes) {
          await page.goto(path);
          await expect(page.getByLabel('Admin token')).toBeVisible();
          expect(new URL(page.url()).pathname).toBe(needsToken ? '/admin/login' : path);
          await expect(page).toHaveTitle(`Admin login · ${brandName}`);
        }
        await page.goto('/admin/nowhere');
        await page.waitForURL((url) => url.pathname === '/');
      },
    );
  });

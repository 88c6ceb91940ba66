import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { accessOf } from '../permissions/accessOf.ts';
import type { Access } from '../shared/access/Access.ts';
import { type SectionId, sections } from '../shared/access/sections.ts';
import { adminRoutes } from './adminRoutes.ts';
import { appRoutes } from './appRoutes.ts';
import { areaOf } from './areaOf.ts';
import { appPaths, findAppRoute } from './findAppRoute.ts';
import { navigationEntries, viewableTabs } from './navigationEntries.ts';
import { adminDecision, publicDecision, unknownPathDecision } from './publicDecision.ts';
import { publicRoutes } from './publicRoutes.ts';
import { isOnboarded, leadsSomewhere, routeDecision } from './routeDecision.ts';

const everySection: readonly SectionId[] = Object.values(sections);
const owner = accessOf({ role: '1', permission: null });

function viewing(...ids: SectionId[]): Access {
  return accessOf({ role: '3', permission: JSON.stringify(ids.map((id) => ({ id, view: true, edit: true }))) });
}

/** §2 again, written by hand: each address and the section that opens it. */
const table: readonly (readonly [string, SectionId])[] = [
  ['/app', sections.settings],
  ['/app/onboard', sections.settings],
  ['/app/dashboard', sections.dashboard],
  ['/app/dashboard-v0', sections.dashboard],
  ['/app/dashboard-v0/allorders', sections.dashboard],
  ['/app/dashboard-v0/openorders', sections.dashboard],
  ['/app/dashboard-v0/needsreview', sections.dashboard],
  ['/app/dashboard-v0/ordersinfulfill', sections.dashboard],
  ['/app/dashboard-v0/shippedorders', sections.dashboard],
  ['/app/dashboard-v0/errororders', sections.dashboard],
  ['/app/dashboard-v0/holdorders', sections.dashboard],
  ['/app/dashboard-v0/backorders', sections.dashboard],
  ['/app/dashboard/allorders', sections.dashboard],
  ['/app/dashboard/openorders', sections.dashboard],
  ['/app/dashboard/ordersinfulfill', sections.dashboard],
  ['/app/dashboard/shippedorders', sections.dashboard],
  ['/app/workflows', sections.workflows],
  ['/app/workflows/allworkflows', sections.workflows],
  ['/app/workflows/orderupdate', sections.workflows],
  ['/app/workflows/shipmentupdate', sections.workflows],
  ['/app/inventory', sections.inventory],
  ['/app/inventory/allinventory', sections.inventory],
  ['/app/inventory/collection', sections.inventory],
  ['/app/inventory/weightandpackage', sections.inventory],
  ['/app/inventory/bundles', sections.inventory],
  ['/app/inventory/bulk-edit', sections.inventory],
  ['/app/inventory/universal-settings', sections.inventory],
  ['/app/insights', sections.tracking],
  ['/app/insights/orderreporting', sections.tracking],
  ['/app/insights/inventory', sections.tracking],
  ['/app/insights/comparisoncharts', sections.tracking],
  ['/app/integration', sections.integrations],
  ['/app/integration/installed', sections.integrations],
  ['/app/integration/directory', sections.integrations],
  ['/app/fulfillment', sections.locations],
  ['/app/fulfillment/batching', sections.locations],
  ['/app/fulfillment/batch-history', sections.locations],
  ['/app/fulfillment/shipping-mapping', sections.locations],
  ['/app/fulfillment/locations', sections.locations],
  ['/app/fulfillment/order-routing', sections.locations],
  ['/app/settings', sections.settings],
  ['/app/settings/companyinfo', sections.settings],
  ['/app/settings/usermanagement', sections.settings],
  ['/app/settings/batch_status', sections.locations],
  ['/app/settings/emailnotification', sections.settings],
  ['/app/settings/tracking', sections.settings],
  ['/app/settings/billing', sections.settings],
  ['/app/settings/contactus', sections.settings],
  ['/app/settings/knowledge', sections.settings],
  ['/app/settings/tags', sections.settings],
];

/** Not in §2: tabs that need a server capability. */
const ownTabs: readonly (readonly [string, SectionId, string])[] = [
  ['/app/settings/import', sections.settings, 'imports'],
];

/** Also not in §2; without its capability the tab says what it needs. */
const whatMayShip = '/app/settings/what-may-ship';

describe('App routes (§2)', () => {
  it('has exactly the addresses of the table', { tags: ['§2.10', '§2.25'] }, () => {
    expect([...appPaths()].sort()).toEqual([whatMayShip, ...[...table, ...ownTabs].map(([path]) => path)].sort());
  });

  test.each(ownTabs)('%s needs view on section %i and the capability "%s"', (path, section, capability) => {
    const others = viewing(...everySection.filter((id) => id !== section));
    expect(routeDecision(path, viewing(section), true, [capability]).kind).toBe('show');
    expect(routeDecision(path, viewing(section), true).kind).toBe('redirect');
    expect(routeDecision(path, viewing(section), true, ['other']).kind).toBe('redirect');
    expect(routeDecision(path, others, true, [capability]).kind).toBe('redirect');
    const match = findAppRoute(path);
    const titles = (capabilities: readonly string[]) =>
      match && viewableTabs(match.route, viewing(section), capabilities).map((tab) => tab.path);
    expect(titles([capability])).toContain(path);
    expect(titles([])).not.toContain(path);
  });

  test.each(table)(
    '%s needs only view on section %i',
    { tags: ['§2.9', '§2.11', '§2.17', '§2.18', '§2.21', '§2.25', '§2.31'] },
    (path, section) => {
      expect(routeDecision(path, viewing(section), false).kind).toBe('show');
      expect(routeDecision(path, viewing(...everySection.filter((id) => id !== section)), false).kind).not.toBe('show');
    },
  );

  test(
    'default tab 0: the address of an area shows its first tab',
    { tags: ['§2.18', '§2.21', '§2.25', '§2.31'] },
    () => {
      for (const [path, first] of [
        ['/app/workflows', 'allworkflows'],
        ['/app/inventory', 'allinventory'],
        ['/app/insights', 'orderreporting'],
        ['/app/fulfillment', 'batching'],
        ['/app/settings', 'companyinfo'],
      ]) {
        expect(findAppRoute(path ?? '')?.tab).toMatchObject({ slug: first, path: `${path}/${first}` });
        expect(findAppRoute(path ?? '')?.route.tabs[0]).toMatchObject({ slug: first });
      }
    },
  );

  test.each([
    ['/app/workflows/allworkflows', 0],
    ['/app/workflows/orderupdate', 1],
    ['/app/workflows/shipmentupdate', 2],
    ['/app/inventory/collection', 1],
    ['/app/inventory/weightandpackage', 2],
    ['/app/inventory/bundles', 3],
    ['/app/inventory/bulk-edit', 4],
    ['/app/inventory/universal-settings', 5],
  ])('%s is tab %i', { tags: ['§2.18', '§2.21'] }, (path, number) => {
    const match = findAppRoute(path);
    expect(match?.route.tabs.findIndex(({ slug }) => slug === match.tab?.slug)).toBe(number);
  });

  test('Tab 0 is named "Installed Apps", tab 1 "App Directory"', () => {
    expect(findAppRoute('/app/integration')?.route.tabs.map((tab) => tab.title)).toEqual([
      'Installed Apps',
      'App Directory',
    ]);
    expect(findAppRoute('/app/integration')?.route.title).toBe('Apps & Integrations');
  });

  test('each list screen has its tab number and title', { tags: ['§2.7', '§2.8'] }, () => {
    expect(
      appRoutes
        .filter((route) => route.screen === 'orderList')
        .map(({ path, orderTab, title }) => [path, orderTab, title]),
    ).toEqual([
      ['/app/dashboard-v0/allorders', 1, 'All Orders'],
      ['/app/dashboard-v0/openorders', 2, 'Open Orders'],
      ['/app/dashboard-v0/needsreview', 8, 'Needs User Review'],
      ['/app/dashboard-v0/ordersinfulfill', 3, 'Orders In Fulfillment'],
      ['/app/dashboard-v0/shippedorders', 4, 'Shipped Orders'],
      ['/app/dashboard-v0/errororders', 5, 'Errors'],
      ['/app/dashboard-v0/holdorders', 6, 'Hold Orders'],
      ['/app/dashboard-v0/backorders', 7, 'Back Orders'],
      ['/app/dashboard/allorders', 1, 'All Orders'],
      ['/app/dashboard/openorders', 2, 'Open Orders'],
      ['/app/dashboard/ordersinfulfill', 3, 'Orders In Fulfillment'],
      ['/app/dashboard/shippedorders', 4, 'Shipped Orders'],
    ]);
  });

  test('/app/dashboard-v0 is the dashboard, also for unknown children', { tags: '§2.6' }, () => {
    for (const path of [
      '/app/dashboard-v0',
      '/app/dashboard-v0/',
      '/app/dashboard-v0/anything',
      '/app/dashboard-v0/a/b',
    ]) {
      expect(routeDecision(path, owner, true)).toMatchObject({ kind: 'show', route: { screen: 'dashboard' } });
    }
  });

  test('the dashboard is the fallback for unknown /app paths', { tags: '§2.5' }, () => {
    for (const path of [
      '/app/nothing',
      '/app/workflows/nothing',
      '/app/dashboard/errororders',
      '/app/dashboard-v1',
      '/app/ordersinfulfill',
      '/app/fulfill',
      '/app//evil.com',
    ]) {
      expect(routeDecision(path, owner, true)).toEqual({ kind: 'redirect', to: '/app/dashboard' });
    }
  });

  test('ignores a trailing slash', () => {
    for (const [path] of table) expect(findAppRoute(`${path}/`)).toEqual(findAppRoute(path));
  });
});

describe('onboarding; redirects to dashboard when onboard_status is "1" (§2)', () => {
  test.each(['/app', '/app/onboard'])('%s', { tags: ['§2.17', '§6.11'] }, (path) => {
    expect(routeDecision(path, owner, true)).toEqual({ kind: 'redirect', to: '/app/dashboard' });
    expect(routeDecision(path, owner, false)).toMatchObject({ kind: 'show', route: { screen: 'onboarding' } });
    expect(routeDecision(path, viewing(sections.dashboard), false)).toEqual({ kind: 'redirect', to: '/app/dashboard' });
  });

  test.each([
    ['1', true],
    ['0', false],
    ['', false],
    ['true', false],
    [null, false],
  ])('Onboarded when onboard_status is "1" (§9): %j', { tags: '§9.19' }, (status, onboarded) => {
    expect(isOnboarded(status)).toBe(onboarded);
  });
});

describe('A route without view permission redirects to /app/dashboard (§2)', () => {
  test.each([...table.map(([path]) => path).filter((path) => path !== '/app/dashboard'), '/app/dashboard-v0/nothing'])(
    '%s',
    { tags: '§2.3' },
    (path) => {
      expect(routeDecision(path, viewing(), false)).toEqual({ kind: 'redirect', to: '/app/dashboard' });
    },
  );

  it('the dashboard is a notice, not a redirect, without view on section 1', { tags: '§2.4' }, () => {
    expect(routeDecision('/app/dashboard', viewing(sections.workflows), true)).toEqual({
      kind: 'noAccess',
      section: sections.dashboard,
    });
  });

  it('`/app/insights` is guarded by 7 and not by 8', { tags: '§6.12' }, () => {
    expect(routeDecision('/app/insights', viewing(sections.tracking), true).kind).toBe('show');
    expect(routeDecision('/app/insights', viewing(sections.insights), true).kind).toBe('redirect');
  });

  it('`batch_status` needs 6 and not 5', () => {
    expect(routeDecision('/app/settings/batch_status', viewing(sections.locations), true).kind).toBe('show');
    expect(routeDecision('/app/settings/batch_status', viewing(sections.settings), true).kind).toBe('redirect');
    expect(routeDecision('/app/settings', viewing(sections.locations), true).kind).toBe('redirect');
  });

  it(
    'redirects end after one step for every address and every set of sections',
    { tags: ['§6.8', 'hazard:permissions'] },
    () => {
      const paths = fc.oneof(
        fc.constantFrom(...table.map(([path]) => path)),
        fc.webPath().map((path) => `/app${path}`),
        fc.string().map((text) => `/app/${text}`),
      );
      fc.assert(
        fc.property(paths, fc.subarray([...everySection]), fc.boolean(), (path, viewable, onboarded) => {
          const decision = routeDecision(path, viewing(...viewable), onboarded);
          if (decision.kind !== 'redirect') return;
          expect(areaOf(decision.to)).toBe('app');
          expect(routeDecision(decision.to, viewing(...viewable), onboarded).kind).toMatch(/^(show|noAccess)$/);
        }),
      );
    },
  );
});

describe('navigation', () => {
  it('leads the owner to every area, and to onboarding until it is over', { tags: '§1.11' }, () => {
    expect(navigationEntries(owner, true).map(({ title, path }) => [title, path])).toEqual([
      ['Dashboard', '/app/dashboard'],
      ['Workflows', '/app/workflows'],
      ['Inventory', '/app/inventory'],
      ['Insights', '/app/insights'],
      ['Apps & Integrations', '/app/integration'],
      ['Fulfillment', '/app/fulfillment'],
      ['Settings', '/app/settings'],
    ]);
    expect(navigationEntries(owner, false)[0]?.path).toBe('/app/onboard');
  });

  it('offers no link that would redirect', () => {
    fc.assert(
      fc.property(fc.subarray([...everySection]), fc.boolean(), (viewable, onboarded) => {
        const access = viewing(...viewable);
        for (const { path } of navigationEntries(access, onboarded))
          expect(routeDecision(path, access, onboarded).kind).toBe('show');
        for (const route of appRoutes) {
          for (const tab of viewableTabs(route, access))
            expect(routeDecision(tab.path, access, onboarded).kind).toBe('show');
        }
      }),
    );
  });

  it('links to the one settings tab of a person who may view only Locations', () => {
    expect(navigationEntries(viewing(sections.locations), true).map((entry) => entry.path)).toEqual([
      '/app/fulfillment',
      '/app/settings/batch_status',
    ]);
    const settings = findAppRoute('/app/settings')?.route;
    expect(settings && viewableTabs(settings, viewing(sections.settings)).map((tab) => tab.title)).not.toContain(
      'Batch status',
    );
  });
});

describe('Admin and public routes (§2)', () => {
  test.each([
    '/',
    '/home',
    '/pricing',
    '/features',
    '/login',
    '/privacy',
    '/terms-of-use',
    '/acceptable',
    '/passwordReset',
    '/learn',
  ])('%s is public, session or not', { tags: '§2.40' }, (path) => {
    for (const mayEnter of [true, false])
      expect(publicDecision(path, mayEnter)).toMatchObject({ kind: 'show', route: { path } });
  });

  test('/learn and /learn/* (learn pages)', { tags: '§2.41' }, () => {
    for (const path of ['/learn', '/learn/', '/learn/integration', '/learn/order-workflows', '/learn/a/b'])
      expect(publicDecision(path, true)).toMatchObject({ route: { screen: 'learn' } });
    expect(publicDecision('/learning', false)).toMatchObject({ route: { screen: 'home' } });
  });

  test('/404 and other unknown paths redirect to /app/dashboard with a session or host', { tags: '§2.12' }, () => {
    for (const path of ['/404', '/nothing', '/application', '/passwordreset', '//evil.com'])
      expect(publicDecision(path, true)).toEqual({ kind: 'redirect', to: '/app/dashboard' });
    expect(unknownPathDecision(true)).toEqual({ kind: 'redirect', to: '/app/dashboard' });
  });

  test('Anything else shows home, without one', { tags: '§2.43' }, () => {
    for (const path of ['/404', '/nothing', '/application', '//evil.com', '/app/x', '/admin/x'])
      expect(publicDecision(path, false)).toMatchObject({ kind: 'show', route: { screen: 'home' } });
  });

  test('/admin and /admin/login show the admin login page', { tags: '§2.36' }, () => {
    for (const path of ['/admin', '/admin/', '/admin/login']) {
      for (const hasToken of [true, false])
        expect(adminDecision(path, hasToken)).toMatchObject({ kind: 'show', route: { screen: 'login' } });
    }
  });

  test.each(['/admin/editor', '/admin/dashboard', '/admin/store', '/admin/client', '/admin/discount'])(
    '%s shows the admin editor and needs an admin token',
    { tags: '§2.37' },
    (path) => {
      expect(adminDecision(path, true)).toMatchObject({ kind: 'show', route: { screen: 'editor' } });
      expect(adminDecision(path, false)).toEqual({ kind: 'redirect', to: '/admin/login' });
    },
  );

  test('Other unknown admin paths redirect to /', { tags: '§2.39' }, () => {
    for (const path of ['/admin/nothing', '/admin/editor/x', '/admin/Editor']) {
      for (const hasToken of [true, false])
        expect(adminDecision(path, hasToken)).toEqual({ kind: 'redirect', to: '/' });
    }
  });

  it("no area's path is in another area's table", { tags: '§1.10' }, () => {
    for (const route of publicRoutes) expect(areaOf(route.path)).toBe('public');
    for (const route of adminRoutes) expect(areaOf(route.path)).toBe('admin');
    for (const path of appPaths()) expect(areaOf(path)).toBe('app');
  });

  test.each([
    ['/app', 'app'],
    ['/app?shop=x', 'app'],
    ['/app#x', 'app'],
    ['/app/dashboard', 'app'],
    ['/application', 'public'],
    ['/admin/x', 'admin'],
    ['/administrator', 'public'],
    ['//app', 'public'],
    ['https://evil.com/app', 'public'],
  ] as const)('%s belongs to %s', { tags: '§2.13' }, (path, area) => {
    expect(areaOf(path)).toBe(area);
  });
});

it('redirects always end, for any address, staff, session and token', () => {
  const paths = fc.oneof(
    fc.webPath(),
    fc.constantFrom(
      '/',
      '/404',
      '/admin',
      '/admin/editor',
      '/admin/x',
      '/app',
      '/app/x',
      '/app/onboard',
      '/app/dashboard',
      '/app/insights',
    ),
  );
  fc.assert(
    fc.property(
      paths,
      fc.subarray([...everySection]),
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      (start, viewable, onboarded, mayEnter, hasToken) => {
        const access = viewing(...viewable);
        const step = (path: string): string | null => {
          const area = areaOf(path);
          if (area === 'app' && !mayEnter) return '/login';
          const decision =
            area === 'app'
              ? routeDecision(path, access, onboarded)
              : area === 'admin'
                ? adminDecision(path, hasToken)
                : publicDecision(path, mayEnter);
          return decision.kind === 'redirect' ? decision.to : null;
        };
        let at: string | null = start;
        let steps = 0;
        while (at !== null && steps < 10) {
          at = step(at);
          steps += 1;
        }
        expect(steps).toBeLessThanOrEqual(3);
      },
    ),
  );
});

test.each<[string, Access, string[], boolean]>([
  ['/app/inventory/weightandpackage', owner, ['products'], true],
  ['/app/inventory/weightandpackage', owner, [], false],
  ['/app/inventory/weightandpackage', viewing(sections.dashboard), ['products'], false],
  ['/app/workflows', owner, ['workflows'], true],
  ['/app/workflows', owner, [], false],
  ['/app/dashboard', owner, [], true],
  ['/app/nowhere', owner, [], false],
])('%s leads somewhere only for people and on servers that have the tab (%#)', (path, access, capabilities, leads) => {
  expect(leadsSomewhere(path, access, capabilities)).toBe(leads);
});

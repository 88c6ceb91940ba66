import { type SectionId, sections } from '../shared/access/sections.ts';
import { type TabNumber, tabs } from '../shared/orders/tabs.ts';
import { tabNames } from '../shared/orders/tabNames.ts';
import type { Capability } from '../shared/shop/capabilities.ts';
import { inLanguage } from '../languages/inLanguage.ts';
import type { ScreenCapability } from './unavailable.ts';

/** A route's screen; `web` has one component per screen. */
export type AppScreen =
  | 'onboarding'
  | 'dashboard'
  | 'orderList'
  | 'workflows'
  | 'inventory'
  | 'insights'
  | 'integrations'
  | 'fulfillment'
  | 'settings';

/** A tab with its own path. */
export interface AppTab {
  /** Last path segment. */
  slug: string;
  path: string;
  title: string;
  section: SectionId;
  /** Server capability that the tab needs to exist; `null` for none. */
  hiddenWithout: Capability | null;
  /** Without this capability the tab only says where its work is done; `null` for none. */
  needs: ScreenCapability | null;
}

/** One row of §2's app routes. */
export interface AppRoute {
  path: string;
  screen: AppScreen;
  title: string;
  /** Section whose view permission the route needs; a tab can need another. */
  section: SectionId;
  /** Empty for a screen without tabs; the route's own path shows the first. */
  tabs: readonly AppTab[];
  /** The tab of an `orderList` screen; null for other screens. */
  orderTab: TabNumber | null;
  /** Unknown child paths show this screen; for other routes they redirect to the dashboard. */
  takesUnknownChildren: boolean;
}

/** Titles of the screens and tabs (§2), also used by the main navigation. */
export const routeTitles = inLanguage('routeTitles', {
  screens: {
    onboarding: 'Onboarding',
    dashboard: 'Dashboard',
    workflows: 'Workflows',
    inventory: 'Inventory',
    insights: 'Insights',
    integrations: 'Apps & Integrations',
    fulfillment: 'Fulfillment',
    settings: 'Settings',
  } satisfies Record<Exclude<AppScreen, 'orderList'>, string>,
  tabs: {
    allworkflows: 'All workflows',
    orderupdate: 'Order update',
    shipmentupdate: 'Shipment update',
    allinventory: 'All inventory',
    collection: 'Collection',
    weightandpackage: 'Weight and package',
    bundles: 'Bundles',
    'bulk-edit': 'Bulk edit',
    'universal-settings': 'Universal settings',
    orderreporting: 'Order reporting',
    inventory: 'Inventory',
    comparisoncharts: 'Comparison charts',
    installed: 'Installed Apps',
    directory: 'App Directory',
    batching: 'Batching',
    'batch-history': 'Batch history',
    'shipping-mapping': 'Shipping mapping',
    locations: 'Locations',
    'order-routing': 'Order routing',
    companyinfo: 'Company info',
    usermanagement: 'Users',
    batch_status: 'Batch status',
    emailnotification: 'Email',
    tracking: 'Tracking',
    billing: 'Billing',
    contactus: 'Contact us',
    knowledge: 'Knowledge',
    'what-may-ship': 'What may ship',
    tags: 'Tags',
    import: 'Import',
  },
});

/** A tab; its section defaults to its route's. */
interface TabRow extends Partial<Pick<AppTab, 'section' | 'hiddenWithout' | 'needs'>> {
  slug: keyof typeof routeTitles.tabs;
}

/** Every app route of §2, in its order. */
export const appRoutes: readonly AppRoute[] = [
  route('/app', 'onboarding', sections.settings),
  route('/app/onboard', 'onboarding', sections.settings),
  route('/app/dashboard', 'dashboard', sections.dashboard),
  { ...route('/app/dashboard-v0', 'dashboard', sections.dashboard), takesUnknownChildren: true },
  ...orderLists('/app/dashboard-v0', [
    tabs.all,
    tabs.open,
    tabs.needsReview,
    tabs.inFulfillment,
    tabs.shipped,
    tabs.errors,
    tabs.hold,
    tabs.backOrders,
  ]),
  ...orderLists('/app/dashboard', [tabs.all, tabs.open, tabs.inFulfillment, tabs.shipped]),
  route('/app/workflows', 'workflows', sections.workflows, [
    { slug: 'allworkflows', needs: 'workflows' },
    { slug: 'orderupdate', needs: 'workflows' },
    { slug: 'shipmentupdate', needs: 'workflows' },
  ]),
  route('/app/inventory', 'inventory', sections.inventory, [
    { slug: 'allinventory', needs: 'stock' },
    { slug: 'collection', needs: 'products' },
    { slug: 'weightandpackage', needs: 'products' },
    { slug: 'bundles', needs: 'products' },
    { slug: 'bulk-edit', needs: 'products' },
    { slug: 'universal-settings', needs: 'shopSettings' },
  ]),
  // The route table of §2 says 7, although section 8 is named Insights; the route table wins (contract).
  route('/app/insights', 'insights', sections.tracking, [
    { slug: 'orderreporting' },
    { slug: 'inventory', needs: 'insights' },
    { slug: 'comparisoncharts' },
  ]),
  // §2 numbers these two tabs without paths; the paths are ours.
  route('/app/integration', 'integrations', sections.integrations, [{ slug: 'installed' }, { slug: 'directory' }]),
  route('/app/fulfillment', 'fulfillment', sections.locations, [
    { slug: 'batching', needs: 'batching' },
    { slug: 'batch-history', needs: 'batching' },
    { slug: 'shipping-mapping', needs: 'shippingMapping' },
    { slug: 'locations', needs: 'routing' },
    { slug: 'order-routing', needs: 'routing' },
  ]),
  route('/app/settings', 'settings', sections.settings, [
    { slug: 'companyinfo' },
    { slug: 'usermanagement', needs: 'staff' },
    { slug: 'batch_status', section: sections.locations, needs: 'batching' },
    { slug: 'emailnotification', needs: 'notifications' },
    { slug: 'tracking', needs: 'trackingPage' },
    { slug: 'billing' },
    { slug: 'contactus' },
    { slug: 'knowledge' },
    { slug: 'what-may-ship', needs: 'shipPolicy' },
    { slug: 'tags', needs: 'tags' },
    // Not in §2.
    { slug: 'import', hiddenWithout: 'imports' },
  ]),
];

function route(
  path: string,
  screen: keyof typeof routeTitles.screens,
  section: SectionId,
  tabRows: readonly TabRow[] = [],
): AppRoute {
  return {
    path,
    screen,
    title: routeTitles.screens[screen],
    section,
    tabs: tabRows.map(({ slug, ...row }) => ({
      section,
      hiddenWithout: null,
      needs: null,
      ...row,
      slug,
      path: `${path}/${slug}`,
      title: routeTitles.tabs[slug],
    })),
    orderTab: null,
    takesUnknownChildren: false,
  };
}

/** List screens below a dashboard need the dashboard's section. */
function orderLists(parent: string, numbers: readonly TabNumber[]): AppRoute[] {
  return numbers.flatMap((number) => {
    const name = tabNames.find((tab) => tab.number === number);
    return name
      ? [
          {
            ...route(`${parent}/${name.slug}`, 'dashboard', sections.dashboard),
            screen: 'orderList' as const,
            title: name.title,
            orderTab: number,
          },
        ]
      : [];
  });
}

/** Whether a server with these capabilities has such a tab. */
export function isOffered(tab: AppTab | null, capabilities: readonly string[]): boolean {
  return tab === null || tab.hiddenWithout === null || capabilities.includes(tab.hiddenWithout);
}

/** The capability that the tab needs and the server lacks; `null` when it lacks none. */
export function missingCapability(tab: AppTab | null, capabilities: readonly string[]): ScreenCapability | null {
  const needs = tab?.needs ?? null;
  return needs === null || capabilities.includes(needs) ? null : needs;
}

import { type SectionId, sections } from '../shared/sections.ts';
import { type TabNumber, tabs } from '../shared/tabs.ts';
import { tabNames } from '../shared/tabNames.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** The screen of a route; `web` has one component for each. */
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
  /** Of the server, without which there is no such tab; null for none. */
  capability: string | null;
}

/** One row of §2's table of app routes. */
export interface AppRoute {
  path: string;
  screen: AppScreen;
  title: string;
  /** Section whose view permission the route needs; a tab may need another. */
  section: SectionId;
  /** Empty for a screen without tabs; the first is shown at the route's own path. */
  tabs: readonly AppTab[];
  /** The tab of an `orderList` screen; null for other screens. */
  orderTab: TabNumber | null;
  /** Unknown child paths show this screen; elsewhere they redirect to the dashboard. */
  takesUnknownChildren: boolean;
}

/** Titles of the screens and their tabs (§2), which the main navigation shows too. */
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
    usermanagement: 'User management',
    batch_status: 'Batch status',
    emailnotification: 'Email',
    tracking: 'Tracking',
    billing: 'Billing',
    contactus: 'Contact us',
    knowledge: 'Knowledge',
    tags: 'Tags',
    import: 'Import',
  },
});

type TabRow = readonly [slug: keyof typeof routeTitles.tabs, section?: SectionId, capability?: string];

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
  route('/app/workflows', 'workflows', sections.workflows, [['allworkflows'], ['orderupdate'], ['shipmentupdate']]),
  route('/app/inventory', 'inventory', sections.inventory, [
    ['allinventory'],
    ['collection'],
    ['weightandpackage'],
    ['bundles'],
    ['bulk-edit'],
    ['universal-settings'],
  ]),
  // The route table of §2 says 7, although section 8 is named Insights; the route table wins (contract).
  route('/app/insights', 'insights', sections.tracking, [['orderreporting'], ['inventory'], ['comparisoncharts']]),
  // §2 numbers these two tabs without giving paths; the paths are ours.
  route('/app/integration', 'integrations', sections.integrations, [['installed'], ['directory']]),
  route('/app/fulfillment', 'fulfillment', sections.locations, [
    ['batching'],
    ['batch-history'],
    ['shipping-mapping'],
    ['locations'],
    ['order-routing'],
  ]),
  route('/app/settings', 'settings', sections.settings, [
    ['companyinfo'],
    ['usermanagement'],
    ['batch_status', sections.locations],
    ['emailnotification'],
    ['tracking'],
    ['billing'],
    ['contactus'],
    ['knowledge'],
    ['tags'],
    // Not in §2: our own call.
    ['import', sections.settings, 'imports'],
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
    tabs: tabRows.map(([slug, tabSection = section, capability = null]) => ({
      slug,
      path: `${path}/${slug}`,
      title: routeTitles.tabs[slug],
      section: tabSection,
      capability,
    })),
    orderTab: null,
    takesUnknownChildren: false,
  };
}

/** List screens below a dashboard; they need the dashboard's section. */
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

/** Whether a server with these capabilities has what the tab needs. */
export function isOffered(tab: AppTab | null, capabilities: readonly string[]): boolean {
  return tab === null || tab.capability === null || capabilities.includes(tab.capability);
}

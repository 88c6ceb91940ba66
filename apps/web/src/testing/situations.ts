import { type Scenario, type ScenarioName, scenarios } from '@hub/api-client/mocks';

/** One choice of a menu: what it changes of whatever scenario a story is written in. */
export interface Choice {
  /** As the menu shows it. */
  title: string;
  facts: Partial<Scenario>;
  /** The orders that the shop starts from; those of every story, a few hundred, when absent. */
  orders?: OrderDataset;
}

/**
 * So many real orders, the newest ones: 25, 1,000, or the whole year of 25,900; or a few hundred whose names no layout
 * expects.
 */
export type OrderDataset = 'few' | 'thousand' | 'year' | 'foreign';

/** One menu of the toolbar. */
interface Situation {
  title: string;
  description: string;
  icon: string;
  /** By the value that stands in the address: letters, digits and hyphens, because Storybook lets nothing else in. */
  choices: Record<string, Choice>;
}

/**
 * What the toolbar can make of any screen story, menu by menu. Choices of several menus combine; what a menu does not
 * choose is as the story says. The value in the address is the sandbox's name of the scenario wherever it has one.
 */
export const situations = {
  staff: {
    title: 'Staff',
    description: 'Who is looking, and what they may do',
    icon: 'admin',
    choices: {
      owner: { title: 'Owner', facts: staffOf('owner') },
      staff: { title: 'Staff who may do everything', facts: staffOf('staff') },
      'view-only': { title: 'Staff who may only look', facts: staffOf('view-only') },
      'close-order-blocked': { title: 'Staff who may not close orders', facts: staffOf('close-order-blocked') },
      'no-dashboard': { title: 'Staff without Dashboard', facts: staffOf('no-dashboard') },
      'no-workflows': { title: 'Staff without Workflows', facts: staffOf('no-workflows') },
      'no-inventory': { title: 'Staff without Inventory', facts: staffOf('no-inventory') },
      'no-integrations': { title: 'Staff without Apps & Integrations', facts: staffOf('no-integrations') },
      'no-settings': { title: 'Staff without Settings', facts: staffOf('no-settings') },
      'no-locations': { title: 'Staff without Locations', facts: staffOf('no-locations') },
      'no-tracking': { title: 'Staff without Tracking', facts: staffOf('no-tracking') },
      'no-insights': { title: 'Staff without Insights', facts: staffOf('no-insights') },
      'no-access': { title: 'Staff who may see nothing', facts: staffOf('no-access') },
      'permission-unreadable': { title: 'Staff whose list cannot be read', facts: staffOf('permission-unreadable') },
    },
  },
  plan: {
    title: 'Plan',
    description: 'What the shop pays for',
    icon: 'credit',
    choices: {
      'no-plan': { title: 'No plan', facts: { chargeType: 0 } },
      starter: { title: 'Starter', facts: { chargeType: 1 } },
      growth: { title: 'Growth', facts: { chargeType: 2 } },
      elite: { title: 'Elite', facts: { chargeType: 3 } },
    },
  },
  providers: {
    title: 'Providers',
    description: 'Connected fulfilment providers',
    icon: 'link',
    choices: {
      none: { title: 'No provider', facts: { connected: 'none' } },
      one: { title: 'One provider', facts: { connected: 'one' } },
      all: { title: 'All ten providers', facts: { connected: 'all' } },
    },
  },
  network: {
    title: 'Network',
    description: 'What becomes of the calls',
    icon: 'lightning',
    choices: {
      fast: { title: 'Fast', facts: networkOf('default') },
      slow: { title: 'Slow: three seconds', facts: networkOf('slow') },
      hanging: { title: 'Hanging: no reply ever', facts: networkOf('hanging') },
      failing: { title: 'Failing: status 500', facts: networkOf('failing') },
      'session-expired': { title: 'Session expired: status 401', facts: networkOf('session-expired') },
      offline: { title: 'Offline', facts: networkOf('offline') },
      malformed: { title: 'Malformed replies', facts: networkOf('malformed') },
    },
  },
  data: {
    title: 'Data',
    description: 'How many orders the shop has',
    icon: 'database',
    choices: {
      empty: { title: 'No orders', facts: { orders: 'none' } },
      '25-orders': { title: '25 real orders', facts: { orders: 'seed' }, orders: 'few' },
      '1000-orders': { title: '1,000 real orders', facts: { orders: 'seed' }, orders: 'thousand' },
      '25900-orders': { title: '25,900 real orders', facts: { orders: 'seed' }, orders: 'year' },
      'foreign-names': { title: 'Long and foreign names', facts: { orders: 'seed' }, orders: 'foreign' },
    },
  },
  zone: {
    title: 'Time zone',
    description: 'The time zone of the shop, in which all times are shown',
    icon: 'time',
    choices: {
      utc: { title: 'UTC', facts: { timeZone: 'UTC' } },
      'new-york': { title: 'New York', facts: { timeZone: 'America/New_York' } },
      tokyo: { title: 'Tokyo', facts: { timeZone: 'Asia/Tokyo' } },
      // 45 minutes off every full hour, and the first to begin a day.
      chatham: { title: 'Chatham', facts: { timeZone: 'Pacific/Chatham' } },
    },
  },
} as const satisfies Record<string, Situation>;

export type SituationName = keyof typeof situations;

/** All of it, so that a member of staff who has no list does not keep the one of the story. */
function staffOf(name: ScenarioName): Pick<Scenario, 'role' | 'permission'> {
  const { role, permission }: Scenario = scenarios[name];
  return { role, permission };
}

function networkOf(name: ScenarioName): Pick<Scenario, 'fault' | 'faultHitsShopInfo'> {
  const { fault, faultHitsShopInfo }: Scenario = scenarios[name];
  return { fault, faultHitsShopInfo };
}

import { type Scenario, type ScenarioName, scenarios } from '@hub/api-client/mocks/scenarios';

/** One option of a menu with its changes to a story's scenario. */
export interface Choice {
  /** Label in the menu. */
  title: string;
  facts: Partial<Scenario>;
  /** The shop's orders; by default those of every story, a few hundred. */
  orders?: OrderDataset;
}

/** 25 real orders; 1,000 or 25,900, which repeat a few hundred real ones; or a few hundred with hostile names. */
export type OrderDataset = 'few' | 'thousand' | 'year' | 'foreign';

/** A menu of the toolbar. */
interface Situation {
  title: string;
  description: string;
  icon: string;
  /** Options by their value in the address: letters, digits and hyphens, which Storybook allows. */
  choices: Record<string, Choice>;
}

/**
 * The toolbar's menus for screen stories. Choices combine, and the story sets the rest. Values are the names of scenarios if there are any.
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
      '1000-orders': { title: '1,000 orders', facts: { orders: 'seed' }, orders: 'thousand' },
      '25900-orders': { title: '25,900 orders', facts: { orders: 'seed' }, orders: 'year' },
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
      // Has an offset with 45 minutes, and is among the first zones to start a day.
      chatham: { title: 'Chatham', facts: { timeZone: 'Pacific/Chatham' } },
    },
  },
} as const satisfies Record<string, Situation>;

export type SituationName = keyof typeof situations;

/** Includes `permission` even if undefined, so that staff without a list doesn't keep the story's list. */
function staffOf(name: ScenarioName): Pick<Scenario, 'role' | 'permission'> {
  const { role, permission }: Scenario = scenarios[name];
  return { role, permission };
}

function networkOf(name: ScenarioName): Pick<Scenario, 'fault' | 'faultHitsShopInfo'> {
  const { fault, faultHitsShopInfo }: Scenario = scenarios[name];
  return { fault, faultHitsShopInfo };
}

import type { OnboardingRecord } from '@hub/domain/onboarding';
import type { PlanState } from '@hub/domain/plans';
import type { PrivacyStatus, StoreStatus } from '@hub/domain/store';
import type { TrackingPage } from '@hub/domain/tracking';
import type { ListMovement } from './shop/createMovingLists.ts';
import { serverCapabilities } from '@hub/domain/shared';
import { type SectionId, sectionList, sections } from '@hub/domain/permissions';

/** What a scenario does to calls instead of answering them. */
export type Fault =
  | 'slow'
  | 'hanging'
  | 'failing'
  | 'expired'
  | 'offline'
  | 'malformed'
  | 'notJson'
  | 'brokenRows'
  | 'repeatedRows'
  | 'unreadableRows'
  | 'unreadablePage'
  | 'otherBackend';

/** A scenario of the sandbox; missing fields are as in `default`. */
export interface Scenario {
  /** Description, one sentence. */
  readonly sentence: string;
  readonly role?: '1' | '3';
  /** JSON text of the permission list; `null`: the default list. */
  readonly permission?: string | null;
  readonly chargeType?: 0 | 1 | 2 | 3;
  readonly connected?: 'one' | 'none' | 'all';
  readonly orders?: 'seed' | 'none' | 'large' | 'reviewQueue';
  /** Orders per page on every tab. By default everything, on tab 8 50. */
  readonly pageSize?: number;
  /** Orders leave the lists while their pages are read. */
  readonly movement?: ListMovement;
  /** Number of orders in bulk moves that fail, once each. */
  readonly bulkFailures?: number;
  /** Orders on hold because they were placed before the app was installed. */
  readonly ordersBefore?: number;
  /** What the reply to a bulk action leaves out. */
  readonly bulkReply?: 'someNamed' | 'noneNamed' | 'unknownWords' | 'lost';
  /** The backend's capabilities beyond §7; all of the sandbox's by default. */
  readonly capabilities?: readonly string[];
  /** Overrides `onboard_status`; by default it is complete once a provider is connected. */
  readonly isOnboarded?: boolean;
  /** Skipped steps and a test order that went through; none by default. */
  readonly onboarding?: Partial<OnboardingRecord>;
  /** Time zone of the shop, IANA name; London by default. */
  readonly timeZone?: string;
  /** Secrets are masked even for people with edit permission. */
  readonly maskSecrets?: boolean;
  /** The shop in shop info's reply, regardless of the address. */
  readonly namedShop?: string;
  /** The saved tracking page; off by default. */
  readonly trackingPage?: Partial<TrackingPage>;
  /** Trial, discount and what a smaller plan switched off; none by default. */
  readonly plan?: Partial<PlanState>;
  /** Differences from a working connection with the store. */
  readonly store?: Partial<StoreStatus>;
  /** Existing exports, requests and redactions; none by default. */
  readonly privacy?: Partial<PrivacyStatus>;
  readonly fault?: Fault;
  /** The fault also applies to `shopInfo`, so the app does not get past its first screen. */
  readonly faultHitsShopInfo?: boolean;
}

const staff = { role: '3' } as const;

/** A backend that returns lists whole, or in its own pages. */
const wholeLists = serverCapabilities.filter(
  (capability) => capability !== 'windowed-lists' && capability !== 'fieldFilters',
);

/** JSON text of a list with the rule's permissions for each section. */
function permissionList(rule: (id: SectionId) => { view: boolean; edit: boolean } | null): string {
  return JSON.stringify(
    sectionList.flatMap(({ id, name }) => {
      const grant = rule(id);
      return grant === null ? [] : [{ id, name, ...grant }];
    }),
  );
}

function without(missing: SectionId): Pick<Scenario, 'role' | 'permission'> {
  return { ...staff, permission: permissionList((id) => (id === missing ? null : { view: true, edit: true })) };
}

/** Every scenario by name: the server's `--scenario NAME`, and `createSandbox({scenario})`. */
export const scenarios = {
  default: { sentence: 'The owner of a busy shop on Growth with one provider connected.' },
  empty: { sentence: 'A shop that has not sold anything yet.', orders: 'none' },
  owner: { sentence: 'The owner, who may do everything.', role: '1', permission: '[]' },
  staff: { sentence: 'A member of staff without saved permissions, who may do everything.', ...staff },
  'view-only': {
    sentence: 'A member of staff who may look at everything and change nothing.',
    ...staff,
    permission: permissionList(() => ({ view: true, edit: false })),
  },
  'no-access': { sentence: 'A member of staff whose list is empty.', ...staff, permission: '[]' },
  'permission-unreadable': {
    sentence: 'A member of staff whose list cannot be read.',
    ...staff,
    permission: '[{"id":1,"view":tru',
  },
  'close-order-blocked': {
    sentence: 'A member of staff who may do everything but edit Insights, which takes away closing orders.',
    ...staff,
    permission: permissionList((id) => ({ view: true, edit: id !== sections.insights })),
  },
  'no-dashboard': { sentence: 'A member of staff without the Dashboard.', ...without(sections.dashboard) },
  'no-workflows': { sentence: 'A member of staff without Workflows.', ...without(sections.workflows) },
  'no-inventory': { sentence: 'A member of staff without Inventory Overview.', ...without(sections.inventory) },
  'no-integrations': { sentence: 'A member of staff without Apps & Integrations.', ...without(sections.integrations) },
  'no-settings': { sentence: 'A member of staff without Store Settings.', ...without(sections.settings) },
  'no-locations': { sentence: 'A member of staff without Locations.', ...without(sections.locations) },
  'no-tracking': { sentence: 'A member of staff without Application Tracking.', ...without(sections.tracking) },
  'no-insights': { sentence: 'A member of staff without Insights.', ...without(sections.insights) },
  'no-plan': { sentence: 'A shop that has no plan.', chargeType: 0 },
  starter: { sentence: 'A shop on Starter, which cannot save providers.', chargeType: 1 },
  growth: { sentence: 'A shop on Growth.', chargeType: 2 },
  elite: { sentence: 'A shop on Elite.', chargeType: 3 },
  'nothing-connected': {
    sentence: 'A shop that has just been installed: no provider is connected and onboarding is open.',
    connected: 'none',
  },
  'all-connected': { sentence: 'A shop with all ten providers connected.', connected: 'all' },
  'masked-secrets': {
    sentence: 'A backend that never gives credentials back, only a mask.',
    connected: 'all',
    maskSecrets: true,
  },
  slow: { sentence: 'Every reply takes three seconds.', fault: 'slow', faultHitsShopInfo: true },
  hanging: { sentence: 'After the shop info no reply ever comes.', fault: 'hanging' },
  failing: { sentence: 'After the shop info every call fails with status 500.', fault: 'failing' },
  'shop-info-failing': {
    sentence: 'Every call fails with status 500, the shop info too.',
    fault: 'failing',
    faultHitsShopInfo: true,
  },
  'session-expired': { sentence: 'After the shop info every call is answered with status 401.', fault: 'expired' },
  offline: { sentence: 'After the shop info the connection is gone.', fault: 'offline' },
  malformed: { sentence: 'After the shop info every body is JSON of a wrong shape.', fault: 'malformed' },
  'not-json': { sentence: 'After the shop info every body is a page of HTML with status 200.', fault: 'notJson' },
  'broken-rows': {
    sentence: 'Two orders of each list and one provider cannot be read, the others can.',
    fault: 'brokenRows',
  },
  'repeated-orders': {
    sentence: 'Every tenth order of a list comes twice, and the ids of all rows are alike.',
    fault: 'repeatedRows',
  },
  'unreadable-orders': { sentence: 'No order of any list can be read.', fault: 'unreadableRows' },
  'unreadable-page': {
    sentence: 'Lists have pages of ten, and no order of the second page can be read.',
    pageSize: 10,
    capabilities: wholeLists,
    fault: 'unreadablePage',
  },
  'orders-leave': {
    sentence: 'Lists have pages of ten, and while they are read five orders leave each list.',
    pageSize: 10,
    capabilities: wholeLists,
    movement: 'leave',
  },
  'orders-vanish': {
    sentence: 'Lists have pages of ten, and five orders of each list leave before they can be read.',
    pageSize: 10,
    capabilities: wholeLists,
    movement: 'vanish',
  },
  'other-backend': {
    sentence:
      'A backend of another hand, which words its replies differently and promises nothing beyond the contract.',
    fault: 'otherBackend',
    capabilities: [],
  },
  'contract-only': {
    sentence: 'A backend with the calls of the contract and nothing beyond it.',
    capabilities: [],
  },
  'other-shop': {
    sentence: 'The shop info names another shop than the address, and all else is of that one.',
    namedShop: 'juniper-and-oak.myshopify.com',
  },
  'partial-bulk-failure': { sentence: 'Three of the orders that are moved in bulk fail, once each.', bulkFailures: 3 },
  'review-queue-200': {
    sentence: '200 orders of the last day need review, and three of them fail when they are first moved in bulk.',
    orders: 'reviewQueue',
    bulkFailures: 3,
  },
  'bulk-some-named': {
    sentence: 'A bulk action does all but the last order, and its results name only the first half.',
    bulkReply: 'someNamed',
  },
  'bulk-none-named': {
    sentence: 'A bulk action does all but the last order, and its results are an empty list.',
    bulkReply: 'noneNamed',
  },
  'bulk-unknown-words': {
    sentence: 'A bulk action does all but the last order, and calls every other one "queued".',
    bulkReply: 'unknownWords',
  },
  'bulk-reply-lost': {
    sentence: 'The connection breaks once a bulk action is done; the same key brings its reply.',
    bulkReply: 'lost',
  },
  'bulk-reply-lost-no-keys': {
    sentence:
      'The connection breaks once a bulk action has done all but the last order, and the backend knows no keys.',
    bulkReply: 'lost',
    capabilities: [],
  },
  large: { sentence: 'A shop with 100,000 orders, the seed repeated.', orders: 'large' },
  'whole-lists': {
    sentence: 'A shop with 100,000 orders whose lists come whole.',
    orders: 'large',
    capabilities: wholeLists,
  },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

/** Type guard for a text from a command line or an address. */
export function isScenarioName(text: string): text is ScenarioName {
  return Object.hasOwn(scenarios, text);
}

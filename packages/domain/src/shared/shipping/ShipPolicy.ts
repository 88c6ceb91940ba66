import { message, type Words } from '../../messages/Message.ts';
import type { IsoTime } from '../dates/IsoTime.ts';
import { formatDate } from '../dates/formatDate.ts';
import { outdatedSave, type SaveDecision, type SavedBy, type SavedVersion } from '../calls/SavedVersion.ts';
import { wallClockInstant } from '../dates/wallClockInstant.ts';

/** The store's delivery methods that send a parcel. They always ship. */
export const parcelMethods = ['SHIPPING', 'PICKUP_POINT'] as const;

/** The store's delivery methods without a parcel. */
export const otherMethods = ['LOCAL', 'PICK_UP', 'RETAIL', 'NONE'] as const;

export type OtherMethod = (typeof otherMethods)[number];

/** Dispute statuses in which the money can still be taken back, most urgent first. */
export const openDisputes: readonly string[] = ['NEEDS_RESPONSE', 'UNDER_REVIEW'];

/** A merchant's decisions on store orders: which may leave, and from where. */
export interface ShipPolicy {
  /** Orders with money reserved but not taken. */
  whenAuthorized: 'release' | 'wait';
  /** Orders with one of these tags may leave unpaid. Ignores case. */
  unpaidTags: readonly string[];
  /** Orders paid only by these methods may leave unpaid. The store's names; ignores case. */
  unpaidMethods: readonly string[];
  /** Unpaid orders due later, by payment terms. */
  whenOnTerms: 'release' | 'wait';
  /** Orders that the store advises against. */
  whenRisky: 'review' | 'hold' | 'off';
  /** Orders with an open payment dispute. */
  whenDisputed: 'review' | 'hold' | 'off';
  /** The store's test orders. `sandbox`: they go only to a 3PL's sandbox account. */
  whenTest: 'never' | 'sandbox';
  /** Delivery methods that ship besides parcels. */
  otherMethods: readonly OtherMethod[];
  /** Orders placed earlier wait until selected; `null` uses the installation date. */
  goLiveAt: IsoTime | null;
  /** Ids of the store locations this app ships from; `null` for all of the merchant's own. */
  locations: readonly string[] | null;
}

/** The saved policy. */
export interface SavedShipPolicy extends ShipPolicy, SavedVersion {}

/** The store facts that the policy refers to. */
export interface PolicyFacts {
  /** When the app was installed; `null` without a connected store. */
  installedAt: IsoTime | null;
  /** The shop's own active locations. */
  locations: readonly { locationId: string; name: string }[];
  /** Orders on hold because they were placed before the first day. */
  ordersBefore: number;
}

/** The saved policy with its store facts. */
export interface ShipPolicyInStore extends PolicyFacts {
  saved: SavedShipPolicy;
}

/** The policy before its first save. */
export const newShipPolicy: ShipPolicy = {
  whenAuthorized: 'release',
  unpaidTags: [],
  unpaidMethods: [],
  whenOnTerms: 'wait',
  whenRisky: 'review',
  whenDisputed: 'review',
  whenTest: 'never',
  otherMethods: [],
  goLiveAt: null,
  locations: null,
};

/** Only the policy, without who saved it. */
export function shipPolicyIn(saved: ShipPolicy): ShipPolicy {
  const { whenAuthorized, unpaidTags, unpaidMethods, whenOnTerms, whenRisky, whenDisputed } = saved;
  const { whenTest, otherMethods, goLiveAt, locations } = saved;
  return {
    whenAuthorized,
    unpaidTags,
    unpaidMethods,
    whenOnTerms,
    whenRisky,
    whenDisputed,
    whenTest,
    otherMethods,
    goLiveAt,
    locations,
  };
}

/** The first day whose orders are sent, in the shop's zone; empty without a connected store. */
export function firstDayText({ goLiveAt }: ShipPolicy, installedAt: IsoTime | null, timeZone: string): string {
  return formatDate(goLiveAt ?? installedAt, timeZone);
}

/** Start of a day `YYYY-MM-DD` in the shop's zone; `null` when none was entered. */
export function goLiveAtOf(day: string, timeZone: string): IsoTime | null {
  const wall = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(wall) ? null : new Date(wallClockInstant(wall, timeZone)).toISOString();
}

/** Location of a problem; the form shows the message there. */
export interface ShipPolicyProblem {
  part: 'unpaidTags' | 'unpaidMethods' | 'goLiveAt' | 'locations';
  message: Words;
}

export const shipPolicyLimits = {
  unpaidTags: 50,
  /** Maximum characters of a store tag. */
  tag: 40,
  unpaidMethods: 50,
  /** Maximum characters of a payment method's name. */
  method: 100,
} as const;

/** Everything that prevents saving the policy; empty when it is fine. */
export function checkShipPolicy({ unpaidTags, unpaidMethods, goLiveAt, locations }: ShipPolicy): ShipPolicyProblem[] {
  const problems: ShipPolicyProblem[] = [];
  const checkTexts = (part: 'unpaidTags' | 'unpaidMethods', texts: readonly string[], mostCharacters: number) => {
    const most = shipPolicyLimits[part];
    if (texts.length > most) problems.push({ part, message: message('inputs.most', { most }) });
    else if (texts.some((text) => text.trim().length > mostCharacters))
      problems.push({ part, message: message('inputs.characters', { most: mostCharacters }) });
  };
  checkTexts('unpaidTags', unpaidTags, shipPolicyLimits.tag);
  checkTexts('unpaidMethods', unpaidMethods, shipPolicyLimits.method);
  if (goLiveAt !== null && Number.isNaN(Date.parse(goLiveAt)))
    problems.push({ part: 'goLiveAt', message: message('shopSettings.date') });
  if (locations?.length === 0) problems.push({ part: 'locations', message: message('shopSettings.noLocation') });
  return problems;
}

/** Decides a save of the policy. `baseVersion` is the edited version. */
export function decideShipPolicySave(
  current: SavedShipPolicy,
  policy: ShipPolicy,
  baseVersion: number,
  by: SavedBy,
): SaveDecision<SavedShipPolicy> {
  if (current.version !== baseVersion) return outdatedSave(current, message('saved.shipPolicy'));
  const [problem] = checkShipPolicy(policy);
  if (problem !== undefined) return { type: 'refused', message: problem.message };
  const unpaidTags = tidy(policy.unpaidTags);
  const unpaidMethods = tidy(policy.unpaidMethods);
  const saved = { ...shipPolicyIn(policy), unpaidTags, unpaidMethods, version: current.version + 1, ...by };
  return { type: 'saved', saved };
}

/** Removes surrounding spaces, empty entries and duplicates. */
function tidy(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '');
}

import { message, type Words } from '../../messages/Message.ts';
import type { IsoTime } from '../dates/IsoTime.ts';
import { formatDate } from '../dates/formatDate.ts';
import { outdatedSave, type SaveDecision, type SavedBy, type SavedVersion } from '../calls/SavedVersion.ts';
import { wallClockInstant } from '../dates/wallClockInstant.ts';

/** Delivery methods of the store by which no parcel leaves. */
export const otherMethods = ['LOCAL', 'PICK_UP', 'RETAIL', 'NONE'] as const;

export type OtherMethod = (typeof otherMethods)[number];

/** Statuses of a dispute by which the money may still be taken back, the most urgent first. */
export const openDisputes: readonly string[] = ['NEEDS_RESPONSE', 'UNDER_REVIEW'];

/** What a merchant decides of orders of the store: which may leave, and from where. */
export interface ShipPolicy {
  /** Orders whose money is reserved and not taken yet. */
  whenAuthorized: 'release' | 'wait';
  /** Orders with one of these tags may leave before they are paid. Upper and lower case are the same. */
  unpaidTags: readonly string[];
  /** Orders that are paid by nothing else may leave before they are paid. Names of the store's, in upper or lower case. */
  unpaidMethods: readonly string[];
  /** Unpaid orders that are due later, by payment terms. */
  whenOnTerms: 'release' | 'wait';
  /** Orders of which the store advises against. */
  whenRisky: 'review' | 'hold' | 'off';
  /** Orders whose payment is disputed, as long as the dispute is open. */
  whenDisputed: 'review' | 'hold' | 'off';
  /** Test orders of the store. `sandbox`: they go to a 3PL's sandbox account, and nowhere else. */
  whenTest: 'never' | 'sandbox';
  /** Delivery methods that are shipped besides parcels. */
  otherMethods: readonly OtherMethod[];
  /** Orders placed before wait until somebody chooses them; null: those from before the app was installed. */
  goLiveAt: IsoTime | null;
  /** Ids of the store's locations that this app ships from; null: all of the merchant's own. */
  locations: readonly string[] | null;
}

/** The policy as it was saved. */
export interface SavedShipPolicy extends ShipPolicy, SavedVersion {}

/** What of the store the policy is about. */
export interface PolicyFacts {
  /** When the app was installed; null: it is connected with no store. */
  installedAt: IsoTime | null;
  /** The shop's own locations that are switched on. */
  locations: readonly { locationId: string; name: string }[];
  /** Orders on hold since they were placed before the first day. */
  ordersBefore: number;
}

/** The saved policy with what it is about. */
export interface ShipPolicyInStore extends PolicyFacts {
  saved: SavedShipPolicy;
}

/** A policy that nobody has saved yet. */
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

/** The policy alone, without who saved it. */
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

/** The first day whose orders are sent, in the shop's zone; empty: the app is connected with no store. */
export function firstDayText({ goLiveAt }: ShipPolicy, installedAt: IsoTime | null, timeZone: string): string {
  return formatDate(goLiveAt ?? installedAt, timeZone);
}

/** The beginning of a day, `YYYY-MM-DD`, in the shop's zone; null: none was entered. */
export function goLiveAtOf(day: string, timeZone: string): IsoTime | null {
  const wall = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(wall) ? null : new Date(wallClockInstant(wall, timeZone)).toISOString();
}

/** Where something is wrong; the form shows the message there. */
export interface ShipPolicyProblem {
  part: 'unpaidTags' | 'unpaidMethods' | 'goLiveAt' | 'locations';
  message: Words;
}

export const shipPolicyLimits = {
  unpaidTags: 50,
  /** Characters of a tag in the store. */
  tag: 40,
  unpaidMethods: 50,
  /** Characters of a payment method's name. */
  method: 100,
} as const;

/** Everything that keeps the policy from being saved; empty when it is fine. */
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

/** Decides a save of the policy. `baseVersion`: the version that was changed. */
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

/** Without spaces around them, empty ones and repetitions. */
function tidy(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '');
}

import { inLanguage } from '../languages/inLanguage.ts';
import { formatCount } from '../shared/numbers/formatCount.ts';
import { formatQuantity } from '../shared/numbers/formatQuantity.ts';
import { bidiIsolate } from '../shared/texts/bidiIsolate.ts';
import { joinNames } from '../shared/texts/joinNames.ts';
import type { OnboardingState } from './OnboardingRecord.ts';
import type { OnboardingStep, OnboardingStepId } from './OnboardingStep.ts';

/** Texts for the steps of a server that ships automatically. */
export const setupTexts = inLanguage('setupTexts', {
  backfill: {
    title: 'Load your store’s orders',
    running: (read: number) => `${formatQuantity(read, 'order')} loaded so far. You can continue while it loads.`,
    runningOf: (read: number, all: number) =>
      `${formatCount(read)} of ${formatQuantity(all, 'order')} loaded. You can continue while it loads.`,
    failed: 'Loading has stopped. Start it again below.',
    done: (read: number) => `${formatQuantity(read, 'order')} loaded.`,
    none: 'Loading begins once the app is installed.',
  },
  places: {
    title: 'Choose who ships from each location',
    choose: 'Choose a 3PL for each location',
    without: (names: string, count: number) =>
      `${names} ${count === 1 ? 'has' : 'have'} no 3PL yet, so ${count === 1 ? 'its' : 'their'} orders wait.`,
    all: 'Each location has a 3PL or is your own warehouse.',
  },
  mapping: {
    title: 'Map your shipping methods',
    map: 'Map shipping methods',
    unmapped: (methods: number) => `${formatQuantity(methods, 'shipping method')} of your store without a service.`,
    all: 'Each shipping method of your store has a service.',
  },
  connectFirst: 'Connect your warehouse first.',
  testOrder: {
    title: 'Send a test order',
    send: 'Send a test order',
    open: 'Send a small order to a sandbox account of your 3PL. It’s canceled right away.',
    done: 'A test order reached your 3PL and was canceled.',
  },
  cutOff: {
    title: 'Set your first cutoff',
    set: 'Set cutoff times',
    open: 'No location has a cutoff time yet, so orders leave only when you choose Ship Now.',
  },
  /** What skipping a step means. */
  skipping: {
    store: 'Without the app in your store, no orders arrive.',
    backfill: 'Loading goes on. Until it’s done, lists and figures lack earlier orders.',
    mayShip: 'Orders from before you installed the app stay on hold, and unpaid orders wait. All others may ship.',
    provider: 'Without a warehouse, orders stay open and nothing is sent.',
    locations: 'Orders from a location without a 3PL wait until you choose one.',
    mapping: 'Your 3PL chooses the service for each shipping method without one.',
    testOrder: 'The first order that your 3PL gets from this app is then a real one.',
    cutOff: 'Nothing is sent by itself. You choose Ship Now for your orders.',
    shipped: 'You ship your first order later, from the dashboard.',
  } satisfies Record<OnboardingStepId, string>,
});

/** A location as the steps show it. */
export interface SetupPlace {
  name: string;
  /** No 3PL is chosen, and it isn't the shop's own warehouse. */
  hasNoProvider: boolean;
  /** When it sends orders automatically, in words; `null`: never. */
  cutOffs: string | null;
}

/** Facts of a server that ships automatically. Each is `null` while loading or after a failed load. */
export interface SetupFacts {
  /** Loading of the store's orders; absent: the server has no store. */
  backfill?: { state: 'none' | 'running' | 'done' | 'failed'; read: number; total: number | null } | null;
  /** The locations that are on. */
  places: readonly SetupPlace[] | null;
  /** Shipping methods in use without a service. */
  unmapped: number | null;
  record: OnboardingState | null;
}

type StepFacts = Pick<OnboardingStep, 'state' | 'text'>;

/** How far loading the store's orders is. */
export function backfillFacts({ backfill }: SetupFacts): StepFacts | null {
  if (!backfill) return null;
  const { backfill: texts } = setupTexts;
  const { state, read, total } = backfill;
  if (state === 'done') return { state: 'done', text: texts.done(read) };
  if (state === 'none') return { state: 'open', text: texts.none };
  if (state === 'failed') return { state: 'open', text: texts.failed };
  return { state: 'open', text: total === null ? texts.running(read) : texts.runningOf(read, total) };
}

/** Whether each location has someone who ships from it. */
export function placeFacts({ places }: SetupFacts): StepFacts | null {
  if (places === null || places.length === 0) return null;
  const without = places.filter(({ hasNoProvider }) => hasNoProvider);
  if (without.length === 0) return { state: 'done', text: setupTexts.places.all };
  const names = joinNames(without.map(({ name }) => bidiIsolate(name)));
  return { state: 'open', text: setupTexts.places.without(names, without.length) };
}

/** Whether the shop's shipping methods have services. */
export function mappingFacts({ unmapped }: SetupFacts, isConnected: boolean | null): StepFacts | null {
  if (isConnected === false) return { state: 'open', text: setupTexts.connectFirst };
  if (unmapped === null || isConnected === null) return null;
  if (unmapped === 0) return { state: 'done', text: setupTexts.mapping.all };
  return { state: 'open', text: setupTexts.mapping.unmapped(unmapped) };
}

/** Whether a test order went through. */
export function testOrderFacts({ record }: SetupFacts, isConnected: boolean | null): StepFacts | null {
  if (record === null) return null;
  if (record.testedAt !== null) return { state: 'done', text: setupTexts.testOrder.done };
  if (isConnected === null) return null;
  return { state: 'open', text: isConnected ? setupTexts.testOrder.open : setupTexts.connectFirst };
}

/** Whether orders leave by themselves from any location. */
export function cutOffFacts({ places }: SetupFacts): StepFacts | null {
  if (places === null) return null;
  const first = places.find(({ cutOffs }) => cutOffs !== null);
  if (first === undefined) return { state: 'open', text: setupTexts.cutOff.open };
  return { state: 'done', text: `${bidiIsolate(first.name)}: ${first.cutOffs}` };
}

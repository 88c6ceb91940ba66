import { ordersBeforeText, seeOlderOrders } from '../shared/orders/ordersBefore.ts';
import { joinNames } from '../shared/texts/joinNames.ts';
import { ordersText } from '../shared/orders/ordersText.ts';
import { formatQuantity } from '../shared/numbers/formatQuantity.ts';
import { inLanguage } from '../languages/inLanguage.ts';
import type { OnboardingStep, OnboardingStepId } from './OnboardingStep.ts';
import {
  backfillFacts,
  cutOffFacts,
  mappingFacts,
  placeFacts,
  type SetupFacts,
  setupTexts,
  testOrderFacts,
} from './setupSteps.ts';

/** Words for the steps. */
export const stepTexts = inLanguage('stepTexts', {
  done: (done: number, all: number) => `${done} of ${all} steps done`,
  notKnown: 'We couldn’t check this right now.',
  store: {
    title: 'Install the app in your store',
    done: 'The app is installed in your store.',
    open: 'Install the app from the Apps page of your store admin.',
  },
  provider: {
    title: 'Connect your warehouse (3PL)',
    directory: 'Open the App Directory',
    open: 'Choose your 3PL, enter its credentials, test the connection and save.',
    connect: 'Connect a provider',
    done: (names: string, count: number) =>
      `${names} ${count === 1 ? 'is' : 'are'} connected, and the last test succeeded.`,
    see: 'See your providers',
    untested: (names: string, count: number) =>
      `${names} ${count === 1 ? 'is' : 'are'} connected. Test the connection to make sure that it works.`,
    test: 'Test the connection',
  },
  locations: {
    title: 'Check where your orders ship from',
    see: 'See your locations',
    none: 'Your store has no locations yet. Add one in your store admin.',
    some: (locations: number) => `Your store has ${formatQuantity(locations, 'location')}.`,
  },
  mayShip: {
    title: 'Check what may ship',
    choose: 'Choose what may ship',
    none: 'No older orders are waiting for you to choose them.',
    from: (day: string) => `Orders placed from ${day} on may ship once they are paid. Check both before you go live.`,
  },
  shipped: {
    title: 'Ship your first order',
    seeOpen: 'See your open orders',
    none: 'Nothing has shipped yet. Open an order and choose Ship Now.',
    connectFirst: 'Connect your warehouse first.',
    some: (orders: number) => `${ordersText(orders)} shipped so far.`,
    seeShipped: 'See your shipped orders',
  },
});

/** A connected provider (§4), and whether its last test in this browser succeeded. */
export interface ConnectedProvider {
  name: string;
  isTested: boolean;
}

/** The checklist's input. `null` while loading or after a failed load. */
export interface OnboardingFacts {
  /** `install_status` is '1' (§4). */
  isStoreInstalled: boolean;
  connected: readonly ConnectedProvider[] | null;
  /** Number of locations. */
  locations: number | null;
  /** Orders shipped so far. */
  shipped: number | null;
  /** Orders from before this app ships them; absent when the server has no rules on what may ship. */
  olderOrders?: OlderOrders | null | undefined;
  /** Absent when the server leaves shipping to another one. */
  setup?: SetupFacts | undefined;
}

/** Orders on hold because they were placed before the first day. */
export interface OlderOrders {
  orders: number;
  /** The first day, in words. */
  before: string;
  /** Whether the rules on what may ship were ever saved. */
  isDecided: boolean;
}

/** The steps from installation to the first shipped order. */
export function onboardingSteps(facts: OnboardingFacts): readonly OnboardingStep[] {
  const { isStoreInstalled, connected, locations, shipped, olderOrders, setup } = facts;
  if (setup === undefined)
    return [
      storeStep(isStoreInstalled),
      providerStep(connected),
      locationStep(locations),
      ...(olderOrders === undefined ? [] : [mayShipStep(olderOrders)]),
      shippedStep(shipped, connected),
    ];
  const isConnected = connected === null ? null : connected.length > 0;
  const { backfill: backfillTexts, mapping, testOrder, cutOff } = setupTexts;
  const steps = [
    storeStep(isStoreInstalled),
    ...(setup.backfill === undefined ? [] : [step('backfill', backfillTexts.title, null, backfillFacts(setup))]),
    ...(olderOrders === undefined ? [] : [mayShipStep(olderOrders)]),
    providerStep(connected),
    placeStep(setup, locations),
    step('mapping', mapping.title, isConnected ? mapping.map : null, mappingFacts(setup, isConnected)),
    step('testOrder', testOrder.title, isConnected ? testOrder.send : null, testOrderFacts(setup, isConnected)),
    step('cutOff', cutOff.title, cutOff.set, cutOffFacts(setup)),
    shippedStep(setup.record?.shipped ?? null, connected),
  ];
  const skipped = new Set(setup.record?.skipped);
  return steps.map((each) => withSkipping(each, skipped.has(each.id), setup.record !== null));
}

/** An open step can be skipped, which says what that means; a step that is done later is no longer skipped. */
function withSkipping(each: OnboardingStep, isSkipped: boolean, canSkip: boolean): OnboardingStep {
  if (each.state !== 'open' || !canSkip) return each;
  const skipping = setupTexts.skipping[each.id];
  return isSkipped ? { ...each, state: 'skipped', text: skipping } : { ...each, skipping };
}

function step(
  id: OnboardingStepId,
  title: string,
  linkLabel: string | null,
  facts: Pick<OnboardingStep, 'state' | 'text'> | null,
): OnboardingStep {
  return { id, title, linkLabel, ...(facts ?? { state: 'unknown', text: stepTexts.notKnown }) };
}

/** Whether nothing is left to do: each step is done, or skipped by a person who knew what that means. */
export function isOnboardingFinished(steps: readonly Pick<OnboardingStep, 'state'>[]): boolean {
  return steps.every(({ state }) => state === 'done' || state === 'skipped');
}

/** "2 of 4 steps done". */
export function onboardingProgress(steps: readonly OnboardingStep[]): string {
  const done = steps.filter(({ state }) => state === 'done').length;
  return stepTexts.done(done, steps.length);
}

/** The first open step; `null` when there is none. */
export function nextStep<Step extends Pick<OnboardingStep, 'state'>>(steps: readonly Step[]): Step | null {
  return steps.find(({ state }) => state === 'open') ?? null;
}

function storeStep(isInstalled: boolean): OnboardingStep {
  const step = { id: 'store', title: stepTexts.store.title, linkLabel: null } as const;
  if (isInstalled) return { ...step, state: 'done', text: stepTexts.store.done };
  return { ...step, state: 'open', text: stepTexts.store.open };
}

function providerStep(connected: readonly ConnectedProvider[] | null): OnboardingStep {
  const texts = stepTexts.provider;
  const step = { id: 'provider', title: texts.title } as const;
  if (connected === null) return { ...step, state: 'unknown', text: stepTexts.notKnown, linkLabel: texts.directory };
  if (connected.length === 0)
    return {
      ...step,
      state: 'open',
      text: texts.open,
      linkLabel: texts.connect,
    };
  const tested = connected.filter(({ isTested }) => isTested);
  if (tested.length > 0)
    return {
      ...step,
      state: 'done',
      text: texts.done(names(tested), tested.length),
      linkLabel: texts.see,
    };
  return {
    ...step,
    state: 'open',
    text: texts.untested(names(connected), connected.length),
    linkLabel: texts.test,
  };
}

function locationStep(locations: number | null): OnboardingStep {
  const texts = stepTexts.locations;
  const step = { id: 'locations', title: texts.title, linkLabel: texts.see } as const;
  if (locations === null) return { ...step, state: 'unknown', text: stepTexts.notKnown };
  if (locations === 0) return { ...step, state: 'open', text: texts.none };
  return {
    ...step,
    state: 'done',
    text: texts.some(locations),
  };
}

/** Locations with who ships from them. */
function placeStep(setup: SetupFacts, locations: number | null): OnboardingStep {
  const facts = placeFacts(setup);
  if (facts === null)
    return { ...locationStep(setup.places === null ? null : locations), title: setupTexts.places.title };
  return step('locations', setupTexts.places.title, setupTexts.places.choose, facts);
}

function mayShipStep(older: OlderOrders | null): OnboardingStep {
  const texts = stepTexts.mayShip;
  const step = { id: 'mayShip', title: texts.title, linkLabel: texts.choose } as const;
  if (older === null) return { ...step, state: 'unknown', text: stepTexts.notKnown };
  const { orders, before, isDecided } = older;
  if (orders === 0)
    return { ...step, state: isDecided ? 'done' : 'open', text: isDecided ? texts.none : texts.from(before) };
  return {
    ...step,
    state: isDecided ? 'done' : 'open',
    text: ordersBeforeText(orders, before),
    secondLinkLabel: seeOlderOrders,
  };
}

/** Orders that left before a warehouse was connected are none of its. */
function shippedStep(shipped: number | null, connected: OnboardingFacts['connected']): OnboardingStep {
  const texts = stepTexts.shipped;
  const step = { id: 'shipped', title: texts.title } as const;
  if (shipped === null) return { ...step, state: 'unknown', text: stepTexts.notKnown, linkLabel: texts.seeOpen };
  if (connected?.length === 0) return { ...step, state: 'open', text: texts.connectFirst, linkLabel: null };
  if (shipped === 0)
    return {
      ...step,
      state: 'open',
      text: texts.none,
      linkLabel: texts.seeOpen,
    };
  return {
    ...step,
    state: 'done',
    text: texts.some(shipped),
    linkLabel: texts.seeShipped,
  };
}

function names(providers: readonly ConnectedProvider[]): string {
  return joinNames(providers.map(({ name }) => name));
}

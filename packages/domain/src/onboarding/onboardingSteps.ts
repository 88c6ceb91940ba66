import { joinNames } from '../shared/joinNames.ts';
import { ordersText } from '../shared/ordersText.ts';
import { formatQuantity } from '../shared/formatQuantity.ts';

/** A connected provider (§4), and whether its last test in this browser succeeded. */
export interface ConnectedProvider {
  name: string;
  isTested: boolean;
}

/** Input of the checklist. Null: still loading, or failed to load. */
export interface OnboardingFacts {
  /** `install_status` is '1' (§4). */
  isStoreInstalled: boolean;
  connected: readonly ConnectedProvider[] | null;
  /** Number of locations. */
  locations: number | null;
  /** Shipped orders of all time. */
  shipped: number | null;
}

export type OnboardingStepId = 'store' | 'provider' | 'locations' | 'shipped';

/** One line of the checklist. */
export interface OnboardingStep {
  id: OnboardingStepId;
  title: string;
  /** `unknown`: the call failed or is pending, so the step is neither done nor open. */
  state: 'done' | 'open' | 'unknown';
  /** What is true now, or what to do. */
  text: string;
  /** Label of the link to where it is done; null when the app has no screen for it. */
  linkLabel: string | null;
}

/** The four steps from installation to the first shipped order. */
export function onboardingSteps({
  isStoreInstalled,
  connected,
  locations,
  shipped,
}: OnboardingFacts): readonly OnboardingStep[] {
  return [storeStep(isStoreInstalled), providerStep(connected), locationStep(locations), shippedStep(shipped)];
}

/** "2 of 4 steps done". */
export function onboardingProgress(steps: readonly OnboardingStep[]): string {
  const done = steps.filter(({ state }) => state === 'done').length;
  return `${done} of ${steps.length} steps done`;
}

/** The first step that is still to do; null when there is none. */
export function nextStep<Step extends Pick<OnboardingStep, 'state'>>(steps: readonly Step[]): Step | null {
  return steps.find(({ state }) => state === 'open') ?? null;
}

const notKnown = 'We couldn’t check this right now.';

function storeStep(isInstalled: boolean): OnboardingStep {
  const step = { id: 'store', title: 'Install the app in your store', linkLabel: null } as const;
  if (isInstalled) return { ...step, state: 'done', text: 'The app is installed in your store.' };
  return { ...step, state: 'open', text: 'Install the app from the Apps page of your store admin.' };
}

function providerStep(connected: readonly ConnectedProvider[] | null): OnboardingStep {
  const step = { id: 'provider', title: 'Connect your warehouse (3PL)' } as const;
  if (connected === null) return { ...step, state: 'unknown', text: notKnown, linkLabel: 'Open the App Directory' };
  if (connected.length === 0)
    return {
      ...step,
      state: 'open',
      text: 'Choose your 3PL, enter its credentials, test the connection and save.',
      linkLabel: 'Connect a provider',
    };
  const tested = connected.filter(({ isTested }) => isTested);
  if (tested.length > 0)
    return {
      ...step,
      state: 'done',
      text: `${names(tested)} ${tested.length === 1 ? 'is' : 'are'} connected, and the last test succeeded.`,
      linkLabel: 'See your providers',
    };
  return {
    ...step,
    state: 'open',
    text: `${names(connected)} ${connected.length === 1 ? 'is' : 'are'} connected. Test the connection to make sure that it works.`,
    linkLabel: 'Test the connection',
  };
}

function locationStep(locations: number | null): OnboardingStep {
  const step = {
    id: 'locations',
    title: 'Check where your orders ship from',
    linkLabel: 'See your locations',
  } as const;
  if (locations === null) return { ...step, state: 'unknown', text: notKnown };
  if (locations === 0)
    return { ...step, state: 'open', text: 'Your store has no locations yet. Add one in your store admin.' };
  return {
    ...step,
    state: 'done',
    text: `Your store has ${formatQuantity(locations, 'location')}.`,
  };
}

function shippedStep(shipped: number | null): OnboardingStep {
  const step = { id: 'shipped', title: 'Ship your first order' } as const;
  if (shipped === null) return { ...step, state: 'unknown', text: notKnown, linkLabel: 'See your open orders' };
  if (shipped === 0)
    return {
      ...step,
      state: 'open',
      text: 'Nothing has shipped yet. Open an order and choose Ship Now.',
      linkLabel: 'See your open orders',
    };
  return {
    ...step,
    state: 'done',
    text: `${ordersText(shipped)} shipped so far.`,
    linkLabel: 'See your shipped orders',
  };
}

function names(providers: readonly ConnectedProvider[]): string {
  return joinNames(providers.map(({ name }) => name));
}

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

const notKnown = 'Could not be checked right now.';

function storeStep(isInstalled: boolean): OnboardingStep {
  const step = { id: 'store', title: 'Install the app in your store', linkLabel: null } as const;
  if (isInstalled) return { ...step, state: 'done', text: 'The store platform says that the app is installed.' };
  return { ...step, state: 'open', text: 'Install the app from the apps page of your store’s own admin.' };
}

function providerStep(connected: readonly ConnectedProvider[] | null): OnboardingStep {
  const step = { id: 'provider', title: 'Connect a 3PL provider and test it' } as const;
  if (connected === null) return { ...step, state: 'unknown', text: notKnown, linkLabel: 'Open the App Directory' };
  if (connected.length === 0)
    return {
      ...step,
      state: 'open',
      text: 'No provider is connected. Enter its credentials, choose Test Connection, then Save.',
      linkLabel: 'Connect a provider',
    };
  const tested = connected.filter(({ isTested }) => isTested);
  if (tested.length > 0)
    return {
      ...step,
      state: 'done',
      text: `${names(tested)}: connected, and the last test succeeded.`,
      linkLabel: 'See the providers',
    };
  return {
    ...step,
    state: 'open',
    text: `${names(connected)}: connected, but without a successful test in this browser. Choose Test Connection.`,
    linkLabel: 'Test the connection',
  };
}

function locationStep(locations: number | null): OnboardingStep {
  const step = { id: 'locations', title: 'Know where orders ship from', linkLabel: 'See the locations' } as const;
  if (locations === null) return { ...step, state: 'unknown', text: notKnown };
  if (locations === 0)
    return { ...step, state: 'open', text: 'No location is known yet. Add locations in the store’s own admin.' };
  return {
    ...step,
    state: 'done',
    text: `${formatQuantity(locations, 'location')} ${locations === 1 ? 'is' : 'are'} known.`,
  };
}

function shippedStep(shipped: number | null): OnboardingStep {
  const step = { id: 'shipped', title: 'Ship the first order' } as const;
  if (shipped === null) return { ...step, state: 'unknown', text: notKnown, linkLabel: 'See the open orders' };
  if (shipped === 0)
    return {
      ...step,
      state: 'open',
      text: 'No order has been shipped. Open orders can be sent with Ship Now.',
      linkLabel: 'See the open orders',
    };
  return {
    ...step,
    state: 'done',
    text: `${ordersText(shipped)} ${shipped === 1 ? 'has' : 'have'} been shipped.`,
    linkLabel: 'See the shipped orders',
  };
}

function names(providers: readonly ConnectedProvider[]): string {
  return providers.map(({ name }) => name).join(', ');
}

/** The steps, in order. */
export const onboardingStepIds = [
  'store',
  'backfill',
  'mayShip',
  'provider',
  'locations',
  'mapping',
  'testOrder',
  'cutOff',
  'shipped',
] as const;

export type OnboardingStepId = (typeof onboardingStepIds)[number];

/** One line of the checklist. */
export interface OnboardingStep {
  id: OnboardingStepId;
  title: string;
  /** `unknown`: the call failed or is pending, so the step is neither done nor open. */
  state: 'done' | 'open' | 'skipped' | 'unknown';
  /** The current fact, or what to do. */
  text: string;
  /** Label of the link to the screen for it; `null` when the app has none. */
  linkLabel: string | null;
  /** Label of a second link, to the step's subject; absent for none. */
  secondLinkLabel?: string;
  /** What skipping it means; absent where it can't be skipped. */
  skipping?: string;
}

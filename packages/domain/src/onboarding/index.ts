export { type OnboardingStep, type OnboardingStepId, onboardingStepIds } from './OnboardingStep.ts';
export {
  isOnboardingFinished,
  nextStep,
  type OlderOrders,
  type OnboardingFacts,
  onboardingProgress,
  onboardingSteps,
} from './onboardingSteps.ts';
export {
  afterTestOrder,
  newOnboarding,
  type OnboardingRecord,
  type OnboardingState,
  skipStep,
} from './OnboardingRecord.ts';
export { onboardingCompleted } from './onboardingCompleted.ts';
export { onboardingTexts, welcomeText } from './onboardingTexts.ts';
export { type SetupFacts, type SetupPlace } from './setupSteps.ts';

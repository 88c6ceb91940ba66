export {
  nextStep,
  type OlderOrders,
  type OnboardingFacts,
  onboardingProgress,
  type OnboardingStep,
  type OnboardingStepId,
  onboardingSteps,
} from './onboardingSteps.ts';
export { onboardingCompleted } from './onboardingCompleted.ts';
export { onboardingTexts, welcomeText } from './onboardingTexts.ts';

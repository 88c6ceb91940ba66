export {
  type ConnectedProvider,
  type OnboardingFacts,
  onboardingProgress,
  type OnboardingStep,
  type OnboardingStepId,
  onboardingSteps,
} from './onboardingSteps.ts';
export { onboardingTexts } from './onboardingTexts.ts';

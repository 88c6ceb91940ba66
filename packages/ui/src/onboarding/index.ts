export { OnboardingScreen, type OnboardingScreenProps, type ChecklistStep } from './OnboardingScreen.tsx';

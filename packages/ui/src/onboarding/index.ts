export { OnboardingScreen, type OnboardingScreenProps, type ShownStep } from './OnboardingScreen.tsx';

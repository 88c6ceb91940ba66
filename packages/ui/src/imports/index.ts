export { ImportOrdersScreen, type ImportOrdersScreenProps } from './ImportOrdersScreen.tsx';
export type { ImportStep, PreviewStep } from './ImportStep.ts';

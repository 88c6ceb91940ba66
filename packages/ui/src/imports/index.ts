export { ImportOrdersScreen } from './ImportOrdersScreen.tsx';
export type { ImportStep, PreviewStep } from './ImportStep.ts';

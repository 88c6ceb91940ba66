export { AppShell, type AppShellProps, type NavigationEntry } from './AppShell.tsx';
export type { NavigationIcon } from './navigationIcons.ts';
export { type LinkComponent, PolarisProvider, type PolarisProviderProps } from './PolarisProvider.tsx';
export { SampleScreen, type SampleScreenProps } from './SampleScreen.tsx';
export { StackedPage, type StackedPageProps } from './StackedPage.tsx';
export { type PageHeaderProps, type PageTab, TabbedPage, type TabbedPageProps } from './TabbedPage.tsx';
export { useReducedMotion } from './useReducedMotion.ts';

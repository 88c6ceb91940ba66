export { DemoBadge } from './DemoBadge.tsx';
export { AppShell, type AppShellProps, type NavigationEntry } from './AppShell.tsx';
export { HelpMenu } from './HelpMenu.tsx';
export type { NavigationIcon } from './navigationIcons.ts';
export { NoteScreen } from './NoteScreen.tsx';
export { type LinkComponent, PolarisProvider } from './PolarisProvider.tsx';
export { StackedPage } from './StackedPage.tsx';
export { type PageHeaderProps, type PageTab, TabbedPage } from './TabbedPage.tsx';
export { useReducedMotion } from './useReducedMotion.ts';

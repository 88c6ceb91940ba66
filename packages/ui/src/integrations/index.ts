export { AppDirectory, type AppDirectoryProps } from './AppDirectory.tsx';
export { ChoicesForm, type ChoicesFormProps, type ShownChoices } from './ChoicesForm.tsx';
export { ConnectionBanner, type ConnectionBannerProps } from './ConnectionBanner.tsx';
export type { ShownConnection } from './ConnectionLines.tsx';
export { InstalledApps, type InstalledAppsProps } from './InstalledApps.tsx';
export { IntegrationsScreen, type IntegrationsScreenProps } from './IntegrationsScreen.tsx';
export type { ProviderApp, StoreApp } from './ProviderApp.ts';
export { ProviderForm, type ProviderFormProps } from './ProviderForm.tsx';
export type { ProviderJobState } from './ProviderJobState.ts';

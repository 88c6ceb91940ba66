export { AppDirectory, type AppDirectoryProps } from './AppDirectory.tsx';
export { InstalledApps, type InstalledAppsProps } from './InstalledApps.tsx';
export { IntegrationsScreen, type IntegrationsScreenProps } from './IntegrationsScreen.tsx';
export type { ProviderApp, StoreApp } from './ProviderApp.ts';
export { ProviderForm, type ProviderFormProps } from './ProviderForm.tsx';
export type { Job, JobResult, ProviderJobState } from './ProviderJobState.ts';

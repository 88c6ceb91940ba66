export { AppDirectory } from './AppDirectory.tsx';
export { ChoicesForm, type ShownChoices } from './ChoicesForm.tsx';
export { ConnectionBanner } from './ConnectionBanner.tsx';
export type { ShownConnection } from './ConnectionLines.tsx';
export { InstalledApps } from './InstalledApps.tsx';
export { IntegrationsScreen } from './IntegrationsScreen.tsx';
export type { ProviderApp, StoreApp } from './ProviderApp.ts';
export { ProviderForm } from './ProviderForm.tsx';
export type { ProviderJobState } from './ProviderJobState.ts';

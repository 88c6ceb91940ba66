export { BillingScreen, type BillingScreenProps } from './BillingScreen.tsx';
export { SettingsPage, type SettingsPageProps, type SettingsPlace } from './SettingsPage.tsx';

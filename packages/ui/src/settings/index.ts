export { BillingScreen, type BillingScreenProps } from './BillingScreen.tsx';
export { CompanyInfoScreen, type CompanyInfoScreenProps } from './CompanyInfoScreen.tsx';
export type { SettingsPlace } from './SettingsPage.tsx';
export { UserManagementScreen, type UserManagementScreenProps } from './UserManagementScreen.tsx';

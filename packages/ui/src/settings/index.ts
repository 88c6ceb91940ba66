export { BatchStatusScreen, type BatchStatusScreenProps } from './BatchStatusScreen.tsx';
export { BillingScreen, type BillingScreenProps } from './BillingScreen.tsx';
export { CompanyInfoScreen, type CompanyInfoScreenProps } from './CompanyInfoScreen.tsx';
export { type KnowledgeGroup, KnowledgeScreen, type KnowledgeScreenProps } from './KnowledgeScreen.tsx';
export { NoteScreen, type NoteScreenProps } from './NoteScreen.tsx';
export { TrackingScreen, type TrackingScreenProps } from './TrackingScreen.tsx';
export { UserManagementScreen, type UserManagementScreenProps } from './UserManagementScreen.tsx';

import type { ComponentType } from 'react';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { BatchStatusTab } from './BatchStatusTab.tsx';
import { BillingTab } from './BillingTab.tsx';
import { CompanyInfoTab } from './CompanyInfoTab.tsx';
import { KnowledgeTab } from './KnowledgeTab.tsx';
import { ContactTab, EmailNotificationTab, TagsTab } from './NoteTabs.tsx';
import { TrackingTab } from './TrackingTab.tsx';
import { UserManagementTab } from './UserManagementTab.tsx';

/** The tabs of §2 in their order. */
const screens: readonly ComponentType<ScreenProps>[] = [
  CompanyInfoTab,
  UserManagementTab,
  BatchStatusTab,
  EmailNotificationTab,
  TrackingTab,
  BillingTab,
  ContactTab,
  KnowledgeTab,
  TagsTab,
];

/** `/app/settings`: what the open tab shows. */
export default function SettingsRoute({ route, tab }: ScreenProps) {
  const Screen = screens[tab?.number ?? 0] ?? CompanyInfoTab;
  return <Screen route={route} tab={tab} />;
}

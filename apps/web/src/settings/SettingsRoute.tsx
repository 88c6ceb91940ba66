import type { ComponentType } from 'react';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { BatchStatusTab } from './BatchStatusTab.tsx';
import { BillingTab } from './BillingTab.tsx';
import { CompanyInfoTab } from './CompanyInfoTab.tsx';
import { KnowledgeTab } from './KnowledgeTab.tsx';
import { ContactTab, EmailNotificationTab, TagsTab } from './NoteTabs.tsx';
import { TrackingTab } from './TrackingTab.tsx';
import { UserManagementTab } from './UserManagementTab.tsx';

/** By the last segment of the tab's path (§2). */
const screens: Readonly<Record<string, ComponentType<ScreenProps>>> = {
  companyinfo: CompanyInfoTab,
  usermanagement: UserManagementTab,
  batch_status: BatchStatusTab,
  emailnotification: EmailNotificationTab,
  tracking: TrackingTab,
  billing: BillingTab,
  contactus: ContactTab,
  knowledge: KnowledgeTab,
  tags: TagsTab,
};

/** `/app/settings`: the open tab. */
export default function SettingsRoute({ route, tab }: ScreenProps) {
  const Screen = screens[tab?.slug ?? ''] ?? CompanyInfoTab;
  return <Screen route={route} tab={tab} />;
}

import type { ComponentType } from 'react';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { BatchStatesTab } from './BatchStatesTab.tsx';
import { BatchStatusTab } from './BatchStatusTab.tsx';
import { BillingTab } from './BillingTab.tsx';
import { CompanyInfoTab } from './CompanyInfoTab.tsx';
import { ImportTab } from './ImportTab.tsx';
import { KnowledgeTab } from './KnowledgeTab.tsx';
import { ContactTab, EmailNotificationTab, TagsTab } from './NoteTabs.tsx';
import { useOpenShop } from '../session/OpenShop.ts';
import { NotificationsTab } from './notifications/NotificationsTab.tsx';
import { StaffTab } from './staff/StaffTab.tsx';
import { TagListTab } from './tags/TagListTab.tsx';
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
  import: ImportTab,
};

/** In place of them on servers with a capability. */
const ownScreens: Readonly<Record<string, { capability: string; screen: ComponentType<ScreenProps> }>> = {
  batch_status: { capability: 'batching', screen: BatchStatesTab },
  tags: { capability: 'tags', screen: TagListTab },
  usermanagement: { capability: 'staff', screen: StaffTab },
  emailnotification: { capability: 'notifications', screen: NotificationsTab },
};

/** `/app/settings`: the open tab. */
export default function SettingsRoute({ route, tab }: ScreenProps) {
  const { capabilities } = useOpenShop().info;
  const slug = tab?.slug ?? '';
  const ownScreen = ownScreens[slug];
  const isOwn = ownScreen !== undefined && capabilities.includes(ownScreen.capability);
  const Screen = isOwn ? ownScreen.screen : (screens[slug] ?? CompanyInfoTab);
  return <Screen route={route} tab={tab} />;
}

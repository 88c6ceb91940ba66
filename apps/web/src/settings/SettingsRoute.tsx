import type { ComponentType } from 'react';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { BatchStatesTab } from './BatchStatesTab.tsx';
import { BillingTab } from './BillingTab.tsx';
import { CompanyInfoTab } from './CompanyInfoTab.tsx';
import { ImportTab } from './ImportTab.tsx';
import { KnowledgeTab } from './KnowledgeTab.tsx';
import { ContactTab } from './ContactTab.tsx';
import { NotificationsTab } from './notifications/NotificationsTab.tsx';
import { StaffTab } from './staff/StaffTab.tsx';
import { TagListTab } from './tags/TagListTab.tsx';
import { TrackingPageTab } from './TrackingPageTab.tsx';

/** By the last segment of the tab's path (§2). */
const screens: Readonly<Record<string, ComponentType<ScreenProps>>> = {
  companyinfo: CompanyInfoTab,
  usermanagement: StaffTab,
  batch_status: BatchStatesTab,
  emailnotification: NotificationsTab,
  tracking: TrackingPageTab,
  billing: BillingTab,
  contactus: ContactTab,
  knowledge: KnowledgeTab,
  tags: TagListTab,
  import: ImportTab,
};

/** `/app/settings`: the open tab. */
export default function SettingsRoute({ route, tab }: ScreenProps) {
  const Screen = screens[tab?.slug ?? ''] ?? CompanyInfoTab;
  return <Screen route={route} tab={tab} />;
}

import type { ScreenProps } from '../address/ScreenProps.ts';
import { TabScreen } from '../address/TabScreen.tsx';
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
import { WhatMayShipTab } from './WhatMayShipTab.tsx';

const screens = {
  companyinfo: CompanyInfoTab,
  usermanagement: StaffTab,
  batch_status: BatchStatesTab,
  emailnotification: NotificationsTab,
  tracking: TrackingPageTab,
  billing: BillingTab,
  contactus: ContactTab,
  knowledge: KnowledgeTab,
  'what-may-ship': WhatMayShipTab,
  tags: TagListTab,
  import: ImportTab,
};

/** `/app/settings`: the open tab. */
export default function SettingsRoute(props: ScreenProps) {
  return <TabScreen {...props} screens={screens} />;
}

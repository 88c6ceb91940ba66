import type { ComponentType } from 'react';
import NotBuiltYetRoute from '../NotBuiltYetRoute.tsx';
import type { ScreenProps } from '../shared/ScreenProps.ts';
import { BillingTab } from './BillingTab.tsx';
import { CompanyInfoTab } from './CompanyInfoTab.tsx';
import { UserManagementTab } from './UserManagementTab.tsx';

/** The tabs of §2 by the last part of their address. */
const screens: Readonly<Record<string, ComponentType<ScreenProps>>> = {
  companyinfo: CompanyInfoTab,
  usermanagement: UserManagementTab,
  billing: BillingTab,
};

/** `/app/settings`: what the open tab shows. */
export default function SettingsRoute({ route, tab }: ScreenProps) {
  const Screen = screens[tab?.path.slice(route.path.length + 1) ?? ''] ?? NotBuiltYetRoute;
  return <Screen route={route} tab={tab} />;
}

import { TrackingScreen } from '@hub/ui/settings';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import { shipmentStatusRows } from './shipmentStatusRows.tsx';
import { TrackingPageTab } from './TrackingPageTab.tsx';
import { useSettingsPageHeader } from './useSettingsPageHeader.ts';

/** `/app/settings/tracking`: the page for customers where the server has one, and what each delivery status means. */
export function TrackingTab(props: ScreenProps) {
  const { capabilities } = useOpenShop().info;
  return capabilities.includes('trackingPage') ? <TrackingPageTab {...props} /> : <StatusesTab {...props} />;
}

function StatusesTab(props: ScreenProps) {
  return <TrackingScreen pageHeader={useSettingsPageHeader(props)} statuses={shipmentStatusRows} />;
}

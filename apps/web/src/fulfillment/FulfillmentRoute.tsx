import type { ScreenProps } from '../address/ScreenProps.ts';
import { TabScreen } from '../address/TabScreen.tsx';
import { BatchHistoryScreens } from './batching/BatchHistoryScreens.tsx';
import { UpcomingBatchesTab } from './batching/UpcomingBatchesTab.tsx';
import { LocationSettingsTab } from './locations/LocationSettingsTab.tsx';
import { ProviderMappingTab } from './mapping/ProviderMappingTab.tsx';
import { RoutingRulesTab } from './routing/RoutingRulesTab.tsx';

const screens = {
  batching: UpcomingBatchesTab,
  'batch-history': BatchHistoryScreens,
  'shipping-mapping': ProviderMappingTab,
  locations: LocationSettingsTab,
  'order-routing': RoutingRulesTab,
};

/** `/app/fulfillment` with its five tabs. */
export default function FulfillmentRoute(props: ScreenProps) {
  return <TabScreen {...props} screens={screens} />;
}

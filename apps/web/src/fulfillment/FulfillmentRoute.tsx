import type { ComponentType } from 'react';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { BatchHistoryScreens } from './batching/BatchHistoryScreens.tsx';
import { UpcomingBatchesTab } from './batching/UpcomingBatchesTab.tsx';
import { LocationSettingsTab } from './locations/LocationSettingsTab.tsx';
import { ProviderMappingTab } from './mapping/ProviderMappingTab.tsx';
import { RoutingRulesTab } from './routing/RoutingRulesTab.tsx';

/** By the last segment of the tab's path (§2). */
const screens: Readonly<Record<string, ComponentType<ScreenProps>>> = {
  batching: UpcomingBatchesTab,
  'batch-history': BatchHistoryScreens,
  'shipping-mapping': ProviderMappingTab,
  locations: LocationSettingsTab,
  'order-routing': RoutingRulesTab,
};

/** `/app/fulfillment` with its five tabs. */
export default function FulfillmentRoute({ route, tab }: ScreenProps) {
  const Screen = screens[tab?.slug ?? ''] ?? UpcomingBatchesTab;
  return <Screen route={route} tab={tab} />;
}

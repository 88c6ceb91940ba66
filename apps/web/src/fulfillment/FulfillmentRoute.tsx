import type { ComponentType } from 'react';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import { BatchHistoryTab } from './BatchHistoryTab.tsx';
import { BatchingTab } from './BatchingTab.tsx';
import { BatchHistoryScreens } from './batching/BatchHistoryScreens.tsx';
import { UpcomingBatchesTab } from './batching/UpcomingBatchesTab.tsx';
import { LocationSettingsTab } from './locations/LocationSettingsTab.tsx';
import { LocationsTab } from './LocationsTab.tsx';
import { OrderRoutingTab } from './OrderRoutingTab.tsx';
import { ProviderMappingTab } from './mapping/ProviderMappingTab.tsx';
import { RoutingRulesTab } from './routing/RoutingRulesTab.tsx';
import { ShippingMappingTab } from './ShippingMappingTab.tsx';

/** Reports, by the last segment of the tab's path (§2). */
const screens: Readonly<Record<string, ComponentType<ScreenProps>>> = {
  batching: BatchingTab,
  'batch-history': BatchHistoryTab,
  'shipping-mapping': ShippingMappingTab,
  locations: LocationsTab,
  'order-routing': OrderRoutingTab,
};

/** What servers with a capability have instead. */
const screensByCapability: Readonly<Record<string, typeof screens>> = {
  routing: { locations: LocationSettingsTab, 'order-routing': RoutingRulesTab },
  batching: { batching: UpcomingBatchesTab, 'batch-history': BatchHistoryScreens },
  shippingMapping: { 'shipping-mapping': ProviderMappingTab },
};

/** `/app/fulfillment` with its five tabs; read-only, except on servers with calls that change something here. */
export default function FulfillmentRoute({ route, tab }: ScreenProps) {
  const { info } = useOpenShop();
  const slug = tab?.slug ?? 'batching';
  const [own] = info.capabilities.flatMap((capability) => screensByCapability[capability]?.[slug] ?? []);
  const Screen = own ?? screens[slug] ?? BatchingTab;
  return <Screen route={route} tab={tab} />;
}

import type { ComponentType } from 'react';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { BatchHistoryTab } from './BatchHistoryTab.tsx';
import { BatchingTab } from './BatchingTab.tsx';
import { LocationsTab } from './LocationsTab.tsx';
import { OrderRoutingTab } from './OrderRoutingTab.tsx';
import { ShippingMappingTab } from './ShippingMappingTab.tsx';

/** By the last segment of the tab's path (§2). */
const screens: Readonly<Record<string, ComponentType<ScreenProps>>> = {
  batching: BatchingTab,
  'batch-history': BatchHistoryTab,
  'shipping-mapping': ShippingMappingTab,
  locations: LocationsTab,
  'order-routing': OrderRoutingTab,
};

/** `/app/fulfillment` with its five tabs; read-only, since no call changes anything here. */
export default function FulfillmentRoute({ route, tab }: ScreenProps) {
  const Screen = screens[tab?.slug ?? ''] ?? BatchingTab;
  return <Screen route={route} tab={tab} />;
}

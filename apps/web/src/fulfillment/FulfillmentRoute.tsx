import type { ComponentType } from 'react';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { BatchHistoryTab } from './BatchHistoryTab.tsx';
import { BatchingTab } from './BatchingTab.tsx';
import { LocationsTab } from './LocationsTab.tsx';
import { OrderRoutingTab } from './OrderRoutingTab.tsx';
import { ShippingMappingTab } from './ShippingMappingTab.tsx';

/** The tabs of §2 in their order. */
const screens: readonly ComponentType<ScreenProps>[] = [
  BatchingTab,
  BatchHistoryTab,
  ShippingMappingTab,
  LocationsTab,
  OrderRoutingTab,
];

/**
 * `/app/fulfillment`: batching (default), batch history, shipping mapping, locations, order routing. Nothing here can
 * be changed: no call does.
 */
export default function FulfillmentRoute({ route, tab }: ScreenProps) {
  const Screen = screens[tab?.number ?? 0] ?? BatchingTab;
  return <Screen route={route} tab={tab} />;
}

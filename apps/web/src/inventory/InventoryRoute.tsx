import type { ComponentType } from 'react';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { BulkEditTab } from './products/BulkEditTab.tsx';
import { BundlesTab } from './products/BundlesTab.tsx';
import { CollectionsTab } from './products/CollectionsTab.tsx';
import { WeightsAndPackagesTab } from './products/WeightsAndPackagesTab.tsx';
import { UniversalSettingsTab } from './settings/UniversalSettingsTab.tsx';
import { StockTab } from './stock/StockTab.tsx';

/** By the last segment of the tab's path (§2). */
const screens: Readonly<Record<string, ComponentType<ScreenProps>>> = {
  allinventory: StockTab,
  collection: CollectionsTab,
  weightandpackage: WeightsAndPackagesTab,
  bundles: BundlesTab,
  'bulk-edit': BulkEditTab,
  'universal-settings': UniversalSettingsTab,
};

/** `/app/inventory` with its six tabs. */
export default function InventoryRoute({ route, tab }: ScreenProps) {
  const Screen = screens[tab?.slug ?? ''] ?? StockTab;
  return <Screen route={route} tab={tab} />;
}

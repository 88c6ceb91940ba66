import type { ScreenProps } from '../address/ScreenProps.ts';
import { TabScreen } from '../address/TabScreen.tsx';
import { BulkEditTab } from './products/BulkEditTab.tsx';
import { BundlesTab } from './products/BundlesTab.tsx';
import { CollectionsTab } from './products/CollectionsTab.tsx';
import { WeightsAndPackagesTab } from './products/WeightsAndPackagesTab.tsx';
import { UniversalSettingsTab } from './settings/UniversalSettingsTab.tsx';
import { StockTab } from './stock/StockTab.tsx';

const screens = {
  allinventory: StockTab,
  collection: CollectionsTab,
  weightandpackage: WeightsAndPackagesTab,
  bundles: BundlesTab,
  'bulk-edit': BulkEditTab,
  'universal-settings': UniversalSettingsTab,
};

/** `/app/inventory` with its six tabs. */
export default function InventoryRoute(props: ScreenProps) {
  return <TabScreen {...props} screens={screens} />;
}

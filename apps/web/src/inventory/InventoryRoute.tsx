import type { ScreenProps } from '../address/ScreenProps.ts';
import { AllInventoryTab } from './AllInventoryTab.tsx';
import { useOpenShop } from '../session/OpenShop.ts';
import { NotProvidedTab } from './NotProvidedTab.tsx';
import { BulkEditTab } from './products/BulkEditTab.tsx';
import { BundlesTab } from './products/BundlesTab.tsx';
import { CollectionsTab } from './products/CollectionsTab.tsx';
import { WeightsAndPackagesTab } from './products/WeightsAndPackagesTab.tsx';
import { UniversalSettingsTab } from './settings/UniversalSettingsTab.tsx';
import { StockTab } from './stock/StockTab.tsx';
import { WeightsTab } from './WeightsTab.tsx';

/** `/app/inventory`: six tabs by the last segment of their paths (§2). */
export default function InventoryRoute(props: ScreenProps) {
  const { capabilities } = useOpenShop().info;
  const hasProducts = capabilities.includes('products');
  switch (props.tab?.slug) {
    case 'collection':
      return hasProducts ? <CollectionsTab {...props} /> : <NotProvidedTab {...props} slug="collection" />;
    case 'weightandpackage':
      return hasProducts ? <WeightsAndPackagesTab {...props} /> : <WeightsTab {...props} />;
    case 'bundles':
      return hasProducts ? <BundlesTab {...props} /> : <NotProvidedTab {...props} slug="bundles" />;
    case 'bulk-edit':
      return hasProducts ? <BulkEditTab {...props} /> : <NotProvidedTab {...props} slug="bulk-edit" />;
    case 'universal-settings':
      return capabilities.includes('shopSettings') ? (
        <UniversalSettingsTab {...props} />
      ) : (
        <NotProvidedTab {...props} slug="universal-settings" />
      );
    default:
      return capabilities.includes('stock') ? <StockTab {...props} /> : <AllInventoryTab {...props} />;
  }
}

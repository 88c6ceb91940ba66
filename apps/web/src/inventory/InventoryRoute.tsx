import type { ScreenProps } from '../address/ScreenProps.ts';
import { AllInventoryTab } from './AllInventoryTab.tsx';
import { NotProvidedTab } from './NotProvidedTab.tsx';
import { WeightsTab } from './WeightsTab.tsx';

/** `/app/inventory`: six tabs by the last segment of their paths (§2). */
export default function InventoryRoute(props: ScreenProps) {
  switch (props.tab?.slug) {
    case 'collection':
      return <NotProvidedTab {...props} slug="collection" />;
    case 'weightandpackage':
      return <WeightsTab {...props} />;
    case 'bundles':
      return <NotProvidedTab {...props} slug="bundles" />;
    case 'bulk-edit':
      return <NotProvidedTab {...props} slug="bulk-edit" />;
    case 'universal-settings':
      return <NotProvidedTab {...props} slug="universal-settings" />;
    default:
      return <AllInventoryTab {...props} />;
  }
}

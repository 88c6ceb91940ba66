import type { ScreenProps } from '../address/ScreenProps.ts';
import { AllInventoryTab } from './AllInventoryTab.tsx';
import { NotProvidedTab } from './NotProvidedTab.tsx';
import { WeightsTab } from './WeightsTab.tsx';

/** `/app/inventory`: its six tabs, numbered as §2 numbers them. */
export default function InventoryRoute(props: ScreenProps) {
  switch (props.tab?.number) {
    case 1:
      return <NotProvidedTab {...props} slug="collection" />;
    case 2:
      return <WeightsTab {...props} />;
    case 3:
      return <NotProvidedTab {...props} slug="bundles" />;
    case 4:
      return <NotProvidedTab {...props} slug="bulk-edit" />;
    case 5:
      return <NotProvidedTab {...props} slug="universal-settings" />;
    default:
      return <AllInventoryTab {...props} />;
  }
}

import { ShippingMappingScreen } from '@hub/ui/fulfillment';
import type { ScreenProps } from '../shared/ScreenProps.ts';
import { useShipmentScreen } from './useShipmentScreen.tsx';

/** `/app/fulfillment/shipping-mapping`. */
export function ShippingMappingTab(props: ScreenProps) {
  return <ShippingMappingScreen {...useShipmentScreen(props)} />;
}

import { ShippingMappingScreen } from '@hub/ui/fulfillment';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useShipmentScreenProps } from './useShipmentScreenProps.tsx';

/** `/app/fulfillment/shipping-mapping`. */
export function ShippingMappingTab(props: ScreenProps) {
  return <ShippingMappingScreen {...useShipmentScreenProps(props, 'shipping')} />;
}

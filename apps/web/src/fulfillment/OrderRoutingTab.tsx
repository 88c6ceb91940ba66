import { OrderRoutingScreen } from '@hub/ui/fulfillment';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useShipmentScreenProps } from './useShipmentScreenProps.tsx';

/** `/app/fulfillment/order-routing`. */
export function OrderRoutingTab(props: ScreenProps) {
  return <OrderRoutingScreen {...useShipmentScreenProps(props, 'shipping')} />;
}

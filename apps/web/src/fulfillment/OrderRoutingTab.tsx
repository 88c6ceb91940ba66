import { OrderRoutingScreen } from '@hub/ui/fulfillment';
import type { ScreenProps } from '../shared/ScreenProps.ts';
import { useShipmentScreen } from './useShipmentScreen.tsx';

/** `/app/fulfillment/order-routing`. */
export function OrderRoutingTab(props: ScreenProps) {
  return <OrderRoutingScreen {...useShipmentScreen(props)} />;
}

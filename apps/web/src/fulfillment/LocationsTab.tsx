import { LocationsScreen } from '@hub/ui/fulfillment';
import { useOpenShop } from '../session/OpenShop.ts';
import type { ScreenProps } from '../shared/ScreenProps.ts';
import { useShipmentScreen } from './useShipmentScreen.tsx';

/** `/app/fulfillment/locations`. */
export function LocationsTab(props: ScreenProps) {
  return <LocationsScreen {...useShipmentScreen(props)} timeZone={useOpenShop().timeZone} />;
}

import { LocationsScreen } from '@hub/ui/fulfillment';
import { useOpenShop } from '../session/OpenShop.ts';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useShipmentScreenProps } from './useShipmentScreenProps.tsx';

/** `/app/fulfillment/locations`. */
export function LocationsTab(props: ScreenProps) {
  return <LocationsScreen {...useShipmentScreenProps(props, 'locations')} timeZone={useOpenShop().timeZone} />;
}

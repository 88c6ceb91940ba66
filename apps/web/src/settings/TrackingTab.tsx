import { shipmentStatuses, shipmentTone } from '@hub/domain/orders';
import { ShipmentBadge } from '@hub/ui/orders';
import { TrackingScreen } from '@hub/ui/settings';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useSettingsPageHeader } from './useSettingsPageHeader.ts';

const statuses = shipmentStatuses.map((status) => ({
  status,
  badge: <ShipmentBadge status={status} />,
  tone: shipmentTone(status),
}));

/** `/app/settings/tracking`. */
export function TrackingTab(props: ScreenProps) {
  return <TrackingScreen pageHeader={useSettingsPageHeader(props)} statuses={statuses} />;
}

import { type PageHeaderProps } from '../layout/index.ts';
import type { ReactNode } from 'react';
import { type Loadable, type OrderPath } from '../data/index.ts';
import type { ShipmentSample, StoreLocations } from './fulfillmentTypes.ts';

/** What a screen over the shipments of the newest orders is given. */
export interface ShipmentScreenProps {
  /** Title and tabs of the area, and which of them is open. */
  pageHeader: PageHeaderProps;
  /** Period, dates and zone: `PeriodBar`. */
  controls: ReactNode;
  /** The names by which the store platform knows its locations. */
  locations: Loadable<StoreLocations>;
  /** Shipments of the newest orders, as far as their details are read. */
  sample: Loadable<ShipmentSample>;
  /** Where the list that has an order leads; null where the visitor may not see it. */
  orderPath: OrderPath;
  /** The period has no end, so an empty screen does not offer a longer one. */
  isAllTime: boolean;
}

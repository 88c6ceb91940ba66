import { type PageHeaderProps } from '../layout/index.ts';
import type { StoreAdminLink } from '@hub/domain/shared';
import type { ReactNode } from 'react';
import { type Loadable, type OrderPath } from '../data/index.ts';
import type { ShipmentSample, StoreLocations } from './fulfillmentTypes.ts';

/** Props of the screens about shipments of the newest orders. */
export interface ShipmentScreenProps {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** The `PeriodBar`. */
  controls: ReactNode;
  /** The location names. */
  locations: Loadable<StoreLocations>;
  /** Shipments of the newest orders, as far as they are read. */
  sample: Loadable<ShipmentSample>;
  /** Path of a list with the order; null without permission. */
  orderPath: OrderPath;
  /** Where this is set up in the store's admin. */
  adminLink: StoreAdminLink | null;
  /** The period is all time, so the empty state does not suggest a longer one. */
  isAllTime: boolean;
}

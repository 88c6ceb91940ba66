import { type PageHeaderProps, StackedPage } from '../layout/index.ts';
import { ShipmentStatusTable, type ShipmentStatusTableProps } from './ShipmentStatusTable.tsx';

export interface TrackingScreenProps extends ShipmentStatusTableProps {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
}

/** `/app/settings/tracking` for servers without a tracking page: what each delivery status means. */
export function TrackingScreen({ pageHeader, statuses }: TrackingScreenProps) {
  return (
    <StackedPage {...pageHeader}>
      <ShipmentStatusTable statuses={statuses} />
    </StackedPage>
  );
}

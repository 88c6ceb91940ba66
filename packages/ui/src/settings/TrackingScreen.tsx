import { StackedPage, type PageHeaderProps } from '../layout/index.ts';
import { settingsTexts } from '@hub/domain/settings';
import type { ReactNode } from 'react';
import { ReadOnlyTable } from './ReadOnlyTable.tsx';
import { SettingsCard } from './SettingsCard.tsx';

export interface TrackingScreenProps {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** In the catalogue's order. */
  statuses: readonly { status: string; badge: ReactNode; tone: keyof typeof settingsTexts.tones }[];
}

/** `/app/settings/tracking`: the shipment statuses and their badges. */
export function TrackingScreen({ pageHeader, statuses }: TrackingScreenProps) {
  const { status, tone } = settingsTexts.shipmentStatusesTable;
  return (
    <StackedPage {...pageHeader}>
      <SettingsCard title={settingsTexts.shipmentStatuses} note={settingsTexts.shipmentStatusesNote}>
        <ReadOnlyTable
          caption={settingsTexts.shipmentStatuses}
          head={[status, tone]}
          rows={statuses.map((row) => ({ key: row.status, name: row.badge, cells: [settingsTexts.tones[row.tone]] }))}
        />
      </SettingsCard>
    </StackedPage>
  );
}

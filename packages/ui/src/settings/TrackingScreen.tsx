import { StackedPage, type PageHeaderProps } from '../layout/index.ts';
import { settingsTexts } from '@hub/domain/settings';
import type { ReactNode } from 'react';
import { ReadOnlyTable } from './ReadOnlyTable.tsx';
import { SettingsCard } from './SettingsCard.tsx';

export interface TrackingScreenProps {
  /** Title and tabs of the area, and which of them is open. */
  pageHeader: PageHeaderProps;
  /** In the order of the catalogue; the badge carries the name of the status. */
  statuses: readonly { status: string; badge: ReactNode; tone: keyof typeof settingsTexts.tones }[];
}

/** `/app/settings/tracking`: the statuses of shipments and what their badges mean. */
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

import { settingsTexts } from '@hub/domain/settings';
import type { ReactNode } from 'react';
import { SectionCard } from '../layout/SectionCard.tsx';
import { ReadOnlyTable } from './ReadOnlyTable.tsx';

export interface ShipmentStatusTableProps {
  /** The statuses in the catalog's order. */
  statuses: readonly { status: string; badge: ReactNode; meaning: string; tone: keyof typeof settingsTexts.tones }[];
}

/** The delivery statuses, their badges and what they mean. */
export function ShipmentStatusTable({ statuses }: ShipmentStatusTableProps) {
  const { status, meaning, tone } = settingsTexts.shipmentStatusesTable;
  return (
    <SectionCard title={settingsTexts.shipmentStatuses} note={settingsTexts.shipmentStatusesNote}>
      <ReadOnlyTable
        caption={settingsTexts.shipmentStatuses}
        head={[status, meaning, tone]}
        rows={statuses.map((row) => ({
          key: row.status,
          name: row.badge,
          cells: [row.meaning, settingsTexts.tones[row.tone]],
        }))}
      />
    </SectionCard>
  );
}

import { sectionList, sectionName, type StaffRights, staffTexts as texts } from '@hub/domain/permissions';
import { ReadOnlyTable } from '../ReadOnlyTable.tsx';

export interface RightsSummaryProps {
  /** Accessible name of the table. */
  caption: string;
  /** What the person may do. */
  rights: StaffRights;
}

/** Somebody’s rights as text. */
export function RightsSummary({ caption, rights }: RightsSummaryProps) {
  if (rights.isOwner) return <p>{texts.makeOwnerHelp}</p>;
  return (
    <ReadOnlyTable
      caption={caption}
      head={[texts.section, texts.table.rights]}
      rows={sectionList.map(({ id }) => ({
        key: String(id),
        name: sectionName(id),
        cells: [texts.rights[rights.sections[id]]],
      }))}
    />
  );
}

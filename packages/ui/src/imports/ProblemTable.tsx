import { importTexts, linesText, type ProblemGroup } from '@hub/domain/imports';
import { CaptionedTable } from '../data/CaptionedTable.tsx';
import styles from './ProblemTable.module.css';

export interface ProblemTableProps {
  /** Accessible name of the table. */
  caption: string;
  /** Rows with their reasons, in the order of the file. */
  groups: readonly ProblemGroup[];
}

/** Refused rows: lines and reason. */
export function ProblemTable({ caption, groups }: ProblemTableProps) {
  return (
    <CaptionedTable
      caption={caption}
      className={styles.table}
      head={[{ title: importTexts.line }, { title: importTexts.reason }]}
      rows={groups.map((group) => ({
        key: `${group.firstLine} ${group.reason}`,
        name: linesText(group),
        cells: [{ content: <bdi>{group.reason}</bdi>, className: styles.reason }],
      }))}
    />
  );
}

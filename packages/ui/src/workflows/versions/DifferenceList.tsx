import { type WorkflowDifference, workflowScreenTexts } from '@hub/domain/workflows';
import styles from './DifferenceList.module.css';

export interface DifferenceListProps {
  differences: readonly WorkflowDifference[];
  /** Accessible name. */
  label: string;
  /** Title of the earlier version: "Before", "Yours". */
  beforeTitle: string;
  afterTitle: string;
}

/** The differences between two versions, part by part. */
export function DifferenceList({ differences, label, beforeTitle, afterTitle }: DifferenceListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {differences.map((difference) => (
        <li key={`${difference.part} ${difference.before} ${difference.after}`} className={styles.item}>
          <p className={styles.part}>{difference.label}</p>
          <dl className={styles.sides}>
            <div>
              <dt>{beforeTitle}</dt>
              <dd dir="auto">{difference.before ?? workflowScreenTexts.versions.nothing}</dd>
            </div>
            <div>
              <dt>{afterTitle}</dt>
              <dd dir="auto">{difference.after ?? workflowScreenTexts.versions.nothing}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}

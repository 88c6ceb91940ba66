import { feedbackTexts } from '@hub/domain/shared';
import styles from './SkeletonList.module.css';

export interface SkeletonListProps {
  /** Number of rows; the expected one, to avoid layout shift. */
  rows?: number;
  /** Height of a row, px. */
  rowHeight?: number;
  /** Text for screen readers. */
  label?: string;
}

/** Skeleton of a list. */
export function SkeletonList({ rows = 5, rowHeight = 44, label = feedbackTexts.loadingAlone }: SkeletonListProps) {
  return (
    <div role="status" aria-busy="true" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} style={{ height: rowHeight }}>
          <span className={styles.bar} />
          <span className={styles.bar} />
          <span className={styles.bar} />
        </div>
      ))}
    </div>
  );
}

import styles from './SkeletonList.module.css';

export interface SkeletonListProps {
  /** How many rows; as many as are likely to come, so that nothing jumps. */
  rows?: number;
  /** Height of one row in pixels, the same as the real one's. */
  rowHeight?: number;
  /** Said to those who cannot see the grey bars. */
  label?: string;
}

/** Rows that are on their way, in the size of the real ones. */
export function SkeletonList({ rows = 5, rowHeight = 44, label = 'Loading' }: SkeletonListProps) {
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

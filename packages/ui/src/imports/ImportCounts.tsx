import { type ImportProgress, importTexts } from '@hub/domain/imports';
import { formatCount } from '@hub/domain/shared';
import styles from './ImportCounts.module.css';

export interface ImportCountsProps {
  /** State of the import. */
  progress: ImportProgress;
}

/** The figures of an import. */
export function ImportCounts({ progress }: ImportCountsProps) {
  const { rows, added, known, refused } = importTexts.table;
  const figures: readonly (readonly [string, number])[] = [
    [added, progress.ordersAdded],
    [known, progress.ordersKnown],
    [rows, progress.linesRead],
    [refused, progress.linesRefused],
  ];
  return (
    <dl className={styles.counts}>
      {figures.map(([name, figure]) => (
        <div key={name} className={styles.count}>
          <dt>{name}</dt>
          <dd>{formatCount(figure)}</dd>
        </div>
      ))}
    </dl>
  );
}

import { healthTexts } from '@hub/domain/dashboard';
import type { HealthItem } from '@hub/domain/shared';
import styles from './HealthList.module.css';

export interface HealthListProps {
  /** The store and each 3PL, in the order to show. */
  items: readonly HealthItem[];
}

/** How the store and each 3PL are. */
export function HealthList({ items }: HealthListProps) {
  if (items.length === 0) return null;
  return (
    <ul aria-label={healthTexts.label} className={styles.line}>
      {items.map(({ name, value, detail, isProblem }) => (
        <li key={name} className={styles.item} data-tone={isProblem ? 'critical' : 'success'}>
          <bdi className={styles.name}>{name}</bdi> <span>{value}</span>
          {detail !== '' && <span className={styles.detail}> · {detail}</span>}
        </li>
      ))}
    </ul>
  );
}

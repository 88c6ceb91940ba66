import type { ReactNode } from 'react';
import styles from './CardPair.module.css';

/** Two cards side by side, or stacked when narrow. */
export function CardPair({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.pair}>{children}</div>
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './CardPair.module.css';

/** Two cards beside each other where there is room, else below each other. */
export function CardPair({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.pair}>{children}</div>
    </div>
  );
}

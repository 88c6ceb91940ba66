import type { ReactNode } from 'react';
import styles from './BulkNotices.module.css';

/** Between the selection and the list: what runs, what went wrong, what became of each order. Takes no room while there is nothing. */
export function BulkNotices({ children }: { children: ReactNode }) {
  return <div className={styles['notices']}>{children}</div>;
}

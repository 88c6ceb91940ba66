import type { ReactNode } from 'react';
import styles from './BulkNotices.module.css';

interface BulkNoticesProps {
  /** `BulkNotice`s, newest first; nothing while there are none. */
  children: ReactNode;
}

/**
 * Between the selection and the list: what went wrong, what became of each order. Takes no room while there is nothing.
 */
export function BulkNotices({ children }: BulkNoticesProps) {
  return <div className={styles.notices}>{children}</div>;
}

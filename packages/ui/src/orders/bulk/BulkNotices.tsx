import type { ReactNode } from 'react';
import styles from './BulkNotices.module.css';

interface BulkNoticesProps {
  /** `BulkNotice`s, newest first. */
  children: ReactNode;
}

/** Errors and outcomes between selection and list; takes no space when empty. */
export function BulkNotices({ children }: BulkNoticesProps) {
  return <div className={styles.notices}>{children}</div>;
}

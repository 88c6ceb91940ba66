import { type ReactNode, useEffect, useRef } from 'react';
import styles from './BulkNotices.module.css';

interface BulkNoticesProps {
  /** `BulkNotice`s, newest first. */
  children: ReactNode;
}

/** Errors and outcomes between selection and list; takes no space when empty. */
export function BulkNotices({ children }: BulkNoticesProps) {
  return <div className={styles.notices}>{children}</div>;
}

interface BulkNoticeProps {
  /** The notice, usually a banner. */
  children: ReactNode;
}

/** Scrolls a new notice into view, because the selection may be far down the list. */
export function BulkNotice({ children }: BulkNoticeProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Missing in jsdom; newer browsers return a promise, which is not a cleanup.
    void element.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={element} className={styles.notice}>
      {children}
    </div>
  );
}

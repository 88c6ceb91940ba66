import { type ReactNode, useEffect, useRef } from 'react';
import styles from './BulkNotices.module.css';

interface BulkNoticeProps {
  /** What there is to say, usually a banner. */
  children: ReactNode;
}

/**
 * One of the notices. When it comes, it is brought into sight: whoever selected far down a list would miss it above.
 */
export function BulkNotice({ children }: BulkNoticeProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // jsdom has no such thing; newer browsers return a promise, which is no clean-up.
    void element.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={element} className={styles.notice}>
      {children}
    </div>
  );
}

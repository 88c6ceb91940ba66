import { type ReactNode, useEffect, useRef } from 'react';
import styles from './BulkNotices.module.css';

/** Between the selection and the list: what went wrong, what became of each order. Takes no room while there is nothing. */
export function BulkNotices({ children }: { children: ReactNode }) {
  return <div className={styles['notices']}>{children}</div>;
}

/** One of them. When it comes, it is brought into sight: whoever selected far down a list would miss it above. */
export function BulkNotice({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // jsdom has no such thing; newer browsers return a promise, which is no clean-up.
    void element.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={element} className={styles['notice']}>
      {children}
    </div>
  );
}

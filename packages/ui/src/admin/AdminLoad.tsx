import type { ReactNode } from 'react';
import { type Loadable, shownValue } from '../data/Loadable.ts';
import styles from './admin.module.css';

export interface AdminLoadProps<T> {
  /** The value to load. */
  loadable: Loadable<T>;
  /** Object of "Loading the shops…": "the shops". */
  subject: string;
  /** Renders the value. */
  children: (value: T) => ReactNode;
}

/** The loaded value, or its loading and error states. After a failure an older value stays visible. */
export function AdminLoad<T>({ loadable, subject, children }: AdminLoadProps<T>) {
  const value = shownValue(loadable);
  return (
    <>
      {loadable.state === 'loading' && (
        <p role="status" className={styles.quiet}>
          Loading {subject}…
        </p>
      )}
      {loadable.state === 'failed' && (
        <div role="alert" className={styles.failed}>
          <p>
            Couldn’t load {subject}. {loadable.message}
          </p>
          {loadable.detail && <p className={styles.quiet}>{loadable.detail}</p>}
          {loadable.onRetry && (
            <button type="button" className={styles.button} onClick={loadable.onRetry}>
              Try again
            </button>
          )}
        </div>
      )}
      {value !== null && children(value)}
    </>
  );
}

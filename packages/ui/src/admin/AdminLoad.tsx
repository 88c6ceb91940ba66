import type { ReactNode } from 'react';
import { type Loadable, shownValue } from '../data/Loadable.ts';
import styles from './admin.module.css';

export interface AdminLoadProps<T> {
  /** What is loaded. */
  loadable: Loadable<T>;
  /** "the shops", for "Loading the shops…". */
  subject: string;
  /** Draws the value. */
  children: (value: T) => ReactNode;
}

/** The value of a call, with what to do while there is none. An older value stays below a failure. */
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

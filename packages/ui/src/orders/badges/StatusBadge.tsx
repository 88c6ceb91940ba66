import type { ReactNode } from 'react';
import styles from './StatusBadge.module.css';

export type BadgeTone = 'plain' | 'success' | 'info' | 'attention' | 'critical';

export interface StatusBadgeProps {
  /** Red needs a person. */
  tone?: BadgeTone;
  /** A progress ring, so that the state does not depend on color. */
  progress?: 'none' | 'half' | 'full';
  /** Text, on one line. */
  children: ReactNode;
}

/**
 * A badge styled like Polaris', as one element: a long list renders dozens per scrolled page, and Polaris' own takes
 * several times as long to mount.
 */
export function StatusBadge({ tone = 'plain', progress, children }: StatusBadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {progress && <span className={styles.ring} data-progress={progress} aria-hidden="true" />}
      <span className={styles.words} title={typeof children === 'string' ? children : undefined}>
        {children}
      </span>
    </span>
  );
}

import type { ReactNode } from 'react';
import styles from './StatusBadge.module.css';

export type BadgeTone = 'plain' | 'success' | 'info' | 'attention' | 'critical';

export interface StatusBadgeProps {
  /** Its colour; red is for what needs a person. */
  tone?: BadgeTone;
  /** A small ring before the words, so that progress does not speak through colour alone. */
  progress?: 'none' | 'half' | 'full';
  /** The words, on one line. */
  children: ReactNode;
}

/**
 * A badge in the look of Polaris' own, as one element: a long list draws dozens of them per scrolled page, and the
 * kit's badge costs several times as much to mount.
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

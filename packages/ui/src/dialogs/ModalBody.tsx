import type { ReactNode } from 'react';
import styles from './ModalBody.module.css';

export interface ModalBodyProps {
  /** Content between title and buttons. */
  children: ReactNode;
}

/**
 * Scroll container for a Polaris dialog with `noScroll`. Polaris' own never removes its listener on the window and
 * leaks the dialog's content.
 */
export function ModalBody({ children }: ModalBodyProps) {
  return <div className={styles.body}>{children}</div>;
}

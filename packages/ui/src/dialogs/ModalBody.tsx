import type { ReactNode } from 'react';
import styles from './ModalBody.module.css';

export interface ModalBodyProps {
  /** What is between the title and the buttons. */
  children: ReactNode;
}

/**
 * What scrolls inside a Polaris dialog that has `noScroll`. Polaris' own scrolling part listens to the window for ever,
 * and with it everything that a dialog ever held stays in memory.
 */
export function ModalBody({ children }: ModalBodyProps) {
  return <div className={styles.body}>{children}</div>;
}

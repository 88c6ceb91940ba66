import type { ComponentType } from 'react';
import styles from './OrderDetailPanel.module.css';

/** Decorator: the width and font of an order's panel. */
export function withOrderPanel(Story: ComponentType) {
  return (
    <div className={styles.panel}>
      <Story />
    </div>
  );
}

import type { ComponentType } from 'react';
import styles from './OrderDetailPanel.module.css';

/** A part of an opened order in the panel that gives it its width and its letters. For stories. */
export function inOpenedOrder(Part: ComponentType) {
  return (
    <div className={styles.panel}>
      <Part />
    </div>
  );
}

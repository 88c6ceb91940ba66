import type { ComponentType } from 'react';
import styles from './OrderDetailPanel.module.css';

/** A part of an opened order in the panel that gives it its width and its letters. For stories. */
export function withOrderPanel(Story: ComponentType) {
  return (
    <div className={styles.panel}>
      <Story />
    </div>
  );
}

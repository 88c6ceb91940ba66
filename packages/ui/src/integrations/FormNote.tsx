import { Icon } from '@shopify/polaris';
import { AlertTriangleIcon, InfoIcon } from '@shopify/polaris-icons';
import styles from './FormNote.module.css';

export interface FormNoteProps {
  tone: 'warning' | 'info';
  /** One sentence. */
  children: string;
}

/** A note inside a card, less prominent than a banner. */
export function FormNote({ tone, children }: FormNoteProps) {
  return (
    <p className={styles.note} data-tone={tone}>
      <span className={styles.icon}>
        <Icon source={tone === 'warning' ? AlertTriangleIcon : InfoIcon} tone="inherit" />
      </span>
      {children}
    </p>
  );
}

import { dialogTexts } from '@hub/domain/shared';
import { Button } from '@shopify/polaris';
import { type ReactNode, useId } from 'react';
import styles from './InfoDialog.module.css';
import frame from './modalDialog.module.css';
import { useModalDialog } from './useModalDialog.ts';

export interface InfoDialogProps {
  /** Heading. */
  title: string;
  /** Called on close. */
  onClose: () => void;
  /** Content, which scrolls below the heading. */
  children: ReactNode;
}

/** An informational dialog with a close button. */
export function InfoDialog({ title, onClose, children }: InfoDialogProps) {
  const modal = useModalDialog(onClose);
  const titleId = useId();
  return (
    <dialog {...modal} className={`${frame.dialog} ${styles.dialog}`} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <Button onClick={onClose}>{dialogTexts.close}</Button>
      </div>
      <div className={styles.content}>{children}</div>
    </dialog>
  );
}

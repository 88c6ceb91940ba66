import { sessionExpiredText } from '@hub/domain/shared';
import { Button } from '@shopify/polaris';
import { useEffect, useId, useRef } from 'react';
import styles from './SessionExpiredAlert.module.css';

export interface SessionExpiredAlertProps {
  onReload: () => void;
}

/**
 * The one alert after a 401 (§4, §8), drawn in the page because browsers block `alert()` in a frame of another origin. A
 * modal dialog that nothing but Reload closes; the page behind it keeps what was typed.
 */
export function SessionExpiredAlert({ onReload }: SessionExpiredAlertProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const warningId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const open = () => {
      if (!element.open) element.showModal();
    };
    open();
    // A second Escape closes a dialog although the first was refused; then it opens again.
    element.addEventListener('close', open);
    return () => {
      element.removeEventListener('close', open);
      element.close();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={titleId}
      aria-describedby={warningId}
      className={styles.alert}
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id={titleId} className={styles.title}>
        {sessionExpiredText}
      </h2>
      <p id={warningId} className={styles.warning}>
        Reloading signs you in again. Text that you typed and did not save is discarded.
      </p>
      <div className={styles.action}>
        <Button variant="primary" onClick={onReload}>
          Reload
        </Button>
      </div>
    </dialog>
  );
}

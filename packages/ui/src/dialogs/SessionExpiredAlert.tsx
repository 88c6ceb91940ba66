import { sessionExpiredText, dialogTexts } from '@hub/domain/shared';
import { Button } from '@shopify/polaris';
import { useId } from 'react';
import styles from './SessionExpiredAlert.module.css';
import { useModalDialog } from './useModalDialog.ts';

export interface SessionExpiredAlertProps {
  onReload: () => void;
}

/**
 * The one alert after a 401 (§4, §8), rendered in the page because browsers block `alert()` in cross-origin frames.
 * Modal; only Reload closes it. The page behind keeps what was typed.
 */
export function SessionExpiredAlert({ onReload }: SessionExpiredAlertProps) {
  const modal = useModalDialog(() => {});
  const titleId = useId();
  const warningId = useId();

  return (
    <dialog
      {...modal}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={titleId}
      aria-describedby={warningId}
      className={styles.alert}
    >
      <h2 id={titleId} className={styles.title}>
        {sessionExpiredText}
      </h2>
      <p id={warningId} className={styles.warning}>
        {dialogTexts.reloadNote}
      </p>
      <div className={styles.action}>
        <Button variant="primary" onClick={onReload}>
          {dialogTexts.reload}
        </Button>
      </div>
    </dialog>
  );
}

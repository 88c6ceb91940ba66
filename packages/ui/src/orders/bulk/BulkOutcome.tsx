import { type BulkReport, bulkTexts, countOrders, type ReasonGroup } from '@hub/domain/orders/bulk';
import { Banner, Text } from '@shopify/polaris';
import { ActionButton } from '../../actions/ActionButton.tsx';
import type { NoticeAction } from '../../feedback/NoticeAction.ts';
import styles from './BulkOutcome.module.css';
import { ReasonGroups } from './ReasonGroups.tsx';

export interface BulkOutcomeProps {
  /** The outcome of each order. */
  report: BulkReport;
  /** Selected but not sent, as the prompt said. */
  notSentGroups: readonly ReasonGroup[];
  /** Retries the failed orders, which are still selected. */
  onRetryFailed: () => void;
  /** Resends orders with an unknown outcome; `note` says what that does. */
  sendAgain?: (NoticeAction & { note?: string | undefined }) | undefined;
  /** Why both buttons are disabled. */
  retryDisabledReason: string | null;
  /** Undo, if available. */
  undo?: NoticeAction | undefined;
  /** The call, for support; in small print. */
  detail?: string | undefined;
  /** Called on dismiss. */
  onDismiss: () => void;
}

/** The outcome of a bulk action: how many are done, why the others are not, and the next steps. */
export function BulkOutcome({
  report,
  notSentGroups,
  onRetryFailed,
  sendAgain,
  retryDisabledReason,
  undo,
  detail,
  onDismiss,
}: BulkOutcomeProps) {
  const failed = countOrders(report.failed);
  return (
    <Banner tone={report.tone} title={report.text} onDismiss={onDismiss}>
      <div className={styles.outcome}>
        {report.counts !== null && <p>{report.counts}</p>}
        {report.serverMessage !== null && (
          <p>
            {bulkTexts.serverMessage} <bdi>{report.serverMessage}</bdi>
          </p>
        )}
        <ReasonGroups title={report.failedTitle} groups={report.failed} />
        <ReasonGroups title={bulkTexts.unknown} groups={report.unknown} />
        <ReasonGroups title={bulkTexts.skipped} groups={report.skipped} />
        <ReasonGroups title={bulkTexts.notSent} groups={notSentGroups} />
        {sendAgain?.note && <p>{sendAgain.note}</p>}
        {(failed > 0 || sendAgain || undo) && (
          <div className={styles.buttons}>
            {failed > 0 && (
              <ActionButton label={report.retryLabel} disabledReason={retryDisabledReason} onAction={onRetryFailed} />
            )}
            {sendAgain && (
              <ActionButton
                label={sendAgain.label}
                disabledReason={retryDisabledReason}
                onAction={sendAgain.onAction}
              />
            )}
            {undo && <ActionButton label={undo.label} disabledReason={null} onAction={undo.onAction} />}
          </div>
        )}
        {detail && (
          <Text as="p" variant="bodySm" breakWord>
            {detail}
          </Text>
        )}
      </div>
    </Banner>
  );
}

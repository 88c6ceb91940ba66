import {
  type BulkReport,
  bulkTexts,
  countOrders,
  outcomeSummary,
  type ReasonGroup,
  retryFailedLabel,
} from '@hub/domain/orders';
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
  /** Why retry is disabled. */
  retryDisabledReason: string | null;
  /** Undo, where there is one. */
  undo?: NoticeAction | undefined;
  /** The call, for support; in small print. */
  detail?: string | undefined;
  /** Called on dismiss. */
  onDismiss: () => void;
}

/** The outcome of a bulk action: how many are done, and why the others are not, with retry and undo. */
export function BulkOutcome({
  report,
  notSentGroups,
  onRetryFailed,
  retryDisabledReason,
  undo,
  detail,
  onDismiss,
}: BulkOutcomeProps) {
  const failed = countOrders(report.failed);
  const summary = outcomeSummary(report);
  return (
    <Banner tone={report.tone} title={report.text} onDismiss={onDismiss}>
      <div className={styles.outcome}>
        {summary !== report.text && <p>{summary}</p>}
        <ReasonGroups title={bulkTexts.failed} groups={report.failed} />
        <ReasonGroups title={bulkTexts.skipped} groups={report.skipped} />
        <ReasonGroups title={bulkTexts.notSent} groups={notSentGroups} />
        {(failed > 0 || undo) && (
          <div className={styles.buttons}>
            {failed > 0 && (
              <ActionButton
                label={retryFailedLabel(failed)}
                disabledReason={retryDisabledReason}
                onAction={onRetryFailed}
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

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
  /** What became of each order. */
  report: BulkReport;
  /** Selected, but not sent: the prompt had said why. */
  notSentGroups: readonly ReasonGroup[];
  /** Sends the failed ones again and no others; they are still selected. */
  onRetryFailed: () => void;
  /** Why they cannot be sent again now. */
  retryDisabledReason: string | null;
  /** Takes it back; only where there is an undo. */
  undo?: NoticeAction | undefined;
  /** Which call, for support; drawn small. */
  detail?: string | undefined;
  /** Takes the notice away. */
  onDismiss: () => void;
}

/**
 * What became of each order of a bulk action: how many are done, and of the others why not, with the way to the rest.
 */
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

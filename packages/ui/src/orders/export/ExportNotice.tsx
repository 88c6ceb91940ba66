import {
  exportEmpty,
  exportFileName,
  exportNoteName,
  exportSummary,
  exportTexts,
  unreadableInExport,
  type ExportOutcome,
  type ExportState,
  exportProgressTexts,
} from '@hub/domain/orders/export';
import { ordersText, readAgainLabel, readGapText } from '@hub/domain/shared';
import { Banner, BlockStack, Button, InlineStack, Text } from '@shopify/polaris';
import { ErrorBanner } from '../../feedback/index.ts';
import styles from './ExportNotice.module.css';
import { ExportProgress } from './ExportProgress.tsx';

export interface ExportNoticeProps {
  /** Progress or result. */
  job: ExportState;
  /** Cancels the export without a file. */
  onCancel: () => void;
  /** Repeats the same export. */
  onRetry: () => void;
  /** Called on dismiss. */
  onDismiss: () => void;
  /** Saves the finished file again. */
  onSaveFile: () => void;
  /** Saves a note about the file: filter, zone, columns, count. */
  onSaveNote: () => void;
}

/** Progress and result of an export, above every screen. */
export function ExportNotice(props: ExportNoticeProps) {
  if (props.job.state === 'idle') return null;
  return (
    <section aria-label={exportTexts.title} className={styles.card}>
      <NoticeBody {...props} />
    </section>
  );
}

function NoticeBody({ job, onCancel, onRetry, onDismiss, onSaveFile, onSaveNote }: ExportNoticeProps) {
  switch (job.state) {
    case 'idle':
      return null;
    case 'loading':
    case 'writing':
      return (
        <div className={styles.body}>
          <BlockStack gap="100">
            <Text as="h2" variant="headingSm">
              {exportProgressTexts.exporting(exportFileName(job.facts.type))}
            </Text>
            <ExportProgress job={job} onCancel={onCancel} onRetry={onRetry} />
            <Text as="p" variant="bodySm" tone="subdued">
              {exportTexts.leavingCancels}
            </Text>
          </BlockStack>
        </div>
      );
    case 'done':
      return <Done job={job} onRetry={onRetry} onDismiss={onDismiss} onSaveFile={onSaveFile} onSaveNote={onSaveNote} />;
    case 'empty':
      return <Empty job={job} onRetry={onRetry} onDismiss={onDismiss} />;
    case 'cancelled':
      return <Banner tone="info" title={exportTexts.cancelled} onDismiss={onDismiss} />;
    case 'failed':
      return (
        <ErrorBanner
          title={exportTexts.failed}
          message={job.message}
          detail={job.detail}
          onRetry={job.canRetry ? onRetry : undefined}
          onDismiss={onDismiss}
        />
      );
  }
}

function Empty({
  job: { facts, unreadable, gap },
  onRetry,
  onDismiss,
}: Pick<ExportNoticeProps, 'onRetry' | 'onDismiss'> & { job: Extract<ExportState, { state: 'empty' }> }) {
  const missing = missingTexts({ unreadable, gap });
  const title = unreadable > 0 ? exportTexts.noneReadable : gap ? exportTexts.noneRead : exportEmpty;
  return (
    <Banner tone="warning" title={title} onDismiss={onDismiss}>
      <BlockStack gap="200">
        {(missing.length === 0 ? [exportSummary(facts)] : missing).map((text) => (
          <p key={text} className={styles.text}>
            {text}
          </p>
        ))}
        {gap && (
          <InlineStack>
            <Button onClick={onRetry}>{readAgainLabel}</Button>
          </InlineStack>
        )}
      </BlockStack>
    </Banner>
  );
}

/** What the file lacks, one sentence each. */
function missingTexts({ unreadable, gap }: Pick<ExportOutcome, 'unreadable' | 'gap'>): readonly string[] {
  return [gap && readGapText(gap), unreadableInExport(unreadable)].filter((text) => text !== null);
}

function Done({
  job,
  onRetry,
  onDismiss,
  onSaveFile,
  onSaveNote,
}: Pick<ExportNoticeProps, 'onRetry' | 'onDismiss' | 'onSaveFile' | 'onSaveNote'> & {
  job: Extract<ExportState, { state: 'done' }>;
}) {
  const { facts, outcome } = job;
  const { gap } = outcome;
  const missing = missingTexts(outcome);
  return (
    <Banner
      tone={missing.length === 0 ? 'success' : 'warning'}
      title={exportProgressTexts.exported(ordersText(outcome.orders))}
      onDismiss={onDismiss}
    >
      <BlockStack gap="200">
        <p className={styles.text}>{exportSummary(facts)}</p>
        {missing.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <InlineStack gap="200">
          {gap && <Button onClick={onRetry}>{readAgainLabel}</Button>}
          <Button onClick={onSaveFile}>{exportProgressTexts.saveAgain}</Button>
          <Button onClick={onSaveNote}>{exportProgressTexts.saveNote(exportNoteName(facts.type))}</Button>
        </InlineStack>
      </BlockStack>
    </Banner>
  );
}

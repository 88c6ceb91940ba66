import {
  bytesText,
  groupProblems,
  type ImportProgress,
  importStatusText,
  importTexts,
  isImportRunning,
  moreProblemsText,
} from '@hub/domain/imports';
import { bidiIsolate, loadSubjects, feedbackTexts } from '@hub/domain/shared';
import { Banner, InlineStack, Link, Text } from '@shopify/polaris';
import { ActionButton } from '../actions/index.ts';
import { shownValue } from '../data/index.ts';
import { ProgressBar } from '../data/ProgressBar.tsx';
import { ErrorBanner, LoadableNotice, SkeletonList } from '../feedback/index.ts';
import { SectionCard } from '../layout/SectionCard.tsx';
import { ImportCounts } from './ImportCounts.tsx';
import type { ProgressStep } from './ImportStep.ts';
import { ProblemTable } from './ProblemTable.tsx';

export interface ProgressCardsProps {
  /** State of the import. */
  step: ProgressStep;
  /** Path of the list of orders; null without permission. */
  listPath: string | null;
  /** Cancels the import. */
  onCancel: () => void;
  /** Downloads the refused rows. */
  onDownload: () => void;
  /** Goes back to choosing a file. */
  onRestart: () => void;
}

/** A running or ended import: its counts and its refused rows. */
export function ProgressCards({ step, listPath, onCancel, onDownload, onRestart }: ProgressCardsProps) {
  const progress = shownValue(step.progress);
  const { fileName, failure, isDownloading } = step;
  return (
    <>
      <LoadableNotice loadable={step.progress} subject={loadSubjects.import} />
      {failure && <ErrorBanner message={failure.message} detail={failure.detail} />}
      {progress && !isImportRunning(progress) && <Result progress={progress} fileName={fileName} />}
      <SectionCard title={progress && !isImportRunning(progress) ? importTexts.result : importTexts.progress}>
        {step.progress.state === 'loading' && <SkeletonList label={feedbackTexts.loading(loadSubjects.import)} />}
        {progress && isImportRunning(progress) && <Running {...step} progress={progress} onCancel={onCancel} />}
        {progress && <ImportCounts progress={progress} />}
        {!(progress && isImportRunning(progress)) && (
          <InlineStack gap="200" blockAlign="center">
            <ActionButton label={importTexts.importAnother} disabledReason={null} onAction={onRestart} />
            {listPath !== null && <Link url={listPath}>{importTexts.seeOrders}</Link>}
          </InlineStack>
        )}
      </SectionCard>
      {progress && progress.problems.length > 0 && (
        <SectionCard title={importTexts.refused}>
          {!isImportRunning(progress) && (
            <div>
              <ActionButton
                label={importTexts.download}
                disabledReason={null}
                loading={isDownloading}
                onAction={onDownload}
              />
            </div>
          )}
          <ProblemTable caption={importTexts.refused} groups={groupProblems(progress.problems)} />
          {moreProblemsText(progress) !== null && (
            <Text as="p" tone="subdued">
              {moreProblemsText(progress)}
            </Text>
          )}
        </SectionCard>
      )}
    </>
  );
}

function Result({ progress, fileName }: { progress: ImportProgress; fileName: string | null }) {
  const { title, text, tone } = importStatusText(progress, fileName);
  return (
    <Banner title={bidiIsolate(title)} tone={tone}>
      {text !== null && <p dir="auto">{text}</p>}
    </Banner>
  );
}

interface RunningProps {
  progress: ImportProgress;
  fileName: string | null;
  isCancelling: boolean;
  onCancel: () => void;
}

function Running({ progress, fileName, isCancelling, onCancel }: RunningProps) {
  const { title } = importStatusText(progress, fileName);
  const bytes = bytesText(progress);
  const { bytesRead, bytesTotal, linesRead } = progress;
  return (
    <>
      <Text as="p" fontWeight="semibold">
        <bdi>{title}</bdi>
      </Text>
      <ProgressBar
        label={title}
        text={bytes ?? importTexts.rowsRead(linesRead)}
        progress={bytesTotal === null ? undefined : { done: bytesRead, total: bytesTotal }}
      />
      {bytes !== null && <Text as="p">{bytes}</Text>}
      <InlineStack gap="200" blockAlign="center">
        <ActionButton label={importTexts.cancel} disabledReason={null} loading={isCancelling} onAction={onCancel} />
        <Text as="span" tone="subdued">
          {importTexts.cancelNote}
        </Text>
      </InlineStack>
    </>
  );
}

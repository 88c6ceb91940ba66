import { loadSubjects } from '@hub/domain/shared';
import {
  groupProblems,
  type ImportField,
  importTexts,
  morePreviewProblemsText,
  outcomeText,
  previewText,
  recognisedText,
} from '@hub/domain/imports';
import { wordsText } from '@hub/domain/messages';
import { InlineStack, List, Text } from '@shopify/polaris';
import { ActionButton } from '../actions/index.ts';
import { ErrorBanner, SlowRequestNotice } from '../feedback/index.ts';
import { SectionCard } from '../layout/SectionCard.tsx';
import { ColumnMapping } from './ColumnMapping.tsx';
import type { PreviewStep } from './ImportStep.ts';
import { PreviewTable } from './PreviewTable.tsx';
import { ProblemTable } from './ProblemTable.tsx';

export interface PreviewCardsProps {
  /** The chosen file. */
  step: PreviewStep;
  /** Why this person cannot import; null when they can. */
  disabledReason: string | null;
  /** Called with the field and its new column; null: none. */
  onColumnChange: (field: ImportField, index: number | null) => void;
  /** Sends the file. */
  onStart: () => void;
  /** Goes back to choosing a file. */
  onRestart: () => void;
}

/** The columns of the chosen file, its first rows, the outcome for its orders and the rows to be refused. */
export function PreviewCards({ step, disabledReason, onColumnChange, onStart, onRestart }: PreviewCardsProps) {
  const { preview, sending, failure, fileName, fileSize, header, columns } = step;
  const isSending = sending !== null;
  const problem = preview.problem && wordsText(preview.problem);
  const groups = groupProblems(preview.refused).slice(0, maxGroups);
  const listed = groups.reduce((count, { firstLine, lastLine }) => count + lastLine - firstLine + 1, 0);
  const moreText = morePreviewProblemsText(preview, listed);
  return (
    <>
      <SectionCard
        title={`${fileName} (${fileSize})`}
        note={`${recognisedText(header, columns)} ${importTexts.columnsNote}`}
      >
        {failure && <ErrorBanner message={failure.message} detail={failure.detail} />}
        {problem !== null && <ErrorBanner tone="warning" message={problem} />}
        <ColumnMapping header={header} columns={columns} isDisabled={isSending} onColumnChange={onColumnChange} />
        <InlineStack gap="200">
          <ActionButton
            variant="primary"
            label={importTexts.start}
            disabledReason={disabledReason ?? problem}
            loading={isSending}
            onAction={onStart}
          />
          <ActionButton
            label={importTexts.another}
            disabledReason={isSending ? importTexts.starting : null}
            onAction={onRestart}
          />
        </InlineStack>
        {isSending && (
          <>
            <Text as="p" tone="subdued">
              <span role="status">{importTexts.starting}</span>
            </Text>
            <SlowRequestNotice subject={loadSubjects.fileTaken} {...sending} />
          </>
        )}
      </SectionCard>
      <SectionCard title={importTexts.firstRows} note={problem === null ? previewText(preview) : null}>
        <PreviewTable header={header} rows={preview.rows} columns={problem === null ? columns : null} />
      </SectionCard>
      {preview.outcomes.length > 0 && (
        <SectionCard title={importTexts.outcomes}>
          <List>
            {preview.outcomes.map(({ orders, stage, reason }) => (
              <List.Item key={`${stage} ${reason}`}>{outcomeText(orders, stage, reason)}</List.Item>
            ))}
          </List>
        </SectionCard>
      )}
      {preview.refused.length > 0 && (
        <SectionCard title={importTexts.refusedInPreview}>
          <ProblemTable caption={importTexts.refusedInPreview} groups={groups} />
          {moreText !== null && (
            <Text as="p" tone="subdued">
              {moreText}
            </Text>
          )}
        </SectionCard>
      )}
    </>
  );
}

/** The start of a file of another kind can have a thousand problems. */
const maxGroups = 50;

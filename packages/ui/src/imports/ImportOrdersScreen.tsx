import { type ImportField, importTexts, isImportRunning } from '@hub/domain/imports';
import { useEffect, useRef } from 'react';
import { shownValue } from '../data/index.ts';
import { ErrorBanner, ViewOnlyBanner } from '../feedback/index.ts';
import { type PageHeaderProps, StackedPage } from '../layout/index.ts';
import { SectionCard } from '../layout/SectionCard.tsx';
import { FileChooser } from './FileChooser.tsx';
import styles from './ImportOrdersScreen.module.css';
import type { ImportStep } from './ImportStep.ts';
import { PreviewCards } from './PreviewCards.tsx';
import { ProgressCards } from './ProgressCards.tsx';

export interface ImportOrdersScreenProps {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** The current step: a file to choose, its preview, or the import. */
  step: ImportStep;
  /** Why this person cannot import; null when they can. */
  disabledReason: string | null;
  /** Path of the list of orders; null without permission. */
  listPath: string | null;
  /** Called with the chosen or dropped file. */
  onChooseFile: (file: File) => void;
  /** Called with the field and its new column; null: none. */
  onColumnChange: (field: ImportField, index: number | null) => void;
  /** Sends the file. */
  onStart: () => void;
  /** Cancels the import. */
  onCancel: () => void;
  /** Downloads the refused rows. */
  onDownload: () => void;
  /** Goes back to choosing a file. */
  onRestart: () => void;
}

/** `/app/settings/import`: orders from a CSV file, in three steps. */
export function ImportOrdersScreen({ pageHeader, step, disabledReason, ...props }: ImportOrdersScreenProps) {
  const stepRef = useFocusOnChange(step);
  return (
    <StackedPage {...pageHeader}>
      <ViewOnlyBanner reason={disabledReason} />
      <div ref={stepRef} tabIndex={-1} role="group" aria-label={importTexts.title} className={styles.step}>
        {step.kind === 'choose' && (
          <SectionCard title={importTexts.title} note={importTexts.note}>
            {step.problem !== null && <ErrorBanner message={step.problem} />}
            <FileChooser disabledReason={disabledReason} isReading={step.isReading} onChooseFile={props.onChooseFile} />
          </SectionCard>
        )}
        {step.kind === 'preview' && (
          <PreviewCards
            step={step}
            disabledReason={disabledReason}
            onColumnChange={props.onColumnChange}
            onStart={props.onStart}
            onRestart={props.onRestart}
          />
        )}
        {step.kind === 'progress' && (
          <ProgressCards
            step={step}
            listPath={props.listPath}
            onCancel={props.onCancel}
            onDownload={props.onDownload}
            onRestart={props.onRestart}
          />
        )}
      </div>
    </StackedPage>
  );
}

/** The pressed button is gone in the next step, and so is Cancel at the end, so the step takes the focus. */
function useFocusOnChange(step: ImportStep) {
  const ref = useRef<HTMLDivElement>(null);
  const { kind } = step;
  const progress = kind === 'progress' ? shownValue(step.progress) : null;
  const isRunning = progress !== null && isImportRunning(progress);
  const shown = useRef({ kind, isRunning });
  useEffect(() => {
    const before = shown.current;
    shown.current = { kind, isRunning };
    // When an import ends, focus moves only if no element has it.
    const hasEnded = before.isRunning && !isRunning && document.activeElement === document.body;
    if (before.kind !== kind || hasEnded) ref.current?.focus();
  }, [kind, isRunning]);
  return ref;
}

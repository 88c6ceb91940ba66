import { feedbackTexts } from '@hub/domain/shared';
import {
  type ExportCode,
  type ExportColumn,
  exportColumns,
  type ExportField,
  exportSummary,
  exportTexts,
  type ExportType,
  exportType,
  exportTypes,
} from '@hub/domain/orders/export';
import { Button, Modal } from '@shopify/polaris';
import { type ReactNode, type RefObject, useState } from 'react';
import { ActionButton } from '../../actions/index.ts';
import { ModalBody } from '../../dialogs/index.ts';
import styles from './ExportDialog.module.css';
import { ExportChoices } from './ExportChoices.tsx';

/** The chosen type and columns. */
export interface ExportChoice {
  type: ExportType;
  /** In the order of §3, at least one. */
  columns: readonly ExportColumn[];
}

export interface ExportDialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Called on Cancel, Escape, and Export without a type (§5). */
  onClose: () => void;
  /** Called on Export with a type. */
  onExport: (choice: ExportChoice) => void;
  /** The preselected type; null for none. */
  defaultCode: ExportCode | null;
  /** The orders that the screen shows; offered first. */
  view: ExportType;
  /** The screen's list and filter in words: "Open Orders, Last 7d". */
  viewWords: string;
  /** Number of orders per type; absent if unknown. */
  counts: ReadonlyMap<ExportCode, number>;
  /** Filter controls for a custom search. */
  filterBar: ReactNode;
  /** The filter in words; null while it is incomplete. */
  filterWords: string | null;
  /** IANA zone of the times in the file. */
  timeZone: string;
  /** The current time. */
  now: Date;
  /** An export is running: the button is disabled and says so. */
  isRunning: boolean;
  /** Gets the focus when the dialog closes. */
  opener: RefObject<HTMLElement>;
}

/** Chooses an export (§5, §7): orders, filter, columns, time zone. Remembers the choice for the next time. */
export function ExportDialog(props: ExportDialogProps) {
  const { open, onClose, onExport, defaultCode, view, counts, filterBar, opener } = props;
  const [code, setCode] = useState(defaultCode);
  const [fields, setFields] = useState<ReadonlySet<ExportField>>(
    () => new Set(exportColumns.flatMap(({ field, isUsual }) => (isUsual ? field : []))),
  );
  const columns = exportColumns.filter(({ field }) => fields.has(field));
  const type = code === view.code ? view : exportType(code);

  const submit = () => {
    if (type === null) onClose();
    else onExport({ type, columns });
  };

  return (
    <Modal
      open={open}
      onClose={onClose}
      title={exportTexts.title}
      activator={opener}
      noScroll
      footer={
        <div className={styles.buttons}>
          <Button onClick={onClose}>{feedbackTexts.cancel}</Button>
          <ActionButton
            label={exportTexts.button}
            variant="primary"
            disabledReason={exportDisabledReason(type, columns, props)}
            onAction={submit}
          />
        </div>
      }
    >
      <ModalBody>
        <Modal.Section>
          <ExportChoices
            types={[view, ...exportTypes]}
            counts={counts}
            code={code}
            onCodeChange={setCode}
            fields={fields}
            onFieldsChange={setFields}
            filterBar={filterBar}
            summary={summaryOf(type, columns, props)}
          />
        </Modal.Section>
      </ModalBody>
    </Modal>
  );
}

function summaryOf(type: ExportType | null, columns: readonly ExportColumn[], props: ExportDialogProps): string {
  if (type === null) return exportTexts.nothingChosen;
  const filters = wordsOf(type, props);
  if (type.usesFilters && filters === null) return exportTexts.noDays;
  return exportSummary({ type, columns, filters, timeZone: props.timeZone, requestedAt: props.now });
}

/** The filters of a type in words; null without filters, or while they are incomplete. */
function wordsOf(type: ExportType, { view, viewWords, filterWords }: ExportDialogProps): string | null {
  if (!type.usesFilters) return null;
  return type.code === view.code ? viewWords : filterWords;
}

/** Export is enabled even without a type, and then closes the dialog (§5). */
function exportDisabledReason(
  type: ExportType | null,
  columns: readonly ExportColumn[],
  props: ExportDialogProps,
): string | null {
  if (type === null) return null;
  if (props.isRunning) return exportTexts.running;
  if (columns.length === 0) return exportTexts.noColumns;
  return type.usesFilters && wordsOf(type, props) === null ? exportTexts.noDays : null;
}

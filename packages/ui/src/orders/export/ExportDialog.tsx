import {
  type ExportCode,
  type ExportColumn,
  exportColumns,
  type ExportField,
  exportSummary,
  exportTexts,
  exportType,
} from '@hub/domain/orders';
import { Button, Modal } from '@shopify/polaris';
import { type ReactNode, type RefObject, useState } from 'react';
import { ActionButton } from '../../actions/index.ts';
import { ModalBody } from '../../dialogs/index.ts';
import styles from './ExportDialog.module.css';
import { ExportChoices } from './ExportChoices.tsx';

/** What a person asked for in the dialog. */
export interface ExportChoice {
  code: ExportCode;
  /** In the order of §3, at least one. */
  columns: readonly ExportColumn[];
}

export interface ExportDialogProps {
  /** Whether it shows. */
  open: boolean;
  /** Cancel, Escape, or Export with nothing chosen (§5). */
  onClose: () => void;
  /** "Export" was pressed with a type chosen. */
  onExport: (choice: ExportChoice) => void;
  /** What is chosen at first: the list one comes from; null where nothing is. */
  defaultCode: ExportCode | null;
  /** Controls of the filter that a custom search goes by. */
  filterBar: ReactNode;
  /** The same filter in words; null while it is not complete, such as a custom period without its days. */
  filterWords: string | null;
  /** IANA zone in which the times are written. */
  timeZone: string;
  /** The moment that it is drawn for. */
  now: Date;
  /** One export at a time: while one runs the button is off and says so. */
  isRunning: boolean;
  /** Gets the focus back when the dialog closes. */
  opener: RefObject<HTMLElement>;
}

/**
 * Asks what to export (§5, §7): which orders by which filter, which columns, in which time zone. What was chosen is
 * kept for the next time.
 */
export function ExportDialog(props: ExportDialogProps) {
  const { open, onClose, onExport, defaultCode, filterBar, opener } = props;
  const [code, setCode] = useState(defaultCode);
  const [fields, setFields] = useState<ReadonlySet<ExportField>>(
    () => new Set(exportColumns.map(({ field }) => field)),
  );
  const columns = exportColumns.filter(({ field }) => fields.has(field));

  const submit = () => {
    if (code === null) onClose();
    else onExport({ code, columns });
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
          <Button onClick={onClose}>Cancel</Button>
          <ActionButton
            label={exportTexts.button}
            variant="primary"
            disabledReason={exportDisabledReason(code, columns, props)}
            onAction={submit}
          />
        </div>
      }
    >
      <ModalBody>
        <Modal.Section>
          <ExportChoices
            code={code}
            onCodeChange={setCode}
            fields={fields}
            onFieldsChange={setFields}
            filterBar={filterBar}
            summary={summaryOf(code, columns, props)}
          />
        </Modal.Section>
      </ModalBody>
    </Modal>
  );
}

function summaryOf(
  code: ExportCode | null,
  columns: readonly ExportColumn[],
  { filterWords, timeZone, now }: ExportDialogProps,
): string {
  const type = exportType(code);
  if (type === null) return exportTexts.nothingChosen;
  if (type.usesFilters && filterWords === null) return exportTexts.noDays;
  return exportSummary({ type, columns, filters: type.usesFilters ? filterWords : null, timeZone, requestedAt: now });
}

/** Without a chosen type the button is on all the same: it closes the dialog (§5). */
function exportDisabledReason(
  code: ExportCode | null,
  columns: readonly ExportColumn[],
  { filterWords, isRunning }: ExportDialogProps,
): string | null {
  const type = exportType(code);
  if (type === null) return null;
  if (isRunning) return exportTexts.running;
  if (columns.length === 0) return exportTexts.noColumns;
  return type.usesFilters && filterWords === null ? exportTexts.noDays : null;
}

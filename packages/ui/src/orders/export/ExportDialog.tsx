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

/** The chosen type and columns. */
export interface ExportChoice {
  code: ExportCode;
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

/** Chooses an export (§5, §7): orders, filter, columns, time zone. The choice is kept for the next time. */
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

/** Enabled without a type too: it then closes the dialog (§5). */
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

import type { IsoTime } from '../../shared/dates/IsoTime.ts';
import type { Order } from '../Order.ts';
import { exportedFieldRows, orderFieldTexts } from '../orderFields.ts';

/** Values of `fields` in `list-order` (§3 "Export record fields"); also the column headers. */
export type ExportField = (typeof exportedFieldRows)[number]['wire'];

/** Formats an instant for a cell. */
export type TimeWriter = (time: IsoTime) => string;

export interface ExportColumn {
  field: ExportField;
  /** Label in the dialog. */
  label: string;
  /** Selected by default: every backend has it (§3). */
  isUsual: boolean;
  /** The cell's text before quoting; '' for no value. */
  text(order: Order, writeTime: TimeWriter): string;
}

/** §3's columns in its order. */
export const exportColumns: readonly ExportColumn[] = exportedFieldRows.map(({ field, wire, kind, ...row }) => ({
  field: wire,
  label: orderFieldTexts.labels[field],
  isUsual: !('isExtension' in row),
  text(order, writeTime) {
    const value = order[field] ?? '';
    if (typeof value === 'boolean') return value ? 'true' : '';
    return kind === 'time' && value !== '' ? writeTime(value) : value;
  },
}));

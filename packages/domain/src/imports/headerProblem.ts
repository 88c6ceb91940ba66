import { type Message, message } from '../messages/Message.ts';
import { type ImportColumns, missingFields } from './ImportFormat.ts';

/** Why a file with this header can't be imported, naming fields without a column; `null` when it can. */
export function headerProblem(header: readonly string[], columns: ImportColumns): Message | null {
  if (header.every((cell) => cell.replace(/^\uFEFF/, '').trim() === '')) return message('imports.noHeader');
  const fields = missingFields(columns);
  if (fields.length > 0) return message('imports.noColumns', { fields });
  const beyond = Object.values(columns).find((index) => index >= header.length);
  if (beyond !== undefined) return message('imports.noSuchColumn', { column: beyond + 1, columns: header.length });
  return null;
}

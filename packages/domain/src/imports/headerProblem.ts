import { type ImportColumns, missingFields } from './ImportColumns.ts';
import { importFieldLabel } from './importFields.ts';

/** Why a file with this first row cannot be imported, naming the fields without a column; null when it can. */
export function headerProblem(header: readonly string[], columns: ImportColumns): string | null {
  if (header.every((cell) => cell.replace(/^\uFEFF/, '').trim() === ''))
    return 'The file has no header in its first line.';
  const missing = missingFields(columns).map((field) => importFieldLabel(field));
  const choose = missing.length === 1 ? 'Choose one' : 'Choose a column for each';
  if (missing.length > 0) return `No column for ${listOf(missing)}. ${choose}, or choose another file.`;
  const beyond = Object.values(columns).find((index) => index >= header.length);
  if (beyond !== undefined) return `Column ${beyond + 1} was chosen, but the file has ${header.length}.`;
  return null;
}

function listOf(labels: readonly string[]): string {
  const last = labels.at(-1) ?? '';
  return labels.length < 2 ? last : `${labels.slice(0, -1).join(', ')} and ${last}`;
}

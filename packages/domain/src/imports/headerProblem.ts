import { type ImportColumns, missingFields } from './ImportColumns.ts';
import { importFieldLabel } from './importFields.ts';
import { importProblems } from './importProblems.ts';

/** Why a file with this first row cannot be imported, naming the fields without a column; null when it can. */
export function headerProblem(header: readonly string[], columns: ImportColumns): string | null {
  if (header.every((cell) => cell.replace(/^\uFEFF/, '').trim() === '')) return importProblems.noHeader;
  const missing = missingFields(columns).map((field) => importFieldLabel(field));
  if (missing.length > 0) return importProblems.noColumns(missing);
  const beyond = Object.values(columns).find((index) => index >= header.length);
  if (beyond !== undefined) return importProblems.noSuchColumn(beyond + 1, header.length);
  return null;
}

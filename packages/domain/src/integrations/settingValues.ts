import { ExactNumber } from '../shared/numbers/ExactNumber.ts';

/** What a field shows of a saved value: ids may be numbers; what has no text is ''. */
export function settingText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean' || value instanceof ExactNumber) return String(value);
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** `true`, `1`, `"1"` and `"true"` are on (contract, "Tolerance"). */
export function isStatusOn(status: unknown): boolean {
  return status === true || status === 1 || status === '1' || status === 'true';
}

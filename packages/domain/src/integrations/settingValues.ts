import { ExactNumber } from '../shared/numbers/ExactNumber.ts';

/** A saved value as a field shows it: ids can be numbers; a value without text is ''. */
export function settingText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean' || value instanceof ExactNumber) return String(value);
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** `true`, `1`, `"1"` and `"true"` are on (contract, "Tolerance"). */
export function isStatusOn(status: unknown): boolean {
  return status === true || status === 1 || status === '1' || status === 'true';
}

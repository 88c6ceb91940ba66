import { asRecord } from '../../shared/texts/asRecord.ts';
import { parseJson } from '../../shared/texts/parseJson.ts';
import { readMessage } from '../../messages/messageWords.ts';
import { unreadableError } from './orderErrors.ts';
import type { WorkflowError } from './WorkflowError.ts';

/**
 * Parses §3 `error`, JSON text of an array. `null`, '', `[]`, `{}` and the text `null` are no error. Unreadable text
 * goes to `onUnreadable` for the log (§8) and still makes a workflow error, so the order keeps its label and actions.
 */
export function parseWorkflowErrors(text: unknown, onUnreadable?: (text: string) => void): readonly WorkflowError[] {
  if (typeof text !== 'string') return errorsIn(text);
  if (text.trim() === '') return [];
  const value = parseJson(text);
  if (value !== undefined) return errorsIn(value);
  onUnreadable?.(text);
  return [workflowError(unreadableError)];
}

function errorsIn(value: unknown): readonly WorkflowError[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  return entries.flatMap((entry) => errorOf(entry) ?? []);
}

function errorOf(entry: unknown): WorkflowError | null {
  if (typeof entry === 'string') return entry.trim() === '' ? null : workflowError(entry);
  const record = asRecord(entry);
  if (!record || Object.keys(record).length === 0) return null;
  const words = record.code === undefined ? null : readMessage(record.code, record.values);
  return {
    message: textOf(record.message) ?? unreadableError,
    ...(words !== null && { words }),
    sku: textOf(record.sku),
    quantity: numberOf(record.qty),
    type: textOf(record.type),
  };
}

function workflowError(message: string): WorkflowError {
  return { message, sku: null, quantity: null, type: null };
}

function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** Quantities are numbers or digits in text. */
function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

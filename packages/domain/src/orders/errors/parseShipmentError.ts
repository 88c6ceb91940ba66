import type { Words } from '../../messages/Message.ts';
import { readMessage } from '../../messages/messageWords.ts';
import { asRecord } from '../../shared/texts/asRecord.ts';
import { parseJson } from '../../shared/texts/parseJson.ts';
import { unreadableError } from './orderErrors.ts';

/**
 * Parses §3 `error_message`, JSON text of a string or of `{message}` (contract), with `code` and `values` for one of
 * our messages. `null` for no message; unreadable text goes to `onUnreadable` for the log and becomes "Internal
 * Server Error!" (§8).
 */
export function parseShipmentError(text: unknown, onUnreadable?: (text: string) => void): Words | null {
  if (text === null || text === undefined) return null;
  if (typeof text !== 'string') return messageIn(text);
  if (text.trim() === '') return null;
  const value = parseJson(text);
  if (value === undefined) onUnreadable?.(text);
  return value === null || value === '' ? null : messageIn(value);
}

function messageIn(value: unknown): Words {
  const record = asRecord(value);
  const own = readMessage(record?.code, record?.values);
  if (own !== null) return own;
  const message = record ? record.message : value;
  return typeof message === 'string' && message.trim() !== '' ? message : unreadableError;
}

import type { Words } from '../../messages/Message.ts';
import { wordsText } from '../../messages/messageWords.ts';
import { errorTypes } from '../threePlStatus.ts';

/**
 * An order's §3 `error_message`: JSON text of `{message}` for a 3PL's refusal and of a string for our own, '' without
 * a message; with `code` and `values` for one of our messages. `parseShipmentError` reads it.
 */
export function shipmentErrorJson(words: Words | null, errorType: number | null): string {
  if (words === null) return '';
  const text = wordsText(words);
  if (typeof words !== 'string') return JSON.stringify({ message: text, ...words });
  return JSON.stringify(errorType === errorTypes.threePlApi ? { message: text } : text);
}

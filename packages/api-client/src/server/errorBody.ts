import type { Words } from '@hub/domain/messages';
import { toWireMessage, toWireText } from '../http/wireWords.ts';
/** Body of an error (contract, "Wire format"); `requestId` is the one in the server's log. */
export function errorBody(words: Words, requestId: string | null) {
  return { status: 'error', message: toWireText(words), ...toWireMessage(words), request_id: requestId };
}

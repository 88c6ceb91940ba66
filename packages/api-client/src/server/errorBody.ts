import type { Words } from '@hub/domain/messages';
import { refusedReply } from '../http/wireWords.ts';
/** Body of an error (contract, "Wire format"); `requestId` is the one in the server's log. */
export function errorBody(words: Words, requestId: string | null) {
  return { ...refusedReply(words), request_id: requestId };
}

import type { Words } from '@hub/domain/messages';
import { errorBody } from '../../server/errorBody.ts';

/** An error of the sandbox; never cached. */
export function errorReply(status: number, words: Words, requestId: string): Response {
  return Response.json(errorBody(words, requestId), { status, headers: { 'Cache-Control': 'no-store' } });
}

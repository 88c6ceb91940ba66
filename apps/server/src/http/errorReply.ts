import type { Words } from '@hub/domain/messages';
import { errorBody } from '@hub/api-client/server';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** The server's own errors, structured like the contract's (`status`, `message`), with the log's request id. */
export function errorReply(c: Context, status: ContentfulStatusCode, words: Words): Response {
  return c.json(errorBody(words, c.get('requestId')), status);
}

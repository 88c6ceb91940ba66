import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** The server's own refusals, in the shape of the contract's (`status`, `message`), with the id that is in the log. */
export function errorReply(c: Context, status: ContentfulStatusCode, message: string): Response {
  return c.json({ status: 'error', message, request_id: c.get('requestId') }, status);
}

import { errorBody } from '../../server/errorBody.ts';

/** An error of the sandbox; never cached. */
export function errorReply(status: number, message: string, requestId: string): Response {
  return Response.json(errorBody(message, requestId), { status, headers: { 'Cache-Control': 'no-store' } });
}

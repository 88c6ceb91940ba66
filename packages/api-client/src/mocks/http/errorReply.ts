/** What went wrong, with the id to ask about, in the shape of the server's own refusals. */
export function errorReply(status: number, message: string, requestId: string): Response {
  return Response.json(
    { status: 'error', message, request_id: requestId },
    { status, headers: { 'Cache-Control': 'no-store' } },
  );
}

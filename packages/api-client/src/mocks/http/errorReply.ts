/** An error body with the request id, shaped like the server's own errors. */
export function errorReply(status: number, message: string, requestId: string): Response {
  return Response.json(
    { status: 'error', message, request_id: requestId },
    { status, headers: { 'Cache-Control': 'no-store' } },
  );
}

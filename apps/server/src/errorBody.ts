/** Body of the server's own errors, shaped like the contract's, with the request id of the log. */
export function errorBody(message: string, requestId: string | null) {
  return { status: 'error', message, request_id: requestId };
}

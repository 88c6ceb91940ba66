/** Body of an error (contract, "Wire format"); `requestId` is the one in the server's log. */
export function errorBody(message: string, requestId: string | null) {
  return { status: 'error', message, request_id: requestId };
}

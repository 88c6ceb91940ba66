/** A failed call as reports need it: the error's data without its class. */
export interface CallFailure {
  /**
   * 'cancelled': the person stopped waiting. 'unreachable': no reply, or nothing was sent. 'redirected': a redirect
   * instead of a reply. 'rejected': the reply's status is 'error'. 'http': an HTTP status other than 2xx.
   * 'sessionExpired': a 401. 'other': an unreadable reply or a bug of ours.
   */
  kind: 'cancelled' | 'unreachable' | 'redirected' | 'rejected' | 'http' | 'sessionExpired' | 'other';
  /** No reply gives the outcome. */
  isOutcomeUnknown: boolean;
  /** The server runs a repeated Idempotency-Key once: capability `idempotency`. */
  isRetrySafe: boolean;
  /** `null` when the server said nothing. */
  serverMessage: string | null;
  /** For the merchant: what happened and what to do next. */
  message: string;
  /** For support: the call, and the request id if a reply came. */
  detail?: string | undefined;
}

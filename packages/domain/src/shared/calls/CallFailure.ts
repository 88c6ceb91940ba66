/** A call that failed, as reports need it: the error's class without the class. */
export interface CallFailure {
  /**
   * 'cancelled': the person stopped waiting. 'unreachable': no reply, or nothing was sent. 'redirected': a redirect
   * instead. 'rejected': the reply's status is 'error'. 'http': another HTTP status than 2xx. 'sessionExpired': a 401.
   * 'other': a reply that cannot be read, or a fault of ours.
   */
  kind: 'cancelled' | 'unreachable' | 'redirected' | 'rejected' | 'http' | 'sessionExpired' | 'other';
  /** No reply says whether it was done. */
  isOutcomeUnknown: boolean;
  /** The server does a repeated Idempotency-Key once: capability `idempotency`. */
  isRetrySafe: boolean;
  /** Null where the server said nothing. */
  serverMessage: string | null;
  /** For the merchant: what happened and what to do next. */
  message: string;
  /** For support: which call, and the request id where a reply came. */
  detail?: string | undefined;
}

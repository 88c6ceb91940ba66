/** What every error of the client can say about the call that failed. */
export interface CallInfo {
  /** `POST /hold-order`: the method and the path as the endpoint table has it, never the values in it. */
  endpoint: string;
  /** `X-Request-Id` of the reply, to be quoted to whoever runs the server; null where no reply came. */
  requestId: string | null;
}

/**
 * The family: whatever goes wrong in a call is one of these, except that an aborted call throws its signal's reason.
 */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  readonly endpoint: string;
  readonly requestId: string | null;
  /** What the server itself said, for people; null where it said nothing and §8's text is to be shown. */
  readonly serverMessage: string | null;

  constructor(description: string, call: CallInfo, serverMessage: string | null = null, options?: ErrorOptions) {
    super(`${call.endpoint} ${description}`, options);
    this.endpoint = call.endpoint;
    this.requestId = call.requestId;
    this.serverMessage = serverMessage;
  }
}

/** The reply was a 401. The client has already told `onSessionExpired`, once for all calls. */
export class SessionExpiredError extends ApiError {
  override readonly name = 'SessionExpiredError';

  constructor(call: CallInfo) {
    super('was refused: the session has expired', call);
  }
}

/** The call arrived and was understood, and the server said no (`status: 'error'`). */
export class RejectedError extends ApiError {
  override readonly name = 'RejectedError';

  constructor(call: CallInfo, serverMessage: string | null) {
    super('was rejected', call, serverMessage);
  }
}

/** The reply is not what the contract says. */
export class UnexpectedReplyError extends ApiError {
  override readonly name = 'UnexpectedReplyError';
  /** Where: `data.total_orders`, `orders[3].id`, or `(body)` for the whole of it. */
  readonly field: string;
  /** What is wrong there: "should be a text, is missing". Never holds a value, since values may be secrets. */
  readonly problem: string;

  constructor(call: CallInfo, field: string, problem: string) {
    super(`answered with an unexpected body: ${field} ${problem}`, call);
    this.field = field;
    this.problem = problem;
  }
}

/** No reply, or none to its end. `cause` is what fetch said. */
export class NetworkError extends ApiError {
  override readonly name = 'NetworkError';

  constructor(call: CallInfo, cause: unknown) {
    super('got no answer', call, null, { cause });
  }
}

/** A reply with a status other than 2xx and 401. */
export class HttpError extends ApiError {
  override readonly name = 'HttpError';
  readonly status: number;
  /**
   * The reply's parsed body, its text where it is not JSON, null where it is empty (§7: a failed POST's body goes to
   * the caller).
   */
  readonly body: unknown;
  /** What `Retry-After` asked for, in milliseconds. */
  readonly retryAfterMs: number | null;

  constructor(
    call: CallInfo,
    reply: { status: number; body: unknown; serverMessage: string | null; retryAfterMs: number | null },
  ) {
    super(`failed with status ${reply.status}`, call, reply.serverMessage);
    this.status = reply.status;
    this.body = reply.body;
    this.retryAfterMs = reply.retryAfterMs;
  }
}

/** Facts about the failed call. */
export interface CallInfo {
  /** `X-Request-Id` of the reply, for support; `null` without a reply. */
  endpoint: string;
  /** `X-Request-Id` of the reply, for support; null without a reply. */
  requestId: string | null;
}

/** The server's message for people, in the page's language; `null`: show the text of §8. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  readonly endpoint: string;
  readonly requestId: string | null;
  /** The reply was a 401. `onSessionExpired` was called, once for all calls. */
  readonly serverMessage: string | null;

  constructor(description: string, call: CallInfo, serverMessage: string | null = null, options?: ErrorOptions) {
    super(`${call.endpoint} ${description}`, options);
    this.endpoint = call.endpoint;
    this.requestId = call.requestId;
    this.serverMessage = serverMessage;
  }
}

/** The reply was a 401. `onSessionExpired` was called, once for all calls. */
export class SessionExpiredError extends ApiError {
  override readonly name = 'SessionExpiredError';

  constructor(call: CallInfo) {
    super('was refused: the session has expired', call);
  }
}

/** The server refused the request (`status: 'error'`). */
export class RejectedError extends ApiError {
  override readonly name = 'RejectedError';

  constructor(call: CallInfo, serverMessage: string | null) {
    super('was rejected', call, serverMessage);
  }
}

/** The reply does not fit the contract. */
export class UnexpectedReplyError extends ApiError {
  override readonly name = 'UnexpectedReplyError';
  /** `data.total_orders`, `orders[3].id`, or `(body)` for the whole. */
  readonly field: string;
  /** "should be a text, is missing". Never contains a value, which may be a secret. */
  readonly problem: string;

  constructor(call: CallInfo, field: string, problem: string) {
    super(`answered with an unexpected body: ${field} ${problem}`, call);
    this.field = field;
    this.problem = problem;
  }
}

/** A list promises page after page without new orders. */
export class EndlessListError extends UnexpectedReplyError {}

/** No reply, or an incomplete one. `cause` is the error of fetch. */
export class NetworkError extends ApiError {
  override readonly name = 'NetworkError';

  constructor(call: CallInfo, cause: unknown) {
    super('got no answer', call, null, { cause });
  }
}

/** Nothing was sent: a value does not fit into the address or a header. */
export class NotSentError extends NetworkError {}

/** The reply was a redirect. It is not followed, because it could send a token or a secret to another origin. */
export class RedirectError extends ApiError {
  override readonly name = 'RedirectError';

  constructor(call: CallInfo) {
    super('was answered with a redirect', call);
  }
}

/** A status other than 2xx and 401. */
export class HttpError extends ApiError {
  override readonly name = 'HttpError';
  readonly status: number;
  /** The parsed body, its text when it is not JSON, `null` when it is empty (§7). */
  readonly body: unknown;
  /** `Retry-After`, in milliseconds. */
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

import { ErrorInWords, type Words } from '@hub/domain/messages';

/** Why a call to the platform failed, in words for the merchant. */
export abstract class PlatformError extends ErrorInWords {
  override readonly name: string = 'PlatformError';
}

/** No reply, a 5xx, or a web page instead of data. */
export class StoreUnreachableError extends PlatformError {
  override readonly name = 'StoreUnreachableError';
  /** False if nothing was done; true if a write may have been done. */
  readonly mayHaveArrived: boolean;

  constructor(words: Words, mayHaveArrived: boolean, options?: ErrorOptions) {
    super(words, options);
    this.mayHaveArrived = mayHaveArrived;
  }
}

/** Earlier calls took too long, so this one was not started: it might not have finished in time. */
export class CallNotBegunError extends PlatformError {
  override readonly name = 'CallNotBegunError';
}

/** 429, or THROTTLED on every try. Nothing was done. */
export class StoreThrottledError extends PlatformError {
  override readonly name = 'StoreThrottledError';
  /** Milliseconds until the next call fits; null if the platform does not say. */
  readonly retryAfterMs: number | null;

  constructor(words: Words, retryAfterMs: number | null) {
    super(words);
    this.retryAfterMs = retryAfterMs;
  }
}

/** 401: the token was revoked or has expired, usually because the app was uninstalled. */
export class TokenRevokedError extends PlatformError {
  override readonly name = 'TokenRevokedError';
}

/** 403 or ACCESS_DENIED: the shop did not grant the scope that the call needs. */
export class AccessDeniedError extends PlatformError {
  override readonly name = 'AccessDeniedError';
  /** The platform's words on what is needed; null if it does not say. */
  readonly requiredAccess: string | null;

  constructor(words: Words, requiredAccess: string | null) {
    super(words);
    this.requiredAccess = requiredAccess;
  }
}

/** 402: the shop has not paid the platform. 423: the platform has locked it. Calls work again once that is settled. */
export class ShopUnavailableError extends PlatformError {
  override readonly name = 'ShopUnavailableError';
  readonly reason: 'frozen' | 'locked';

  constructor(words: Words, reason: 'frozen' | 'locked') {
    super(words);
    this.reason = reason;
  }
}

/** 404 for the whole API: the shop does not exist or was closed. */
export class ShopNotFoundError extends PlatformError {
  override readonly name = 'ShopNotFoundError';
}

export interface UserError {
  /** Path in the input, such as `fulfillment.trackingInfo`; empty for the whole input. */
  field: string;
  /** The platform's words. */
  message: string;
  /** Such as `INVALID`; null if the mutation has no codes. */
  code: string | null;
}

/** The platform understood a write and refused it. It will refuse the same write again. */
export class StoreRefusedError extends PlatformError {
  override readonly name = 'StoreRefusedError';
  readonly errors: readonly UserError[];

  constructor(words: Words, errors: readonly UserError[]) {
    super(words);
    this.errors = errors;
  }
}

/** A reply that does not match the schema. The message names the query and the field, never the value. */
export class UnexpectedStoreReplyError extends PlatformError {
  override readonly name = 'UnexpectedStoreReplyError';
}

/** A webhook, session token or address that the platform did not sign or no longer vouches for. */
export class UntrustedRequestError<Reason extends string = string> extends PlatformError {
  override readonly name = 'UntrustedRequestError';
  readonly reason: Reason;

  constructor(words: Words, reason: Reason) {
    super(words);
    this.reason = reason;
  }
}

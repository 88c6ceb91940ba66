import { type Words, wordsText } from '@hub/domain/messages';

/** Why a call of the shop platform did not do what it was to do, in words for the merchant. */
export abstract class PlatformError extends Error {
  override readonly name: string = 'PlatformError';
  readonly words: Words;

  constructor(words: Words, options?: ErrorOptions) {
    super(wordsText(words), options);
    this.words = words;
  }
}

/** No reply, 5xx, or a web page in place of data. */
export class StoreUnreachableError extends PlatformError {
  override readonly name = 'StoreUnreachableError';
  /** False: nothing was done. True: a write may have been done. */
  readonly mayHaveArrived: boolean;

  constructor(words: Words, mayHaveArrived: boolean, options?: ErrorOptions) {
    super(words, options);
    this.mayHaveArrived = mayHaveArrived;
  }
}

/** The calls before this one took too long, so it was not begun: it might not have been over in time. */
export class CallNotBegunError extends PlatformError {
  override readonly name = 'CallNotBegunError';
}

/** 429, or THROTTLED more often than it was tried. Nothing was done. */
export class StoreThrottledError extends PlatformError {
  override readonly name = 'StoreThrottledError';
  /** Milliseconds until the next call fits; null: the platform does not say. */
  readonly retryAfterMs: number | null;

  constructor(words: Words, retryAfterMs: number | null) {
    super(words);
    this.retryAfterMs = retryAfterMs;
  }
}

/** 401: the token was revoked or has expired, most often because the app was uninstalled. */
export class TokenRevokedError extends PlatformError {
  override readonly name = 'TokenRevokedError';
}

/** 403, or ACCESS_DENIED: the shop did not grant what the call needs. */
export class AccessDeniedError extends PlatformError {
  override readonly name = 'AccessDeniedError';
  /** The platform's words on what is needed; null: it does not say. */
  readonly requiredAccess: string | null;

  constructor(words: Words, requiredAccess: string | null) {
    super(words);
    this.requiredAccess = requiredAccess;
  }
}

/** 402: the shop has not paid the platform; 423: the platform has locked it. It answers again once that is settled. */
export class ShopUnavailableError extends PlatformError {
  override readonly name = 'ShopUnavailableError';
  readonly reason: 'frozen' | 'locked';

  constructor(words: Words, reason: 'frozen' | 'locked') {
    super(words);
    this.reason = reason;
  }
}

/** 404 for the whole API: there is no such shop, or it was closed. */
export class ShopNotFoundError extends PlatformError {
  override readonly name = 'ShopNotFoundError';
}

export interface UserError {
  /** Path in the input, such as `fulfillment.trackingInfo`; empty: the whole. */
  field: string;
  /** The platform's words. */
  message: string;
  /** Such as `INVALID`; null: the mutation has none. */
  code: string | null;
}

/** The platform understood a write and said no. Sending the same again is refused again. */
export class StoreRefusedError extends PlatformError {
  override readonly name = 'StoreRefusedError';
  readonly errors: readonly UserError[];

  constructor(words: Words, errors: readonly UserError[]) {
    super(words);
    this.errors = errors;
  }
}

/** A reply of another shape than the schema has; the words name query and field, never what stood in it. */
export class UnexpectedStoreReplyError extends PlatformError {
  override readonly name = 'UnexpectedStoreReplyError';
}

/** A webhook, a session token or an address that the platform did not sign, or no longer vouches for. */
export class UntrustedRequestError<Reason extends string = string> extends PlatformError {
  override readonly name = 'UntrustedRequestError';
  readonly reason: Reason;

  constructor(words: Words, reason: Reason) {
    super(words);
    this.reason = reason;
  }
}

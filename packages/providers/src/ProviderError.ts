import { ErrorInWords, type Words } from '@hub/domain/messages';

/** Why a call to a 3PL failed; its words are the 3PL's own or ours. */
export abstract class ProviderError extends ErrorInWords {
  override readonly name: string = 'ProviderError';
}

/** 401 or 403: the credentials are wrong or lack a permission. */
export class CredentialsRefusedError extends ProviderError {
  override readonly name = 'CredentialsRefusedError';
}

/** The 3PL understood the request and refused it. A retry would be refused too. */
export class RefusedError extends ProviderError {
  override readonly name: string = 'RefusedError';
  /** HTTP status of the refusal; null when the reply had status 200. */
  readonly status: number | null;

  constructor(words: Words, status: number | null = null) {
    super(words);
    this.status = status;
  }
}

/** A cancellation that arrived after the warehouse began to ship. */
export class TooLateError extends RefusedError {
  override readonly name = 'TooLateError';
}

/** HTTP 429. */
export class RateLimitedError extends ProviderError {
  override readonly name = 'RateLimitedError';
  /** Milliseconds until the next allowed call; null when the 3PL doesn't say. */
  readonly retryAfterMs: number | null;

  constructor(words: Words, retryAfterMs: number | null) {
    super(words);
    this.retryAfterMs = retryAfterMs;
  }
}

/** No reply, 5xx, or HTML instead of a reply. The outcome is unknown unless the request was never sent. */
export class UnreachableError extends ProviderError {
  override readonly name = 'UnreachableError';
  /** False when the request was not sent, so nothing happened. */
  readonly mayHaveArrived: boolean;

  constructor(words: Words, mayHaveArrived: boolean, options?: ErrorOptions) {
    super(words, options);
    this.mayHaveArrived = mayHaveArrived;
  }
}

/** A reply of an undocumented shape. `words` name the call and field, never the content. */
export class UnexpectedReplyError extends ProviderError {
  override readonly name = 'UnexpectedReplyError';
}

/** Unusable settings: an invalid host, an address inside our network, or a missing choice. */
export class InvalidSettingsError extends ProviderError {
  override readonly name = 'InvalidSettingsError';
}

/** A webhook without a valid signature of the 3PL. */
export class InvalidSignatureError extends ProviderError {
  override readonly name = 'InvalidSignatureError';
}

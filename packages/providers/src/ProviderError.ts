import { type Words, wordsText } from '@hub/domain/messages';

/** Why a call of a 3PL did not do what it was to do. */
export abstract class ProviderError extends Error {
  override readonly name: string = 'ProviderError';
  /** For the merchant: the 3PL's own, or ours. `message` has them in English. */
  readonly words: Words;

  constructor(words: Words, options?: ErrorOptions) {
    super(wordsText(words), options);
    this.words = words;
  }
}

/** 401 or 403: the account's credentials are wrong, or lack a right. */
export class CredentialsRefusedError extends ProviderError {
  override readonly name = 'CredentialsRefusedError';
}

/** The 3PL understood and said no. Sending the same again is refused again. */
export class RefusedError extends ProviderError {
  override readonly name: string = 'RefusedError';
  /** HTTP status of the refusal; null: it stood in a reply of status 200. */
  readonly status: number | null;

  constructor(words: Words, status: number | null = null) {
    super(words);
    this.status = status;
  }
}

/** A cancellation that came after the warehouse had begun to ship. */
export class TooLateError extends RefusedError {
  override readonly name = 'TooLateError';
}

/** 429. */
export class RateLimitedError extends ProviderError {
  override readonly name = 'RateLimitedError';
  /** Milliseconds until the next call is allowed; null: the 3PL does not say. */
  readonly retryAfterMs: number | null;

  constructor(words: Words, retryAfterMs: number | null) {
    super(words);
    this.retryAfterMs = retryAfterMs;
  }
}

/** No reply, 5xx, or HTML in place of a reply: whether the call was done is known only if it never left. */
export class UnreachableError extends ProviderError {
  override readonly name = 'UnreachableError';
  /** False: the request was not sent, so nothing was done. */
  readonly mayHaveArrived: boolean;

  constructor(words: Words, mayHaveArrived: boolean, options?: ErrorOptions) {
    super(words, options);
    this.mayHaveArrived = mayHaveArrived;
  }
}

/** A reply of another shape than the 3PL documents; `words` name call and field, never what stood in it. */
export class UnexpectedReplyError extends ProviderError {
  override readonly name = 'UnexpectedReplyError';
}

/** Settings that cannot be used: a host that is none, an address inside of our network, a choice that is missing. */
export class InvalidSettingsError extends ProviderError {
  override readonly name = 'InvalidSettingsError';
}

/** A webhook that the 3PL did not sign. */
export class InvalidSignatureError extends ProviderError {
  override readonly name = 'InvalidSignatureError';
}

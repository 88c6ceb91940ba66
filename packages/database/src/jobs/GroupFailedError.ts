/**
 * Jobs of a group failed, and each alone would: what they need does not answer. All of them are tried again, also those that
 * were done. The cause says why.
 */
export class GroupFailedError extends Error {
  override readonly name = 'GroupFailedError';

  constructor(cause: Error) {
    super('These jobs could not be done.', { cause });
  }
}

/**
 * A group of jobs failed because a shared dependency does not answer; single jobs would fail too. All of them are
 * retried, including those already done. The cause says why.
 */
export class GroupFailedError extends Error {
  override readonly name = 'GroupFailedError';

  constructor(cause: Error) {
    super('These jobs could not be done.', { cause });
  }
}

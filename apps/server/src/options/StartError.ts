/** A reason not to start, shown as one line on stderr without a stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}

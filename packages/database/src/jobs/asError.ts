/**
 * The error of which pg-boss reports a copy: an object with its fields, its message and its stack, which is no Error and
 * would lose its words in a log. Anything else as it is.
 */
export function asError(reported: unknown): unknown {
  if (reported instanceof Error || typeof reported !== 'object' || reported === null) return reported;
  if (!('message' in reported) || typeof reported.message !== 'string') return reported;
  return Object.assign(new Error(reported.message), reported);
}

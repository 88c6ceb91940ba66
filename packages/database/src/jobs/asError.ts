/**
 * Converts pg-boss's copy of an error (an object with its fields, message and stack) back to an Error, so that logs keep
 * its text. Returns anything else unchanged.
 */
export function asError(reported: unknown): unknown {
  if (reported instanceof Error || typeof reported !== 'object' || reported === null) return reported;
  if (!('message' in reported) || typeof reported.message !== 'string') return reported;
  return Object.assign(new Error(reported.message), reported);
}

/** The Admin API version that every query is written for. */
export const adminApiVersion = '2026-10';

/**
 * When a version such as `2026-10` ends: the platform supports it for a year, and then answers with a later one, in
 * which fields may be missing.
 */
export function apiVersionEnd(version: string): Date {
  const [year = 0, month = 1] = version.split('-').map(Number);
  return new Date(Date.UTC(year + 1, month - 1));
}

/** `unknown`: the value says neither done nor refused. */
export type StatusMeaning = 'success' | 'error' | 'unknown';

const refusals: ReadonlySet<string> = new Set(['error', 'failed', 'failure', 'false']);
const successes: ReadonlySet<string> = new Set(['success', 'ok', 'true']);

/**
 * Meaning of a whole reply's `status` (contract, "Tolerance"): absent, or any word that is not a refusal, is a
 * success; numbers are flags or HTTP statuses.
 */
export function statusMeaning(status: unknown): StatusMeaning {
  if (status === undefined || status === null) return 'success';
  const meaning = rowStatusMeaning(status);
  const isWord = typeof status === 'string' && !isNumeric(status);
  if (isWord) return meaning === 'error' ? 'error' : 'success';
  return meaning === 'skipped' ? 'unknown' : meaning;
}

/** Meaning of one order's `status` in `results`; only a known word has one. */
export function rowStatusMeaning(status: unknown): StatusMeaning | 'skipped' {
  if (typeof status === 'boolean') return status ? 'success' : 'error';
  if (typeof status === 'number') return numberMeaning(status);
  if (typeof status !== 'string') return 'unknown';
  if (isNumeric(status)) return numberMeaning(Number(status));
  const word = status.trim().toLowerCase();
  if (word === 'skipped') return 'skipped';
  if (refusals.has(word)) return 'error';
  return successes.has(word) ? 'success' : 'unknown';
}

function isNumeric(text: string): boolean {
  return /^\s*\d+\s*$/.test(text);
}

function numberMeaning(status: number): StatusMeaning {
  if (status === 1 || (status >= 200 && status < 300)) return 'success';
  return status === 0 || (status >= 400 && status < 500) ? 'error' : 'unknown';
}

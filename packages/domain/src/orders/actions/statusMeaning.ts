/** `unknown`: a value that says neither that it was done nor that it was refused. */
export type StatusMeaning = 'success' | 'error' | 'unknown';

const refusals: ReadonlySet<string> = new Set(['error', 'failed', 'failure', 'false']);
const successes: ReadonlySet<string> = new Set(['success', 'ok', 'true']);

/**
 * What the `status` of a whole reply says (contract, "Tolerance"): absent and any word that is no refusal are a success,
 * numbers are flags or HTTP statuses.
 */
export function statusMeaning(status: unknown): StatusMeaning {
  if (status === undefined || status === null) return 'success';
  const meaning = rowStatusMeaning(status);
  const isWord = typeof status === 'string' && !isNumeric(status);
  if (isWord) return meaning === 'error' ? 'error' : 'success';
  return meaning === 'skipped' ? 'unknown' : meaning;
}

/** What the `status` of one order in `results` says; only a word that is known says anything. */
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

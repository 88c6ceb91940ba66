/** Codes of failures before anything was sent. */
const unsent: ReadonlyMap<string, string> = new Map([
  ['ECONNREFUSED', 'the connection was refused'],
  ['ENOTFOUND', 'its name is not known'],
  ['EAI_AGAIN', 'its name cannot be looked up for now'],
  ['UND_ERR_CONNECT_TIMEOUT', 'the connection took too long'],
  ['EHOSTUNREACH', 'no way leads there'],
  ['ENETUNREACH', 'no way leads there'],
]);

/** Why a call got no reply, in words, and whether the store may have got it. */
export function describeConnectionFailure(error: unknown): { words: string; mayHaveArrived: boolean } {
  const words = unsent.get(codeOf(error));
  if (words !== undefined) return { words, mayHaveArrived: false };
  if (/CERT|SSL|TLS/.test(codeOf(error))) return { words: 'its certificate cannot be trusted', mayHaveArrived: false };
  return { words: 'the connection broke', mayHaveArrived: true };
}

/** `fetch` wraps the failure of the connection in a cause, and several addresses in a list. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return code;
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return error.cause === undefined ? '' : codeOf(error.cause);
}

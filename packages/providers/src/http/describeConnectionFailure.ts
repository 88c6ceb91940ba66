/** Why there was no reply, as a clause without addresses: "it refused the connection". */
export function describeConnectionFailure(error: unknown): string {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (/CERT|SIGNATURE|^ERR_(SSL|TLS)/.test(code)) return 'its certificate isn’t trusted';
  return knownProblems[code] ?? 'the connection failed';
}

/** Error codes of Node.js and undici. */
const knownProblems: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'it refused the connection',
  ECONNRESET: 'it closed the connection',
  EPIPE: 'it closed the connection',
  UND_ERR_SOCKET: 'it closed the connection',
  UND_ERR_CONNECT_TIMEOUT: 'no connection in time',
  ETIMEDOUT: 'no connection in time',
  EHOSTUNREACH: 'no route to its address',
  ENETUNREACH: 'no route to its address',
  ENOTFOUND: 'its host name does not exist',
  EAI_AGAIN: 'its host name can’t be looked up',
};

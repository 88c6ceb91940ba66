import { errors } from 'undici';

/** A complete reply that is not valid HTTP. The message is a clause: "it has status 999". */
export class UnusableReplyError extends Error {
  override name = 'UnusableReplyError';
}

/**
 * Why a call to the backend got no reply, in one sentence without the backend's addresses. `call`: method and path,
 * such as `GET /stats`.
 */
export function describeProxyFailure(error: unknown, call: string): string {
  const problem = replyProblem(error);
  return problem === null
    ? `The backend cannot be reached: ${connectionProblem(error)}.`
    : `The backend’s reply to ${call} cannot be used: ${problem}.`;
}

/** Null when the reply never began. */
function replyProblem(error: unknown): string | null {
  if (error instanceof UnusableReplyError) return error.message;
  if (error instanceof errors.HeadersOverflowError) return 'its headers are too long';
  if (error instanceof errors.HTTPParserError || error instanceof errors.ResponseContentLengthMismatchError)
    return 'it is not HTTP as it should be';
  // The client library asserts a status of three digits from 100 on, and no unrequested upgrade.
  if (codeOf(error) === 'ERR_ASSERTION' || isBadSwitch(error)) return 'it is not HTTP as it should be';
  return null;
}

/** 100 or 101 without a request for it. */
function isBadSwitch(error: unknown): boolean {
  return error instanceof errors.SocketError && /^bad (response|upgrade)$/.test(error.message);
}

function connectionProblem(error: unknown): string {
  const code = codeOf(error);
  if (/CERT|SIGNATURE|^ERR_(SSL|TLS)/.test(code)) return `its certificate isn’t trusted (${code})`;
  return knownProblems[code] ?? (code || 'the request could not be sent');
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

const knownProblems: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'it refused the connection',
  ECONNRESET: 'it closed the connection',
  EPIPE: 'it closed the connection',
  UND_ERR_SOCKET: 'it closed the connection',
  UND_ERR_CONNECT_TIMEOUT: 'the connection did not come about in time',
  ETIMEDOUT: 'the connection did not come about in time',
  EHOSTUNREACH: 'there is no way to it',
  ENETUNREACH: 'there is no way to it',
  ENOTFOUND: 'its name is unknown',
  EAI_AGAIN: 'its name could not be looked up',
};

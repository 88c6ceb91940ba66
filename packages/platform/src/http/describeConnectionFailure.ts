import { type Message, message } from '@hub/domain/messages';

/** Failures before anything was sent, by error code. */
const unsent: ReadonlyMap<string, Message> = new Map([
  ['ECONNREFUSED', message('connections.refused')],
  ['ENOTFOUND', message('connections.noHost')],
  ['EAI_AGAIN', message('connections.noLookup')],
  ['UND_ERR_CONNECT_TIMEOUT', message('connections.noConnection')],
  ['EHOSTUNREACH', message('connections.noRoute')],
  ['ENETUNREACH', message('connections.noRoute')],
]);

/** Why a call got no reply, and whether the store may have received it. */
export function describeConnectionFailure(error: unknown): { problem: Message; mayHaveArrived: boolean } {
  const code = codeOf(error);
  const problem = /CERT|SSL|TLS/.test(code) ? message('connections.certificate') : unsent.get(code);
  if (problem !== undefined) return { problem, mayHaveArrived: false };
  return { problem: message('connections.failed'), mayHaveArrived: true };
}

/** `fetch` wraps the connection failure in a cause, and failures of several addresses in a list. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return code;
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return error.cause === undefined ? '' : codeOf(error.cause);
}

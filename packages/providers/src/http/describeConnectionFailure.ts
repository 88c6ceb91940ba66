import { type Message, message } from '@hub/domain/messages';

/** Why there was no reply, as a clause without addresses. */
export function describeConnectionFailure(error: unknown): Message {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (/CERT|SIGNATURE|^ERR_(SSL|TLS)/.test(code)) return message('connections.certificate');
  return knownProblems[code] ?? message('connections.failed');
}

/** Error codes of Node.js and undici. */
const knownProblems: Readonly<Record<string, Message>> = {
  ECONNREFUSED: message('connections.refused'),
  ECONNRESET: message('connections.closed'),
  EPIPE: message('connections.closed'),
  UND_ERR_SOCKET: message('connections.closed'),
  UND_ERR_CONNECT_TIMEOUT: message('connections.noConnection'),
  ETIMEDOUT: message('connections.noConnection'),
  EHOSTUNREACH: message('connections.noRoute'),
  ENETUNREACH: message('connections.noRoute'),
  ENOTFOUND: message('connections.noHost'),
  EAI_AGAIN: message('connections.noLookup'),
};

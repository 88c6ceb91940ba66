import { formatError } from './describeError.ts';
import type { ServerLog } from './ServerLog.ts';

/** Signature in a mail's link: the log's reader could follow the link. */
const signature = /\/[0-9a-f]{64}(?=\/|$)/gi;

/** Lines for a person at a terminal. Paths are escaped, because a decoded line break would forge a line. */
export function createLineLog(write: (line: string) => void): ServerLog {
  return {
    request({ requestId, method, path, status, durationMs, waitedMs }) {
      const took = `${Math.round(durationMs)} ms${afterWait(waitedMs)}`;
      write(`${timestamp()} ${requestId} ${method} ${withoutSignature(path)} ${status ?? 'left'} ${took}`);
    },
    info: write,
    error: (message, error, { requestId, queue } = {}) => {
      const subject = requestId ?? (queue && `job ${queue}`);
      write(`${subject === undefined ? '' : `${subject} `}${message}: ${formatError(error)}`);
    },
    unread: (requestId, status) => write(`${timestamp()} ${requestId} refused unread ${status}`),
  };
}

/** A timer that is some milliseconds late is usual. */
function afterWait(ms: number): string {
  return ms < 20 ? '' : ` after ${Math.round(ms)} ms`;
}

function withoutSignature(path: string): string {
  return path.replaceAll(signature, '/…');
}

function timestamp(): string {
  return new Date().toISOString();
}

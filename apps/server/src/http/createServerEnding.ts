import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Ends a server without breaking off requests that are on their way. */
export interface ServerEnding {
  /** From now on each reply is the last of its connection, so that its client reconnects elsewhere. */
  announce(): void;
  /** Stops accepting connections; resolves when none can be opened. */
  stopListening(): Promise<void>;
  /** Closes kept connections that are idle for a moment; `server` emits "close" after the last reply. */
  closeUnused(): void;
}

/** Clients reuse a connection within this time, and get a last reply on it. */
const unusedMs = 1_000;
const lookEveryMs = 50;
/** An event loop turn shorter than this left nothing unread. */
const shortTurnMs = 1;
const mostTurns = 2_000;

/** `server.close()` cuts idle connections, even those with an unread request, and those in the system's backlog. */
export function createServerEnding(server: Server): ServerEnding {
  const underWay = new Set<ServerResponse>();
  let isEnding = false;
  server.prependListener('request', (_incoming, outgoing) => {
    if (isEnding) outgoing.shouldKeepAlive = false;
    underWay.add(outgoing);
    outgoing.once('close', () => underWay.delete(outgoing));
  });
  return {
    announce: () => {
      isEnding = true;
      for (const outgoing of underWay) if (!outgoing.headersSent) outgoing.shouldKeepAlive = false;
    },
    stopListening: async () => {
      await untilRead(server);
      // HTTP's own `close` cuts connections as well.
      NetServer.prototype.close.call(server);
    },
    closeUnused: () => {
      // After the turn that reads what has arrived.
      const close = () => setImmediate(() => server.closeIdleConnections());
      setTimeout(() => setInterval(close, lookEveryMs).unref(), unusedMs).unref();
    },
  };
}

/**
 * Resolves when all data is read and every connection of the system's backlog is accepted, one per turn; at the latest
 * after many turns, when more keeps coming.
 */
async function untilRead(server: Server): Promise<void> {
  let hasTaken = false;
  const noteTaken = () => {
    hasTaken = true;
  };
  server.on('connection', noteTaken);
  await nextTurn();
  for (let turn = 0; turn < mostTurns; turn += 1) {
    hasTaken = false;
    const beganAt = performance.now();
    await nextTurn();
    if (!hasTaken && performance.now() - beganAt < shortTurnMs) break;
  }
  server.off('connection', noteTaken);
}

import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** The end of a server that breaks off nothing that is on its way to it. */
export interface ServerEnding {
  /** From now on each reply is the last one of its connection, so that its client opens the next one elsewhere. */
  announce(): void;
  /** Takes no more connections; resolves when nobody can open one. */
  stopListening(): Promise<void>;
  /** Closes kept connections on which nothing has come for a moment; `server` emits "close" after the last reply. */
  closeUnused(): void;
}

/** Senders that use a connection again do so within this time, and get a last reply on it. */
const unusedMs = 1_000;
const lookEveryMs = 50;
/** In a turn that is shorter nothing new can have come that is not read. */
const shortTurnMs = 1;
const mostTurns = 2_000;

/**
 * `server.close()` cuts connections that wait for their next request, also where the request is there already and only not
 * read yet, and those that the system has taken and the process has not.
 */
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
      // That of an HTTP server cuts connections besides.
      NetServer.prototype.close.call(server);
    },
    closeUnused: () => {
      // After the turn in which what has come is read.
      const close = () => setImmediate(() => server.closeIdleConnections());
      setTimeout(() => setInterval(close, lookEveryMs).unref(), unusedMs).unref();
    },
  };
}

/**
 * Resolves when what has come is read, and each connection of the system is taken, of which a turn takes one; at the latest
 * after many turns, where more comes all the time.
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

import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServerEnding } from './createServerEnding.ts';

/** Limit for requests that never end. Container runtimes kill after ten seconds, unless they are told to wait longer. */
const shutdownTimeoutMs = 8_000;

export interface StopHandlers {
  /** Called with the signal. */
  onSignal?: () => void;
  /** How long requests are taken after the signal, until load balancers have noticed; 0 by default. */
  delayMs?: number;
  /** Called when no more requests are taken, for replies that would go on for ever. */
  onStopping?: () => void;
  /** Called after the last reply; the process ends when it resolves or rejects. */
  onStopped?: () => Promise<void>;
}

/**
 * On SIGINT and SIGTERM: waits up to eight seconds for requests in flight, then exits with 0. A second signal does not
 * wait for them.
 */
export function stopOnSignal(
  server: Server,
  log: (line: string) => void,
  { onSignal, delayMs = 0, onStopping, onStopped }: StopHandlers = {},
): void {
  const ending = createServerEnding(server);
  let isStopping = false;
  const close = async () => {
    server.once('close', () => void Promise.resolve(onStopped?.()).finally(() => process.exit(0)));
    setTimeout(() => server.closeAllConnections(), shutdownTimeoutMs).unref();
    await ending.stopListening();
    onStopping?.();
    ending.closeUnused();
  };
  const stop = () => {
    if (isStopping) return server.closeAllConnections();
    isStopping = true;
    log('Stopping …');
    onSignal?.();
    ending.announce();
    void sleep(delayMs).then(close);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

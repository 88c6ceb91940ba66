import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServerEnding } from './createServerEnding.ts';

/** Limit for endless requests. Container runtimes kill after ten seconds, unless told to wait longer. */
const shutdownTimeoutMs = 8_000;

export interface StopHandlers {
  /** Called with the signal. */
  onSignal?: () => void;
  /** How long requests are accepted after the signal, until load balancers notice; 0 by default. */
  delayMs?: number;
  /** Called when no more requests are accepted, for endless replies. */
  onStopping?: () => void;
  /** Called after the last reply; the process ends when it resolves or rejects. */
  onStopped?: () => Promise<void>;
}

/**
 * On SIGINT and SIGTERM: waits up to eight seconds for running requests, then exits with 0. A second signal exits at
 * once.
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

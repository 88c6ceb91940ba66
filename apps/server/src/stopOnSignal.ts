import type { Server } from 'node:http';

/** Limit for requests that never end; container runtimes kill after ten seconds. */
const shutdownTimeoutMs = 8_000;

/**
 * On SIGINT and SIGTERM: waits up to eight seconds for requests in flight, then exits with 0. A second signal exits at
 * once.
 */
export function stopOnSignal(server: Server, log: (line: string) => void, onStop?: () => Promise<void>): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return server.closeAllConnections();
    isStopping = true;
    server.close(() => void Promise.resolve(onStop?.()).finally(() => process.exit(0)));
    log('Stopping …');
    // Closes kept-alive connections without a request.
    setInterval(() => server.closeIdleConnections(), 50).unref();
    setTimeout(() => server.closeAllConnections(), shutdownTimeoutMs).unref();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

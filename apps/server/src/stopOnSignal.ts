import type { Server } from 'node:http';

/** A request that never ends must not keep the process for ever; container runtimes kill after ten seconds. */
const shutdownTimeoutMs = 8_000;

/**
 * On SIGINT and SIGTERM: finish what is in flight, at most eight seconds, then exit with 0. A second signal does not
 * wait.
 */
export function stopOnSignal(server: Server, log: (line: string) => void, onStop?: () => Promise<void>): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return server.closeAllConnections();
    isStopping = true;
    server.close(() => void Promise.resolve(onStop?.()).finally(() => process.exit(0)));
    log('Stopping …');
    // A connection whose reply is through would otherwise be kept alive for the next request.
    setInterval(() => server.closeIdleConnections(), 50).unref();
    setTimeout(() => server.closeAllConnections(), shutdownTimeoutMs).unref();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

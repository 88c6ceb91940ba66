import type { Server } from 'node:http';

/** A request that never ends must not keep the process for ever; container runtimes kill after ten seconds. */
const longestWaitMs = 8_000;

/**
 * On SIGINT and SIGTERM: finish what is in flight, at most eight seconds, then exit with 0. A second signal does not
 * wait.
 */
export function stopOnSignal(server: Server, log: (line: string) => void, alsoClose?: () => Promise<void>): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return server.closeAllConnections();
    isStopping = true;
    server.close(() => void Promise.resolve(alsoClose?.()).finally(() => process.exit(0)));
    log('Stopping …');
    // A connection whose reply is through would otherwise be kept alive for the next request.
    setInterval(() => server.closeIdleConnections(), 50).unref();
    setTimeout(() => server.closeAllConnections(), longestWaitMs).unref();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

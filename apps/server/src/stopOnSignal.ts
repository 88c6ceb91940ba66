import type { Server } from 'node:http';

/** A request that never ends must not keep the process for ever. */
const longestWait = 10_000;

/** On SIGINT and SIGTERM: finish what is in flight, at most ten seconds, then exit with 0. A second signal does not wait. */
export function stopOnSignal(server: Server, log: (line: string) => void, alsoClose?: () => Promise<void>): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return server.closeAllConnections();
    isStopping = true;
    log('Stopping …');
    // A connection whose reply is through would otherwise be kept alive for the next request.
    setInterval(() => server.closeIdleConnections(), 50).unref();
    setTimeout(() => server.closeAllConnections(), longestWait).unref();
    server.close(() => void Promise.resolve(alsoClose?.()).finally(() => process.exit(0)));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

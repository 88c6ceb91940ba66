import type { Server } from 'node:http';
import { dashboardUrl } from '../pages/dashboardUrl.ts';
import type { ServerLog } from '../operations/ServerLog.ts';
import type { ServeOptions } from '../options/options.ts';

/** Last lines of the start: the address to open. */
export function logServerReady({ backend, hostname, role }: ServeOptions, server: Server, log: ServerLog): void {
  const port = portOf(server);
  if (backend.kind === 'service') log.info(`Serving on ${hostname}:${port}, role ${role}.`);
  else if (backend.kind !== 'real') log.info(`\nOpen the dashboard:\n\n  ${dashboardUrl(port)}\n`);
  else log.info(`Serving on ${hostname}:${port}, with ${backend.origin} behind it.`);
}

export function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

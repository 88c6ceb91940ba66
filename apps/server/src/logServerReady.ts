import type { Server } from 'node:http';
import { dashboardUrl } from './dashboardUrl.ts';
import type { Options } from './options.ts';

/** Last lines of the start: the address to open. */
export function logServerReady({ backend, hostname }: Options, server: Server): void {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  if (backend.kind === 'sandbox') console.log(`\nOpen the dashboard:\n\n  ${dashboardUrl(port)}\n`);
  else console.log(`Serving on ${hostname}:${port}, with ${backend.origin} behind it.`);
}

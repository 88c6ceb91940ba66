import type { Server } from 'node:http';
import { dashboardAddress } from './dashboardAddress.ts';
import type { Options } from './options.ts';

/** The last lines of a start: where to go. */
export function sayReady({ backend, hostname }: Options, server: Server): void {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  if (backend.kind === 'sandbox') console.log(`\nOpen the dashboard:\n\n  ${dashboardAddress(port)}\n`);
  else console.log(`Serving on ${hostname}:${port}, with ${backend.origin} behind it.`);
}

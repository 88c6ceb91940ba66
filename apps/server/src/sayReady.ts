import { dashboardAddress } from './dashboardAddress.ts';
import type { Options } from './options.ts';

/** The last line of a start: where to go. */
export function sayReady({ backend, hostname, port }: Options): void {
  if (backend.kind === 'sandbox') console.log(`\nOpen the dashboard:\n\n  ${dashboardAddress(port)}\n`);
  else console.log(`Serving on ${hostname}:${port}, with ${backend.origin} behind it.`);
}

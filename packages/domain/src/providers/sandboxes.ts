import type { Message } from '../messages/Message.ts';
import { message } from '../messages/Message.ts';
import { providerRows, type ThirdPartyId } from './providers.ts';

/**
 * How to try orders at a 3PL without shipping. `address`: its sandbox has another address and its own accounts.
 * `host`: the sandbox is a host that the merchant enters. `none`: it says it has no sandbox. `unknown`: nothing is
 * published.
 */
export type ProviderSandbox = { reach: 'address'; url: string } | { reach: 'host' | 'none' | 'unknown' };

/** From the vendors' documentation; for Shipwire and Capacity from public clients. */
export const providerSandboxes = {
  ams: { reach: 'unknown' },
  shipbob: { reach: 'address', url: 'https://sandbox-api.shipbob.com' },
  ship_stations: { reach: 'none' },
  cap: { reach: 'host' },
  dcl: { reach: 'address', url: 'https://api.dclcorp.com/api/sandbox' },
  cold_track: { reach: 'unknown' },
  info_plus: { reach: 'unknown' },
  carterdc: { reach: 'unknown' },
  shipWire: { reach: 'address', url: 'https://api.beta.shipwire.com' },
  Portless: { reach: 'unknown' },
} as const satisfies Readonly<Record<ThirdPartyId, ProviderSandbox>>;

/**
 * Why no test order is sent to an account; `null` when it is. `isSandbox`: the account belongs to the 3PL's sandbox.
 */
export function testOrderRefusal(provider: ThirdPartyId, isSandbox: boolean): Message | null {
  const { reach } = providerSandboxes[provider];
  const { name } = providerRows[provider];
  if (reach === 'none') return message('warehouses.noSandbox', { provider: name });
  if (reach === 'unknown') return message('warehouses.sandboxUnknown', { provider: name });
  return isSandbox ? null : message('warehouses.notSandbox', { provider: name });
}

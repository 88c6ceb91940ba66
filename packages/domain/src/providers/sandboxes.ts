import { type Message, message, type Words } from '../messages/Message.ts';
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

/** One step of a test order: sent, found by its reference, read, canceled. */
export interface TestOrderStep {
  isDone: boolean;
  /** What was done, or why not. */
  words: Words;
}

/** Each failed step says why; without the first there are no others. */
export type TestOrderOutcome = { type: 'refused'; reason: Words } | { type: 'tried'; steps: readonly TestOrderStep[] };

/** Why no test order is sent to a saved account, which is null where none is enabled; null: it is sent. */
export function testOrderRefusal(provider: ThirdPartyId, account: { isSandbox?: boolean } | null): Message | null {
  const { reach } = providerSandboxes[provider];
  const { name } = providerRows[provider];
  if (reach === 'none') return message('warehouses.noSandbox', { provider: name });
  if (reach === 'unknown') return message('warehouses.sandboxUnknown', { provider: name });
  if (account === null) return message('warehouses.notConnected');
  return account.isSandbox ? null : message('warehouses.notSandbox', { provider: name });
}

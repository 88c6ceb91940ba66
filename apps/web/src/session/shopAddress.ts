import { hostOfShop } from '@hub/domain/navigation';
import { appAddress } from '../address/appAddress.ts';
import { decodeHost } from './decodeHost.ts';

/** The address of a screen for another shop than that of the session. `host`: the session's, as its address has it. */
export function shopAddress(path: string, shop: string, host: string | null): string {
  return appAddress(path, { shop, host: btoa(hostOfShop(shop, decodeHost(host))) });
}

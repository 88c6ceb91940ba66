import { isShopDomain } from '../shared/shop/isShopDomain.ts';
import { frameTexts } from './frameTexts.ts';

/**
 * The shop named by shop info. The backend decides whose data it returns, so its shop wins over the address
 * (contract, "Tolerance"). Anything but a shop domain is ignored; a bare name could be another shop's.
 */
export function namedShop(named: string, ofAddress: string): string {
  const domain = named.trim().toLowerCase();
  return isShopDomain(domain) ? domain : ofAddress;
}

/** Banner when the backend's shop differs from the address. */
export function otherShopText(ofAddress: string, shop: string): string {
  return frameTexts.otherShop(ofAddress, shop);
}

import { isShopDomain } from '../shared/shop/isShopDomain.ts';
import { frameTexts } from './frameTexts.ts';

/**
 * The shop that shop info names: the backend decides whose data is returned, so its shop wins over that of the address
 * (contract, "Tolerance"). What is no shop's domain names none; a bare name could be that of another shop.
 */
export function namedShop(named: string, ofAddress: string): string {
  const domain = named.trim().toLowerCase();
  return isShopDomain(domain) ? domain : ofAddress;
}

/** Banner where the backend's shop is not the one of the address. */
export function otherShopText(ofAddress: string, shop: string): string {
  return frameTexts.otherShop(ofAddress, shop);
}

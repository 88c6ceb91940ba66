import { isShopDomain } from '../shared/shop/isShopDomain.ts';

/** The shop in `/track/{shop}`, by its handle or domain; `null` for anything else. */
export function trackedShop(segment: string): string | null {
  const typed = segment.toLowerCase();
  const domain = typed.includes('.') ? typed : `${typed}.myshopify.com`;
  return isShopDomain(domain) ? domain : null;
}

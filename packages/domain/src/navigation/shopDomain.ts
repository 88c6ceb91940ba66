import { isShopDomain, shopName } from '../shared/shop/isShopDomain.ts';

const typedShop = new RegExp(`^(?:https?://)?(${shopName})(?:\\.myshopify\\.com)?(?:/(?:admin/?)?)?$`);
const typedStore = new RegExp(`^(?:https?://)?admin\\.shopify\\.com/store/(${shopName})(?:[/?#].*)?$`);
const hostOfStore = new RegExp(`^admin\\.shopify\\.com/store/(${shopName})$`);
const hostOfAdmin = new RegExp(`^(${shopName})\\.myshopify\\.com/admin$`);

/**
 * The shop of a decoded `host`: `admin.shopify.com/store/NAME` or `NAME.myshopify.com/admin`; `null` for anything
 * else. The host is never followed.
 */
export function parseHost(decoded: string): { shop: string } | null {
  const name = hostOfStore.exec(decoded)?.[1] ?? hostOfAdmin.exec(decoded)?.[1];
  const shop = `${name}.myshopify.com`;
  return name !== undefined && isShopDomain(shop) ? { shop } : null;
}

/** The decoded `host` for a shop entered on the login form. */
export function hostText(shop: string): string {
  return `${shop}/admin`;
}

/** The decoded `host` for a shop in its own store admin. */
export function storeHostText(shop: string): string {
  return `admin.shopify.com/store/${shop.split('.', 1)[0]}`;
}

/** The decoded `host` for another shop, in the form of `decoded`; defaults to `hostText`. */
export function hostOfShop(shop: string, decoded: string | null): string {
  return hostOfStore.test(decoded ?? '') ? storeHostText(shop) : hostText(shop);
}

/** The shop typed on /login: its name, its domain or its admin address in either form; `null` for anything else. */
export function shopFromInput(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  const name = (typedShop.exec(text) ?? typedStore.exec(text))?.[1];
  const shop = `${name}.myshopify.com`;
  return name !== undefined && isShopDomain(shop) ? shop : null;
}

/**
 * One label of a host name, as shops have it: lower case, no dot, so no other host can be written with it (contract,
 * "Session and access").
 */
const shopName = '[a-z0-9][a-z0-9-]*';

const shopDomain = new RegExp(`^${shopName}\\.myshopify\\.com$`);
const typedShop = new RegExp(`^(?:https?://)?(${shopName})(?:\\.myshopify\\.com)?(?:/(?:admin/?)?)?$`);
const typedStore = new RegExp(`^(?:https?://)?admin\\.shopify\\.com/store/(${shopName})(?:[/?#].*)?$`);
const hostOfStore = new RegExp(`^admin\\.shopify\\.com/store/(${shopName})$`);
const hostOfAdmin = new RegExp(`^(${shopName})\\.myshopify\\.com/admin$`);

/** Longer than any host name can be. */
const maxLength = 253;

/** Whether a text is exactly a shop's domain, `name.myshopify.com`. */
export function isShopDomain(text: unknown): text is string {
  return typeof text === 'string' && text.length <= maxLength && shopDomain.test(text);
}

/**
 * The shop that a decoded `host` names: `admin.shopify.com/store/NAME` or `NAME.myshopify.com/admin`. Null for anything
 * else, which then counts as absent. It is only read, never followed.
 */
export function parseHost(decoded: string): { shop: string } | null {
  const name = hostOfStore.exec(decoded)?.[1] ?? hostOfAdmin.exec(decoded)?.[1];
  const shop = `${name}.myshopify.com`;
  return name !== undefined && isShopDomain(shop) ? { shop } : null;
}

/** The text whose base64 form is the `host` of a shop that names none, as after the login form. */
export function hostText(shop: string): string {
  return `${shop}/admin`;
}

/**
 * What was typed on /login as a shop's domain: the name alone, the domain, or the address of its admin, in either form.
 * Null for anything else.
 */
export function shopFromInput(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  const name = (typedShop.exec(text) ?? typedStore.exec(text))?.[1];
  const shop = `${name}.myshopify.com`;
  return name !== undefined && isShopDomain(shop) ? shop : null;
}

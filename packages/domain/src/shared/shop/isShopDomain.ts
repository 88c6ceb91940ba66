/**
 * The shop's label of the host name: lower case and no dot, so that no other host matches (contract, "Session and
 * access").
 */
export const shopName = '[a-z0-9][a-z0-9-]*';

const shopDomain = new RegExp(`^${shopName}\\.myshopify\\.com$`);

/** Longest possible host name. */
const maxLength = 253;

/** Whether a text is exactly a shop domain, `name.myshopify.com`. */
export function isShopDomain(text: unknown): text is string {
  return typeof text === 'string' && text.length <= maxLength && shopDomain.test(text);
}

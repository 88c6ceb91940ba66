import { dashboardPath } from '@hub/domain/navigation';

const shopName = 'willow-and-wick';

/** Shop in the printed address of sandbox and demo. */
export const printedShop = `${shopName}.myshopify.com`;

/** The dashboard's address with `shop` and `host`, as the shop platform's admin opens it. */
export function dashboardUrl(port: number): string {
  const query = new URLSearchParams({
    shop: printedShop,
    host: Buffer.from(`admin.shopify.com/store/${shopName}`).toString('base64'),
  });
  return `http://localhost:${port}${dashboardPath}?${query}`;
}

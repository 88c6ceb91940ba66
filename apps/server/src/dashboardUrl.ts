import { dashboardPath } from '@hub/domain/navigation';

/** Shop in the printed address. */
const sandboxShop = 'willow-and-wick';

/** The dashboard's address with `shop` and `host`, as the shop platform's admin opens it. */
export function dashboardUrl(port: number): string {
  const query = new URLSearchParams({
    shop: `${sandboxShop}.myshopify.com`,
    host: Buffer.from(`admin.shopify.com/store/${sandboxShop}`).toString('base64'),
  });
  return `http://localhost:${port}${dashboardPath}?${query}`;
}

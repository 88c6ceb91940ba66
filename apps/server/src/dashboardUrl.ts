import { dashboardPath } from '@hub/domain/navigation';

/** The sandbox keeps one shop per domain; this is the one that the printed address opens. */
const sandboxShop = 'willow-and-wick';

/** The address that opens the dashboard as the shop platform's admin would: with `shop` and `host`. */
export function dashboardUrl(port: number): string {
  const query = new URLSearchParams({
    shop: `${sandboxShop}.myshopify.com`,
    host: Buffer.from(`admin.shopify.com/store/${sandboxShop}`).toString('base64'),
  });
  return `http://localhost:${port}${dashboardPath}?${query}`;
}

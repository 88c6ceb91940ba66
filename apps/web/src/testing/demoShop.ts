/** The shop of tests and stories, and the `host` that its admin would send. */
export const demoShop = 'demo.myshopify.com';
export const demoHost = btoa('admin.shopify.com/store/demo');

/** A path under /app as somebody enters by it. */
export function entryUrl(path: string): string {
  const url = new URL(path, 'http://own.invalid');
  url.searchParams.set('shop', demoShop);
  url.searchParams.set('host', demoHost);
  return url.pathname + url.search;
}

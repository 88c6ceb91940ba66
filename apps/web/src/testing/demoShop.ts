/** The shop in tests and stories, with its `host`. */
export const demoShop = 'demo.myshopify.com';
export const demoHost = btoa('admin.shopify.com/store/demo');

/** A path under /app with session parameters. */
export function entryUrl(path: string): string {
  const url = new URL(path, 'http://own.invalid');
  url.searchParams.set('shop', demoShop);
  url.searchParams.set('host', demoHost);
  return url.pathname + url.search;
}

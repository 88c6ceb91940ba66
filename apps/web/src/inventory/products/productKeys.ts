/** Keys of the queries of products and their settings. */
export const productKeys = {
  all: (shop: string) => [shop, 'inventory', 'products'] as const,
  list: (shop: string) => [...productKeys.all(shop), 'list'] as const,
  save: (shop: string) => [...productKeys.all(shop), 'save'] as const,
  items: (shop: string, kind: 'packages' | 'bundles' | 'collections') => [...productKeys.all(shop), kind] as const,
  saveItem: (shop: string, noun: string) => [...productKeys.all(shop), 'save', noun] as const,
};

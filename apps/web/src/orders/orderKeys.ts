/** Keys of everything that shows or changes orders, by shop. Invalidating `all` refreshes lists, counts and details. */
export const orderKeys = {
  all: (shop: string) => [shop, 'orders'] as const,
  selectAllMatching: (shop: string) => [...orderKeys.all(shop), 'selectAllMatching'] as const,
};

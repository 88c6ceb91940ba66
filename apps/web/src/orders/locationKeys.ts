/** Keys of the queries about the locations of the shop. */
export const locationKeys = {
  list: (shop: string) => [shop, 'locations'] as const,
};

/** Keys of the mutations about plans. */
export const planKeys = {
  purchase: (shop: string) => [shop, 'plans', 'purchase'] as const,
};

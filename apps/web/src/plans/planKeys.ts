/** Keys of the queries and mutations about plans. */
export const planKeys = {
  /** Below the keys of workflows, whose changes it follows. */
  workflows: (shop: string) => [shop, 'workflows', 'ofPlan'] as const,
  state: (shop: string) => [shop, 'plans', 'state'] as const,
  reduction: (shop: string) => [shop, 'plans', 'reduction'] as const,
  purchase: (shop: string) => [shop, 'plans', 'purchase'] as const,
};

/** Keys of the queries and mutations about people. */
export const staffKeys = {
  all: (shop: string) => [shop, 'settings', 'staff'] as const,
  list: (shop: string) => [shop, 'settings', 'staff', 'list'] as const,
  changes: (shop: string) => [shop, 'settings', 'staff', 'changes'] as const,
  save: (shop: string) => [shop, 'settings', 'staff', 'save'] as const,
};

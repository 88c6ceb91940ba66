/** Keys of the queries and mutations about imports, by shop. */
export const importKeys = {
  all: (shop: string) => [shop, 'imports'] as const,
  started: (shop: string) => [...importKeys.all(shop), 'started'] as const,
  progress: (shop: string, importId: string) => [...importKeys.all(shop), 'progress', importId] as const,
  start: (shop: string) => [...importKeys.all(shop), 'start'] as const,
  cancel: (shop: string) => [...importKeys.all(shop), 'cancel'] as const,
  download: (shop: string) => [...importKeys.all(shop), 'download'] as const,
};

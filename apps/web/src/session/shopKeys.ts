/** Keys of the queries about the shop itself. */
export const shopKeys = {
  /** Shop info of every user. */
  infos: (shop: string) => [shop, 'shopInfo'] as const,
  info: (shop: string, userId: string | null) => [...shopKeys.infos(shop), userId] as const,
};

/** A token lasts an hour; shop info's reply has a new one. */
export const tokenRefreshMs = 30 * 60_000;

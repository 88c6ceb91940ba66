/** Who is asking, for which shop (§3 Shop info). Flags are the wire's texts: domain knows that '1' means yes. */
export interface ShopInfo {
  /** `name.myshopify.com`. */
  shop: string;
  userName: string;
  userId: string | null;
  /** '1' is the owner; '3' when the server names none (§6). */
  role: string;
  /**
   * JSON text of the permission list, unopened: `accessOf` opens it, because what cannot be read has a meaning there.
   */
  permission: string | null;
  /** '1' is onboarded. */
  onboardStatus: string | null;
  /** '1' is installed. */
  installStatus: string | null;
  /** 0 none, 1 Starter, 2 Growth, 3 Elite; null: unknown, and the server decides. */
  chargeType: number | null;
  sessionId: string | null;
  /** ISO 4217; null where the shop has none set. */
  currency: string | null;
  /** `Europe/London`; null: the browser's. */
  timeZone: string | null;
}

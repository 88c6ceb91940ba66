import type { ShopFreeze } from '@hub/domain/plans';

/** The shop and the person (§3 Shop info). Flags stay the wire's texts. */
export interface ShopInfo {
  /** `name.myshopify.com`. */
  shop: string;
  userName: string;
  userId: string | null;
  /** '1' is the owner; '3' when the server sends none (§6). */
  role: string;
  /** JSON text of the permission list; `accessOf` parses it, because an unreadable list has a meaning. */
  permission: string | null;
  /** '1' is onboarded. */
  onboardStatus: string | null;
  /** '1' is installed. */
  installStatus: string | null;
  /** 0 none, 1 Starter, 2 Growth, 3 Elite; `null`: unknown. */
  chargeType: number | null;
  sessionId: string | null;
  /** ISO 4217; `null` for none. */
  currency: string | null;
  /** `Europe/London`; `null`: use the browser's. */
  timeZone: string | null;
  /** The server's capabilities beyond §7: `events`, `imports`, …; including unknown ones. */
  capabilities: readonly string[];
  /** Names of the owners, who grant rights; empty: unknown. */
  owners: readonly string[];
  /** The shop's bill is unpaid, or was until just now, so work stopped; absent: neither. */
  freeze?: ShopFreeze;
}

import * as z from 'zod/mini';
import { wireOptionalNumber, wireOptionalText } from '../http/wireFields.ts';

/** Flags come as "1" or 1. */
const textOrNumber = z.nullish(z.union([z.string(), z.number()]));

/**
 * §3 Shop info as a server should send it, with our optional fields from `session_id` on; `getShopInfo` accepts more.
 */
export const wireShopInfo = z.object({
  /** `null` is the requested shop. */
  shop: z.nullable(z.string()),
  user_name: wireOptionalText,
  user_id: textOrNumber,
  /** "1" is the owner; absent is "3" (§6). */
  role: textOrNumber,
  /** JSON text of a list of `{id, name, edit, view}`. */
  permission: wireOptionalText,
  onboard_status: textOrNumber,
  install_status: textOrNumber,
  /** 0 none, 1 Starter, 2 Growth, 3 Elite; absent is unknown. */
  charge_type: wireOptionalNumber,
  session_id: wireOptionalText,
  currency: wireOptionalText,
  iana_timezone: wireOptionalText,
  /** The server's capabilities beyond §7; anything but a list of texts counts as none (contract, "Tolerance"). */
  capabilities: z.optional(z.unknown()),
  /** Names of the owners, who grant rights; anything but a list of texts counts as none. */
  owners: z.optional(z.unknown()),
  /** `{since, ended_at, waiting}`: the shop is frozen, or was until just now; anything else counts as absent. */
  freeze: z.optional(z.unknown()),
});
export type WireShopInfo = z.infer<typeof wireShopInfo>;

import * as z from 'zod/mini';
import { wireOptionalNumber, wireOptionalText } from '../http/wireFields.ts';

/** Flags come as "1" or 1. */
const textOrNumber = z.nullish(z.union([z.string(), z.number()]));

/** §3 Shop info, with our optional `session_id`, `currency` and `iana_timezone`. */
export const wireShopInfo = z.object({
  shop: z.string(),
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
});
export type WireShopInfo = z.infer<typeof wireShopInfo>;

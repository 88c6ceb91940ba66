import type { NotificationSettings, SavedNotificationSettings } from '@hub/domain/notifications';
import * as z from 'zod/mini';
import { toVersion, toWireVersion, wireVersion } from '../http/savedVersion.ts';
import { wireNumber } from '../http/wireFields.ts';

/** What one person wants to get mails about. Times are wall clock times of the shop, "07:30". */
export const wireNotificationSettings = z.object({
  errors: z.boolean(),
  provider_down: z.boolean(),
  hold_ended: z.boolean(),
  back_orders: z.boolean(),
  /** 15, 30, 60 or 240. */
  digest_minutes: wireNumber,
  daily_summary: z.boolean(),
  summary_time: z.string(),
  has_quiet_hours: z.boolean(),
  quiet_from: z.string(),
  quiet_to: z.string(),
});
type WireNotificationSettings = z.infer<typeof wireNotificationSettings>;

export const wireSavedNotificationSettings = z.object({ settings: wireNotificationSettings, ...wireVersion });
type WireSavedNotificationSettings = z.infer<typeof wireSavedNotificationSettings>;

export function toNotificationSettings(wire: WireNotificationSettings): NotificationSettings {
  return {
    kinds: {
      errors: wire.errors,
      providerDown: wire.provider_down,
      holdEnded: wire.hold_ended,
      backOrders: wire.back_orders,
    },
    digestMinutes: Number(wire.digest_minutes),
    dailySummary: wire.daily_summary,
    summaryTime: wire.summary_time,
    hasQuietHours: wire.has_quiet_hours,
    quietFrom: wire.quiet_from,
    quietTo: wire.quiet_to,
  };
}

export function toWireNotificationSettings({ kinds, ...settings }: NotificationSettings): WireNotificationSettings {
  return {
    errors: kinds.errors,
    provider_down: kinds.providerDown,
    hold_ended: kinds.holdEnded,
    back_orders: kinds.backOrders,
    digest_minutes: settings.digestMinutes,
    daily_summary: settings.dailySummary,
    summary_time: settings.summaryTime,
    has_quiet_hours: settings.hasQuietHours,
    quiet_from: settings.quietFrom,
    quiet_to: settings.quietTo,
  };
}

export function toSavedNotificationSettings(wire: WireSavedNotificationSettings): SavedNotificationSettings {
  return { ...toNotificationSettings(wire.settings), ...toVersion(wire) };
}

export function toWireSavedNotificationSettings(saved: SavedNotificationSettings): WireSavedNotificationSettings {
  return { settings: toWireNotificationSettings(saved), ...toWireVersion(saved) };
}

import type { SavedVersion } from '../shared/calls/SavedVersion.ts';

/** What a digest collects, in the mail's order. */
export const notificationKinds = ['errors', 'providerDown', 'holdEnded', 'backOrders'] as const;

export type NotificationKind = (typeof notificationKinds)[number];

/** Minutes that a digest collects before it is sent. */
export const digestMinutes = [15, 30, 60, 240] as const;

/** One person's mail settings. Times are the shop's wall clock times, "07:30". */
export interface NotificationSettings {
  kinds: Readonly<Record<NotificationKind, boolean>>;
  /** Minutes from the first item to the digest. */
  digestMinutes: number;
  dailySummary: boolean;
  /** When the daily summary is sent. */
  summaryTime: string;
  /** No digest during these hours; it is sent afterwards. */
  hasQuietHours: boolean;
  quietFrom: string;
  quietTo: string;
}

/** The saved settings. */
export interface SavedNotificationSettings extends NotificationSettings, SavedVersion {}

/** Defaults until a person saves. Owners get mail about what needs a person, others get none. */
export function newNotificationSettings(isOwner: boolean): NotificationSettings {
  return {
    kinds: { errors: isOwner, providerDown: isOwner, holdEnded: false, backOrders: false },
    digestMinutes: 30,
    dailySummary: false,
    summaryTime: '07:30',
    hasQuietHours: true,
    quietFrom: '20:00',
    quietTo: '07:00',
  };
}

/** Only the settings, without who saved them. */
export function notificationSettingsIn(saved: NotificationSettings): NotificationSettings {
  const { digestMinutes: minutes, dailySummary, summaryTime, hasQuietHours, quietFrom, quietTo } = saved;
  const { errors, providerDown, holdEnded, backOrders } = saved.kinds;
  const kinds = { errors, providerDown, holdEnded, backOrders };
  return { kinds, digestMinutes: minutes, dailySummary, summaryTime, hasQuietHours, quietFrom, quietTo };
}

/** The same settings with all mail off. */
export function withoutMails(settings: NotificationSettings): NotificationSettings {
  const kinds = { errors: false, providerDown: false, holdEnded: false, backOrders: false };
  return { ...notificationSettingsIn(settings), kinds, dailySummary: false };
}

/** Whether the person gets any mail. */
export function wantsMails({ kinds, dailySummary }: NotificationSettings): boolean {
  return dailySummary || notificationKinds.some((kind) => kinds[kind]);
}

import type { SavedVersion } from '../shared/calls/SavedVersion.ts';

/** What a digest collects, in the order of the mail. */
export const notificationKinds = ['errors', 'providerDown', 'holdEnded', 'backOrders'] as const;

export type NotificationKind = (typeof notificationKinds)[number];

/** Minutes that a digest collects before it is sent. */
export const digestMinutes = [15, 30, 60, 240] as const;

/** What one person wants to be mailed about. Times are wall clock times of the shop, "07:30". */
export interface NotificationSettings {
  kinds: Readonly<Record<NotificationKind, boolean>>;
  /** A digest is sent so many minutes after the first thing in it. */
  digestMinutes: number;
  dailySummary: boolean;
  /** When the daily summary is sent. */
  summaryTime: string;
  /** No digest in these hours; what happens then comes after them. */
  hasQuietHours: boolean;
  quietFrom: string;
  quietTo: string;
}

/** The settings as they were saved. */
export interface SavedNotificationSettings extends NotificationSettings, SavedVersion {}

/** Settings that a person has not saved yet. Owners are mailed about what needs a person, others about nothing. */
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

/** The settings alone, without who saved them. */
export function notificationSettingsIn(saved: NotificationSettings): NotificationSettings {
  const { digestMinutes: minutes, dailySummary, summaryTime, hasQuietHours, quietFrom, quietTo } = saved;
  const { errors, providerDown, holdEnded, backOrders } = saved.kinds;
  const kinds = { errors, providerDown, holdEnded, backOrders };
  return { kinds, digestMinutes: minutes, dailySummary, summaryTime, hasQuietHours, quietFrom, quietTo };
}

/** The same settings with every mail off. */
export function withoutMails(settings: NotificationSettings): NotificationSettings {
  const kinds = { errors: false, providerDown: false, holdEnded: false, backOrders: false };
  return { ...notificationSettingsIn(settings), kinds, dailySummary: false };
}

/** Whether a person gets any mail. */
export function wantsMails({ kinds, dailySummary }: NotificationSettings): boolean {
  return dailySummary || notificationKinds.some((kind) => kinds[kind]);
}

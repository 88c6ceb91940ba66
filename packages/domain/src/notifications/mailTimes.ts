import { calendarDay } from '../shared/dates/calendarDay.ts';
import { minuteMs } from '../shared/dates/durations.ts';
import { zoneOffset } from '../shared/dates/zoneOffset.ts';
import type { NotificationSettings } from './NotificationSettings.ts';

const dayMinutes = 24 * 60;

/** Whether to send a digest now. `oldestAt` is the time of its first item, ms. */
export function isDigestDue(
  settings: NotificationSettings,
  { oldestAt, now, timeZone }: { oldestAt: number; now: number; timeZone: string },
): boolean {
  return now >= oldestAt + settings.digestMinutes * minuteMs && !isQuiet(settings, now, timeZone);
}

/** Whether the shop's clock is in the person's quiet hours, which can span midnight. */
export function isQuiet(settings: NotificationSettings, now: number, timeZone: string): boolean {
  if (!settings.hasQuietHours) return false;
  const [from, to, at] = [minuteOf(settings.quietFrom), minuteOf(settings.quietTo), clockMinute(now, timeZone)];
  return from <= to ? at >= from && at < to : at >= from || at < to;
}

/**
 * The shop's day whose summary is sent now; `null` for none. `lastOn` is the day of the last one. After server
 * downtime only today's summary is sent, not the missed ones.
 */
export function summaryDue(
  settings: NotificationSettings,
  { lastOn, now, timeZone }: { lastOn: string | null; now: number; timeZone: string },
): string | null {
  if (!settings.dailySummary || clockMinute(now, timeZone) < minuteOf(settings.summaryTime)) return null;
  const today = calendarDay(now, timeZone);
  return lastOn !== null && lastOn >= today ? null : today;
}

function clockMinute(now: number, timeZone: string): number {
  return Math.floor((now + zoneOffset(now, timeZone)) / minuteMs) % dayMinutes;
}

/** Minutes after midnight of "07:30". */
function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

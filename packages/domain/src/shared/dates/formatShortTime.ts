import { pageLocale } from '../../languages/pageLocale.ts';
import type { IsoTime } from './IsoTime.ts';
import { parseEpoch } from './parseEpoch.ts';
import { zoneOffset } from './zoneOffset.ts';

const times = /* @__PURE__ */ new Intl.DateTimeFormat(/* @__PURE__ */ pageLocale(), {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** "Dec 3, 9:00 AM" in the zone and the page's language; an unreadable time is shown as it is. */
export function formatShortTime(time: IsoTime, timeZone: string): string {
  const epoch = parseEpoch(time);
  // Engines use other spaces before "AM" than the rest of the app.
  return epoch === null ? time : times.format(epoch + zoneOffset(epoch, timeZone)).replaceAll(/\s/gu, ' ');
}

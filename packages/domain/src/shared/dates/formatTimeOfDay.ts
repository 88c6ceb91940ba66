import { pageLocale } from '../../languages/pageLocale.ts';

const times = /* @__PURE__ */ new Intl.DateTimeFormat(/* @__PURE__ */ pageLocale(), {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** A wall clock time, "15:00", in the language of the page: "3:00 PM"; what is no such time is shown as it came. */
export function formatTimeOfDay(time: string): string {
  const at = Date.parse(`1970-01-01T${time}Z`);
  // Engines put other spaces before "PM" than stand in dates with a time.
  return Number.isNaN(at) ? time : times.format(at).replaceAll(/\s/gu, ' ');
}

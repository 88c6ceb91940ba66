import { pageLocale } from '../../languages/pageLocale.ts';

const times = /* @__PURE__ */ new Intl.DateTimeFormat(/* @__PURE__ */ pageLocale(), {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** A wall clock time "15:00" in the page's language: "3:00 PM"; other text is shown as it is. */
export function formatTimeOfDay(time: string): string {
  const at = Date.parse(`1970-01-01T${time}Z`);
  // Engines use other spaces before "PM" than dates with a time do.
  return Number.isNaN(at) ? time : times.format(at).replaceAll(/\s/gu, ' ');
}

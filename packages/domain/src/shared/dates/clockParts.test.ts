import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockParts } from './clockParts.ts';

const zones = [
  'UTC',
  'Europe/London',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Chatham',
  'America/Santiago',
  'Africa/Casablanca',
  'Antarctica/Troll',
];
const minute = 60_000;

/** Reference: `Intl.DateTimeFormat` for each instant. */
const engines = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h12',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
  ]),
);

function shown(epoch: number, timeZone: string): string {
  const { year, month, day, hour, minute, second, dayPeriod } = clockParts(epoch, timeZone);
  return `${month}/${day}/${year}, ${hour}:${minute}:${second} ${dayPeriod}`;
}

const asEngine = (epoch: number, timeZone: string) => engines.get(timeZone)?.format(epoch).replaceAll(' ', ' ');

describe("a zone's wall clock", () => {
  const anyTime = fc.integer({ min: Date.UTC(1960, 0, 1), max: Date.UTC(2110, 0, 1) });
  // Days around the last Sunday of March and the first of November, when most zones change their clocks.
  const aroundChange = fc
    .tuple(
      fc.integer({ min: 1975, max: 2040 }),
      fc.constantFrom([2, 24], [3, 1], [8, 24], [9, 26], [9, 29]),
      fc.integer({ min: 0, max: 8 * 24 * 60 }),
    )
    .map(([year, [month = 0, day], after]) => Date.UTC(year, month, day) + after * minute);

  test.each(zones)('%s: matches the engine, also on days with a clock change', (timeZone) => {
    fc.assert(
      fc.property(fc.oneof(anyTime, aroundChange), (epoch) => {
        expect(shown(epoch, timeZone)).toBe(asEngine(epoch, timeZone));
      }),
    );
  });

  test.each(zones)('%s: matches minute by minute around every offset change of a year', (timeZone) => {
    const offsetAt = (epoch: number) => Date.parse(`${asEngine(epoch, timeZone)?.replace(',', '')} UTC`) - epoch;
    for (let day = Date.UTC(2011, 0, 1); day < Date.UTC(2012, 0, 2); day += 24 * 60 * minute) {
      if (offsetAt(day) === offsetAt(day + 24 * 60 * minute)) continue;
      for (let epoch = day; epoch < day + 24 * 60 * minute; epoch += minute)
        expect(shown(epoch, timeZone)).toBe(asEngine(epoch, timeZone));
    }
    expect(shown(Date.UTC(2011, 11, 30, 12), timeZone)).toBe(asEngine(Date.UTC(2011, 11, 30, 12), timeZone));
  });

  test('reads an unknown zone as UTC', () => {
    expect(shown(0, 'Mars/Olympus')).toBe('01/01/1970, 12:00:00 AM');
  });
});

import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { displayTimeZone } from './displayTimeZone.ts';
import { isIanaTimeZone } from './isIanaTimeZone.ts';
import { timeZoneLabel } from './timeZoneLabel.ts';

const winter = new Date('2024-01-15T12:00:00Z');
const summer = new Date('2024-07-15T12:00:00Z');

describe("in the shop's time zone when shop info has one, else the browser's", () => {
  test.each([
    ['Europe/London', 'Asia/Tokyo', 'Europe/London'],
    [undefined, 'Asia/Tokyo', 'Asia/Tokyo'],
    [null, 'Asia/Tokyo', 'Asia/Tokyo'],
    ['', 'Asia/Tokyo', 'Asia/Tokyo'],
    ['Mars/Olympus', 'Asia/Tokyo', 'Asia/Tokyo'],
    ['+01:00', 'Asia/Tokyo', 'Asia/Tokyo'],
    ['Mars/Olympus', 'Etc/Unknown', 'UTC'],
  ])('shop %s, browser %s: %s', (shop, browser, zone) => {
    expect(displayTimeZone(shop, browser)).toBe(zone);
  });

  it('always gives an existing zone', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (shop, browser) => {
        expect(isIanaTimeZone(displayTimeZone(shop, browser))).toBe(true);
      }),
    );
  });
});

describe('the time zone in words', () => {
  test.each([
    ['Europe/London', winter, 'London time (GMT)'],
    ['Europe/London', summer, 'London time (GMT+1)'],
    ['America/New_York', winter, 'New York time (GMT-5)'],
    ['America/Argentina/Buenos_Aires', winter, 'Buenos Aires time (GMT-3)'],
    ['Asia/Tokyo', winter, 'Tokyo time (GMT+9)'],
    ['Pacific/Chatham', winter, 'Chatham time (GMT+13:45)'],
    ['UTC', winter, 'UTC'],
    ['Etc/UTC', winter, 'UTC'],
    ['Etc/GMT+5', winter, 'GMT-5'],
    ['GMT', winter, 'GMT'],
    ['nowhere', winter, 'UTC'],
  ])('%s', (zone, now, label) => {
    expect(timeZoneLabel(zone, now)).toBe(label);
  });

  it('survives a broken clock', () => {
    expect(timeZoneLabel('Asia/Tokyo', new Date(Number.NaN))).toBe('Tokyo time (GMT+9)');
  });
});

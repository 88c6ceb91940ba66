import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAge } from './formatAge.ts';
import { formatDate } from './formatDate.ts';
import { formatTime } from './formatTime.ts';
import { lightMoment, momentText } from './Moment.ts';
import { parseEpoch } from './parseEpoch.ts';

const now = new Date('2011-12-09T12:50:00Z');
const isoOf = (date: Date) => date.toISOString();
const written = fc.date({ noInvalidDate: true }).map(isoOf);
const usual = fc
  .date({ noInvalidDate: true, min: new Date('1970-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z') })
  .map(isoOf);
const otherwise = fc
  .tuple(usual, fc.constantFrom('Z', '+00:00', '+01:00', '-0530', ''))
  .map(([text, ending]) => text.replace(/\.\d{3}Z$/, ending));
const anyText = fc.oneof(
  written,
  usual,
  otherwise,
  fc.string(),
  fc.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
);

describe('a time that is held as a number says what its text said', () => {
  test('whatever the text is: it is written back as it came, and read and shown as before', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('UTC', 'America/New_York', 'Pacific/Chatham'), (text, zone) => {
        const held = lightMoment(text);
        expect(momentText(held)).toBe(text);
        expect(parseEpoch(held)).toBe(parseEpoch(text));
        expect([formatTime(held, zone), formatDate(held, zone), formatAge(held, now)]).toEqual([
          formatTime(text, zone),
          formatDate(text, zone),
          formatAge(text, now),
        ]);
      }),
    );
  });

  test('a time as JavaScript writes it becomes a number', () => {
    fc.assert(fc.property(usual, (text) => typeof lightMoment(text) === 'number'));
    expect(lightMoment('2011-12-09T12:50:00.000Z')).toBe(Date.UTC(2011, 11, 9, 12, 50));
  });

  test.each([
    '2011-12-09T12:50:00Z',
    '2011-12-09T12:50:00.000+00:00',
    '2011-02-29T12:50:00.000Z',
    '2011-12-09 12:50:00.000Z',
    'soon',
    '',
  ])('%j stays text', (text) => {
    expect(lightMoment(text)).toBe(text);
  });

  test('no time stays none', () => {
    expect(lightMoment(null)).toBeNull();
  });
});

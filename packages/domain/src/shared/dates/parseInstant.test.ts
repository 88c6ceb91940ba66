import * as fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { parseInstant } from './parseInstant.ts';

test.each([
  ['2024-02-29T10:00:00Z', '2024-02-29T10:00:00.000Z'],
  ['2024-02-29T10:00Z', '2024-02-29T10:00:00.000Z'],
  ['2024-02-29 10:00:00 +0530', '2024-02-29T04:30:00.000Z'],
  ['2024-02-29T10:00:00-03', '2024-02-29T13:00:00.000Z'],
  ['2024-02-29T10:00:00.123456+12:45', '2024-02-28T21:15:00.123Z'],
  [' 2024-02-29T10:00:00z ', '2024-02-29T10:00:00.000Z'],
])('%s is the instant %s', (text, instant) => {
  expect(parseInstant(text)).toBe(Date.parse(instant));
});

test.each([
  '2023-02-29T10:00:00Z',
  '2024-04-31T10:00:00Z',
  '2024-01-00T10:00:00Z',
  '2024-01-01T25:00:00Z',
  '2024-01-01',
  '2024-01-01T10:00:00',
  'Z',
  '',
])('"%s" names no instant', (text) => {
  expect(parseInstant(text)).toBeNull();
});

it('reads every instant that a server can write', () => {
  const instants = fc.date({ min: new Date('1000-01-01Z'), max: new Date('9999-12-31Z'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, (instant) => {
      expect(parseInstant(instant.toISOString())).toBe(instant.getTime());
    }),
  );
});

it('the fast path agrees with the slow one on existing and impossible days', () => {
  const digits = (max: number) => fc.integer({ min: 0, max }).map((number) => String(number).padStart(2, '0'));
  const almostTime = fc
    .tuple(
      fc.integer({ min: 0, max: 3000 }),
      digits(13),
      digits(32),
      digits(25),
      digits(61),
      digits(61),
      fc.constantFrom('Z', '+00:00', '-05:30', '+25:00', '', 'z', '+0100', '.5Z', '.123Z', '.123+23:59', '.999-24:00'),
    )
    .map(
      ([year, month, day, hour, minute, second, ending]) =>
        `${String(year).padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}${ending}`,
    );
  fc.assert(
    fc.property(fc.oneof(almostTime, fc.string()), (text) => {
      // Only the slow path trims.
      expect(parseInstant(text)).toBe(parseInstant(`${text} `));
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { providers } from '../providers/providers.ts';
import {
  declaredValues,
  instructionsText,
  insuredPart,
  noInstructions,
  unsupportedByText,
  unsupportedInstructions,
  type ValuedLine,
  valueOfUnits,
} from './index.ts';

const asked = {
  isSignatureRequired: true,
  insuredValue: 20,
  notes: ['This side up'],
  giftMessage: 'Enjoy',
  package: 'Box M',
};

describe('instructions of workflows', () => {
  test("reports only requested instructions that the 3PL's row lacks", () => {
    expect(unsupportedInstructions('shipbob', asked)).toEqual(['signature', 'insurance', 'note', 'package']);
    expect(unsupportedInstructions('ship_stations', asked)).toEqual([]);
    const nothing = { ...noInstructions, package: null };
    for (const { thirdPartyId } of providers) expect(unsupportedInstructions(thirdPartyId, nothing)).toEqual([]);
  });

  test('reports all of them for an unknown 3PL', () => {
    expect(unsupportedInstructions('gone', asked)).toHaveLength(5);
  });

  test('the builder names the connected 3PLs without a field for them', () => {
    const connected = [
      { id: 'shipbob', name: 'Shipbob' },
      { id: 'ship_stations', name: 'Shipstation' },
      { id: 'cap', name: 'Capacity' },
    ];
    expect(unsupportedByText('signature', connected)).toBe(
      'Shipbob and Capacity can’t be told about this. Arrange it with the warehouse.',
    );
    expect(unsupportedByText('giftMessage', connected.slice(0, 2))).toBeNull();
  });

  test('the settings list both', () => {
    expect(instructionsText('ship_stations')).toBe(
      'From workflows, it’s told about a signature on delivery, insurance, notes for the warehouse, a gift message and the package.',
    );
    expect(instructionsText('cap')).toMatch(/^It can’t be told about a signature/);
  });
});

function aLine(lineItemId: string, parts: Partial<ValuedLine> = {}): ValuedLine {
  return { lineItemId, quantity: 1, price: 10, isCancelled: false, virtualItem: 0, ...parts };
}

describe('declared values', () => {
  test('are what was paid, for goods only', () => {
    const lines = [aLine('1', { quantity: 3 }), aLine('2', { virtualItem: 3 }), aLine('3', { isCancelled: true })];
    expect([...declaredValues(lines)]).toEqual([['1', 30]]);
    expect(declaredValues(lines, { 1: 9.333 }).get('1')).toBe(28);
    expect(declaredValues([aLine('1', { price: null })]).get('1')).toBeNull();
  });

  test("a bundle's items share its value, to the cent", () => {
    const cents = fc.integer({ min: 0, max: 100_000 });
    const units = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(cents, units, (paid, quantities) => {
        const bundle = aLine('1', { price: paid / 100, virtualItem: 2 });
        const parts = quantities.map((quantity, index) =>
          aLine(`${index + 2}`, { quantity, price: null, replaces: { lineItemId: '1' } }),
        );
        const values = declaredValues([bundle, ...parts]);
        const shares = parts.map(({ lineItemId }) => Math.round((values.get(lineItemId) ?? Number.NaN) * 100));
        expect(values.has('1')).toBe(false);
        expect(shares.every((share) => share >= 0)).toBe(true);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(paid);
      }),
    );
  });

  test('units of one line in several shipments share its value, and the insured amount, to the cent', () => {
    const cents = fc.integer({ min: 1, max: 100_000 });
    const units = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(cents, cents, units, (paid, insured, quantities) => {
        const quantity = quantities.reduce((sum, each) => sum + each, 0);
        const lines = [aLine('1', { quantity, price: paid / 100 / quantity }), aLine('2', { price: 5 })];
        const values = declaredValues(lines);
        const earlier = new Map<string, number>();
        const shares = [...quantities.map((each) => ['1', each] as const), ['2', 1] as const].map(
          ([lineItemId, each]) => {
            const units = { lineItemId, quantity: each };
            const share = {
              value: valueOfUnits(values, units, lines, earlier),
              insured: insuredPart(insured / 100, [units], lines, values, earlier),
            };
            earlier.set(lineItemId, (earlier.get(lineItemId) ?? 0) + each);
            return share;
          },
        );
        const sumOf = (part: 'value' | 'insured') =>
          shares.reduce((sum, share) => sum + Math.round((share[part] ?? 0) * 100), 0);
        expect(shares.every(({ value }) => value !== null && value >= 0)).toBe(true);
        expect([sumOf('value'), sumOf('insured')]).toEqual([paid + 500, insured]);
      }),
    );
  });

  test('resent units have a value too', () => {
    const lines = [aLine('1', { quantity: 3, price: 10 / 3 })];
    const values = declaredValues(lines);
    const valueAfter = (earlier: number) =>
      valueOfUnits(values, { lineItemId: '1', quantity: 2 }, lines, new Map([['1', earlier]]));
    expect([0, 1, 3, 5].map(valueAfter)).toEqual([6.67, 6.67, 6.67, 6.67]);
  });

  test('each of several 3PLs insures its part', () => {
    const lines = [aLine('1', { quantity: 3 }), aLine('2'), aLine('3', { virtualItem: 3, price: 5 })];
    const part = (lineItemId: string, quantity: number) =>
      insuredPart(100, [{ lineItemId, quantity }], lines, declaredValues(lines));
    expect([part('1', 3), part('1', 1), part('2', 1)]).toEqual([75, 25, 25]);
    expect(insuredPart(100, lines.slice(0, 2), lines, declaredValues(lines))).toBe(100);
    expect(insuredPart(null, lines, lines, declaredValues(lines))).toBeNull();
    const unknown = [aLine('1', { price: null }), aLine('2')];
    expect(insuredPart(100, [aLine('2')], unknown, declaredValues(unknown))).toBe(100);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Allocation } from './Routing.ts';
import { takeRemoved, takeShipped } from './allocationChanges.ts';

const part = (locationId: string | null, quantity: number, lineItemId = '1'): Allocation => ({
  lineItemId,
  sku: 'A',
  locationId,
  quantity,
  reason: '',
});

describe("units that leave an order's allocations", () => {
  it('shipped ones come first from the location that shipped them and last from short ones', () => {
    const allocations = [part(null, 2), part('leeds', 3), part('york', 4)];
    const { left, taken } = takeShipped(allocations, [{ lineItemId: '1', quantity: 6, locationId: 'york' }]);
    expect(taken).toEqual([part('york', 4), part('leeds', 2)]);
    expect(left).toEqual([part(null, 2), part('leeds', 1)]);
  });

  it('removed ones come first from short ones', () => {
    const { left, taken } = takeRemoved([part('leeds', 3), part(null, 2)], [{ lineItemId: '1', quantity: 4 }]);
    expect([taken, left]).toEqual([[part(null, 2), part('leeds', 2)], [part('leeds', 1)]]);
  });

  it('every unit is either taken or left, never twice and never from another line', () => {
    const allocation = fc
      .tuple(fc.constantFrom(null, 'leeds', 'york'), fc.integer({ min: 1, max: 9 }), fc.constantFrom('1', '2'))
      .map(([locationId, quantity, line]) => part(locationId, quantity, line));
    const shipped = fc.record({
      lineItemId: fc.constantFrom('1', '2', '3'),
      quantity: fc.integer({ min: 1, max: 12 }),
      locationId: fc.constantFrom(null, 'leeds'),
    });
    const unitsOf = (parts: readonly { lineItemId: string; quantity: number }[], line: string) =>
      parts.reduce((sum, { lineItemId, quantity }) => (lineItemId === line ? sum + quantity : sum), 0);
    fc.assert(
      fc.property(fc.array(allocation), fc.array(shipped), (allocations, units) => {
        const { left, taken } = takeShipped(allocations, units);
        for (const line of ['1', '2', '3']) {
          expect(unitsOf(left, line) + unitsOf(taken, line)).toBe(unitsOf(allocations, line));
          expect(unitsOf(taken, line)).toBe(Math.min(unitsOf(units, line), unitsOf(allocations, line)));
        }
        for (const { quantity } of [...left, ...taken]) expect(quantity).toBeGreaterThan(0);
      }),
    );
  });
});

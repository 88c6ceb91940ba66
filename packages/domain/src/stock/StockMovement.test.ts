import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availableUnits, type StockLevel } from './StockLevel.ts';
import { applyMoves, countedStock, type MovedStock, type StockMove } from './StockMovement.ts';

const at = '2026-11-20T09:00:00.000Z';
const level = (changes: Partial<StockLevel> = {}): StockLevel => ({
  sku: 'A',
  locationId: '1',
  onHand: 10,
  allocated: 4,
  unavailable: 0,
  safety: 0,
  lowAt: null,
  version: 3,
  savedAt: '2026-11-19T09:00:00.000Z',
  savedBy: 'Robin Carter',
  ...changes,
});
const move = (changes: Partial<StockMove>): StockMove => ({ sku: 'A', locationId: '1', cause: 'shipped', ...changes });

describe('stock movements', () => {
  it('make a new version when they leave the shelf, unlike reservations, and are dropped when empty', () => {
    const reserved = applyMoves([level()], [move({ cause: 'reserved', allocated: 2 })], at);
    expect(reserved.changes).toEqual([{ before: level(), after: level({ allocated: 6 }) }]);
    const shipped = applyMoves([level()], [move({ onHand: -3, orderId: '1', shipment: '11' })], at);
    expect(shipped.changes[0]?.after).toEqual(level({ onHand: 7, version: 4, savedAt: at, savedBy: null }));
    expect(shipped.movements).toEqual([
      { ...move({ onHand: -3, orderId: '1', shipment: '11' }), allocated: 0, unavailable: 0, safety: 0, by: null, at },
    ]);
    const nothing = [move({ onHand: 0 }), move({ sku: 'not counted', onHand: -1 })];
    expect(applyMoves([level()], nothing, at)).toEqual({ changes: [], movements: [] });
  });

  it('say when they exceed the count, and leave nothing on the shelf', () => {
    const { changes, movements } = applyMoves([level({ onHand: 1 })], [move({ onHand: -3, shipment: '11' })], at);
    expect(changes[0]?.after).toMatchObject({ onHand: 0, allocated: 4 });
    expect(movements.map(({ cause, onHand, shipment }) => [cause, onHand, shipment])).toEqual([
      ['shipped', -3, '11'],
      ['missing', 2, null],
    ]);
  });

  it('count damaged and safety units as on hand and unable to ship', () => {
    expect(availableUnits(level({ unavailable: 3, safety: 2 }))).toBe(1);
  });

  it('sum to the level in any order, and never put less than nothing on the shelf', () => {
    const units = fc.integer({ min: -6, max: 6 });
    const step = fc.oneof(
      fc.record({ type: fc.constant('move' as const), onHand: units, allocated: fc.integer({ min: 0, max: 3 }) }),
      fc.record({
        type: fc.constant('count' as const),
        onHand: fc.option(fc.nat({ max: 12 })),
        unavailable: fc.nat({ max: 3 }),
        safety: fc.nat({ max: 3 }),
      }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let now: StockLevel | null = null;
        const sum = { onHand: 0, allocated: 0, unavailable: 0, safety: 0 };
        for (const each of steps) {
          const before: StockLevel | null = now;
          const { type, ...changed } = each;
          const counted =
            each.type === 'count' && each.onHand === null ? null : level({ ...before, ...each } as Partial<StockLevel>);
          const moved: MovedStock =
            type === 'count'
              ? countedStock([{ before, after: counted }], 'Robin Carter', at)
              : applyMoves(before === null ? [] : [before], [move(changed as Partial<StockMove>)], at);
          now = moved.changes.length === 0 ? before : (moved.changes[0]?.after ?? null);
          for (const movement of moved.movements)
            for (const name of ['onHand', 'allocated', 'unavailable', 'safety'] as const) sum[name] += movement[name];
          expect(sum).toEqual(
            now === null
              ? { onHand: 0, allocated: 0, unavailable: 0, safety: 0 }
              : { onHand: now.onHand, allocated: now.allocated, unavailable: now.unavailable, safety: now.safety },
          );
          expect(now?.onHand ?? 0).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

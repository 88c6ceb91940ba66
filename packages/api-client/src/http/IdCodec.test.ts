import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createIdCodec } from './IdCodec.ts';

const wireId = fc.oneof(fc.maxSafeNat(), fc.maxSafeNat().map(String), fc.constantFrom('007', '12345678901234567890'));

describe('ids are strings in the domain, and are sent back in their original format', () => {
  test('for any mixture of numbers and numeric strings', () => {
    fc.assert(
      fc.property(fc.uniqueArray(wireId, { selector: String }), (wires) => {
        const ids = createIdCodec();
        const read = wires.map((wire) => ids.decode('order_id', wire));
        expect(read).toEqual(wires.map(String));
        expect(read.map((id) => ids.encode('order_id', id))).toEqual(wires);
      }),
    );
  });

  test('an id that was never received uses the others’ format', () => {
    const ids = createIdCodec();
    expect(ids.encode('order_id', '5')).toBe('5');
    ids.decode('order_id', 1);
    expect(ids.encode('order_id', '5')).toBe(5);
    expect(ids.encode('order_id', '05')).toBe('05');
    expect(ids.encode('id', '5')).toBe('5');
  });
});

import { describe, expect, test } from 'vitest';
import { takenBackNote } from '../detail/allocationNote.ts';
import type { StoreReturn } from './StoreOrder.ts';
import { takenBackByLine, unitsReturned } from './takenBack.ts';

const aReturn = (changes: Partial<StoreReturn> = {}): StoreReturn => ({
  returnId: '1',
  name: '#1001-R1',
  status: 'OPEN',
  lines: [{ lineItemId: '11', quantity: 3, processed: 1 }],
  exchanges: [],
  ...changes,
});

const noteOf = (line: string, returns: readonly StoreReturn[], refunded = 0) => {
  const refunds = [{ refundId: '9', lines: [{ lineItemId: '11', quantity: refunded }] }];
  const takenBack = takenBackByLine({ returns, refunds }).get(line);
  return takenBackNote(takenBack ? { takenBack } : {});
};

describe('returns and refunds of a line', () => {
  test.each<[string, string | null]>([
    ['REQUESTED', 'Return of 3 requested'],
    ['OPEN', '2 to be returned; 1 returned'],
    ['CLOSED', '3 returned'],
    ['DECLINED', 'Return of 3 declined'],
    ['CANCELED', null],
    ['ZQ7', '2 to be returned; 1 returned'],
  ])('a return that is %s', (status, note) => {
    expect(noteOf('11', [aReturn({ status })])).toBe(note);
  });

  test('sums all of its returns and refunds, and treats what is sent in exchange as another line', () => {
    const returns = [
      aReturn({ status: 'CLOSED', exchanges: [{ lineItemId: '12', quantity: 1 }] }),
      aReturn({ returnId: '2', lines: [{ lineItemId: '11', quantity: 2, processed: 2 }] }),
      aReturn({ returnId: '3', status: 'DECLINED', exchanges: [{ lineItemId: '12', quantity: 4 }], lines: [] }),
    ];
    expect(noteOf('11', returns, 2)).toBe('5 returned; 2 refunded');
    expect(noteOf('12', returns)).toBe('1 in exchange for a return');
    expect(unitsReturned({ returns }, '11')).toBe(5);
  });

  test('units in a parcel are on the way back with its number until they are processed', () => {
    const parcel = (quantity: number, trackingNumber: string) => ({ lineItemId: '11', quantity, trackingNumber });
    const lines = [{ lineItemId: '11', quantity: 3, processed: 0 }];
    const sentBack = (...onTheWay: readonly ReturnType<typeof parcel>[]) => [aReturn({ lines, onTheWay })];
    expect(noteOf('11', sentBack(parcel(2, 'RM1')))).toBe('1 to be returned; 2 on the way back (RM1)');
    expect(noteOf('11', sentBack(parcel(1, 'RM1'), parcel(2, 'RM2')))).toBe('3 on the way back (RM1, RM2)');
    expect(noteOf('11', sentBack(parcel(3, '')))).toBe('3 on the way back');
    // Processed units are not on the way, regardless of the parcel.
    expect(noteOf('11', [aReturn({ onTheWay: [parcel(3, 'RM1')] })])).toBe('2 on the way back (RM1); 1 returned');
    expect(noteOf('11', [aReturn({ status: 'CLOSED', onTheWay: [parcel(3, 'RM1')] })])).toBe('3 returned');
    expect(noteOf('11', [aReturn({ status: 'REQUESTED', onTheWay: [parcel(3, 'RM1')] })])).toBe(
      'Return of 3 requested',
    );
  });

  test('ignores units without an identifiable line and a return that became empty', () => {
    const unknown = aReturn({
      lines: [{ lineItemId: null, quantity: 1, processed: 0 }],
      exchanges: [{ lineItemId: null, quantity: 1 }],
    });
    expect(takenBackByLine({ returns: [unknown, aReturn({ status: 'CLOSED', lines: [] })] }).size).toBe(0);
    expect(takenBackByLine({}).size).toBe(0);
  });
});

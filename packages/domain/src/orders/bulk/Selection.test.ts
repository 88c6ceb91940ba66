import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anOrder } from '../../testing/anOrder.ts';
import { createOrderWindow, wholeWindow, type WindowPage } from '../list/orderWindow.ts';
import type { Order } from '../Order.ts';
import {
  emptySelection,
  isSelected,
  reconcileSelection,
  selectedCount,
  selectedRows,
  type Selection,
  selectionAfterBulk,
  setOrdersSelected,
  wholeSelection,
  withoutLeft,
} from './Selection.ts';
import { selectionCoverage } from './Selection.ts';

const order = (row: number, name = `#${row}`) => anOrder({ orderId: String(row), orderName: name });
const orders = (...numbers: readonly number[]) => numbers.map((number) => order(number));
const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => order(from + index));
const aPage = (page: number, listed: WindowPage['orders'], total: number): WindowPage => ({
  page,
  orders: listed,
  total,
  readAt: page,
});
const windowOf = (...pages: readonly WindowPage[]) =>
  createOrderWindow(new Map(pages.map((page) => [page.page, page])), new Set());
const markedIds = ({ marked }: Selection) => [...marked.keys()].map(Number);
const idsOf = (some: readonly Order[] | null) => some?.map(({ orderId }) => Number(orderId));

describe('a selection of "all, except" or "only these"', () => {
  test('covers all but some of a million without listing them', { tags: 'hazard:volume' }, () => {
    const selection = setOrdersSelected(wholeSelection, orders(2, 4), false);
    expect(selectedCount(selection, 1_000_000)).toBe(999_998);
    expect(['2', '3', 'not there'].map((id) => isSelected(selection, id))).toEqual([false, true, true]);
    expect(markedIds(setOrdersSelected(selection, orders(2), true))).toEqual([4]);
  });

  test('can be built one by one', () => {
    const selection = setOrdersSelected(emptySelection, orders(2, 4), true);
    expect(selectedCount(selection, 1_000)).toBe(2);
    expect(['2', '3'].map((id) => isSelected(selection, id))).toEqual([true, false]);
    expect(markedIds(setOrdersSelected(selection, orders(4, 9), false))).toEqual([2]);
  });

  test('agrees with a plain set over any sequence of choices', () => {
    const list = wholeWindow(rows(1, 11));
    const step = fc.record({
      all: fc.boolean(),
      numbers: fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 4 }),
      chosen: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let selection = emptySelection;
        let plain = new Set<number>();
        for (const { all, numbers, chosen } of steps) {
          if (all) {
            selection = chosen ? wholeSelection : emptySelection;
            plain = new Set(chosen ? idsOf(rows(1, 11)) : []);
          } else {
            selection = setOrdersSelected(selection, orders(...numbers), chosen);
            for (const number of numbers) {
              if (chosen) plain.add(number);
              else plain.delete(number);
            }
          }
          expect(new Set(idsOf(selectedRows(selection, list)))).toEqual(plain);
          expect(selectedCount(selection, list.length)).toBe(plain.size);
          for (let number = 1; number <= 10; number += 1)
            expect(isSelected(selection, String(number))).toBe(plain.has(number));
        }
      }),
    );
  });
});

describe('the rows of the selected orders', () => {
  const allButTwo = setOrdersSelected(wholeSelection, orders(2), false);

  test('are known for a whole list and unknown for a partly loaded one', { tags: 'hazard:unpromised-orders' }, () => {
    expect(idsOf(selectedRows(allButTwo, wholeWindow(orders(3, 2, 1))))).toEqual([3, 1]);
    expect(idsOf(selectedRows(allButTwo, windowOf(aPage(1, orders(1, 2, 3), 3))))).toEqual([1, 3]);
    expect(selectedRows(allButTwo, windowOf(aPage(1, rows(0, 200), 1_000)))).toBeNull();
    expect(selectedRows(allButTwo, null)).toBeNull();
  });

  test('are known one by one, once each was loaded', () => {
    const named = { orderId: '250', orderName: '#250' };
    const some = setOrdersSelected(emptySelection, [named, order(3)], true);
    expect([selectedCount(some, 1_000), selectedRows(some, null)]).toEqual([2, null]);
    const inSight = reconcileSelection(some, windowOf(aPage(2, rows(200, 400), 1_000)));
    expect(idsOf(selectedRows(inSight, null))).toEqual([250, 3]);
  });
});

describe('the label says exactly what is selected', () => {
  test.each([
    ['All 1,150 orders that match', emptySelection, 1_150],
    ['The 1 order that matches', wholeSelection, 1],
    ['', emptySelection, 0],
    ['2 of the 1,000 orders that match', setOrdersSelected(emptySelection, orders(2, 4), true), 1_000],
    ['999,998 of the 1,000,000 orders that match', setOrdersSelected(wholeSelection, orders(2, 4), false), 1_000_000],
  ] as const)('%s', (words, selection, length) => expect(selectionCoverage(selection, length)).toBe(words));

  test('does not say "all that match" for a list that may miss orders', () => {
    expect(selectionCoverage(wholeSelection, 120, true)).toBe('120 orders');
  });
});

describe('after the list is read again', () => {
  const some = setOrdersSelected(emptySelection, orders(3, 250), true);

  test('an order without a row has not left the list', { tags: 'hazard:unpromised-orders' }, () => {
    // The first page lost order 3, which may be anywhere else now.
    const first = aPage(1, rows(0, 200), 1_000);
    expect(markedIds(reconcileSelection(some, windowOf(first)))).toEqual([3, 250]);
    const moved = aPage(1, [...rows(0, 3), ...rows(4, 201)], 999);
    expect(markedIds(reconcileSelection(some, windowOf(moved)))).toEqual([3, 250]);
  });

  test('an order missing from pages of two instants has not left the list', () => {
    const both = windowOf(aPage(1, [...rows(0, 3), ...rows(4, 201)], 300), aPage(2, rows(201, 301), 300));
    expect(both.length).toBe(300);
    expect(markedIds(reconcileSelection(some, both))).toEqual([3, 250]);
  });

  test('a fully read or single-page list shows which orders left', () => {
    expect(markedIds(reconcileSelection(some, wholeWindow([order(250), ...rows(400, 800)])))).toEqual([250]);
    expect(markedIds(reconcileSelection(some, windowOf(aPage(1, orders(250, 7), 2))))).toEqual([250]);
    // One of its orders was unreadable: it may be the missing one.
    expect(markedIds(reconcileSelection(some, windowOf(aPage(1, orders(250), 2))))).toEqual([3, 250]);
  });

  test('marked orders take their new rows, which the preflight uses', () => {
    const renamed = windowOf(aPage(1, [order(0), order(3, 'new'), ...rows(4, 202)], 1_000));
    expect(reconcileSelection(some, renamed).marked.get('3')?.orderName).toBe('new');
  });

  test('new orders join all that match, and selecting all of an emptied list selects nothing', () => {
    const page = wholeWindow(rows(0, 3));
    expect(selectedCount(reconcileSelection(wholeSelection, page), 3)).toBe(3);
    const noneLeft = setOrdersSelected(wholeSelection, rows(0, 3), false);
    expect(reconcileSelection(noneLeft, page)).toBe(emptySelection);
    expect(reconcileSelection(wholeSelection, wholeWindow([]))).toBe(emptySelection);
  });

  test('orders that left according to the server are deselected and are no longer exceptions', () => {
    expect(markedIds(withoutLeft(some, ['3', '9']))).toEqual([250]);
    const allBut = setOrdersSelected(wholeSelection, orders(3, 4), false);
    expect(selectedCount(withoutLeft(allBut, ['3']), 999)).toBe(998);
  });
});

describe('after a bulk action', { tags: 'hazard:half-failed-bulk' }, () => {
  const [sent, open] = [orders(1, 2, 3), orders(2)];

  test('with all that match selected, only unknown and unsent orders stay selected', () => {
    const settled = { sent, open, wasAll: true };
    expect(selectionAfterBulk(wholeSelection, wholeWindow(rows(1, 5)), settled)).toEqual(
      setOrdersSelected(emptySelection, orders(4, 2), true),
    );
    const part = windowOf(aPage(1, rows(1, 201), 1_000));
    expect(markedIds(selectionAfterBulk(wholeSelection, part, settled))).toEqual([2]);
  });

  test('with some orders selected, the others stay selected', () => {
    const settled = { sent, open, wasAll: false };
    const part = windowOf(aPage(1, rows(1, 201), 1_000));
    const some = setOrdersSelected(emptySelection, orders(1, 2, 3, 9), true);
    expect(markedIds(selectionAfterBulk(some, part, settled))).toEqual([9, 2]);
    // All were selected in the meantime.
    expect(selectedCount(selectionAfterBulk(wholeSelection, part, settled), 1_000)).toBe(998);
  });
});

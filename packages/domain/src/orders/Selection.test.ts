import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Order } from './Order.ts';
import { ordersBetween } from './ordersBetween.ts';
import {
  reconcileSelection,
  isSelected,
  emptySelection,
  selectedCountIn,
  selectedCount,
  selectedOrders,
  type Selection,
  setOrdersSelected,
  selectList,
  deselectOrders,
} from './Selection.ts';
import { selectionCoverage } from './selectionCoverage.ts';
import { anOrder } from '../testing/anOrder.ts';

const order = (number: number) => anOrder({ id: `r${number}`, orderId: String(number) });
const orders = (...numbers: readonly number[]) => numbers.map(order);
const idsOf = (selection: Selection) => selectedOrders(selection).map(({ orderId }) => Number(orderId));

const page1 = orders(1, 2, 3, 4, 5);
const page2 = orders(6, 7, 8);

describe('selection is "all, except" outside the rows', () => {
  test('all of a page, except two', () => {
    const selection = setOrdersSelected(selectList(emptySelection, page1, 'page'), orders(2, 4), false);
    expect(idsOf(selection)).toEqual([1, 3, 5]);
    expect(selectedCount(selection)).toBe(3);
    expect([...selection.excluded]).toEqual(['2', '4']);
  });

  test('orders of other pages stay chosen when another page is chosen as a whole', () => {
    const selection = selectList(setOrdersSelected(emptySelection, orders(1, 2), true), page2, 'page');
    expect(idsOf(selection)).toEqual([6, 7, 8, 1, 2]);
    expect(idsOf(selectList(selection, page1, 'page'))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('all that match replace what was chosen before', () => {
    expect(
      idsOf(selectList(setOrdersSelected(emptySelection, orders(99), true), [...page1, ...page2], 'matching')),
    ).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(selectList(setOrdersSelected(emptySelection, orders(99), true), [], 'matching')).toBe(emptySelection);
  });

  test('taking out every order of a whole leaves nothing', () => {
    expect(deselectOrders(selectList(emptySelection, page1, 'page'), page1)).toEqual(emptySelection);
  });

  test(
    '25,900 chosen at once build no list of ids until they are sent',
    { tags: ['hazard:unpromised-orders', 'hazard:volume'] },
    () => {
      const everything: readonly Order[] = Array.from({ length: 25_900 }, (_, index) => order(index));
      const selection = selectList(emptySelection, everything, 'page');
      expect(selection.selectedList?.orders).toBe(everything);
      expect([selection.excluded.size, selection.included.size]).toEqual([0, 0]);
      expect(selectedCount(selection)).toBe(25_900);
    },
  );
});

describe('Shift ranges', () => {
  test('from the last one to this, in the order that is shown, whichever is first', () => {
    expect(ordersBetween(page1, '2', '4')).toEqual(orders(2, 3, 4));
    expect(ordersBetween(page1, '4', '2')).toEqual(orders(2, 3, 4));
  });

  test('the order alone where the last one has left the list, or none was chosen', () => {
    expect(ordersBetween(page1, '9', '4')).toEqual(orders(4));
    expect(ordersBetween(page1, null, '4')).toEqual(orders(4));
    expect(ordersBetween(page1, '4', '9')).toEqual([]);
  });
});

describe('when the list comes anew', () => {
  test('new orders are not chosen by themselves, those that left are chosen no more', () => {
    const now = orders(9, 2, 3, 4, 5);
    const selection = reconcileSelection(selectList(emptySelection, page1, 'page'), page1, now);
    expect(idsOf(selection)).toEqual([2, 3, 4, 5]);
    expect(isSelected(selection, '9', now)).toBe(false);
    expect(selectionCoverage(selection, { orders: now, isEverything: false })).toBe('4 of the 5 orders on this page');
  });

  test('orders of other pages are left alone', () => {
    const selection = selectList(setOrdersSelected(emptySelection, orders(1, 2), true), page2, 'page');
    expect(idsOf(reconcileSelection(selection, page2, orders(7, 8)))).toEqual([7, 8, 1, 2]);
  });

  test('a chosen order is the newest that is known of it', () => {
    const closed = { ...order(2), closedAt: '2026-11-01T08:00:00Z' };
    const selection = reconcileSelection(setOrdersSelected(emptySelection, orders(2, 3), true), page1, [closed]);
    expect(selectedOrders(selection)).toEqual([closed]);
  });
});

describe('says exactly what it covers (this page, or all that match)', () => {
  const some = setOrdersSelected(emptySelection, orders(1, 2), true);
  const all = { orders: page1, isEverything: true };
  const paged = { orders: page1, isEverything: false };
  test.each([
    ['All 5 orders on this page', emptySelection, paged],
    ['All 5 orders that match', emptySelection, all],
    ['The 1 order that matches', emptySelection, { orders: orders(1), isEverything: true }],
    ['The 1 order on this page', emptySelection, { orders: orders(1), isEverything: false }],
    ['2 of the 5 orders on this page', some, paged],
    ['2 of the 5 orders that match', some, all],
    ['All 5 orders on this page', selectList(emptySelection, page1, 'page'), paged],
    ['All 5 orders that match', selectList(emptySelection, page1, 'page'), all],
    ['2 on other pages', some, { orders: page2, isEverything: false }],
    [
      'All 3 orders on this page, and 2 on other pages',
      selectList(some, page2, 'page'),
      { orders: page2, isEverything: false },
    ],
    ['All 8 orders that match, on every page', selectList(emptySelection, [...page1, ...page2], 'matching'), paged],
    [
      '7 of the 8 orders that match, on every page',
      setOrdersSelected(selectList(emptySelection, [...page1, ...page2], 'matching'), orders(8), false),
      paged,
    ],
  ] as const)('%s', (words, selection, shown) => {
    expect(selectionCoverage(selection, shown)).toBe(words);
  });
});

test('any walk of choices: count, questions about single orders and the orders themselves agree with a plain set', () => {
  const pages = [page1, page2, orders(3, 4, 10)];
  const step = fc.oneof(
    fc.record({ do: fc.constant('whole' as const), page: fc.nat(2) }),
    fc.record({ do: fc.constant('matching' as const), page: fc.nat(2) }),
    fc.record({
      do: fc.constant('some' as const),
      numbers: fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 4 }),
      chosen: fc.boolean(),
    }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let selection = emptySelection;
      let plain = new Set<number>();
      for (const each of steps) {
        if (each.do === 'some') {
          selection = setOrdersSelected(selection, orders(...each.numbers), each.chosen);
          for (const number of each.numbers) {
            if (each.chosen) plain.add(number);
            else plain.delete(number);
          }
        } else {
          const page = pages[each.page] ?? [];
          const numbers = page.map(({ orderId }) => Number(orderId));
          selection = selectList(selection, page, each.do === 'whole' ? 'page' : 'matching');
          plain = new Set(each.do === 'whole' ? [...plain, ...numbers] : numbers);
        }
        expect(new Set(idsOf(selection))).toEqual(plain);
        expect(selectedCount(selection)).toBe(plain.size);
        for (let number = 1; number <= 10; number += 1)
          expect(isSelected(selection, String(number))).toBe(plain.has(number));
        for (const page of pages)
          expect(selectedCountIn(selection, page)).toBe(
            page.filter(({ orderId }) => plain.has(Number(orderId))).length,
          );
      }
    }),
  );
});

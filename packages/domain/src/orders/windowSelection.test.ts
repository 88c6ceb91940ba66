import { describe, expect, test } from 'vitest';
import { anOrder } from '../testing/anOrder.ts';
import { countOrders } from './bulkReport.ts';
import { createOrderWindow, type WindowPage } from './orderWindow.ts';
import {
  emptyWindowSelection,
  isSelectedInWindow,
  markedRows,
  onlyInWindow,
  reconcileWindowSelection,
  refusedGroups,
  selectedCountInWindow,
  selectInWindow,
  wholeWindowSelection,
  type WindowSelection,
  windowSelectionCoverage,
  withoutLeft,
} from './windowSelection.ts';

const order = (row: number, name = `#${row}`) => anOrder({ orderId: String(row), orderName: name });
const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => order(from + index));
const aPage = (page: number, orders: WindowPage['orders'], total: number): WindowPage => ({
  page,
  orders,
  total,
  readAt: page,
});
const windowOf = (...pages: readonly WindowPage[]) =>
  createOrderWindow(new Map(pages.map((page) => [page.page, page])), new Set());
const markedIds = ({ marked }: WindowSelection) => [...marked.keys()].map(Number);

describe('of a list of which only the rows in sight are there', () => {
  test('all but some are selected without anybody knowing which they are', { tags: 'hazard:volume' }, () => {
    const selection = selectInWindow(wholeWindowSelection, [order(2), order(4)], false);
    expect(selectedCountInWindow(selection, 1_000_000)).toBe(999_998);
    expect(['2', '3', 'not there'].map((id) => isSelectedInWindow(selection, id))).toEqual([false, true, true]);
    expect(windowSelectionCoverage(selection, 1_000_000)).toBe('999,998 of the 1,000,000 orders that match');
    expect(markedIds(selectInWindow(selection, [order(2)], true))).toEqual([4]);
  });

  test('some are selected one by one', () => {
    const selection = selectInWindow(emptyWindowSelection, [order(2), order(4)], true);
    expect(selectedCountInWindow(selection, 1_000)).toBe(2);
    expect(['2', '3'].map((id) => isSelectedInWindow(selection, id))).toEqual([true, false]);
    expect(windowSelectionCoverage(selection, 1_000)).toBe('2 of the 1,000 orders that match');
    expect(markedIds(selectInWindow(selection, [order(4), order(9)], false))).toEqual([2]);
  });

  test(
    'of orders that a bulk action left behind the rows need not be there',
    { tags: 'hazard:half-failed-bulk' },
    () => {
      const failed = onlyInWindow([{ orderId: '250', orderName: '#250' }, order(3)]);
      expect(['3', '250', '4'].map((id) => isSelectedInWindow(failed, id))).toEqual([true, true, false]);
      expect([selectedCountInWindow(failed, 1_000), markedRows(failed)]).toEqual([2, null]);
      const inSight = reconcileWindowSelection(failed, windowOf(aPage(2, rows(200, 400), 1_000)));
      expect(markedRows(inSight)?.map(({ orderId }) => orderId)).toEqual(['250', '3']);
    },
  );

  test('nothing is selected: the text says what select all would cover', () => {
    expect(windowSelectionCoverage(emptyWindowSelection, 1_150)).toBe('All 1,150 orders that match');
    expect(windowSelectionCoverage(wholeWindowSelection, 1)).toBe('The 1 order that matches');
    expect(windowSelectionCoverage(emptyWindowSelection, 0)).toBe('');
  });
});

describe('after the list was read again', () => {
  const some = selectInWindow(emptyWindowSelection, [order(3), order(250)], true);

  test('an order whose row is not there has not left the list', { tags: 'hazard:unpromised-orders' }, () => {
    // The first page has lost order 3, which may stand anywhere else now.
    const first = aPage(1, rows(0, 200), 1_000);
    expect(markedIds(reconcileWindowSelection(some, windowOf(first)))).toEqual([3, 250]);
    const moved = aPage(1, [...rows(0, 3), ...rows(4, 201)], 999);
    expect(markedIds(reconcileWindowSelection(some, windowOf(moved)))).toEqual([3, 250]);
  });

  test('two pages of different instants prove nothing either', () => {
    const both = windowOf(aPage(1, [...rows(0, 3), ...rows(4, 201)], 300), aPage(2, rows(201, 301), 300));
    expect(both.length).toBe(300);
    expect(markedIds(reconcileWindowSelection(some, both))).toEqual([3, 250]);
  });

  test('a list of one page that is there says who has left it', () => {
    const short = windowOf(aPage(1, [order(250), order(7)], 2));
    expect(markedIds(reconcileWindowSelection(some, short))).toEqual([250]);
    // One of its orders could not be read: it may be the missing one.
    expect(markedIds(reconcileWindowSelection(some, windowOf(aPage(1, [order(250)], 2))))).toEqual([3, 250]);
  });

  test('marked orders take their new rows, by which the preflight judges', () => {
    const renamed = windowOf(aPage(1, [order(0), order(3, 'new'), ...rows(4, 202)], 1_000));
    expect(reconcileWindowSelection(some, renamed).marked.get('3')?.orderName).toBe('new');
  });

  test('new orders are part of all that match, and an emptied whole is no selection', () => {
    const page = windowOf(aPage(1, rows(0, 3), 3));
    expect(selectedCountInWindow(reconcileWindowSelection(wholeWindowSelection, page), 3)).toBe(3);
    const noneLeft = selectInWindow(wholeWindowSelection, rows(0, 3), false);
    expect(reconcileWindowSelection(noneLeft, page)).toBe(emptyWindowSelection);
    expect(reconcileWindowSelection(wholeWindowSelection, windowOf(aPage(1, [], 0)))).toBe(emptyWindowSelection);
  });

  test('what the server says has left is deselected, and is no exception any more', () => {
    expect(markedIds(withoutLeft(some, ['3', '9']))).toEqual([250]);
    const allBut = selectInWindow(wholeWindowSelection, [order(3), order(4)], false);
    expect(selectedCountInWindow(withoutLeft(allBut, ['3']), 999)).toBe(998);
  });
});

test('refused orders count as many as the server says, with the names of the first ones', () => {
  const groups = refusedGroups([
    { reason: 'It has items waiting for stock; restock them to ship it.', count: 1_200, orderNames: ['#1', '#2'] },
  ]);
  expect(countOrders(groups)).toBe(1_200);
  expect(groups[0]?.orders.map(({ orderName }) => orderName)).toEqual(['#1', '#2']);
});

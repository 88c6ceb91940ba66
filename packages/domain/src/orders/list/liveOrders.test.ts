import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anOrder } from '../../testing/anOrder.ts';
import { tabs } from '../../shared/orders/tabs.ts';
import type { Order } from '../Order.ts';
import {
  type FetchedOrders,
  isListInUse,
  leftOrderText,
  movedText,
  mergeFetched,
  showAll,
  showChangesLabel,
  type LiveOrders,
  waitingChangesText,
} from './liveOrders.ts';

/** An order created at this minute. */
function order(id: number, changes: Partial<Order> = {}): Order {
  return anOrder({
    orderId: String(id),
    orderName: `#${id}`,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, id)).toISOString(),
    ...changes,
  });
}

const page = (ids: readonly number[], hasNextPage = false): FetchedOrders => ({
  orders: ids.map((id) => order(id)),
  hasNextPage,
});
const shown = (...ids: number[]) => showAll(page(ids));
const idsOf = ({ orders }: LiveOrders) => orders.map(({ orderId }) => Number(orderId));

describe('a list is in use', () => {
  const idle = { selected: 0, expanded: 0, isScrolled: false, isTouched: false };
  test.each([{ selected: 1 }, { expanded: 1 }, { isScrolled: true }, { isTouched: true }])('%j', (use) => {
    expect(isListInUse({ ...idle, ...use })).toBe(true);
  });
  test('not when it is at its top with nothing selected, open, focused or under the pointer', () => {
    expect(isListInUse(idle)).toBe(false);
  });
});

describe('rereading a list', () => {
  test("not in use: takes the server's version", () => {
    const next = mergeFetched(shown(3, 2, 1), page([4, 3, 1]), false);
    expect([idsOf(next), next.added, next.left.size]).toEqual([[4, 3, 1], 0, 0]);
  });

  test('in use: new orders wait and rows stay in place', () => {
    const next = mergeFetched(shown(3, 2, 1), page([5, 4, 3, 2, 1]), true);
    expect([idsOf(next), next.added]).toEqual([[3, 2, 1], 2]);
  });

  test('an order that appears in the middle waits too', () => {
    const next = mergeFetched(shown(5, 1), page([5, 3, 1]), true);
    expect([idsOf(next), next.added]).toEqual([[5, 1], 1]);
  });

  test('in use: an order that left stays and is marked until it is back', () => {
    const gone = mergeFetched(shown(3, 2, 1), page([3, 1]), true);
    expect([idsOf(gone), [...gone.left]]).toEqual([[3, 2, 1], ['2']]);
    expect([...mergeFetched(gone, page([3, 2, 1]), true).left]).toEqual([]);
  });

  test('changed content is updated in place', () => {
    const changed: FetchedOrders = {
      orders: [order(2, { fulfillmentStatus: 'partial' }), order(1)],
      hasNextPage: false,
    };
    expect(mergeFetched(shown(2, 1), changed, true).orders[0]?.fulfillmentStatus).toBe('partial');
  });

  test('waiting orders keep waiting when the list is no longer in use, so nothing jumps on the way to the button', () => {
    const waiting = mergeFetched(shown(2, 1), page([3, 2, 1]), true);
    const next = mergeFetched(waiting, page([4, 3, 2, 1]), false);
    expect([idsOf(next), next.added]).toEqual([[2, 1], 2]);
  });

  test('follows the server again when nothing waits', () => {
    const waiting = mergeFetched(shown(2, 1), page([3, 2, 1]), true);
    const settled = mergeFetched(waiting, page([2, 1]), true);
    expect(idsOf(mergeFetched(settled, page([5, 2, 1]), false))).toEqual([5, 2, 1]);
  });

  test('orders pushed to the next page by new ones have not left', () => {
    const next = mergeFetched(showAll(page([4, 3, 2], true)), page([6, 5, 4], true), true);
    expect([idsOf(next), next.added, [...next.left]]).toEqual([[4, 3, 2], 2, []]);
  });

  test("an order newer than the page's last one also counts as left", () => {
    const next = mergeFetched(showAll(page([4, 3, 2], true)), page([4, 2, 1], true), true);
    expect([...next.left]).toEqual(['3']);
  });

  test('an emptied list keeps its rows while in use', () => {
    const next = mergeFetched(shown(1), page([]), true);
    expect([idsOf(next), [...next.left]]).toEqual([[1], ['1']]);
  });

  test('in use, no server change moves, adds or removes a row', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 20 }));
    fc.assert(
      fc.property(ids, fc.array(fc.tuple(ids, fc.boolean())), (first, replies) => {
        let current = shown(...first);
        for (const [reply, hasNextPage] of replies) current = mergeFetched(current, page(reply, hasNextPage), true);
        expect(idsOf(current)).toEqual(first);
        const last = replies.at(-1);
        if (last) {
          expect(current.added).toBe(last[0].filter((id) => !first.includes(id)).length);
          for (const id of current.left) expect(last[0]).not.toContain(Number(id));
        }
      }),
    );
  });
});

describe('the announcement', () => {
  test.each([
    [0, 0, '', 'Update list'],
    [1, 0, '1 new order.', 'Show'],
    [3, 0, '3 new orders.', 'Show'],
    [0, 1, '1 order has left this list.', 'Update list'],
    [1_200, 2, '1,200 new orders, 2 orders have left this list.', 'Show'],
  ])('%i new, %i left: "%s"', (added, leftCount, text, label) => {
    const left = new Set(Array.from({ length: leftCount }, (_, index) => String(index)));
    expect(waitingChangesText({ orders: [], added, left })).toBe(text);
    expect(showChangesLabel({ orders: [], added, left })).toBe(label);
  });
});

test('an order that left says where it went, if known', () => {
  expect(leftOrderText(tabs.open, tabs.hold)).toBe('Moved to Hold');
  expect(leftOrderText(tabs.hold, tabs.inFulfillment)).toBe('Moved to Fulfillment');
  expect([leftOrderText(tabs.open, null), leftOrderText(tabs.open, tabs.all)]).toEqual(['Moved', 'Moved']);
  // It is outside the period, or the search no longer finds it.
  expect([leftOrderText(tabs.open, tabs.open), leftOrderText(tabs.all, null)]).toEqual([
    'No longer listed',
    'No longer listed',
  ]);
});

test('an order that only no longer matches the search has not moved', () => {
  expect(movedText(tabs.open, leftOrderText(tabs.open, tabs.hold))).toBe('Moved to Hold');
  expect(movedText(tabs.open, leftOrderText(tabs.open, tabs.open))).toBeUndefined();
  expect(movedText(tabs.open, undefined)).toBeUndefined();
});

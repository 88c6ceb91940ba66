import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anOrder } from '../../testing/anOrder.ts';
import {
  createOrderWindow,
  keepWindowPages,
  outdatedWindowPages,
  type WindowPage,
  windowPagesOfRow,
  windowPagesToRead,
  windowTotal,
} from './orderWindow.ts';

/** A page of a list with that many orders, whose ids are their row numbers. */
function aPage(page: number, { total = 1_000_000, readAt = page, shift = 0, unreadable = 0 } = {}): WindowPage {
  const from = (page - 1) * 200;
  const length = Math.max(0, Math.min(200, total - from) - unreadable);
  const orders = Array.from({ length }, (_, index) => anOrder({ orderId: String(from + index + shift) }));
  return { page, orders, total, readAt };
}

const pagesOf = (...pages: readonly WindowPage[]) => new Map(pages.map((page) => [page.page, page]));
const windowOf = (...pages: readonly WindowPage[]) => createOrderWindow(pagesOf(...pages), new Set());
const nowhere = { from: 0, to: 0 };

describe('a partly loaded list', () => {
  test('a row has its order once its page was read, and is loading until then', () => {
    const orders = windowOf(aPage(1), aPage(3));
    expect(orders.length).toBe(1_000_000);
    expect([0, 199, 400, 599].map((index) => orders.at(index)?.orderId)).toEqual(['0', '199', '400', '599']);
    expect([200, 399, 600, 999_999, -1, 1_000_000, 0.5].map((index) => orders.at(index))).toEqual(
      Array.from({ length: 7 }, () => undefined),
    );
    expect(orders.gapAt(200)).toBe('loading');
    expect(orders.findIndex(({ orderId }) => orderId === '450')).toBe(450);
    expect(orders.findIndex(({ orderId }) => orderId === '250')).toBe(-1);
  });

  test('a failed page shows that only on its own rows', () => {
    const orders = createOrderWindow(pagesOf(aPage(1)), new Set([3]));
    expect([399, 400, 599, 600].map((index) => orders.gapAt(index))).toEqual([
      'loading',
      'failed',
      'failed',
      'loading',
    ]);
  });

  test('unreadable orders leave their rows at the end of their page', () => {
    const orders = windowOf(aPage(1, { unreadable: 2 }), aPage(2));
    expect([197, 198, 200].map((index) => orders.at(index)?.orderId)).toEqual(['197', undefined, '200']);
    expect([198, 199].map((index) => orders.gapAt(index))).toEqual(['unreadable', 'unreadable']);
  });

  test('an order that moved to another page is shown once, in the page read last', () => {
    // One order arrived: the last row of page 1 is now the first of page 2.
    const orders = windowOf(aPage(1, { readAt: 1 }), aPage(2, { readAt: 2, total: 1_000_001, shift: -1 }));
    expect([orders.at(199), orders.at(200)?.orderId]).toEqual([undefined, '199']);
    expect(orders.gapAt(199)).toBe('loading');
  });

  test('a list that became shorter has no rows beyond its end', () => {
    const orders = windowOf(aPage(4999, { readAt: 1 }), aPage(1, { readAt: 2, total: 150 }));
    expect([orders.length, orders.at(149)?.orderId, orders.at(150), orders.at(999_700)]).toEqual([
      150,
      '149',
      undefined,
      undefined,
    ]);
    expect(orders.findIndex(({ orderId }) => orderId === '999700')).toBe(-1);
    expect(orders.loadedRanges).toContainEqual({ from: 0, to: 150 });
  });

  test('no page means no rows', () => {
    const orders = windowOf();
    expect([orders.length, orders.at(0), orders.findIndex(() => true), windowTotal(new Map())]).toEqual([
      0,
      undefined,
      -1,
      null,
    ]);
  });
});

describe('the pages to request', () => {
  test('visible ones first, then the next ones in scroll direction', () => {
    expect(windowPagesToRead({ from: 0, to: 20 }, 1_000_000)).toEqual([1]);
    expect(windowPagesToRead({ from: 150, to: 170 }, 1_000_000)).toEqual([1, 2]);
    expect(windowPagesToRead({ from: 420, to: 440 }, 1_000_000)).toEqual([3, 2]);
    expect(windowPagesToRead({ from: 390, to: 410 }, 1_000_000)).toEqual([2, 3]);
    expect(windowPagesToRead({ from: 999_990, to: 1_000_000 }, 1_000_000)).toEqual([5000]);
  });

  test('the last page of a list that is of unknown length or shorter than the scroll position', () => {
    expect(windowPagesToRead({ from: 0, to: 0 }, 0)).toEqual([1]);
    expect(windowPagesToRead({ from: 5_000, to: 5_020 }, 10)).toEqual([1]);
  });

  test('for a found row, its page and the next one when new orders may have moved it', () => {
    expect(windowPagesOfRow(420, 1_000_000)).toEqual([3]);
    expect(windowPagesOfRow(590, 1_000_000)).toEqual([3, 4]);
    expect(windowPagesOfRow(599, 600)).toEqual([3]);
    expect(windowPagesOfRow(0, 0)).toEqual([1]);
  });

  test('anywhere: every visible row, no page twice, at most four pages', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000), fc.integer({ min: 1, max: 60 }), fc.nat(1_500_000), (from, rows, total) => {
        const pages = windowPagesToRead({ from, to: from + rows }, total);
        expect(new Set(pages).size).toBe(pages.length);
        expect(pages.length).toBeLessThanOrEqual(4);
        const last = Math.max(total, 1) - 1;
        for (let index = from; index < Math.min(from + rows, total); index += 1)
          expect(pages).toContain(Math.floor(index / 200) + 1);
        for (const page of pages) expect((page - 1) * 200).toBeLessThanOrEqual(last);
      }),
    );
  });
});

describe('the pages to keep', () => {
  test('the same map while nothing new was read', () => {
    const kept = keepWindowPages(new Map(), [aPage(1)], nowhere);
    expect(keepWindowPages(kept, [aPage(1)], nowhere)).toBe(kept);
    expect(keepWindowPages(kept, [aPage(1, { readAt: 9 })], nowhere).get(1)?.readAt).toBe(9);
  });

  test('earlier pages when another arrives', () => {
    const kept = keepWindowPages(new Map(), [aPage(1)], nowhere);
    expect([...keepWindowPages(kept, [aPage(2)], nowhere).keys()]).toEqual([1, 2]);
  });

  test('the 50 nearest to the visible rows when there are more', () => {
    const read = Array.from({ length: 60 }, (_, index) => aPage(index + 1));
    const kept = keepWindowPages(new Map(), read, { from: 59 * 200, to: 59 * 200 + 20 });
    expect([kept.size, kept.has(10), kept.has(11), kept.has(60)]).toEqual([50, false, true, true]);
  });

  test('a page too far away to keep changes nothing, even after repeated reads', () => {
    const sight = { from: 59 * 200, to: 59 * 200 + 20 };
    const kept = keepWindowPages(
      new Map(),
      Array.from({ length: 50 }, (_, index) => aPage(index + 11)),
      sight,
    );
    expect(keepWindowPages(kept, [aPage(1)], sight)).toBe(kept);
    expect(keepWindowPages(kept, [aPage(1, { readAt: 99 })], sight)).toBe(kept);
  });

  test('pages from another list length are outdated', () => {
    const pages = pagesOf(aPage(1, { readAt: 1 }), aPage(2, { readAt: 3, total: 999_999 }), aPage(3, { readAt: 2 }));
    expect(outdatedWindowPages(pages).toSorted()).toEqual([1, 3]);
    expect(outdatedWindowPages(pagesOf(aPage(1), aPage(2)))).toEqual([]);
    expect(outdatedWindowPages(new Map())).toEqual([]);
  });
});

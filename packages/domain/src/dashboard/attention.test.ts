import { describe, expect, test } from 'vitest';
import { tabs } from '../shared/orders/tabs.ts';
import { attentionItems } from './attentionItems.ts';
import type { AttentionQueue, AttentionTab } from './AttentionQueue.ts';
import { ordersOutside, outsidePeriodText } from './outsidePeriod.ts';

const now = new Date('2026-11-22T09:00:00Z');

function queue(tab: AttentionTab, fields: Partial<AttentionQueue> = {}): AttentionQueue {
  return {
    tab,
    orders: 2,
    oldestAt: '2026-11-02T08:00:00Z',
    waitingSince: '2026-11-20T08:00:00Z',
    endingHolds: 0,
    ...fields,
  };
}

const wordsOf = (...queues: AttentionQueue[]) =>
  attentionItems(queues, now).map(({ count, detail }) => [count, detail]);

describe('attention items', () => {
  test('each queue says how many orders wait and how long they have been in this stage', () => {
    expect(
      wordsOf(
        queue(tabs.errors, { orders: 1 }),
        queue(tabs.needsReview),
        queue(tabs.hold),
        queue(tabs.backOrders, { orders: 1_200, waitingSince: '2026-11-22T08:59:50Z' }),
      ),
    ).toEqual([
      ['1 error', 'waiting for 2 days'],
      ['2 to review', 'waiting for up to 2 days'],
      ['2 on hold', 'waiting for up to 2 days'],
      ['1,200 back orders', 'just now'],
    ]);
  });

  test("uses the oldest order's age when the server does not know the waiting time", () => {
    expect(wordsOf(queue(tabs.errors, { waitingSince: null }))).toEqual([['2 errors', 'oldest order 20 days']]);
  });

  test('leaves out an empty queue', () => {
    expect(wordsOf(queue(tabs.errors, { orders: 0, oldestAt: null, waitingSince: null }))).toEqual([]);
  });

  test('names holds that end on a timer, and leaves the queue out when all of them do', () => {
    expect(wordsOf(queue(tabs.hold, { orders: 3, endingHolds: 1 }))).toEqual([
      ['3 on hold', 'waiting for up to 2 days · 1 ends on a timer'],
    ]);
    expect(wordsOf(queue(tabs.hold, { orders: 3, endingHolds: 2 }))).toEqual([
      ['3 on hold', 'waiting for 2 days · 2 end on a timer'],
    ]);
    expect(wordsOf(queue(tabs.hold, { orders: 3, endingHolds: 3 }))).toEqual([]);
  });

  test('ignores an unreadable or future time', () => {
    const unreadable = { waitingSince: 'yesterday', oldestAt: 'yesterday' };
    expect(wordsOf(queue(tabs.errors, unreadable))).toEqual([['2 errors', '']]);
    expect(wordsOf(queue(tabs.errors, { waitingSince: '2026-11-22T10:00:00Z' }))).toEqual([['2 errors', 'just now']]);
  });
});

describe('orders outside the period', () => {
  test.each([
    [76, 5, 71],
    [5, 5, 0],
    [4, 5, 0],
    [null, 5, null],
    [76, null, null],
  ])('%s in all, %s in the period: %s', (all, inPeriod, outside) => {
    expect(ordersOutside(all, inPeriod)).toBe(outside);
  });

  test('a custom period can leave out newer orders too', () => {
    expect(outsidePeriodText(1_071, 'last_24h')).toBe('1,071 older');
    expect(outsidePeriodText(71, 'custom')).toBe('71 on other days');
  });
});

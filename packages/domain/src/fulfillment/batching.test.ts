import { tabs } from '../shared/tabs.ts';
import { expect, test } from 'vitest';
import { batchCoverageText, listedText, locationTroubleText, stageCoverageText } from './fulfillmentTexts.ts';
import { batchingFigures, batchingTabs, type ListedOrder } from './stageBatches.ts';

function listed(orderName: string, createdAt: string | null, batchedAt: string | null): ListedOrder {
  return { orderId: orderName, orderName, createdAt, batchedAt };
}

test('batched and not batched, stage by stage; together they are the list', { tags: '§2.26' }, () => {
  const figures = batchingFigures([
    { tab: tabs.open, orders: [listed('#2', null, null), listed('#1', null, '2026-11-18T10:00:00Z')], unreadable: 1 },
    { tab: tabs.inFulfillment, orders: [listed('#3', null, 'soon')], unreadable: 2 },
    { tab: tabs.hold, orders: [listed('#4', null, ''), listed('#5', null, ' ')], unreadable: 0 },
  ]);
  expect(figures.stages).toEqual([
    { tab: tabs.open, orders: 2, batched: 1, waiting: 1 },
    { tab: tabs.inFulfillment, orders: 1, batched: 1, waiting: 0 },
    { tab: tabs.hold, orders: 2, batched: 0, waiting: 2 },
  ]);
  expect(figures.total).toEqual({ orders: 5, batched: 2, waiting: 3 });
  expect(figures.unreadable).toBe(3);
});

test('waiting are the open orders without a batch, oldest first; those without a readable date come last', () => {
  const open = [
    listed('#4', 'soon', null),
    listed('#3', '2026-11-20T10:00:00Z', null),
    listed('#2', null, null),
    listed('#1', '2026-11-18T10:00:00Z', null),
    listed('#0', '2026-11-01T10:00:00Z', '2026-11-02T10:00:00Z'),
  ];
  const { waiting } = batchingFigures([
    { tab: tabs.inFulfillment, orders: [listed('#9', '2026-11-01T10:00:00Z', null)], unreadable: 0 },
    { tab: tabs.open, orders: open, unreadable: 0 },
  ]);
  expect(waiting.map(({ orderName }) => orderName)).toEqual(['#1', '#3', '#4', '#2']);
});

test('an order that moved between two lists while they were read counts once', () => {
  const moved = listed('#1', null, null);
  const { stages, total, waiting } = batchingFigures([
    { tab: tabs.open, orders: [moved], unreadable: 0 },
    { tab: tabs.hold, orders: [moved, listed('#2', null, null)], unreadable: 0 },
  ]);
  expect(stages.map(({ orders }) => orders)).toEqual([1, 1]);
  expect([total.orders, waiting.length]).toEqual([2, 1]);
});

test('asks for the stages whose orders have not left the house', () => {
  expect(batchingTabs).toEqual([
    tabs.open,
    tabs.inFulfillment,
    tabs.errors,
    tabs.hold,
    tabs.backOrders,
    tabs.needsReview,
  ]);
});

test('what the figures cover is said, and what is not in them', () => {
  expect(batchCoverageText({ orders: 3_561, undated: 778, unreadable: 0, period: 'Last 30d' })).toBe(
    'Based on the batch times of all 3,561 orders (Last 30d). 778 orders have no batch time.',
  );
  expect(batchCoverageText({ orders: 1, undated: 1, unreadable: 2, period: 'Last 24h' })).toBe(
    'Based on the batch times of the 1 order (Last 24h). 1 order has no batch time. 2 orders could not be read.',
  );
  expect(stageCoverageText({ orders: 161, unreadable: 1, period: 'Last 7d' })).toBe(
    'Based on the lists of 161 orders in these six stages (Last 7d). 1 order could not be read.',
  );
  expect(listedText('oldest', 10, 10, 'orders')).toBeNull();
  expect(listedText('oldest', 10, 1_161, 'open orders')).toBe('Showing the oldest 10 of 1,161 open orders.');
  expect(locationTroubleText({ repeated: 0, unreadable: 0 })).toBeNull();
  expect(locationTroubleText({ repeated: 1, unreadable: 2 })).toBe(
    '1 location came with the ID of another one. Each ID is shown once. 2 locations could not be read.',
  );
});

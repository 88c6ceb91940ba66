import { tabs } from '@hub/domain/orders';
import { anOrder } from '@hub/domain/testing';
import { expect, test } from 'vitest';
import { bulkPlan } from './bulkPlan.ts';

const heldOrder = (orderId: string) => anOrder({ id: `row ${orderId}`, orderId });

test('an order that the server sent twice is promised once, and one that still runs is left out', () => {
  const plan = bulkPlan(
    'move-to-open',
    tabs.hold,
    [heldOrder('1'), heldOrder('2'), heldOrder('1'), heldOrder('3')],
    (orderId) => orderId === '2',
  );
  expect(plan.sent.eligible.map(({ orderId }) => orderId)).toEqual(['1', '3']);
  expect(plan.alreadyRunning.map(({ orderId }) => orderId)).toEqual(['2']);
});

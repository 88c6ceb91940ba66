import { wordsText } from '../../messages/messageWords.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterAction, type OrderState } from './afterAction.ts';
import type { Order } from '../Order.ts';
import { orderActions } from './orderActions.ts';
import { orderActionNames } from './orderActionTexts.ts';
import { isFinal, isInTab, type OrderStage, orderStages } from '../OrderStage.ts';
import { orderTabs } from '../list/orderTabs.ts';
import { type TabNumber, tabs } from '../../shared/orders/tabs.ts';
import { refusalOf } from './refusalOf.ts';
import { stageAfter } from './stageAfter.ts';
import { aDetail, aFulfillment, aLineItem, anOrder, fullAccess } from '../../testing/anOrder.ts';
import { undoOf } from './undoOf.ts';

const now = '2026-11-20T10:00:00+00:00';
const workflowErrors = [{ message: 'No rule matches', sku: null, quantity: null, type: null }];

function aState(
  stage: OrderStage,
  fact: Partial<Order> = {},
  detail = aDetail({ lineItems: [aLineItem()] }),
): OrderState {
  return { stage, order: anOrder(fact), detail };
}

describe('§4 Effects', () => {
  test('hold → hold', { tags: '§4.33' }, () => {
    expect(stageAfter('open', 'hold-order', anOrder())).toBe('hold');
  });

  test.each(['hold', 'needsReview'] as const)('move-to-open → open, from %s', { tags: '§4.34' }, (stage) => {
    expect(stageAfter(stage, 'move-to-open', anOrder())).toBe('open');
  });

  test.each(['open', 'inFulfillment', 'shipped', 'error', 'hold', 'backOrder', 'needsReview'] as const)(
    'move-to-close → closed, from %s, with the time',
    { tags: '§4.35' },
    (stage) => {
      const after = afterAction(aState(stage), 'move-to-close', now);
      expect(after?.stage).toBe('closed');
      expect(after?.order.closedAt).toBe(now);
    },
  );

  test.each(['open', 'hold', 'needsReview', 'inFulfillment'] as const)(
    'ship-now sends to the 3PL, from %s: batched, with everything shippable at the warehouse',
    { tags: '§4.36' },
    (stage) => {
      const lineItems = [
        aLineItem(),
        aLineItem({ lineItemId: 'L2', threePlStatus: 3 }),
        aLineItem({ lineItemId: 'L3', virtualItem: 2 }),
        aLineItem({ lineItemId: 'L4', isCancelled: true }),
        aLineItem({ lineItemId: 'L5', fulfillableQuantity: 2 }),
        aLineItem({ lineItemId: 'L6', fulfillableQuantity: 0 }),
      ];
      const fulfillments = [aFulfillment({ lineItemId: 'L5', quantity: 3 }), aFulfillment({ lineItemId: 'L6' })];
      const after = afterAction(
        aState(stage, { threePlStatus: 6 }, aDetail({ lineItems, fulfillments })),
        'ship-now',
        now,
      );
      expect(after?.stage).toBe('inFulfillment');
      expect(after?.order).toMatchObject({ batchedAt: now, threePlStatus: null });
      expect(after?.detail.lineItems.map(({ threePlStatus }) => threePlStatus)).toEqual([2, 3, null, null, 2, null]);
    },
  );

  const short = aDetail({ lineItems: [aLineItem(), aLineItem({ lineItemId: 'L2', threePlStatus: 3 })] });

  test('available releases back orders: open, with nothing short any more', { tags: '§4.37' }, () => {
    const after = afterAction(aState('backOrder', { backOrderState: 1, threePlStatus: 3 }, short), 'available', now);
    expect(after?.stage).toBe('open');
    expect(after?.order).toMatchObject({ backOrderState: 0, threePlStatus: null });
    expect(after?.detail.lineItems.map(({ threePlStatus }) => threePlStatus)).toEqual([null, null]);
  });

  test('available-partially releases back orders: open, and short items still wait', { tags: '§4.37' }, () => {
    const after = afterAction(aState('backOrder', { backOrderState: 1 }, short), 'available-partially', now);
    expect(after?.stage).toBe('open');
    expect(after?.order).toMatchObject({ backOrderState: 2, threePlStatus: 7 });
    expect(after?.detail).toEqual(short);
  });

  test.each([0, 2])('available-partially only when is_back_order is 1, not %i', (backOrderState) => {
    expect(stageAfter('backOrder', 'available-partially', anOrder({ backOrderState }))).toBeNull();
  });

  test('a partial release can be canceled again and restores the back order', () => {
    const before = aState('backOrder', { backOrderState: 1 }, short);
    const released = afterAction(before, 'available-partially', now);
    expect(released && afterAction(released, 'cancel-partial-shipment', now)).toEqual(before);
  });

  test('canceling a partial shipment of an order without short items leaves it open', () => {
    const after = afterAction(aState('open', { threePlStatus: 6 }), 'cancel-partial-shipment', now);
    expect(after).toMatchObject({ stage: 'open', order: { backOrderState: 0, threePlStatus: null } });
    expect(stageAfter('open', 'cancel-partial-shipment', anOrder())).toBeNull();
  });

  test('run-workflow clears the workflow error and opens the order', () => {
    expect(afterAction(aState('error', { workflowErrors }), 'run-workflow', now)).toMatchObject({
      stage: 'open',
      order: { workflowErrors: [] },
    });
  });

  test('move-to-open-errored clears the 3PL API error and opens the order', () => {
    const after = afterAction(
      aState('error', { errorType: 1, shipmentError: 'Timed out', threePlStatus: 5 }),
      'move-to-open-errored',
      now,
    );
    expect(after).toMatchObject({
      stage: 'open',
      order: { errorType: null, shipmentError: null, threePlStatus: null },
    });
  });

  test('shipment-workflow clears the shipment error and opens the order; an open order keeps its stage', () => {
    const after = afterAction(aState('error', { shipmentError: 'Unknown SKU' }), 'shipment-workflow', now);
    expect(after).toMatchObject({ stage: 'open', order: { shipmentError: null } });
    expect(afterAction(aState('open'), 'shipment-workflow', now)).toEqual(aState('open'));
  });

  test('product-workflow runs the workflows that the order is eligible for', () => {
    const detail = aDetail({
      lineItems: [aLineItem()],
      eligibleFlows: [{ name: 'B' }],
      triggeredFlows: [{ name: 'A' }],
    });
    const after = afterAction(aState('open', {}, detail), 'product-workflow', now);
    expect(after?.detail).toMatchObject({ eligibleFlows: [], triggeredFlows: [{ name: 'A' }, { name: 'B' }] });
  });

  test("cancel-item keeps the order's stage", () => {
    expect(stageAfter('open', 'cancel-item', anOrder())).toBe('open');
  });
});

describe('an impossible action is refused with a reason', () => {
  /** An order where only the stage decides. */
  const facts = {
    'cancel-partial-shipment': { threePlStatus: 6 },
    'available-partially': { backOrderState: 1 },
    'run-workflow': { workflowErrors },
    'move-to-open-errored': { errorType: 1 },
  } as Partial<Record<string, Partial<Order>>>;

  test.each([
    ['hold-order', ['open']],
    ['product-workflow', ['open']],
    ['shipment-workflow', ['open', 'error']],
    ['cancel-partial-shipment', ['open']],
    ['ship-now', ['open', 'inFulfillment', 'hold', 'needsReview']],
    ['move-to-close', ['open', 'inFulfillment', 'shipped', 'error', 'hold', 'backOrder', 'needsReview']],
    ['move-to-open', ['hold', 'needsReview']],
    ['available', ['backOrder']],
    ['available-partially', ['backOrder']],
    ['run-workflow', ['error']],
    ['move-to-open-errored', ['error']],
    ['cancel-item', ['open']],
  ] as const)(
    '§4 Other transitions not shown: %s works in %j and is refused in every other stage',
    { tags: '§4.40' },
    (action, stages) => {
      expect(orderStages.filter((stage) => stageAfter(stage, action, anOrder(facts[action])) !== null)).toEqual(stages);
    },
  );

  test.each([
    ['closed', 'move-to-open', {}, 'It is closed already.'],
    ['cancelled', 'ship-now', {}, 'It is canceled already.'],
    ['shipped', 'ship-now', {}, 'It is shipped, so this cannot be done.'],
    ['open', 'ship-now', { fulfillmentStatus: 'fulfilled' }, 'There is nothing left to ship.'],
    ['hold', 'ship-now', { backOrderState: 1 }, 'It has items waiting for stock; restock them to ship it.'],
    ['backOrder', 'available-partially', { backOrderState: 0 }, 'No part of it can be released.'],
    ['open', 'cancel-partial-shipment', {}, 'It has no partial shipment to cancel.'],
    ['error', 'run-workflow', {}, 'No workflow failed on it.'],
    ['error', 'shipment-workflow', { workflowErrors }, 'A workflow failed on it; run that again first.'],
    ['error', 'move-to-open-errored', { errorType: 0 }, 'It has no 3PL API error.'],
  ] as const)('%s, %s, %o: %s', (stage, action, fact, reason) => {
    expect(wordsText(refusalOf(stage, action, anOrder(fact)) ?? '')).toBe(reason);
  });
});

describe('for any order', () => {
  const fact = fc.record({
    backOrderState: fc.nat(3),
    threePlStatus: fc.option(fc.nat(8)),
    fulfillmentStatus: fc.constantFrom('', 'partial', 'fulfilled', 'restocked'),
    workflowErrors: fc.constantFrom([], workflowErrors),
    errorType: fc.option(fc.nat(2)),
  });
  const anyStage = fc.constantFrom(...orderStages);
  const anyAction = fc.constantFrom(...orderActionNames);

  test('closed and canceled orders take no action, and no action alone cancels or ships an order', () => {
    fc.assert(
      fc.property(anyStage, anyAction, fact, fc.boolean(), (stage, action, facts, hasShortItems) => {
        const after = stageAfter(stage, action, anOrder(facts), hasShortItems);
        expect(after === null).toBe(refusalOf(stage, action, anOrder(facts)) !== null);
        expect(isFinal(stage) && after !== null).toBe(false);
        const reachable = after === stage ? orderStages : ['open', 'inFulfillment', 'hold', 'backOrder', 'closed'];
        expect(after === null || (reachable as readonly string[]).includes(after)).toBe(true);
        expect(after === 'closed').toBe(after !== null && action === 'move-to-close');
      }),
    );
  });

  test("a tab's orders can take every action it offers; only stock and finished shipping can block Ship Now", () => {
    fc.assert(
      fc.property(fc.constantFrom(...orderTabs), fact, ({ number }, facts) => {
        const stage = orderStages.find((candidate) => isInTab(candidate, number, false) && number !== tabs.all);
        if (!stage) return;
        for (const { action } of orderActions(number, anOrder(facts), fullAccess)) {
          const refusal = refusalOf(stage, action, anOrder(facts));
          const cannotShip =
            action === 'ship-now' && (facts.fulfillmentStatus === 'fulfilled' || facts.backOrderState === 1);
          expect(refusal !== null).toBe(cannotShip);
        }
      }),
    );
  });

  test('undo of hold <-> open restores the order exactly', () => {
    const reversible: readonly (readonly [TabNumber, OrderStage, 'hold-order' | 'move-to-open'])[] = [
      [tabs.open, 'open', 'hold-order'],
      [tabs.hold, 'hold', 'move-to-open'],
    ];
    fc.assert(
      fc.property(fc.constantFrom(...reversible), fact, ([tab, stage, action], facts) => {
        const before = aState(stage, facts);
        const after = afterAction(before, action, now);
        const undo = undoOf(action, tab);
        expect(after?.stage).not.toBe(stage);
        expect(after && (undo === 'hold-order' || undo === 'move-to-open') && afterAction(after, undo, now)).toEqual(
          before,
        );
      }),
    );
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Order } from '../Order.ts';
import { orderActions } from './orderActions.ts';
import { defaultConfirmation, type OrderAction, orderActionNames, orderActionTexts } from './orderActionTexts.ts';
import { disabledReasons } from './OrderAccess.ts';
import { orderTabs } from '../list/orderTabs.ts';
import { type TabNumber, tabs } from '../../shared/orders/tabs.ts';
import type { TimelineEntry } from '../detail/OrderDetail.ts';
import { haveShipmentWorkflowsRun, orderStep } from '../detail/orderStep.ts';
import { orderEvent } from '../../events/OrderEvent.ts';
import { eventEntry } from '../timeline/eventText.ts';
import { suggestedAction } from './suggestedAction.ts';
import { aDetail, aLineItem, anOrder, fullAccess } from '../../testing/anOrder.ts';
import { undoOf } from './undoOf.ts';

const workflowErrors = [{ message: 'No rule matches', sku: null, quantity: null, type: null }];
const labels = (tab: TabNumber, fact: Partial<Order> = {}) =>
  orderActions(tab, anOrder(fact), fullAccess).map(({ label }) => label);
const actions = (tab: TabNumber, fact: Partial<Order> = {}) =>
  orderActions(tab, anOrder(fact), fullAccess).map(({ action }) => action);

describe('§4 Actions by tab', () => {
  test('Single actions: tabs 1 and 4 none', () => {
    expect(labels(tabs.all)).toEqual([]);
    expect(labels(tabs.shipped)).toEqual([]);
  });

  test(
    'Tab 2: stepper (Hold Order, Run Product Workflows, Run Shipment Workflows, then Ship Now) plus Close Order',
    { tags: '§4.24' },
    () => {
      expect(labels(tabs.open)).toEqual([
        'Hold Order',
        'Run Product Workflows',
        'Run Shipment Workflows',
        'Ship Now',
        'Close Order',
      ]);
    },
  );

  test(
    'Cancel Partial Shipment only if is_back_order is 2 and 3pl_status 7, or 3pl_status is 6',
    { tags: '§4.25' },
    () => {
      expect(labels(tabs.open, { threePlStatus: 6 })).toEqual([
        'Hold Order',
        'Run Product Workflows',
        'Run Shipment Workflows',
        'Cancel Partial Shipment',
        'Ship Now',
        'Close Order',
      ]);
      for (const backOrderState of [0, 1, 2, 3]) {
        for (const threePlStatus of [null, 0, 1, 2, 3, 4, 5, 6, 7, 8]) {
          const expected = (backOrderState === 2 && threePlStatus === 7) || threePlStatus === 6;
          expect(labels(tabs.open, { backOrderState, threePlStatus }).includes('Cancel Partial Shipment')).toBe(
            expected,
          );
        }
      }
    },
  );

  test('Tab 3: Close Order', { tags: '§4.26' }, () => {
    expect(labels(tabs.inFulfillment)).toEqual(['Close Order']);
  });

  test('tab 3 also has Hold Order when the server asks the 3PL; it is not suggested and has no undo', () => {
    const offers = orderActions(tabs.inFulfillment, anOrder(), { ...fullAccess, changesAtWarehouse: true });
    expect(offers.map(({ label, reversible }) => [label, reversible])).toEqual([
      ['Hold Order', false],
      ['Close Order', false],
    ]);
    expect(suggestedAction(tabs.inFulfillment, offers, { step: null })).toBeNull();
    for (const tab of [tabs.all, tabs.open, tabs.shipped, tabs.hold])
      expect(orderActions(tab, anOrder(), { ...fullAccess, changesAtWarehouse: true })).toEqual(
        orderActions(tab, anOrder(), fullAccess),
      );
  });

  test('Tab 6: Move to Open, Close Order', { tags: '§4.27' }, () => {
    expect(actions(tabs.hold)).toEqual(['move-to-open', 'move-to-close']);
    expect(labels(tabs.hold)).toEqual(['Move to Open', 'Close Order']);
  });

  test('Tab 8: Ship Now, Close Order', { tags: '§4.28' }, () => {
    expect(labels(tabs.needsReview)).toEqual(['Ship Now', 'Close Order']);
  });

  test(
    'Back orders: Move to Open, Move to Open Partially (only when is_back_order is 1), Close Order',
    { tags: '§4.29' },
    () => {
      expect(labels(tabs.backOrders, { backOrderState: 1 })).toEqual([
        'Move to Open',
        'Move to Open Partially',
        'Close Order',
      ]);
      expect(actions(tabs.backOrders, { backOrderState: 1 })).toEqual([
        'available',
        'available-partially',
        'move-to-close',
      ]);
      for (const backOrderState of [0, 2, 3])
        expect(labels(tabs.backOrders, { backOrderState })).toEqual(['Move to Open', 'Close Order']);
    },
  );

  test('Error tab: workflow error shows Run now and Close Order for any error_type', { tags: '§4.30' }, () => {
    expect(labels(tabs.errors, { workflowErrors })).toEqual(['Run now', 'Close Order']);
    expect(labels(tabs.errors, { workflowErrors, errorType: 1 })).toEqual(['Run now', 'Close Order']);
  });

  test(
    'Error tab: shipment error shows Move to Open (error_type 1) or Run Shipment Workflows, plus Close Order',
    { tags: '§4.31' },
    () => {
      expect(actions(tabs.errors, { errorType: 1 })).toEqual(['move-to-open-errored', 'move-to-close']);
      expect(labels(tabs.errors, { errorType: 1 })).toEqual(['Move to Open', 'Close Order']);
      for (const errorType of [null, 0, 2])
        expect(labels(tabs.errors, { errorType })).toEqual(['Run Shipment Workflows', 'Close Order']);
    },
  );
});

describe('§5 Every action needs a confirmation', () => {
  test.each([
    ['cancel-item', 'Are you sure you want to cancel this item?'],
    ['ship-now', 'Are you sure you want to send this order to 3PL now?'],
    ['move-to-close', 'Are you sure you want to close this order?'],
    ['cancel-partial-shipment', 'Are you sure you want to cancell partial Shipment?'],
    ['shipment-workflow', 'Are you sure you want to run shipment workflows?'],
    ['hold-order', 'Are you sure you want to hold this item?'],
    ['move-to-open', 'Are you sure you want to move this order?'],
    ['move-to-open-errored', 'Are you sure you want to move this order?'],
    ['product-workflow', 'Are you sure you want to run all product workflows?'],
    ['run-workflow', 'Are you sure you want to re-run error workflow?'],
    ['available', 'Are you sure you want to move this order to open order?'],
    ['available-partially', 'Are you sure you want to move this order to partially open order?'],
  ] as const)('%s: %s', { tags: '§5.8' }, (action, confirmation) => {
    expect(orderActionTexts(action).confirmation).toBe(confirmation);
  });

  test(
    'there are exactly the twelve above, and the generic confirm default is "Want to delete?"',
    { tags: '§5.11' },
    () => {
      expect(orderActionNames).toHaveLength(12);
      expect(defaultConfirmation).toBe('Want to delete?');
    },
  );
});

describe('§5 Action buttons are disabled without edit permission or while running', () => {
  const reasons = (tab: TabNumber, access: Partial<typeof fullAccess>) =>
    orderActions(tab, anOrder(), { ...fullAccess, ...access }).map(({ disabledReason }) => disabledReason);

  test('all are on with edit permission and nothing running', () => {
    expect(reasons(tabs.open, {})).toEqual([null, null, null, null, null]);
  });

  test('without edit permission all are off and say so', { tags: ['§5.12', '§6.9'] }, () => {
    expect(new Set(reasons(tabs.open, { canEdit: false, isRunning: true, blockCloseOrder: true }))).toEqual(
      new Set([disabledReasons.noEdit]),
    );
  });

  test('while one is running all are off and say so', { tags: '§5.13' }, () => {
    expect(new Set(reasons(tabs.open, { isRunning: true }))).toEqual(new Set([disabledReasons.running]));
  });

  test('Section 8 without edit sets blockCloseOrder: Close Order is off', () => {
    expect(reasons(tabs.open, { blockCloseOrder: true })).toEqual([
      null,
      null,
      null,
      null,
      disabledReasons.blockCloseOrder,
    ]);
    for (const tab of [tabs.inFulfillment, tabs.errors, tabs.hold, tabs.backOrders, tabs.needsReview])
      expect(reasons(tab, { blockCloseOrder: true }).at(-1)).toBe(disabledReasons.blockCloseOrder);
  });

  test('for any order in any tab, an action is off exactly when it has a reason', () => {
    const order = fc.record({
      backOrderState: fc.nat(3),
      threePlStatus: fc.option(fc.nat(8)),
      workflowErrors: fc.constantFrom([], workflowErrors),
      errorType: fc.option(fc.nat(2)),
    });
    const access = fc.record({ canEdit: fc.boolean(), blockCloseOrder: fc.boolean(), isRunning: fc.boolean() });
    fc.assert(
      fc.property(fc.constantFrom(...orderTabs), order, access, (tab, facts, who) => {
        const offers = orderActions(tab.number, facts, who);
        for (const { action, disabledReason } of offers) {
          const isOff = !who.canEdit || who.isRunning || (who.blockCloseOrder && action === 'move-to-close');
          expect(disabledReason !== null).toBe(isOff);
        }
        expect(new Set(offers.map(({ action }) => action)).size).toBe(offers.length);
      }),
    );
  });
});

describe('only hold <-> open has an undo; everything else says that it cannot be undone', () => {
  test('only Hold Order on tab 2 and Move to Open on tab 6 are reversible', () => {
    const reversible = orderTabs.flatMap(({ number }) =>
      orderActions(number, anOrder({ backOrderState: 1 }), fullAccess)
        .filter((offer) => offer.reversible)
        .map(({ action }) => `${number} ${action}`),
    );
    expect(reversible).toEqual(['2 hold-order', '6 move-to-open']);
  });

  test('a hold is undone by open, and an open by hold only when the order came from hold', () => {
    expect(undoOf('hold-order', tabs.open)).toBe('move-to-open');
    expect(undoOf('move-to-open', tabs.hold)).toBe('hold-order');
    expect(undoOf('move-to-open', tabs.needsReview)).toBeNull();
    expect(undoOf('move-to-close', tabs.hold)).toBeNull();
  });

  test('has a destructive tone only when there is no undo', () => {
    for (const { number } of orderTabs) {
      for (const offer of orderActions(number, anOrder({ threePlStatus: 6 }), fullAccess))
        expect(offer.destructive && offer.reversible).toBe(false);
    }
  });
});

describe('the suggested next action', () => {
  const suggested = (tab: TabNumber, step: 1 | 2 | 3 | null, fact: Partial<Order> = {}) =>
    suggestedAction(tab, orderActions(tab, anOrder(fact), fullAccess), { step });

  test('follows the step indicator on tab 2', () => {
    const detail = aDetail({ lineItems: [aLineItem()] });
    expect(suggested(tabs.open, orderStep({ ...detail, eligibleFlows: [{ name: 'Split' }] }))).toBe('product-workflow');
    expect(suggested(tabs.open, orderStep(detail))).toBe('shipment-workflow');
    expect(suggested(tabs.open, orderStep(aDetail()))).toBeNull();
    expect(suggested(tabs.open, null)).toBeNull();
  });

  test('is Ship Now once the shipment workflows have run, until the order is held or run through the others', () => {
    const taken = (action: OrderAction, minute: number, how = {}) =>
      eventEntry(
        orderEvent('actionTaken', { action, by: 'Ada', isBulk: false, isUndo: false, ...how }),
        `2026-11-22T09:0${minute}:00Z`,
      );
    const next = (...timeline: TimelineEntry[]) => {
      const detail = aDetail({ lineItems: [aLineItem()], timeline });
      return suggestedAction(tabs.open, orderActions(tabs.open, anOrder(), fullAccess), {
        step: orderStep(detail),
        shipmentWorkflowsRan: haveShipmentWorkflowsRun(detail),
      });
    };
    const received = { message: 'Order received from the store', createdAt: '2026-11-22T08:00:00Z' };
    const ran = taken('shipment-workflow', 1);
    expect(next(received)).toBe('shipment-workflow');
    expect(next(ran, received)).toBe('ship-now');
    expect(next(received, ran, { ...received, createdAt: '2026-11-22T09:09:00Z' })).toBe('ship-now');
    expect(next(taken('shipment-workflow', 1, { isBulk: true }), received)).toBe('ship-now');
    expect(next(taken('cancel-item', 2), ran)).toBe('ship-now');
    for (const action of ['hold-order', 'move-to-open', 'move-to-open-errored', 'product-workflow'] as const)
      expect(next(taken(action, 2), ran)).toBe('shipment-workflow');
    // A person's note says nothing about what was run.
    expect(next({ message: 'Run Shipment Workflows clicked by Ada', createdAt: null })).toBe('shipment-workflow');
  });

  test('is elsewhere the first action that does not close the order', () => {
    expect(
      [tabs.inFulfillment, tabs.hold, tabs.backOrders, tabs.needsReview].map((tab) => suggested(tab, null)),
    ).toEqual([null, 'move-to-open', null, 'ship-now']);
    expect(suggested(tabs.errors, null, { workflowErrors })).toBe('run-workflow');
  });

  test('is not Move to Open for a back order while stock is short or unknown', () => {
    const availabilityOf = (backOrderState: number, isShort?: boolean) =>
      suggestedAction(tabs.backOrders, orderActions(tabs.backOrders, anOrder({ backOrderState }), fullAccess), {
        step: null,
        isShort,
      });
    expect(availabilityOf(1)).toBeNull();
    expect(availabilityOf(1, true)).toBe('available-partially');
    expect(availabilityOf(0, true)).toBeNull();
    expect(availabilityOf(1, false)).toBe('available');
  });
});

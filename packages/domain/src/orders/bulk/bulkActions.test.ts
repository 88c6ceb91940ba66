import { wordsText } from '../../messages/messageWords.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backOrderChoices, parseBackOrderChoice } from '../detail/backOrderChoices.ts';
import type { BulkAction } from './BulkAction.ts';
import { bulkActions, bulkOffers, errorOffers } from './bulkActions.ts';
import { bulkPrompt } from './bulkPrompt.ts';
import { disabledReasons } from '../actions/OrderAccess.ts';
import { orderTabs } from '../list/orderTabs.ts';
import { type TabNumber, tabs } from '../../shared/orders/tabs.ts';
import { countOrders } from './bulkReport.ts';
import { preflight, refusedGroups } from './preflight.ts';
import { selectionLabel } from './Selection.ts';
import { anOrder, fullAccess } from '../../testing/anOrder.ts';

describe('Bulk by tab', () => {
  test(
    '2 and 3 Ship Now, Move to Close; 6 and 8 Move to Open, Move to Close, Ship Now; 1 and 4 none',
    { tags: ['§2.77', '§2.78', '§2.86'] },
    () => {
      const labels = (tab: TabNumber) => bulkOffers(tab, 2, fullAccess).map(({ label }) => label);
      expect([tabs.open, tabs.inFulfillment].map(labels)).toEqual([
        ['Ship Now', 'Move to Close'],
        ['Ship Now', 'Move to Close'],
      ]);
      expect([tabs.hold, tabs.needsReview].map(labels)).toEqual([
        ['Move to Open', 'Move to Close', 'Ship Now'],
        ['Move to Open', 'Move to Close', 'Ship Now'],
      ]);
      expect([tabs.all, tabs.shipped].flatMap(labels)).toEqual([]);
    },
  );

  test(
    '7 its select: "N sent to Open Orders" (move_to_open) and "N sent to Open Partially" (move_to_open_partially)',
    { tags: '§2.91' },
    () => {
      expect(bulkOffers(tabs.backOrders, 12, fullAccess).map(({ label }) => label)).toEqual([
        '12 sent to Open Orders',
        '12 sent to Open Partially',
      ]);
      expect(backOrderChoices(12)).toEqual([
        { value: 'move_to_open', action: 'available', label: '12 sent to Open Orders' },
        { value: 'move_to_open_partially', action: 'available-partially', label: '12 sent to Open Partially' },
      ]);
    },
  );

  describe('5 what its orders offer one by one', () => {
    const workflow = anOrder({ workflowErrors: [{ message: 'Short', sku: null, quantity: null, type: null }] });
    const refused = anOrder({ shipmentError: 'No', errorType: 1 });
    const unshippable = anOrder({ shipmentError: 'No', errorType: 2 });
    const labels = (...orders: (typeof workflow)[]) => errorOffers(orders, fullAccess).map(({ label }) => label);

    test("the selected orders' actions, or all three disabled with none selected", () => {
      expect(labels(workflow)).toEqual(['Run now']);
      expect(labels(refused, workflow, workflow)).toEqual(['Run now', 'Move to Open']);
      expect(labels(unshippable)).toEqual(['Run Shipment Workflows']);
      expect(errorOffers([], fullAccess).map(({ disabledReason }) => disabledReason)).toEqual(
        Array.from({ length: 3 }, () => disabledReasons.nothingSelected),
      );
    });

    test('the preflight leaves out orders that the store holds back, with the reason', () => {
      const orders = [anOrder({ orderId: '1', isKept: true }), anOrder({ orderId: '2' })];
      for (const action of ['move-to-open', 'ship-now'] as const) {
        const { eligible, refused } = preflight(action, tabs.hold, orders);
        expect(eligible.map(({ orderId }) => orderId)).toEqual(['2']);
        expect(refused.map(({ reason }) => wordsText(reason))).toEqual([
          'Your store is holding it. Release it in your store.',
        ]);
      }
      expect(preflight('move-to-close', tabs.hold, orders).refused).toEqual([]);
    });

    test('the preflight leaves out orders whose error has another action, with the reason', () => {
      const reasonsOf = (action: BulkAction) =>
        preflight(action, tabs.errors, [workflow, refused, unshippable]).refused.map(({ reason }) => wordsText(reason));
      expect(reasonsOf('run-workflow')).toEqual(['No workflow failed on it.']);
      expect(reasonsOf('shipment-workflow')).toEqual([
        'A workflow failed on it; run that again first.',
        'It has a 3PL API error; move it to open instead.',
      ]);
      expect(reasonsOf('move-to-open-errored')).toEqual(['It has no 3PL API error.']);
    });

    test('the prompt asks as for one order, with the count in its heading', () => {
      expect(bulkPrompt('run-workflow', 17)).toEqual({
        heading: 'Confirm this bulk action before processing. 17 Selected Orders.',
        body: 'Are you sure you want to re-run error workflow?',
      });
      expect(bulkPrompt('move-to-open-errored', 2).body).toBe(
        'Are you sure you want to move these 2 order(s) to open?',
      );
    });
  });

  test('only Move to Open from hold can be undone', () => {
    const reversible = orderTabs.flatMap(({ number }) =>
      bulkOffers(number, 1, fullAccess).flatMap((offer) => (offer.reversible ? `${number} ${offer.action}` : [])),
    );
    expect(reversible).toEqual(['6 move-to-open']);
  });
});

describe('§5 Bulk buttons disabled, and bulk moves do nothing, when nothing is selected', () => {
  const reasons = (tab: TabNumber, selected: number, access: Partial<typeof fullAccess> = {}) =>
    bulkOffers(tab, selected, { ...fullAccess, ...access }).map(({ disabledReason }) => disabledReason);

  test('all are off with nothing selected', { tags: '§5.14' }, () => {
    expect(reasons(tabs.open, 0)).toEqual([disabledReasons.nothingSelected, disabledReasons.nothingSelected]);
    expect(reasons(tabs.open, 1)).toEqual([null, null]);
  });

  test('§2 Back order list: disabled without edit permission or with zero selected', { tags: '§2.92' }, () => {
    expect(reasons(tabs.backOrders, 0)).toEqual([disabledReasons.nothingSelected, disabledReasons.nothingSelected]);
    expect(reasons(tabs.backOrders, 3, { canEdit: false })).toEqual([disabledReasons.noEdit, disabledReasons.noEdit]);
    expect(reasons(tabs.backOrders, 3)).toEqual([null, null]);
  });

  test('all are off while running, and bulk close is off with blockCloseOrder', () => {
    expect(reasons(tabs.hold, 1, { isRunning: true })).toEqual([
      disabledReasons.running,
      disabledReasons.running,
      disabledReasons.running,
    ]);
    expect(reasons(tabs.hold, 1, { blockCloseOrder: true })).toEqual([null, disabledReasons.blockCloseOrder, null]);
  });
});

describe('§5 Back-order Action select accepts only move_to_open and move_to_open_partially', () => {
  test.each(['move_to_open', 'move_to_open_partially'])('%s', (text) => {
    expect(parseBackOrderChoice(text)).toBe(text);
  });

  test('otherwise "Invalid Action"', { tags: '§5.15' }, () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom('', 'Move_To_Open', ' move_to_open', 'move_to_close', '__proto__')),
        (text) => {
          expect(parseBackOrderChoice(text)).toEqual({ error: 'Invalid Action' });
        },
      ),
    );
  });
});

describe('§5 Bulk: "Confirm this bulk action before processing. N Selected Orders."', () => {
  const heading = 'Confirm this bulk action before processing. 17 Selected Orders.';

  test('the body is "Are you sure you want to move these N order(s) to open/close?"', { tags: '§5.9' }, () => {
    expect(bulkPrompt('move-to-open', 17)).toEqual({
      heading,
      body: 'Are you sure you want to move these 17 order(s) to open?',
    });
    expect(bulkPrompt('move-to-close', 17)).toEqual({
      heading,
      body: 'Are you sure you want to move these 17 order(s) to close?',
    });
  });

  test('Ship Now has only the generic one', { tags: '§5.10' }, () => {
    expect(bulkPrompt('ship-now', 17)).toEqual({ heading, body: null });
  });

  test("the back-order options have the select's names", () => {
    expect(bulkPrompt('available', 17)).toEqual({ heading, body: '17 sent to Open Orders' });
    expect(bulkPrompt('available-partially', 17)).toEqual({ heading, body: '17 sent to Open Partially' });
  });
});

describe('§2 label "Select All Orders" or "N order(s) selected"', () => {
  test('lists', () => {
    expect(selectionLabel(0)).toBe('Select All Orders');
    expect(selectionLabel(0, tabs.hold)).toBe('Select All Orders');
    expect(selectionLabel(1)).toBe('1 order(s) selected');
    expect(selectionLabel(812, tabs.needsReview)).toBe('812 order(s) selected');
    expect(selectionLabel(25_900)).toBe('25,900 order(s) selected');
  });

  test('Needs User Review: select-all checkbox "Select All Hold Orders"', { tags: '§2.83' }, () => {
    expect(selectionLabel(0, tabs.needsReview)).toBe('Select All Hold Orders');
  });
});

describe('Preflight', () => {
  const orders = [
    anOrder({ id: '1' }),
    anOrder({ id: '2', closedAt: '2026-11-01T08:00:00Z' }),
    anOrder({ id: '3', backOrderState: 1 }),
    anOrder({ id: '4', cancelledAt: '2026-11-01T08:00:00Z' }),
    anOrder({ id: '5', backOrderState: 1 }),
    anOrder({ id: '6' }),
  ];

  test('says how many selected orders can take the action and groups the others by reason', () => {
    const { eligible, refused } = preflight('ship-now', tabs.hold, orders);
    expect(eligible.map(({ id }) => id)).toEqual(['1', '6']);
    expect(refused.map(({ reason, orders: those }) => [wordsText(reason), those.map(({ id }) => id)])).toEqual([
      ['It is closed already.', ['2']],
      ['It has items waiting for stock; restock them to ship it.', ['3', '5']],
      ['It is canceled already.', ['4']],
    ]);
  });

  test('on the back order list names the orders that cannot be released partially', () => {
    const { eligible, refused } = preflight('available-partially', tabs.backOrders, orders);
    expect(eligible.map(({ id }) => id)).toEqual(['3', '5']);
    expect(
      refused.find(({ reason }) => wordsText(reason) === 'No part of it can be released.')?.orders.map(({ id }) => id),
    ).toEqual(['1', '6']);
  });

  test('counts every order of any selection once, at its first position', () => {
    const anyOrders = fc.array(
      fc.record({
        closedAt: fc.constantFrom(null, '2026-11-01T08:00:00Z'),
        cancelledAt: fc.constantFrom(null, '2026-11-01T08:00:00Z'),
        backOrderState: fc.nat(2),
        fulfillmentStatus: fc.constantFrom('', 'partial', 'fulfilled'),
      }),
    );
    const tabAndAction = fc.constantFrom(
      ...orderTabs.flatMap(({ number }) => bulkActions(number).map((action) => [number, action] as const)),
    );
    fc.assert(
      fc.property(anyOrders, tabAndAction, (facts, [tab, action]) => {
        const selected = facts.map((fact, index) => anOrder({ ...fact, id: String(index) }));
        const { eligible, refused } = preflight(action, tab, selected);
        const counted = [...eligible, ...refused.flatMap((group) => group.orders)];
        expect(counted.toSorted((a, b) => Number(a.id) - Number(b.id))).toEqual(selected);
        expect(new Set(refused.map(({ reason }) => wordsText(reason))).size).toBe(refused.length);
        for (const { closedAt, cancelledAt } of eligible) expect([closedAt, cancelledAt]).toEqual([null, null]);
      }),
    );
  });

  test("counts refused orders as the server does, with the first ones' names", () => {
    const reason = 'It has items waiting for stock; restock them to ship it.';
    const groups = refusedGroups([{ reason, count: 1_200, orderNames: ['#1', '#2'] }]);
    expect(countOrders(groups)).toBe(1_200);
    expect(groups[0]?.orders.map(({ orderName }) => orderName)).toEqual(['#1', '#2']);
  });
});

import { tabs } from '../../shared/orders/tabs.ts';
import { describe, expect, test } from 'vitest';
import { actionPrompt, removalPrompt } from './actionPrompt.ts';
import { canBeUndone, cannotBeUndone } from './orderActionTexts.ts';
import { orderActions } from './orderActions.ts';
import { orderTabs } from '../list/orderTabs.ts';
import { aLineItem, anOrder, fullAccess } from '../../testing/anOrder.ts';

describe("an action's confirmation", () => {
  test("uses §5's wording, names the order, and has the verb on its button", { tags: '§5.8' }, () => {
    expect(actionPrompt(tabs.open, 'hold-order', anOrder())).toEqual({
      title: 'Are you sure you want to hold this item?',
      body: 'Order #536365, Customer 17850',
      confirmLabel: 'Hold Order',
      note: canBeUndone,
      destructive: false,
    });
  });

  test('warns before an irreversible action; hold <-> open can be undone', () => {
    const reversible = orderTabs.flatMap(({ number }) =>
      orderActions(number, anOrder({ backOrderState: 1, threePlStatus: 6 }), fullAccess).flatMap(({ action }) =>
        actionPrompt(number, action, anOrder()).note === cannotBeUndone ? [] : `${number} ${action}`,
      ),
    );
    expect(reversible).toEqual(['2 hold-order', '6 move-to-open']);
  });

  test('names only the order when there is no customer', () => {
    expect(actionPrompt(tabs.inFulfillment, 'move-to-close', anOrder({ customerName: ' ' })).body).toBe(
      'Order #536365',
    );
  });

  test('a change to an order at a 3PL is only a request and may come too late', () => {
    expect(actionPrompt(tabs.inFulfillment, 'hold-order', anOrder()).note).toContain('We’ll ask your 3PL');
    expect(actionPrompt(tabs.open, 'hold-order', anOrder()).note).toBe('You can undo this afterward.');
    const removal = (tab?: typeof tabs.inFulfillment) => removalPrompt(anOrder(), aLineItem(), 1, 2, tab).note;
    expect(removal(tabs.inFulfillment)).toContain('We’ll ask your 3PL');
    expect(removal()).toBe('This cannot be undone.');
  });

  test('a removal names the quantity, the total and the item', () => {
    expect(removalPrompt(anOrder(), aLineItem(), 2, 5)).toMatchObject({
      title: 'Are you sure you want to cancel this item?',
      body: '2 of 5 × White hanging heart T-light holder. Order #536365, Customer 17850',
      confirmLabel: 'Remove 2 of 5',
      note: cannotBeUndone,
    });
    expect(removalPrompt(anOrder(), aLineItem({ name: ' ' }), 1, 1).body).toContain('1 of 1 × 85123A.');
  });
});

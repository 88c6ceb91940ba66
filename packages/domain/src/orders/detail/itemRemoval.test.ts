import { tabs } from '../../shared/orders/tabs.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultRemoveQuantity, itemRemoval, removableQuantity, removeQuantity } from './itemRemoval.ts';
import { disabledReasons } from '../actions/OrderAccess.ts';
import { orderTabs } from '../list/orderTabs.ts';
import { aDetail, aFulfillment, aLineItem, fullAccess } from '../../testing/anOrder.ts';
import { withoutUnits } from './withoutUnits.ts';

describe('§4 Remove item from order on tab 2 items whose 3pl_status is not 2', () => {
  test('on tab 2 only', { tags: '§4.32' }, () => {
    const offered = orderTabs
      .map(({ number }) => number)
      .filter((tab) => itemRemoval(tab, aLineItem(), fullAccess) !== null);
    expect(offered).toEqual([tabs.open]);
  });

  test('is hidden when the 3pl_status is 2 and for canceled items', { tags: '§4.32' }, () => {
    const offered = [null, 0, 1, 2, 3, 4, 5].filter(
      (threePlStatus) => itemRemoval(tabs.open, aLineItem({ threePlStatus }), fullAccess) !== null,
    );
    expect(offered).toEqual([null, 0, 1, 3, 4, 5]);
    expect(itemRemoval(tabs.open, aLineItem({ isCancelled: true }), fullAccess)).toBeNull();
  });

  test('is on tab 3 for items at the warehouse when the server asks the 3PL', () => {
    const access = { ...fullAccess, changesAtWarehouse: true };
    const offered = [null, 0, 1, 2, 3, 4, 5].filter(
      (threePlStatus) => itemRemoval(tabs.inFulfillment, aLineItem({ threePlStatus }), access) !== null,
    );
    expect(offered).toEqual([2]);
    const sent = aLineItem({ threePlStatus: 2 });
    expect(itemRemoval(tabs.inFulfillment, sent, fullAccess)).toBeNull();
    expect(itemRemoval(tabs.open, sent, access)).toBeNull();
    expect(itemRemoval(tabs.inFulfillment, { ...sent, fulfillableQuantity: 0 }, access)).toBeNull();
    expect(itemRemoval(tabs.inFulfillment, { ...sent, isCancelled: true }, access)).toBeNull();
  });

  test('§5 "Are you sure you want to cancel this item?"', () => {
    expect(itemRemoval(tabs.open, aLineItem(), fullAccess)).toEqual({
      control: 'input',
      max: 5,
      label: 'Remove item from order',
      confirmation: 'Are you sure you want to cancel this item?',
      disabledReason: null,
    });
  });

  test(
    '§5 If fulfillable quantity is 1 or less, a plain "Remove item from order" link is shown instead',
    { tags: '§5.5' },
    () => {
      const control = (fulfillableQuantity: number) =>
        itemRemoval(tabs.open, aLineItem({ fulfillableQuantity }), fullAccess)?.control;
      expect([-1, 0, 1, 2, 5].map(control)).toEqual(['link', 'link', 'link', 'input', 'input']);
    },
  );

  test('is off without edit permission, while running, and with nothing left to remove', () => {
    const reason = (fulfillableQuantity: number, access: Partial<typeof fullAccess>) =>
      itemRemoval(tabs.open, aLineItem({ fulfillableQuantity }), { ...fullAccess, ...access })?.disabledReason;
    expect(reason(5, { canEdit: false })).toBe(disabledReasons.noEdit);
    expect(reason(5, { isRunning: true })).toBe(disabledReasons.running);
    expect(reason(0, {})).toBe(disabledReasons.nothingToRemove);
    expect(reason(1, { blockCloseOrder: true })).toBeNull();
  });
});

describe('§5 Remove quantity: whole numbers from 1 to the fulfillable quantity', () => {
  test('Default removal quantity "1"', { tags: '§5.6' }, () => {
    expect(defaultRemoveQuantity).toBe('1');
  });

  test('empty allowed while typing', { tags: '§5.3' }, () => {
    expect(removeQuantity('', 5)).toBe('');
    expect(removeQuantity('  ', 5)).toBe('');
  });

  test.each(['1', '2', '5'])('%s of 5 is kept', (input) => {
    expect(removeQuantity(input, 5)).toBe(input);
  });

  test.each(['6', '99999999999999999999', '0', '-1', '00'])(
    'above maximum or below 1 resets to 1: %s of 5',
    { tags: '§5.4' },
    (input) => {
      expect(removeQuantity(input, 5)).toBe('1');
    },
  );

  test.each(['1.5', '2e0', 'two', '0x2', '+2', '١', '2 3', 'NaN'])(
    'anything but a whole number resets to 1: %s',
    (input) => {
      expect(removeQuantity(input, 5)).toBe('1');
    },
  );

  test('drops leading zeros and blanks', () => {
    expect(removeQuantity(' 03 ', 5)).toBe('3');
  });

  test(
    'any input becomes empty or a whole number from 1 to the maximum, and reading it again changes nothing',
    { tags: '§5.2' },
    () => {
      fc.assert(
        fc.property(
          fc.oneof(fc.string(), fc.integer().map(String), fc.nat(12).map(String), fc.double().map(String)),
          fc.integer({ min: 1, max: 10 }),
          (input, max) => {
            const held = removeQuantity(input, max);
            expect(removeQuantity(held, max)).toBe(held);
            expect(held === '').toBe(input.trim() === '');
            expect(held).toMatch(/^([1-9]\d*)?$/);
            expect(Number(held)).toBeLessThanOrEqual(max);
          },
        ),
      );
    },
  );

  test('an invalid fulfillable quantity removes nothing', () => {
    expect([3, 2.9, 0, -2, NaN].map((fulfillableQuantity) => removableQuantity({ fulfillableQuantity }))).toEqual([
      3, 2, 0, 0, 0,
    ]);
  });
});

describe('removing units from an order', () => {
  const detail = aDetail({ lineItems: [aLineItem(), aLineItem({ lineItemId: 'L2' })] });

  test('2 of 5 leaves 3 and the other items unchanged', () => {
    expect(withoutUnits(detail, 'L1', 2)?.lineItems).toEqual([
      aLineItem({ quantity: 3, fulfillableQuantity: 3 }),
      aLineItem({ lineItemId: 'L2' }),
    ]);
  });

  test('a single unit, which is the default removal quantity (§5)', () => {
    expect(withoutUnits(detail, 'L1', 1)?.lineItems[0]).toEqual(aLineItem({ quantity: 4, fulfillableQuantity: 4 }));
    const lastOne = aDetail({ lineItems: [aLineItem({ quantity: 1, fulfillableQuantity: 1 })] });
    expect(withoutUnits(lastOne, 'L1', 1)?.lineItems[0]).toEqual(
      aLineItem({ quantity: 1, fulfillableQuantity: 0, isCancelled: true }),
    );
  });

  test('removing all cancels the item, which keeps its ordered quantity', () => {
    expect(withoutUnits(detail, 'L1', 5)?.lineItems[0]).toEqual(
      aLineItem({ fulfillableQuantity: 0, isCancelled: true }),
    );
  });

  test('removing the rest of a partly shipped item leaves the shipped units', () => {
    const partly = aDetail({
      lineItems: [aLineItem({ fulfillableQuantity: 3 })],
      fulfillments: [aFulfillment({ quantity: 2 })],
    });
    expect(withoutUnits(partly, 'L1', 3)?.lineItems[0]).toEqual(aLineItem({ quantity: 2, fulfillableQuantity: 0 }));
  });

  test.each([0, -1, 6, 1.5, NaN])('%s of 5 cannot be removed', (quantity) => {
    expect(withoutUnits(detail, 'L1', quantity)).toBeNull();
  });

  test('nothing can be removed from an unknown, canceled or sent item', () => {
    expect(withoutUnits(detail, 'gone', 1)).toBeNull();
    expect(withoutUnits(aDetail({ lineItems: [aLineItem({ isCancelled: true })] }), 'L1', 1)).toBeNull();
    expect(withoutUnits(aDetail({ lineItems: [aLineItem({ threePlStatus: 2 })] }), 'L1', 1)).toBeNull();
  });
});

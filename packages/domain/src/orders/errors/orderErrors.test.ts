import { describe, expect, test } from 'vitest';
import {
  blockage,
  errorMessages,
  isOrderInError,
  orderErrorLabel,
  shipmentErrorText,
  workflowErrorParts,
} from './orderErrors.ts';
import { anOrder } from '../../testing/anOrder.ts';

const workflowError = { message: 'Not enough stock', sku: '85123A', quantity: 3, type: null };

test('§4 Order 3pl_status 3, 5, 6 show the order title in an error color', { tags: ['§4.14', '§9.20'] }, () => {
  const inError = [null, 0, 1, 2, 3, 4, 5, 6, 7].filter((threePlStatus) => isOrderInError({ threePlStatus }));
  expect(inError).toEqual([3, 5, 6]);
});

describe('§2 Error list', () => {
  test('workflow-error orders labeled "Workflows Error" for any error_type', { tags: '§2.88' }, () => {
    expect(orderErrorLabel({ workflowErrors: [workflowError], errorType: null })).toBe('Workflows Error');
    expect(orderErrorLabel({ workflowErrors: [workflowError], errorType: 1 })).toBe('Workflows Error');
  });

  test.each([null, 0, 2])(
    'shipment-error orders labeled "Shipment Error": error_type %s',
    { tags: '§2.89' },
    (errorType) => {
      expect(orderErrorLabel({ workflowErrors: [], errorType })).toBe('Shipment Error');
    },
  );

  test('or "3PL API Error" when error_type is 1', { tags: '§2.90' }, () => {
    expect(orderErrorLabel({ workflowErrors: [], errorType: 1 })).toBe('3PL API Error');
  });
});

test('§8 shipment error shows "Internal Server Error!" if empty', { tags: '§8.16' }, () => {
  expect(shipmentErrorText({ shipmentError: null })).toBe('Internal Server Error!');
  expect(shipmentErrorText({ shipmentError: 'Unknown SKU' })).toBe('Unknown SKU');
});

test('§2 Workflow error entries show message, sku and qty (qty labeled Require)', { tags: '§2.104' }, () => {
  expect(workflowErrorParts(workflowError)).toEqual({ words: 'Not enough stock', sku: '85123A', require: 3 });
});

test('§2 type order_amount_error shows only the message', { tags: '§2.105' }, () => {
  expect(workflowErrorParts({ ...workflowError, type: 'order_amount_error' })).toEqual({
    words: 'Not enough stock',
    sku: null,
    require: null,
  });
});

describe('a blocked order shows its reason on the row', () => {
  test('an ordinary order has no reason', () => {
    expect(blockage(anOrder())).toBeNull();
  });

  test.each([
    [anOrder({ workflowErrors: [workflowError] }), 'Workflows Error: Not enough stock'],
    [
      anOrder({ workflowErrors: [workflowError, { ...workflowError, sku: '22423' }] }),
      'Workflows Error: Not enough stock (2 items)',
    ],
    [
      anOrder({ workflowErrors: [workflowError, { ...workflowError, message: 'No rule matches' }] }),
      'Workflows Error: Not enough stock, and 1 more',
    ],
    [anOrder({ shipmentError: 'Unknown SKU' }), 'Shipment Error: Unknown SKU'],
    [anOrder({ shipmentError: 'Timed out', errorType: 1 }), '3PL API Error: Timed out'],
    [anOrder({ errorType: 1 }), '3PL API Error: Internal Server Error!'],
    [anOrder({ threePlStatus: 5 }), 'The warehouse reports a problem (3PL status 5)'],
    [anOrder({ backOrderState: 1 }), 'Waiting for stock; part of it can be released'],
    [anOrder({ backOrderState: 2 }), 'Partly released; the rest is waiting for stock'],
  ])('%# gives what is known', (order, reason) => {
    const blocked = blockage(order);
    expect(blocked?.label ? `${blocked.label}: ${blocked.reason}` : blocked?.reason).toBe(reason);
  });

  test('only what needs a person can be red, so an order waiting for stock is not', () => {
    const needsPerson = [
      { workflowErrors: [workflowError] },
      { shipmentError: 'Unknown SKU' },
      { errorType: 1 },
      { threePlStatus: 6 },
      { backOrderState: 1 },
      { backOrderState: 2 },
    ].map((fact) => blockage(anOrder(fact))?.needsPerson);
    expect(needsPerson).toEqual([true, true, true, true, false, false]);
  });

  test(
    'every order in the error list has one of the three labels, even without other details',
    { tags: '§2.89' },
    () => {
      expect(blockage(anOrder(), true)).toEqual({
        label: 'Shipment Error',
        reason: 'Internal Server Error!',
        needsPerson: true,
      });
      expect(blockage(anOrder({ threePlStatus: 5, errorType: 2 }), true)).toEqual({
        label: 'Shipment Error',
        reason: 'Internal Server Error!',
        needsPerson: true,
      });
      expect(blockage(anOrder({ workflowErrors: [workflowError] }), true)?.label).toBe('Workflows Error');
    },
  );

  test('a closed or canceled order is no longer blocked', () => {
    expect(blockage(anOrder({ errorType: 1, closedAt: '2026-11-01T09:00:00Z' }))).toBeNull();
    expect(blockage(anOrder({ backOrderState: 1, cancelledAt: '2026-11-01T09:00:00Z' }))).toBeNull();
  });

  test('every workflow error has its message, and a shipment error has one', () => {
    expect(
      errorMessages(anOrder({ workflowErrors: [workflowError, workflowError], shipmentError: 'Unknown SKU' })),
    ).toEqual(['Not enough stock', 'Not enough stock']);
    expect(errorMessages(anOrder({ shipmentError: 'Unknown SKU' }))).toEqual(['Unknown SKU']);
    expect(errorMessages(anOrder())).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { anOrder } from '../testing/anOrder.ts';
import { errorCauses, orderErrorLabel, workflowErrorParts } from '../orders/index.ts';
import { stoppedFigures } from './stoppedFigures.ts';
import { stoppedCoverage, stoppedLabels } from './workflowsTexts.ts';

const failing = (index: number, errors: readonly { message: string; sku: string | null; quantity: number | null }[]) =>
  anOrder({
    orderId: String(index),
    orderName: `#${index}`,
    workflowErrors: errors.map((error) => ({ type: null, ...error })),
  });

const refused = (index: number, shipmentError: string | null, errorType: number) =>
  anOrder({ orderId: String(index), orderName: `#${index}`, workflowErrors: [], shipmentError, errorType });

const noStock = { message: 'Not enough stock', sku: '85123A', quantity: 6 };

const list = [
  failing(5, [noStock, { ...noStock, sku: '22423', quantity: null }]),
  refused(4, 'Invalid postcode', 1),
  failing(3, [{ message: 'Amount above the limit', sku: null, quantity: null }, noStock]),
  refused(2, null, 2),
  refused(1, 'Invalid postcode', 1),
];

const figuresOf = (kind: 'order' | 'shipment') => {
  const orders = list.filter((order) => stoppedLabels[kind].includes(orderErrorLabel(order)));
  return stoppedFigures(
    errorCauses(orders),
    orders.map((order) => order.workflowErrors.map(workflowErrorParts)),
  );
};

describe('orders that the error list holds, by the kind of workflow that they stand for', () => {
  it('order update: workflow errors by cause, each with the newest order', () => {
    expect(figuresOf('order')).toMatchObject({
      orders: 2,
      causes: [
        { label: 'Workflows Error', message: 'Not enough stock', orders: 2, newest: { orderId: '5', orderName: '#5' } },
        { label: 'Workflows Error', message: 'Amount above the limit', orders: 1, newest: { orderId: '3' } },
      ],
    });
  });

  it('the SKUs that the errors name, with what they require', () => {
    expect(figuresOf('order').skus).toEqual([
      { sku: '85123A', orders: 2, require: 12 },
      { sku: '22423', orders: 1, require: null },
    ]);
  });

  it('shipment update: shipment and 3PL API errors by cause; one without a word is "Internal Server Error!"', () => {
    expect(figuresOf('shipment').causes.map(({ label, message, orders }) => [label, message, orders])).toEqual([
      ['3PL API Error', 'Invalid postcode', 2],
      ['Shipment Error', 'Internal Server Error!', 1],
    ]);
  });

  it('between them the two kinds hold every order of the list, none twice', () => {
    expect(figuresOf('order').orders + figuresOf('shipment').orders).toBe(list.length);
  });

  it('hostile SKUs and quantities: __proto__, 40 characters, an emoji, not a number', () => {
    const skus = ['__proto__', 'S'.repeat(40), '😀'];
    const figures = stoppedFigures(errorCauses([failing(1, [noStock])]), [
      skus.map((sku) => ({ sku, require: Number.NaN })),
      [{ sku: '__proto__', require: 3 }],
    ]);
    expect(figures.skus.map(({ sku }) => sku).toSorted()).toEqual(skus.toSorted());
    expect(figures.skus.find(({ sku }) => sku === '__proto__')).toEqual({ sku: '__proto__', orders: 2, require: 3 });
    expect(figures.skus.find(({ sku }) => sku === '😀')?.require).toBeNull();
  });

  it('says what it covers', () => {
    expect(stoppedCoverage({ orders: 2, listed: 5, unreadable: 0, period: 'Last 30d' })).toBe(
      'Based on the Errors list: 2 of its 5 orders (Last 30d).',
    );
    expect(stoppedCoverage({ orders: 1, listed: 1, unreadable: 2, period: 'Last 30d' })).toBe(
      'Based on the Errors list: 1 of its 1 order (Last 30d). 2 orders could not be read.',
    );
  });
});

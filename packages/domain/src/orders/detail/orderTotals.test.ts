import { expect, test } from 'vitest';
import { aDetail, aLineItem } from '../../testing/anOrder.ts';
import { orderTotals } from './detailTotals.ts';

const line = (quantity: number, facts: Partial<ReturnType<typeof aLineItem>> = {}) =>
  aLineItem({ quantity, price: 2.5, productWeight: '0.5', ...facts });

test('sums units, value and weight of the order, without canceled items', () => {
  const lineItems = [line(4), line(6), line(90, { isCancelled: true })];
  expect(orderTotals(aDetail({ lineItems }))).toEqual({ units: 10, value: 25, weight: 5 });
});

test('a missing price or weight makes its total unknown rather than smaller', () => {
  expect(orderTotals(aDetail({ lineItems: [line(4), line(1, { price: null })] })).value).toBeNull();
  for (const productWeight of ['', ' ', '1 kg', 'NaN'])
    expect(orderTotals(aDetail({ lineItems: [line(4), line(1, { productWeight })] })).weight).toBeNull();
  expect(orderTotals(aDetail())).toEqual({ units: 0, value: 0, weight: 0 });
});

import type { LineItem } from '@hub/domain/orders/detail';
import { aDetail, aLineItem } from '@hub/domain/testing';
import { fieldNames, workflowOrderOf } from '@hub/domain/workflows';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { insertOrders, type ReceivedOrder } from '../orders/insertOrders.ts';
import { aReceivedOrder } from '../testing/aReceivedOrder.ts';
import { aShop } from '../testing/aShop.ts';
import { describeOnBothKinds } from '../testing/describeOnBothKinds.ts';
import { readProductFacts } from '../products/productFacts.ts';
import { readCustomerOrders, readNewestWorkflowOrders, readWorkflowOrders } from './workflowOrders.ts';

const idOf = (number: number) => String(4_800_000_000_000 + number);

const lineItem = fc.record({
  name: fc.constantFrom('Mug', 'Tray, "large"', 'Glas\\Tasse', ''),
  sku: fc.constantFrom('A', 'B\\', '"C"', ''),
  quantity: fc.integer({ min: 0, max: 2_000 }),
  price: fc.option(fc.integer({ min: 0, max: 99_999_999 }).map((units) => units / 10_000)),
  productWeight: fc.constantFrom('', '0.15', '2', '1.5 kg', ' 3', 'heavy', '1e2', '-1', '.5', 'Infinity', '0.333'),
  isCancelled: fc.boolean(),
});

const order = fc.record({
  lineItems: fc.array(lineItem, { maxLength: 8 }),
  customerName: fc.constantFrom('Ann Lee', 'Customer 17850', 'Guest', ''),
  country: fc.constantFrom('Germany', 'DE', ''),
  postcode: fc.constantFrom('', '3011 AB'),
  shippingMethod: fc.constantFrom('', 'Express'),
  tags: fc.array(fc.constantFrom('vip', 'a "tag"', 'ü,{}'), { maxLength: 2 }),
});

type Facts = typeof order extends fc.Arbitrary<infer T> ? T : never;

function received(facts: Facts, number: number): ReceivedOrder {
  const lineItems = facts.lineItems.map((fields, index): LineItem => {
    const lineItemId = String(number * 10_000 + index);
    return aLineItem({ ...fields, id: lineItemId, lineItemId });
  });
  const { customerName, country, postcode, shippingMethod, tags } = facts;
  return {
    ...aReceivedOrder(number, { order: { customerName }, detail: aDetail({ lineItems }) }),
    country,
    postcode,
    shippingMethod,
    tags,
  };
}

describeOnBothKinds('orders as workflows read them', (database) => {
  test('match what the rules derive from their lines, one by one and in pages', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(order, { minLength: 1, maxLength: 6 }), async (facts) => {
        const shopId = await aShop(database());
        const stored = facts.map((each, index) => received(each, index + 1));
        const expected = stored.map(({ order: row, detail, ...rest }, index) => ({
          stage: 'open',
          order: workflowOrderOf({
            orderId: row.orderId,
            orderName: row.orderName,
            customerName: row.customerName,
            createdAt: row.createdAt,
            country: rest.country,
            postcode: rest.postcode ?? '',
            shippingMethod: rest.shippingMethod ?? '',
            tags: rest.tags ?? [],
            bundles: [],
            collections: [],
            handling: [],
            lineItems: detail.lineItems,
            paymentStatus: row.paymentStatus,
            risk: row.risk,
            dispute: row.dispute,
            deliveryMethod: row.deliveryMethod,
            isTest: row.isTest,
            poNumber: row.poNumber,
            checkout: null,
            earlierOrders: ['', 'Guest'].includes(row.customerName)
              ? null
              : stored.slice(0, index).filter((other) => other.order.customerName === row.customerName).length,
          }),
        }));
        await database().inShop(shopId, async (transaction) => {
          await insertOrders(transaction, stored);
          const one = await readWorkflowOrders(transaction, [idOf(1)]);
          expect([...one.values()]).toEqual(expected.slice(0, 1));
          const fields = new Set(fieldNames);
          const products = await readProductFacts(transaction, { skus: null, fields });
          for (const customers of [null, await readCustomerOrders(transaction)]) {
            const options = { fields, products, customers };
            const first = await readNewestWorkflowOrders(transaction, { after: null, limit: 2, ...options });
            const rest = first.next
              ? await readNewestWorkflowOrders(transaction, { after: first.next, limit: 10, ...options })
              : { orders: [], next: null };
            expect([...first.orders, ...rest.orders]).toEqual(expected.toReversed());
            expect(rest.next).toBeNull();
          }
        });
      }),
      { numRuns: 25 },
    );
  });

  test('skip ids of orders that the shop does not have', async () => {
    const shopId = await aShop(database());
    const other = await aShop(database());
    await database().inShop(other, (transaction) => insertOrders(transaction, [aReceivedOrder(1)]));
    const found = await database().inShop(shopId, (transaction) =>
      readWorkflowOrders(transaction, [idOf(1), 'x', '', '99999999999999999999']),
    );
    expect(found).toEqual(new Map());
  });

  test('simultaneous orders of a customer count in the order of their numbers', async () => {
    const shopId = await aShop(database());
    const row = { customerName: 'Anna', createdAt: '2026-11-20T09:00:00.000Z' };
    await database().inShop(shopId, async (transaction) => {
      await insertOrders(transaction, [aReceivedOrder(1, { order: row }), aReceivedOrder(2, { order: row })]);
      const fields = new Set(['earlierOrders']);
      for (const customers of [null, await readCustomerOrders(transaction)]) {
        const { orders } = await readNewestWorkflowOrders(transaction, { after: null, limit: 9, fields, customers });
        expect(orders.map(({ order }) => order.earlierOrders)).toEqual([1, 0]);
      }
    });
  });

  test('skip sums that no condition reads', async () => {
    const shopId = await aShop(database());
    const fields = new Set(['country']);
    await database().inShop(shopId, async (transaction) => {
      await insertOrders(transaction, [aReceivedOrder(1)]);
      const { orders } = await readNewestWorkflowOrders(transaction, { after: null, limit: 9, fields });
      expect(orders).toMatchObject([
        { order: { country: 'United Kingdom', total: 0, skus: [], weight: null, earlierOrders: null } },
      ]);
    });
  });
});

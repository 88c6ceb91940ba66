import { describe, expect, test } from 'vitest';
import type { StoreOptions } from './StoreOptions.ts';
import { anOrder, openStore } from './testing/storeFixtures.ts';

const idsOf = (number: string) => ({ order: Number(number) * 100, firstLine: Number(number) * 10_000 + 1 });

const robin = {
  firstName: 'Robin',
  lastName: 'Marlow',
  company: '',
  address1: '1 High Street',
  address2: '',
  city: 'Sydney',
  province: 'NSW',
  zip: '2000',
  countryCode: 'AU',
  phone: '',
  email: 'robin@example.com',
};

const open = (options: Partial<StoreOptions> = {}) =>
  openStore({ isInstalled: true, idsOf, orders: [anOrder({ number: '1001' })], ...options });

const lineIds = (store: Awaited<ReturnType<typeof open>>, name: string) =>
  store.controls.order(name)?.lines.map(({ id }) => id);

describe('a store with orders from elsewhere', () => {
  test('uses the given ids for them and for later orders', async () => {
    const store = await open();
    expect(store.controls.order('#1001')?.id).toBe('gid://shopify/Order/100100');
    expect(lineIds(store, '#1001')).toEqual(['gid://shopify/LineItem/10010001', 'gid://shopify/LineItem/10010002']);
    const [name = ''] = store.controls.replayOrders(1);
    expect(name).toBe('#1002');
    expect(lineIds(store, name)?.[1]).toBe('gid://shopify/LineItem/10020002');
    const { data } = await store.query('{ node(id: "gid://shopify/LineItem/10020002") { ... on LineItem { sku } } }');
    expect(data.node).toEqual({ sku: 'BAG' });
  });

  test('continues with unused numbers', async () => {
    const store = await open({ nextNumber: 5_001, orders: [anOrder({ number: '1001' }), anOrder({ number: '1002' })] });
    expect(store.controls.replayOrders(2)).toEqual(['#5001', '#5002']);
  });

  test('has the given past shipments and hold; new orders have neither', async () => {
    const store = await open({
      pastShipping: () => ({
        fulfillments: [{ id: 77, trackingNumber: 'HX1', lines: [{ line: 1, quantity: 2 }] }],
        holdReason: 'Put on hold: Address',
      }),
    });
    expect(store.controls.order('#1001')).toMatchObject({
      fulfillmentStatus: 'PARTIALLY_FULFILLED',
      fulfillmentOrders: [
        {
          status: 'ON_HOLD',
          holds: [{ notes: 'Put on hold: Address' }],
          lines: [{ remaining: 1 }, { sku: 'BAG', total: 3, remaining: 1 }],
        },
      ],
      fulfillments: [{ id: 'gid://shopify/Fulfillment/77', trackingNumbers: ['HX1'], lines: [{ quantity: 2 }] }],
    });
    const [name = ''] = store.controls.replayOrders(1);
    expect(store.controls.order(name)).toMatchObject({ fulfillmentOrders: [{ holds: [] }], fulfillments: [] });
  });

  test('returns no country code when it is unknown', async () => {
    const shipped = 'shippingAddress { countryCodeV2 }';
    const store = await open({ recipient: () => ({ ...robin, countryCode: '' }) });
    const { data, errors } = await store.query(`{ orders(first: 1) { nodes { ${shipped} } } }`);
    expect(errors).toBeUndefined();
    expect(data.orders.nodes).toEqual([{ shippingAddress: { countryCodeV2: null } }]);
  });

  test('uses the given customer names, and returns a province code', async () => {
    const recipient = robin;
    const store = await open({
      orders: [anOrder({ number: '1001', recipient }), anOrder({ number: '1002', customer: null, recipient })],
      customerName: (customer) => ({ firstName: 'Customer', lastName: customer }),
    });
    const { data } = await store.query(
      '{ orders(first: 2) { nodes { customer { displayName } shippingAddress { name provinceCode } } } }',
    );
    expect(data.orders.nodes).toEqual([
      {
        customer: { displayName: 'Customer 17850' },
        shippingAddress: { name: 'Robin Marlow', provinceCode: 'NSW' },
      },
      { customer: null, shippingAddress: { name: 'Robin Marlow', provinceCode: 'NSW' } },
    ]);
  });
});

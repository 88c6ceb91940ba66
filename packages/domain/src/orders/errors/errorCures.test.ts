import { describe, expect, test } from 'vitest';
import { message } from '../../messages/Message.ts';
import { wordsText } from '../../messages/messageWords.ts';
import { anOrder } from '../../testing/anOrder.ts';
import { errorCure, requiredUnits, shipToText } from './errorCures.ts';
import { listedErrors } from './orderErrors.ts';

const kindOf = (message: string, type: string | null = null) => errorCure({ message, type })?.kind ?? null;

describe('the cure for an error', () => {
  test.each([
    '',
    'Internal Server Error!',
    'The parcel is readdressed-by-robot',
    'Task 7 failed',
    'Corporate account is closed',
  ])('is unknown for %j', (message) => {
    expect(kindOf(message)).toBeNull();
  });

  test.each([
    ['Invalid postcode for the destination country', 'address'],
    ['Address could not be verified', 'address'],
    ['SKU is not known to the warehouse', 'unknownSku'],
    ['Request limit reached, try again later', 'busy'],
    ['Rate limit exceeded', 'busy'],
    ['The warehouse did not answer in time', 'busy'],
    ['Customs description is missing', 'customs'],
    ['No rate found for this weight and country', 'rate'],
    ['Package is larger than the largest box', 'packageSize'],
    ['Not enough stock at any location', 'stock'],
  ] as const)('%s: %s', (message, kind) => {
    expect(kindOf(message)).toBe(kind);
  });

  test('follows from the code of our own message, not from its words', () => {
    const provider = 'Shipbob';
    const words = [
      message('providers.needs', { provider, field: message('recipient.phone') }),
      message('providers.noSku', { provider, item: 'Candle' }),
      message('warehouses.noAnswer', { provider, words: 'address' }),
      message('warehouses.customerRemoved'),
    ];
    expect(words.map((each) => errorCure({ message: each, type: null })?.kind ?? null)).toEqual([
      'address',
      'unknownSku',
      'busy',
      null,
    ]);
  });

  test("follows from a workflow error's type before its words; an unknown type leaves it to the words", () => {
    expect(kindOf('Nothing to say', 'inventory_error')).toBe('stock');
    expect(kindOf('Order amount is above the limit of the workflow', 'order_amount_error')).toBe('orderAmount');
    expect(kindOf('Address could not be verified', 'toString')).toBe('address');
    expect(kindOf('Address could not be verified', 'sku_error')).toBe('address');
  });
});

describe("requirements of a cause's orders", () => {
  const error = { message: 'Not enough stock', type: 'inventory_error' };

  test('sums units per SKU over all orders, most first, without other causes and lines lacking SKU or units', () => {
    const orders = [
      anOrder({
        workflowErrors: [
          { ...error, sku: '22423', quantity: 2 },
          { ...error, sku: '85123A', quantity: 24 },
          { ...error, sku: null, quantity: 9 },
          { ...error, sku: '10002', quantity: null },
          { ...error, sku: '10002', quantity: -4 },
          { ...error, message: 'Another', sku: '20000', quantity: 5 },
        ],
      }),
      anOrder({ workflowErrors: [{ ...error, sku: '22423', quantity: 3 }] }),
    ];
    expect(requiredUnits(orders, error.message).map(({ sku, quantity }) => `${sku} × ${quantity}`)).toEqual([
      '85123A × 24',
      '22423 × 5',
    ]);
    expect(requiredUnits(orders, 'None of them')).toEqual([]);
  });

  test('finds the units of our own errors by message', () => {
    const words = message('orders.unknownBundleItem', { bundle: 'GIFT', sku: '22423' });
    const order = anOrder({
      workflowErrors: [{ message: wordsText(words), words, sku: '22423', quantity: 2, type: null }],
    });
    const [listed = ''] = listedErrors(order);
    expect(requiredUnits([order], listed)).toMatchObject([{ sku: '22423', quantity: 2 }]);
  });
});

test("gives an order's destination, as far as the server says", () => {
  expect(shipToText({})).toBeNull();
  expect(shipToText({ shipTo: { postcode: ' ', country: '' } })).toBeNull();
  expect(shipToText({ shipTo: { postcode: '', country: 'DE' } })).toBe('Ships to: Germany');
  expect(shipToText({ shipTo: { postcode: 'NN4 8AB', country: 'United Kingdom' } })).toBe(
    'Ships to: NN4 8AB, United Kingdom',
  );
});

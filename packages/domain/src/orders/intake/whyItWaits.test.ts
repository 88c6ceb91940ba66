import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Checkout } from '../../shared/orders/Checkout.ts';
import { newShipPolicy, type ShipPolicy } from '../../shared/shipping/ShipPolicy.ts';
import { unitsLeft } from './fromStoreOrder.ts';
import { intakePolicyOf } from './IntakePolicy.ts';
import { emptyStoreOrderHead, type StoreFulfillmentOrder, type StoreOrder } from './StoreOrder.ts';
import { whyItWaits } from './whyItWaits.ts';

const part: StoreFulfillmentOrder = {
  fulfillmentOrderId: '700',
  status: 'OPEN',
  requestStatus: 'UNSUBMITTED',
  locationId: '1',
  locationName: 'Leeds',
  method: 'SHIPPING',
  fulfillAt: null,
  holds: [],
  lines: [{ lineItemId: '11', total: 2, remaining: 2 }],
};

const line = {
  lineItemId: '11',
  name: 'Mug',
  sku: 'MUG',
  quantity: 2,
  currentQuantity: 2,
  unfulfilledQuantity: 2,
  requiresShipping: true,
  isGiftCard: false,
  price: 4,
  weight: '0.3',
};

/** A paid order that may leave. */
const order: StoreOrder = {
  ...emptyStoreOrderHead,
  orderId: '4800',
  name: '#1001',
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  customerName: 'Robin Carter',
  financialStatus: 'PAID',
  risk: 'NONE',
  hasTotal: true,
  lines: [line],
  fulfillmentOrders: [part],
  fulfillments: [],
};

const checkout: Checkout = {
  note: '',
  attributes: [],
  discountCodes: [],
  sellingPlans: [],
  company: '',
  paymentGateways: [],
  paymentTerms: null,
  taxesIncluded: true,
  subtotal: '8.00',
  discounts: '0.00',
  shipping: '0.00',
  tax: '1.33',
  total: '8.00',
};

/** `stage kind`, or `leaves`, or `elsewhere` when this app has nothing to ship. */
function outcome(changes: Partial<StoreOrder>, policy: Partial<ShipPolicy> = {}): string {
  const received = { ...order, ...changes };
  const rules = intakePolicyOf(
    { ...newShipPolicy, ...policy },
    { installedAt: new Date('2026-11-01T00:00:00.000Z'), othersLocations: ['9'] },
  );
  const left = unitsLeft(received, rules);
  if (left.now.size === 0 && left.waiting.size === 0) return 'elsewhere';
  const stop = whyItWaits(received, left, rules);
  return stop === null ? 'leaves' : `${stop.stage} ${stop.event.kind}`;
}

describe('payment', () => {
  test.each([
    ['PAID', 'leaves', 'leaves'],
    ['PARTIALLY_REFUNDED', 'leaves', 'leaves'],
    ['AUTHORIZED', 'leaves', 'leaves'],
    ['PENDING', 'hold awaitsPayment', 'leaves'],
    ['PARTIALLY_PAID', 'hold awaitsPayment', 'leaves'],
    ['EXPIRED', 'hold awaitsPayment', 'leaves'],
    // No one owes these any more: a tag does not change that.
    ['VOIDED', 'hold awaitsPayment', 'hold awaitsPayment'],
    ['REFUNDED', 'hold awaitsPayment', 'hold awaitsPayment'],
    ['A_NEW_STATUS', 'hold awaitsPayment', 'hold awaitsPayment'],
    [null, 'hold awaitsPayment', 'hold awaitsPayment'],
  ])('%s: %s; with a tag of unpaid orders: %s', (financialStatus, usual, tagged) => {
    expect(outcome({ financialStatus })).toBe(usual);
    expect(outcome({ financialStatus, tags: ['Invoice'] }, { unpaidTags: ['net 30', 'INVOICE'] })).toBe(tagged);
    expect(outcome({ financialStatus, tags: ['retail'] }, { unpaidTags: ['invoice'] })).toBe(usual);
    const isGivenBack = financialStatus === 'VOIDED' || financialStatus === 'REFUNDED';
    expect(outcome({ financialStatus, hasTotal: false })).toBe(isGivenBack ? usual : 'leaves');
  });

  test('reserved money can be waited for, and a tag overrides that', () => {
    const policy: Partial<ShipPolicy> = { whenAuthorized: 'wait', unpaidTags: ['invoice'] };
    expect(outcome({ financialStatus: 'AUTHORIZED' }, policy)).toBe('hold awaitsPayment');
    expect(outcome({ financialStatus: 'AUTHORIZED', tags: ['invoice'] }, policy)).toBe('leaves');
  });

  test.each([
    [['Cash on Delivery (COD)'], 'leaves'],
    [[' cash on delivery (cod)'], 'leaves'],
    // The gift card's share is paid.
    [['gift_card', 'Cash on Delivery (COD)'], 'leaves'],
    [['gift_card'], 'hold awaitsPayment'],
    [['Bank Deposit'], 'hold awaitsPayment'],
    // The store does not say how much each of them owes.
    [['shopify_payments', 'Cash on Delivery (COD)'], 'hold awaitsPayment'],
    [[], 'hold awaitsPayment'],
  ])('an unpaid order paid by %j, when cash on delivery may leave: %s', (paymentGateways, expected) => {
    const unpaid = { financialStatus: 'PENDING', checkout: { ...checkout, paymentGateways } };
    expect(outcome(unpaid)).toBe('hold awaitsPayment');
    expect(outcome(unpaid, { unpaidMethods: ['Cash on Delivery (COD)', 'Money Order'] })).toBe(expected);
  });

  test.each([
    ['NET', 'leaves'],
    ['FIXED', 'leaves'],
    ['FULFILLMENT', 'leaves'],
    // It is due now.
    ['RECEIPT', 'hold awaitsPayment'],
    [null, 'hold awaitsPayment'],
  ])('an unpaid order with terms %s, when such orders ship: %s', (type, expected) => {
    const paymentTerms = type === null ? null : { name: 'As agreed', type, dueAt: null };
    const unpaid = { financialStatus: 'PENDING', checkout: { ...checkout, paymentTerms } };
    expect(outcome(unpaid)).toBe('hold awaitsPayment');
    expect(outcome(unpaid, { whenOnTerms: 'release' })).toBe(expected);
  });

  test('an order without method and terms waits', () => {
    const policy: Partial<ShipPolicy> = { unpaidMethods: ['manual'], whenOnTerms: 'release' };
    expect(outcome({ financialStatus: 'PENDING' }, policy)).toBe('hold awaitsPayment');
  });

  test('a more permissive policy only releases orders that may still be paid', () => {
    const method = fc.constantFrom('Cash on Delivery (COD)', 'Bank Deposit', 'shopify_payments', 'gift_card');
    const received = fc.record({
      financialStatus: fc.constantFrom(
        'PAID',
        'AUTHORIZED',
        'PENDING',
        'PARTIALLY_PAID',
        'EXPIRED',
        'VOIDED',
        'X',
        null,
      ),
      tags: fc.uniqueArray(fc.constantFrom('invoice', 'retail')),
      paymentGateways: fc.uniqueArray(method),
      type: fc.constantFrom('NET', 'RECEIPT', null),
    });
    const policies = fc.record({
      whenAuthorized: fc.constantFrom('release' as const, 'wait' as const),
      unpaidTags: fc.uniqueArray(fc.constantFrom('invoice', 'retail')),
      unpaidMethods: fc.uniqueArray(method),
      whenOnTerms: fc.constantFrom('release' as const, 'wait' as const),
    });
    fc.assert(
      fc.property(received, policies, ({ financialStatus, tags, paymentGateways, type }, policy) => {
        const paymentTerms = type === null ? null : { name: 'As agreed', type, dueAt: null };
        const changes = { financialStatus, tags, checkout: { ...checkout, paymentGateways, paymentTerms } };
        const strict = outcome(changes, { whenAuthorized: policy.whenAuthorized });
        const given = outcome(changes, policy);
        if (strict === 'leaves' || ['VOIDED', 'X', null].includes(financialStatus)) expect(given).toBe(strict);
        else expect([strict, 'leaves']).toContain(given);
      }),
    );
  });
});

test.each([
  ['review', 'needsReview riskFound'],
  ['hold', 'hold riskFound'],
  ['off', 'leaves'],
] as const)('orders that the store advises against, by setting: %s', (whenRisky, expected) => {
  for (const risk of ['INVESTIGATE', 'CANCEL']) expect(outcome({ risk }, { whenRisky })).toBe(expected);
  for (const risk of ['ACCEPT', 'NONE', null]) expect(outcome({ risk }, { whenRisky })).toBe('leaves');
});

test.each([
  ['review', 'needsReview disputeOpen'],
  ['hold', 'hold disputeOpen'],
  ['off', 'leaves'],
] as const)('orders with a payment dispute, by setting: %s', (whenDisputed, expected) => {
  for (const status of ['NEEDS_RESPONSE', 'UNDER_REVIEW'])
    for (const disputes of [[status], ['WON', status], [status, 'LOST']])
      expect(outcome({ disputes }, { whenDisputed })).toBe(expected);
  for (const status of ['WON', 'LOST', 'ACCEPTED', 'PREVENTED', 'SOMETHING_NEW'])
    expect(outcome({ disputes: [status] }, { whenDisputed })).toBe('leaves');
  expect(outcome({ disputes: [] }, { whenDisputed })).toBe('leaves');
});

test("parts with several addresses wait for a person, after payment and before the store's recommendation", () => {
  const kiosk = {
    name: 'Robin Carter',
    company: 'Kiosk 12',
    address1: '9 Station Road',
    address2: '',
    city: 'Leeds',
    state: '',
    postcode: 'LS1 4AB',
    country: 'GB',
    phone: '',
    email: '',
  };
  const other = { ...part, fulfillmentOrderId: '701', destination: kiosk, method: 'PICKUP_POINT' };
  const fulfillmentOrders = [part, other];
  expect(outcome({ fulfillmentOrders })).toBe('needsReview severalDestinations');
  expect(outcome({ fulfillmentOrders, risk: 'CANCEL' })).toBe('needsReview severalDestinations');
  expect(outcome({ fulfillmentOrders, financialStatus: 'PENDING' })).toBe('hold awaitsPayment');
  expect(outcome({ fulfillmentOrders, createdAt: '2026-10-31T23:59:59.000Z' })).toBe('needsReview severalDestinations');
  expect(outcome({ fulfillmentOrders: [other] })).toBe('leaves');
  expect(outcome({ fulfillmentOrders: [{ ...part, status: 'CLOSED' }, other] })).toBe('leaves');
});

test.each(['LOCAL', 'PICK_UP', 'RETAIL', 'NONE'] as const)('%s ships only when it is switched on', (method) => {
  const fulfillmentOrders = [{ ...part, method }];
  expect(outcome({ fulfillmentOrders })).toBe('elsewhere');
  expect(outcome({ fulfillmentOrders }, { otherMethods: [method] })).toBe('leaves');
});

test('an unknown method never ships under any settings', () => {
  const fulfillmentOrders = [{ ...part, method: 'DRONE' }];
  expect(outcome({ fulfillmentOrders }, { otherMethods: ['LOCAL', 'PICK_UP', 'RETAIL', 'NONE'] })).toBe('elsewhere');
});

test("all of the merchant's locations ship, or the selected ones; a service's never do", () => {
  const from = (locationId: string | null) => ({ fulfillmentOrders: [{ ...part, locationId }] });
  expect(outcome(from('1'))).toBe('leaves');
  expect(outcome(from('1'), { locations: ['2'] })).toBe('elsewhere');
  expect(outcome(from('2'), { locations: ['2'] })).toBe('leaves');
  // A deleted location: routing finds another one, unless it may not have been one of the selected ones.
  expect(outcome(from(null))).toBe('leaves');
  expect(outcome(from(null), { locations: ['2'] })).toBe('hold unplacedInStore');
  expect(outcome(from('9'))).toBe('elsewhere');
});

test('orders from before the installation wait, or those from before a selected day', () => {
  const before = { createdAt: '2026-10-31T23:59:59.000Z' };
  expect(outcome(before)).toBe('hold beforeGoLive');
  expect(outcome(before, { goLiveAt: '2026-10-01T00:00:00.000Z' })).toBe('leaves');
  expect(outcome({}, { goLiveAt: '2026-12-01T00:00:00.000Z' })).toBe('hold beforeGoLive');
});

test('a test order leaves only for a sandbox account, and still waits for any other problem', () => {
  expect(outcome({ isTest: true })).toBe('hold testOrder');
  expect(outcome({ isTest: true }, { whenTest: 'sandbox' })).toBe('leaves');
  expect(outcome({ isTest: true, financialStatus: 'PENDING' }, { whenTest: 'sandbox' })).toBe('hold awaitsPayment');
});

test('no other setting releases a test order or one that the store holds', () => {
  const most: Partial<ShipPolicy> = { whenRisky: 'off', unpaidTags: ['invoice'], goLiveAt: '2020-01-01T00:00:00.000Z' };
  expect(outcome({ isTest: true, tags: ['invoice'] }, most)).toBe('hold testOrder');
  const holds = [{ reason: 'OTHER', note: null, isOurs: false }];
  expect(outcome({ fulfillmentOrders: [{ ...part, status: 'ON_HOLD', holds }] }, most)).toBe('hold heldInStore');
});

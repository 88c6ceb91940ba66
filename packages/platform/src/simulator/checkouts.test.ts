import { expect, test } from 'vitest';
import { checkoutOf, checkoutShares } from './checkouts.ts';
import type { StoreCheckout } from './StoreOptions.ts';
import { anOrder, openStore } from './testing/storeFixtures.ts';

const amounts = `
  taxesIncluded presentmentCurrencyCode discountCodes
  currentSubtotalPriceSet { shopMoney { amount currencyCode } presentmentMoney { amount currencyCode } }
  currentTotalDiscountsSet { shopMoney { amount } }
  currentShippingPriceSet { shopMoney { amount } }
  currentTotalTaxSet { shopMoney { amount } }
  currentTotalPriceSet { shopMoney { amount } presentmentMoney { amount } }
  totalRefundedSet { shopMoney { amount } }
  lineItems(first: 1) { nodes {
    originalUnitPriceSet { shopMoney { amount } } discountedUnitPriceAfterAllDiscountsSet { shopMoney { amount } }
  } }`;

const shop = (amount: string) => ({ shopMoney: { amount } });

/** Amounts of an order with 1 mug at 4.25 and 3 bags at 2.00, for these checkout choices. */
async function amountsOf(checkout: StoreCheckout, refunded: Readonly<Record<string, number>> = {}) {
  const store = await openStore();
  const name = store.controls.placeOrder(anOrder({ checkout }));
  if (Object.keys(refunded).length > 0) store.controls.refundOrder(name, refunded);
  const { id } = store.controls.order(name) ?? { id: '' };
  const { data } = await store.query(`query ($id: ID!) { order(id: $id) { ${amounts} } }`, { id });
  return data.order;
}

test('a discount, paid shipping and included tax are separate amounts', async () => {
  expect(await amountsOf({ discountCodes: ['TEN'], discountPercent: 10, shippingPrice: 3.99, taxPercent: 20 })).toEqual(
    expect.objectContaining({
      taxesIncluded: true,
      discountCodes: ['TEN'],
      currentSubtotalPriceSet: expect.objectContaining({ shopMoney: { amount: '9.22', currencyCode: 'GBP' } }),
      currentTotalDiscountsSet: shop('1.03'),
      currentShippingPriceSet: shop('3.99'),
      // A sixth of 13.21.
      currentTotalTaxSet: shop('2.20'),
      currentTotalPriceSet: expect.objectContaining(shop('13.21')),
      lineItems: {
        nodes: [{ originalUnitPriceSet: shop('4.25'), discountedUnitPriceAfterAllDiscountsSet: shop('3.82') }],
      },
    }),
  );
});

test('tax on top is added to the customer’s total and refunded with the items', async () => {
  expect(await amountsOf({ taxPercent: 20, taxesExcluded: true }, { BAG: 2 })).toMatchObject({
    taxesIncluded: false,
    currentSubtotalPriceSet: shop('6.25'),
    currentTotalTaxSet: shop('1.25'),
    currentTotalPriceSet: shop('7.50'),
    totalRefundedSet: shop('4.80'),
  });
});

test('the customer sees another currency with its own decimals; the shop keeps its own', async () => {
  expect(await amountsOf({ presentment: { currency: 'JPY', rate: 200 } })).toMatchObject({
    presentmentCurrencyCode: 'JPY',
    currentSubtotalPriceSet: {
      shopMoney: { amount: '10.25', currencyCode: 'GBP' },
      presentmentMoney: { amount: '2050', currencyCode: 'JPY' },
    },
  });
});

test('an hour of new orders at speed 60 has the shares of the table', () => {
  const orders = Array.from({ length: 3_600 }, (_, index) => ({
    ...anOrder({ country: index % 10 === 0 ? 'France' : 'United Kingdom' }),
    seed: String(index),
  }));
  const chosen = orders.map((order) => ({ ...order, checkout: checkoutOf(order.seed, order) }));
  const count = (isChosen: (checkout: StoreCheckout) => boolean) =>
    chosen.filter(({ checkout }) => isChosen(checkout)).length;
  expect(count(({ taxPercent, taxesExcluded }) => taxPercent === 20 && taxesExcluded !== true)).toBe(3_240);
  expect(count(({ taxesExcluded }) => taxesExcluded === true)).toBe(360);
  const near = (share: keyof typeof checkoutShares, of: number) => {
    const expected = (checkoutShares[share].perThousand * of) / 1_000;
    return { least: expected * 0.85, most: expected * 1.15 };
  };
  for (const [share, of, found] of [
    ['otherCurrency', 360, count(({ presentment }) => presentment?.currency === 'EUR')],
    ['discountCode', 3_600, count(({ discountPercent }) => discountPercent === 20)],
    ['paidShipping', 3_600, count(({ shippingPrice }) => shippingPrice === 3.99)],
  ] as const) {
    const { least, most } = near(share, of);
    expect([share, found >= least && found <= most ? 'as said' : found]).toEqual([share, 'as said']);
  }
});

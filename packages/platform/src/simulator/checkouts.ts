import { seededRandom } from '@hub/domain/simulation';
import type { StoreCheckout, StoreOrderInput } from './StoreOptions.ts';

/** What a customer chooses at checkout, and how often. An order may have several choices and a story. */
interface CheckoutShare {
  /** Per 1,000 new orders that `of` allows. */
  perThousand: number;
  /** Source of the share; `assumed` if no public figure was found. */
  source: string;
  /** Any order if absent. */
  of?: (order: Pick<StoreOrderInput, 'country' | 'lines'>) => boolean;
  checkout: (order: Pick<StoreOrderInput, 'country'>) => StoreCheckout;
}

const assumed = 'assumed';

/**
 * Currency in which customers of these countries see and pay, and its units per pound. Rounded rates of November 2026,
 * assumed.
 */
const currencies: Readonly<Record<string, NonNullable<StoreCheckout['presentment']>>> = {
  Australia: { currency: 'AUD', rate: 2 },
  Canada: { currency: 'CAD', rate: 1.85 },
  Denmark: { currency: 'DKK', rate: 8.6 },
  Japan: { currency: 'JPY', rate: 200 },
  Norway: { currency: 'NOK', rate: 13.5 },
  Singapore: { currency: 'SGD', rate: 1.73 },
  Sweden: { currency: 'SEK', rate: 12.7 },
  Switzerland: { currency: 'CHF', rate: 1.07 },
  USA: { currency: 'USD', rate: 1.33 },
  'United States': { currency: 'USD', rate: 1.33 },
};

const euro = { currency: 'EUR', rate: 1.15 };
const euroCountries: ReadonlySet<string> = new Set([
  'Austria',
  'Belgium',
  'Cyprus',
  'EIRE',
  'Finland',
  'France',
  'Germany',
  'Greece',
  'Ireland',
  'Italy',
  'Malta',
  'Netherlands',
  'Portugal',
  'Spain',
]);

const isHome = (country: string) => country === 'United Kingdom';
const currencyOf = (country: string) => (euroCountries.has(country) ? euro : currencies[country]);
const itemsTotal = ({ lines }: Pick<StoreOrderInput, 'lines'>) =>
  lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);

export const checkoutShares = {
  taxInPrice: {
    perThousand: 1_000,
    source: 'Standard rate of the United Kingdom, https://www.gov.uk/vat-rates',
    of: ({ country }) => isHome(country),
    checkout: () => ({ taxPercent: 20 }),
  },
  taxOnTop: {
    perThousand: 1_000,
    source: 'assumed: prices without tax abroad, where one rate stands for all',
    of: ({ country }) => !isHome(country),
    checkout: () => ({ taxPercent: 20, taxesExcluded: true }),
  },
  otherCurrency: {
    perThousand: 700,
    source: assumed,
    of: ({ country }) => currencyOf(country) !== undefined,
    checkout: ({ country }) => {
      const presentment = currencyOf(country);
      return presentment ? { presentment } : {};
    },
  },
  discountCode: {
    perThousand: 150,
    // The discount has a source, the share does not: https://www.savings.com/insights/digital-coupon-report
    source: assumed,
    checkout: () => ({ discountCodes: ['WELCOME20'], discountPercent: 20 }),
  },
  paidShipping: {
    perThousand: 800,
    source: assumed,
    of: (order) => itemsTotal(order) < 50,
    checkout: () => ({ shippingPrice: 3.99 }),
  },
} satisfies Record<string, CheckoutShare>;

/** Checkout choices of an order, the same for the same `seed`. */
export function checkoutOf(seed: string, order: Pick<StoreOrderInput, 'country' | 'lines'>): StoreCheckout {
  let checkout: StoreCheckout = {};
  for (const [name, share] of Object.entries<CheckoutShare>(checkoutShares)) {
    const { perThousand, of, checkout: chosen } = share;
    if (of?.(order) === false || seededRandom(seed, name) * 1_000 >= perThousand) continue;
    checkout = { ...checkout, ...chosen(order) };
  }
  return checkout;
}

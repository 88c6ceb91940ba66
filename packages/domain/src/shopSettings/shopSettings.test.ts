import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inWords } from '../testing/index.ts';
import { newShipPolicy } from '../shared/shipping/ShipPolicy.ts';
import { toKilograms, weightIn, weightUnits } from '../shared/numbers/weightUnits.ts';
import {
  decideShopSettingsSave,
  type MissingPart,
  missingParts,
  newShopSettings,
  partsToReview,
  settingsIn,
  shipPolicyFacts,
} from './index.ts';

const by = { savedAt: '2026-11-20T10:00:00Z', savedBy: 'Robin Carter' };
const current = { ...newShopSettings, version: 2, savedAt: '2026-11-19T10:00:00Z', savedBy: null };
const recipient = {
  name: 'Ada Lindqvist',
  company: '',
  address1: '7 Quayside Walk',
  address2: '',
  city: 'Dublin',
  state: '',
  postcode: 'D02 X285',
  country: 'EIRE',
};
const complete = { recipient, isMethodMapped: true, weights: ['0.25', '1 kg'] };
const inCountry = (country: string) => ({ recipient: { ...recipient, country } });

describe("an order's missing data", () => {
  test.each<[Partial<typeof complete>, MissingPart[]]>([
    [{}, []],
    [inCountry('gb'), []],
    [inCountry('Unspecified'), ['address']],
    [inCountry(''), ['address']],
    [{ recipient: { ...recipient, address1: '' } }, ['address']],
    [{ isMethodMapped: false }, ['shippingMethod']],
    [{ weights: ['0.25', ''] }, ['weight']],
    [{ weights: ['0'] }, ['weight']],
    [{ weights: ['heavy'] }, ['weight']],
    [{ weights: [] }, []],
    [{ ...inCountry('Mordor'), isMethodMapped: false, weights: [''] }, ['address', 'shippingMethod', 'weight']],
  ])('%j lacks %j', (parts, missing) => {
    const order = { ...complete, ...parts };
    expect(missingParts(order, newShopSettings).parts).toEqual(missing);
    expect(missingParts(order, { defaultWeight: 1 }).parts).toEqual(missing.filter((part) => part !== 'weight'));
  });

  test('sends it to review only when the settings say so', () => {
    const whenMissing = { address: 'send', shippingMethod: 'review', weight: 'review' } as const;
    const missing = { parts: ['address', 'weight'], address: ['city'] } as const;
    expect(partsToReview(missing, { whenMissing })).toEqual({ parts: ['weight'], address: [] });
    const all = { whenMissing: { ...whenMissing, address: 'review' } } as const;
    expect(partsToReview(missing, all)).toEqual(missing);
  });
});

describe('saving the settings', () => {
  test('is refused if a newer version exists, and returns it', () => {
    expect(inWords(decideShopSettingsSave(current, newShopSettings, 1, by))).toEqual({
      type: 'outdated',
      current,
      message: 'Someone else saved newer settings.',
    });
  });

  test('keeps what was sent and drops anything else that a client adds', () => {
    const sent = { ...newShopSettings, defaultPackage: ' Box ', isAdmin: true };
    const decision = decideShopSettingsSave(current, sent, 2, by);
    expect(decision).toEqual({
      type: 'saved',
      saved: { ...newShopSettings, defaultPackage: 'Box', version: 3, ...by },
    });
  });

  test('refuses a value that is not a number', () => {
    for (const fields of [{ defaultWeight: Number.NaN }, { lowStockThreshold: Number.NaN }])
      expect(decideShopSettingsSave(current, { ...settingsIn(current), ...fields }, 2, by).type).toBe('refused');
  });
});

test.each([
  [[], 'Shipping, Pickup point'],
  [['LOCAL'], 'Shipping, Pickup point, Local delivery'],
] as const)('with the delivery methods %j switched on, the policy names all that ship', (otherMethods, shown) => {
  const inStore = { installedAt: null, locations: [], timeZone: 'UTC' };
  const facts = shipPolicyFacts({ ...newShipPolicy, otherMethods }, inStore);
  expect(facts.find(({ name }) => name === 'Delivery methods')?.value).toBe(shown);
});

test('without a saved first day, the policy names the day of the installation', () => {
  const inStore = { installedAt: '2026-10-31T12:00:00Z', locations: [], timeZone: 'UTC' };
  const facts = shipPolicyFacts(newShipPolicy, inStore);
  expect(facts.find(({ name }) => name === 'Ship orders placed on or after')?.value).toBe('2026-10-31');
});

test('keeps a weight to a thousandth of the unit when it is shown and read again', () => {
  const grams = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(grams, fc.constantFrom(...weightUnits), (weight, unit) => {
      const kilograms = weight / 1_000;
      const shown = weightIn(kilograms, unit);
      expect(weightIn(toKilograms(shown, unit), unit)).toBe(shown);
      expect(Math.abs(toKilograms(shown, unit) - kilograms)).toBeLessThanOrEqual(toKilograms(0.001, unit));
    }),
  );
  expect(weightIn(0.25, 'oz')).toBe(8.818);
});

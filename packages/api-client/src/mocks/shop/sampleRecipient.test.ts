import { expect, test } from 'vitest';
import { smallSeed } from '../seed/smallSeed.ts';
import { sampleDelivery } from './sampleDelivery.ts';
import { sampleRecipient } from './sampleRecipient.ts';

const recipients = smallSeed.map((seed) => sampleRecipient({ ...seed, ...sampleDelivery(seed) }));

test('every sample order has a recipient in an ISO 3166 country, and an unused mailbox', () => {
  for (const { name, city, country, email } of recipients) {
    expect(name).toMatch(/^\p{L}+ \p{L}+$/u);
    expect(city).not.toBe('');
    expect(country).toMatch(/^([A-Z]{2})?$/);
    expect(email).toMatch(/^[a-z0-9.]+@example\.com$/);
  }
  expect(recipients.filter(({ country }) => country === '').length).toBeLessThan(recipients.length / 50);
});

test('a customer has one address; a few leave out the street', () => {
  const [seed] = smallSeed;
  if (seed === undefined) throw new Error('The seed is empty.');
  const of = (invoice: string) =>
    sampleRecipient({ invoice, customer: '17850', country: 'United Kingdom', postcode: 'LS1 4DY' });
  const addresses = Array.from({ length: 500 }, (_none, index) => of(String(540_000 + index)));
  const streets = addresses.filter(({ address1 }) => address1 !== '');
  expect(new Set(streets.map((each) => JSON.stringify(each))).size).toBe(1);
  expect(addresses.length - streets.length).toBeGreaterThan(0);
  expect(addresses.length - streets.length).toBeLessThan(25);
  expect(of('540000')).toMatchObject({ city: 'Leeds', country: 'GB' });
});

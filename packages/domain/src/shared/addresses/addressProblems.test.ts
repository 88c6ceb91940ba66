import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsText } from '../../messages/messageWords.ts';
import {
  type Address,
  type AddressField,
  addressFields,
  addressProblems,
  addressWarnings,
  changedAddressParts,
  tidyAddress,
} from './addressProblems.ts';
import { countries } from './countries.ts';
import { missingAddressParts } from './missingAddressParts.ts';
import { postcodeForms } from './postcodeForms.ts';
import { provincesOf } from './provinceCode.ts';

const leeds: Address = {
  country: 'GB',
  name: 'Ada Lindqvist',
  company: '',
  address1: '7 Quayside Walk',
  address2: '',
  city: 'Leeds',
  state: '',
  postcode: 'LS1 4DY',
  phone: '',
};

const problems = (changes: Partial<Address>, before: Pick<Address, 'phone'> = leeds) =>
  addressProblems({ ...leeds, ...changes }, before).map(({ part, message }) => [part, wordsText(message)]);

test.each<[string, Partial<Address>, [AddressField, string][]]>([
  ['is whole', {}, []],
  ['has no name', { name: ' ' }, [['name', 'Enter a name or a company.']]],
  ['has a company instead of a name', { name: '', company: 'Lantern Street Stores' }, []],
  ['has no street', { address1: '-' }, [['address1', 'Enter a street.']]],
  ['has no city', { city: '' }, [['city', 'Enter a city.']]],
  ['has no city in Singapore', { country: 'SG', city: '', postcode: '546080' }, []],
  [
    'has the name of a property of objects as its country',
    { country: 'constructor' },
    [['country', 'Choose a country.']],
  ],
  ['has no postal code', { postcode: '' }, [['postcode', 'Enter a postal code such as SE22 8DL.']]],
  ['has another country’s postal code', { postcode: '90210' }, [['postcode', 'Enter a postal code such as SE22 8DL.']]],
  ['has a postal code in small letters', { postcode: 'ls14dy' }, []],
  ['has a postal code from a Japanese keyboard', { country: 'JP', postcode: '１５４ー００２３' }, []],
  ['has no postal code where there is none', { country: 'HK', postcode: '' }, []],
  ['has ZIP+4', { country: 'US', state: 'DC', postcode: '20500-0005' }, []],
  [
    'has neither state nor ZIP code',
    { country: 'US', postcode: '205' },
    [
      ['state', 'Choose a state or province.'],
      ['postcode', 'Enter a postal code such as 90210.'],
    ],
  ],
  ['has a state’s name', { country: 'US', state: 'new york', postcode: '10001' }, []],
  [
    'has another country’s state',
    { country: 'CA', state: 'NY', postcode: 'K1P 1J1' },
    [['state', 'Choose a state or province.']],
  ],
  ['is in Puerto Rico', { country: 'PR', postcode: '00901' }, []],
  [
    'is in Puerto Rico without a ZIP code',
    { country: 'PR', postcode: '' },
    [['postcode', 'Enter a postal code such as 90210.']],
  ],
  ['has no country', { country: '' }, [['country', 'Choose a country.']]],
  ['has a line that the store cuts', { address1: 'x'.repeat(256) }, [['address1', 'Enter 255 characters or fewer.']]],
])('an address that %s has these problems', (_, changes, expected) => {
  expect(problems(changes)).toEqual(expected);
});

test('a known phone number can be changed, but not removed', () => {
  const known = { phone: '+44 7700 900123' };
  expect(problems({ phone: '' }, known)).toEqual([
    ['phone', 'Enter a phone number. It can be changed, but not removed.'],
  ]);
  expect(problems({ phone: '1' }, known)).toEqual([]);
  expect(problems({ phone: '' })).toEqual([]);
});

test('every example of a postal code fits its form, and forms exist where a postal code is required', () => {
  for (const [country, [form, example]] of Object.entries(postcodeForms))
    expect([country, form.test(example)]).toEqual([country, true]);
  for (const { code: country } of countries) {
    const isRequired = missingAddressParts({ ...leeds, country, postcode: '' }).includes('postcode');
    expect([country, problems({ country, postcode: '' }).some(([part]) => part === 'postcode')]).toEqual([
      country,
      isRequired,
    ]);
  }
});

test('states have a code once', () => {
  for (const country of ['US', 'CA', 'AU']) {
    const codes = provincesOf(country).map(({ code }) => code);
    expect(codes).toEqual([...new Set(codes)]);
  }
  expect(provincesOf('GB')).toEqual([]);
});

test('an address is normalized when saved, and keeps the same problems', () => {
  expect(
    tidyAddress({ ...leeds, country: 'usa', address1: ' 1  Main St ', state: 'New York', postcode: ' 10001 - 1234' }),
  ).toEqual({ ...leeds, country: 'US', address1: '1 Main St', state: 'NY', postcode: '10001 - 1234' });
  expect(tidyAddress({ ...leeds, postcode: 'ls1  4dy' }).postcode).toBe('LS1 4DY');
  const text = fc.oneof(fc.string(), fc.constantFrom('', ' ', 'NY', 'k1p 1j1', '90210'));
  const address = fc.record({
    ...Object.fromEntries(addressFields.map((part) => [part, text])),
    country: fc.constantFrom(...countries.map(({ code }) => code)),
  }) as unknown as fc.Arbitrary<Address>;
  fc.assert(
    fc.property(address, (given) => {
      const tidy = tidyAddress(given);
      expect(tidyAddress(tidy)).toEqual(tidy);
      expect(addressProblems(tidy, leeds)).toEqual(addressProblems(given, leeds));
      expect(changedAddressParts(given, tidy)).toEqual([]);
    }),
  );
});

test('the changed parts are named; spaces and the case of codes are no change', () => {
  expect(
    changedAddressParts(leeds, { ...leeds, address1: ' 7 Quayside  Walk', country: 'gb', postcode: 'ls1 4dy' }),
  ).toEqual([]);
  expect(changedAddressParts(leeds, { ...leeds, city: 'York', postcode: 'YO1 7HH' })).toEqual(['city', 'postcode']);
});

test.each<[string, string, string | null, string[]]>([
  ['P.O. Box 12', '', 'UPS Ground', ['UPS doesn’t deliver to PO boxes.']],
  ['1 Main St', 'PO Box 9', 'FedEx Home Delivery', ['FedEx doesn’t deliver to PO boxes.']],
  ['Postfach 10 01 02', '', 'DPD Classic', ['DPD doesn’t deliver to PO boxes.']],
  ['PO Box 12', '', 'USPS Priority Mail', []],
  ['PO Box 12', '', 'UPS SurePost', []],
  ['PO Box 12', '', null, []],
  ['7 Box Lane', '', 'UPS Ground', []],
])('%s, %s with %s warns: %j', (address1, address2, service, expected) => {
  const warnings = addressWarnings({ ...leeds, address1, address2 }, service);
  expect(warnings.map(({ message }) => wordsText(message))).toEqual(expected);
});

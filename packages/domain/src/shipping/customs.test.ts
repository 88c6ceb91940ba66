import { expect, test } from 'vitest';
import { providers } from '../providers/providers.ts';
import { errorCure } from '../orders/errors/errorCures.ts';
import { customsProblem, missingAbroad, needsCustoms, otherCustomsCurrency } from './index.ts';

const to = (country: string, postcode = '') => ({ country, postcode });

test.each([
  ['GB', to('DE', '10115'), true],
  ['DE', to('GB', 'LS1 4AB'), true],
  ['US', to('CA'), true],
  ['CH', to('DE'), true],
  ['JP', to('KR'), true],
  ['GB', to('GB', 'LS1 4AB'), false],
  ['DE', to('FR'), false],
  ['FR', to('MC'), false],
  ['GB', to('IM'), false],
  ['US', to('PR'), false],
  ['IE', to('GB', 'bt1 5gs'), false],
  ['US', to('GB', 'BT1 5GS'), true],
  ['', to('DE'), false],
  ['GB', to(''), false],
])('from %j to %j needs customs: %j', (from, destination, needed) => {
  expect(needsCustoms(from, destination)).toBe(needed);
});

const known = { sku: 'MUG', name: 'Mug', hsCode: '691200', countryOfOrigin: 'PT', value: 20 };

test('names each missing value with its item and the fix, one at a time', () => {
  const codeOf = (parts: Partial<typeof known> | { value: null }) =>
    customsProblem('ship_stations', [known, { ...known, sku: 'TEE', ...parts }], 'US');
  expect(codeOf({})).toBeNull();
  expect(codeOf({ hsCode: ' ' })).toEqual({
    code: 'shipping.noHsCode',
    values: { sku: 'TEE', country: 'United States' },
  });
  const problems = [
    codeOf({ hsCode: '' }),
    codeOf({ countryOfOrigin: '' }),
    codeOf({ name: ' - ' }),
    codeOf({ value: null }),
  ];
  expect(problems.map((problem) => problem?.code)).toEqual([
    'shipping.noHsCode',
    'shipping.noOrigin',
    'shipping.noDescription',
    'shipping.noValue',
  ]);
  for (const problem of problems)
    expect(errorCure({ message: problem ?? '', type: null })).toMatchObject({ kind: 'customs' });
});

test('requires nothing when the store has no customs data, because the 3PL may have it', () => {
  const none = { ...known, hsCode: '', countryOfOrigin: ' ' };
  expect(customsProblem('ship_stations', [none, none], 'US')).toBeNull();
  expect(customsProblem('ship_stations', [none, known], 'US')).not.toBeNull();
});

test('asks each 3PL’s order for what it declares from it, and for no more', () => {
  const strictAbout = (parts: Partial<typeof known> | { value: null }) =>
    providers
      .filter(({ thirdPartyId }) => customsProblem(thirdPartyId, [known, { ...known, ...parts }], 'US'))
      .map(({ thirdPartyId }) => thirdPartyId);
  expect(strictAbout({})).toEqual([]);
  for (const parts of [{ hsCode: '' }, { countryOfOrigin: '' }]) expect(strictAbout(parts)).toEqual(['ship_stations']);
  expect(strictAbout({ name: '' })).toEqual(['shipbob', 'ship_stations']);
  const takesValue = providers.filter(({ customs }) => customs.includes('value'));
  expect(takesValue).toHaveLength(6);
  expect(strictAbout({ value: null })).toEqual(takesValue.map(({ thirdPartyId }) => thirdPartyId));
});

test('requires no value when no price is known, because the 3PL may have it', () => {
  const none = { ...known, value: null };
  expect(customsProblem('shipbob', [none, none], 'US')).toBeNull();
  expect(customsProblem('shipbob', [known, none], 'US')).toEqual({
    code: 'shipping.noValue',
    values: { sku: 'MUG', country: 'United States' },
  });
});

test.each([
  ['CA', { state: '', postcode: 'M5V 2T6' }, 'recipient.state'],
  ['DE', { state: '', postcode: '-' }, 'recipient.postcode'],
  ['DE', { state: '', postcode: '10115' }, null],
  ['HK', { state: 'Kowloon', postcode: '' }, null],
])('an address in %s with %j lacks %j', (country, parts, field) => {
  const problem = missingAbroad({ ...parts, country });
  if (field === null) return expect(problem).toBeNull();
  expect(problem).toMatchObject({ code: 'shipping.noAddressPart', values: { field: { code: field } } });
  expect(errorCure({ message: problem ?? '', type: null })).toMatchObject({ kind: 'address' });
});

test('values can’t be sent to a 3PL that takes another currency, if it makes the declaration from the order', () => {
  expect(otherCustomsCurrency('ship_stations', [known], 'GBP')).toBe('USD');
  expect(otherCustomsCurrency('ship_stations', [known], 'USD')).toBeNull();
  expect(otherCustomsCurrency('ship_stations', [{ ...known, hsCode: '', countryOfOrigin: '' }], 'GBP')).toBeNull();
  expect(otherCustomsCurrency('shipbob', [known], 'GBP')).toBeNull();
});

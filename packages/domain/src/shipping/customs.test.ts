import { expect, test } from 'vitest';
import { providers } from '../providers/providers.ts';
import { errorCure } from '../orders/errors/errorCures.ts';
import { customsProblem, needsCustoms, untoldValueCurrency } from './index.ts';

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

const known = { sku: 'MUG', hsCode: '691200', countryOfOrigin: 'PT', value: 20 };

test('names each missing value with its item and the fix, one at a time', () => {
  const codeOf = (parts: Partial<typeof known> | { value: null }) =>
    customsProblem('ship_stations', [known, { ...known, sku: 'TEE', ...parts }], 'US');
  expect(codeOf({})).toBeNull();
  expect(codeOf({ hsCode: ' ' })).toEqual({
    code: 'shipping.noHsCode',
    values: { sku: 'TEE', country: 'United States' },
  });
  const problems = [codeOf({ hsCode: '' }), codeOf({ countryOfOrigin: '' }), codeOf({ value: null })];
  expect(problems.map((problem) => problem?.code)).toEqual([
    'shipping.noHsCode',
    'shipping.noOrigin',
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

test('sends the order as it is to a 3PL with its own customs data', () => {
  const strict = providers.filter(({ thirdPartyId }) => customsProblem(thirdPartyId, [{ ...known, hsCode: '' }], 'US'));
  expect(strict.map(({ name }) => name)).toEqual(['Shipstation']);
});

test('values can’t be sent to a 3PL that takes another currency, if it makes the declaration from the order', () => {
  expect(untoldValueCurrency('ship_stations', [known], 'GBP')).toBe('USD');
  expect(untoldValueCurrency('ship_stations', [known], 'USD')).toBeNull();
  expect(untoldValueCurrency('ship_stations', [{ ...known, hsCode: '', countryOfOrigin: '' }], 'GBP')).toBeNull();
  expect(untoldValueCurrency('shipbob', [known], 'GBP')).toBeNull();
});

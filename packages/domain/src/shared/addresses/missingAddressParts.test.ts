import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countries } from './countries.ts';
import { type AddressPart, addressParts, missingAddressParts } from './missingAddressParts.ts';

const whole = {
  name: 'Ada Lindqvist',
  company: '',
  address1: '7 Quayside Walk',
  address2: '',
  city: 'Leeds',
  state: 'West Yorkshire',
  postcode: 'LS1 4DY',
  country: 'GB',
};

test.each<[string, Partial<typeof whole>, AddressPart[]]>([
  ['is whole', {}, []],
  [
    'has nothing',
    { name: '', address1: '', city: '', state: '', postcode: '', country: '' },
    ['name', 'address1', 'city', 'country'],
  ],
  ['names a company only', { name: ' ', company: 'Lantern Street Stores' }, []],
  ['has its street in the second line', { address1: '', address2: '7 Quayside Walk' }, ['address1']],
  ['has punctuation for a street', { address1: '-' }, ['address1']],
  ['has no postcode in a country with postcodes', { postcode: '' }, ['postcode']],
  ['has no postcode in a country without them', { country: 'HK', postcode: '' }, []],
  ['has no county in Great Britain', { state: '' }, []],
  ['has no state in the United States', { country: 'US', state: '' }, ['state']],
  ['has no province in Canada', { country: 'Canada', state: '' }, ['state']],
  ['has no city in Singapore', { country: 'SG', city: '', postcode: '018956' }, []],
  ['has no ZIP code in Puerto Rico', { country: 'PR', postcode: '' }, ['postcode']],
  ['is in a country that carriers do not know', { country: 'Mordor' }, ['country']],
  ['is written in another script', { name: '恵子', address1: '八重洲1-5-3', city: '目黒区', country: 'JP' }, []],
])('an address that %s lacks what its carrier needs', (_, changes, missing) => {
  expect(missingAddressParts({ ...whole, ...changes })).toEqual(missing);
});

test('for any country, a whole address lacks nothing, and an empty part is the only one that can be missing', () => {
  const part = fc.constantFrom(...addressParts.filter((each) => each !== 'country'));
  fc.assert(
    fc.property(
      fc.constantFrom(...countries),
      part,
      fc.constantFrom('', ' ', '-', '??'),
      ({ code, name }, each, empty) => {
        expect(missingAddressParts({ ...whole, country: code })).toEqual([]);
        expect(missingAddressParts({ ...whole, country: name })).toEqual([]);
        const without = missingAddressParts({ ...whole, country: code, [each]: empty });
        expect([[], [each]]).toContainEqual(without);
        if (each === 'name' || each === 'address1') expect(without).toEqual([each]);
      },
    ),
  );
});

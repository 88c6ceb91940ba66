import { expect, test } from 'vitest';
import { wordsText } from '../../messages/messageWords.ts';
import type { Address } from '../../shared/addresses/addressProblems.ts';
import { orderStages } from '../OrderStage.ts';
import { type AddressEdit, addressEditRefusal, editableAddress, isAddressOpen } from './addressEdit.ts';

const before: Address = {
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
const address = { ...before, address1: '9 Quayside Walk' };
const saved = { address: before, by: null };

const refusal = (changes: {
  stage?: Parameters<typeof addressEditRefusal>[0];
  saved?: typeof saved | { address: null; by: null } | { address: Address; by: string };
  edit?: Partial<AddressEdit>;
}) =>
  wordsText(
    addressEditRefusal(changes.stage ?? 'needsReview', changes.saved ?? saved, { before, address, ...changes.edit }),
  );

test('an unshipped order can go elsewhere', () => {
  expect(orderStages.filter(isAddressOpen)).toEqual([
    'open',
    'inFulfillment',
    'error',
    'hold',
    'backOrder',
    'needsReview',
  ]);
  expect(refusal({})).toBeNull();
  expect(refusal({ stage: 'shipped' })).toBe('It is shipped, so this cannot be done.');
  expect(refusal({ stage: 'cancelled' })).toBe('It is canceled, so this cannot be done.');
});

test('an order without a customer has no address to edit', () => {
  expect(refusal({ saved: { address: null, by: null } })).not.toBeNull();
});

test('the second of two people learns what the first has changed', () => {
  const meanwhile = { ...before, city: 'York', postcode: 'YO1 7HH' };
  expect(refusal({ saved: { address: meanwhile, by: 'Robin Carter' } })).toBe(
    'Robin Carter changed the address since you opened it, to “Ada Lindqvist, 7 Quayside Walk, YO1 7HH, York, ' +
      'United Kingdom”. Check yours and save it again.',
  );
  expect(refusal({ saved: { address: meanwhile, by: null } })).toMatch(/^The address was changed since you opened it/);
  // Both made the same change.
  expect(refusal({ saved: { address, by: 'Robin Carter' } })).toBeNull();
  // Spaces and names of countries do not count as a change.
  expect(refusal({ edit: { before: { ...before, country: 'United Kingdom', postcode: 'ls1 4dy' } } })).toBeNull();
});

test('an address with problems is refused with the first', () => {
  expect(refusal({ edit: { address: { ...address, city: '' } } })).toBe('Enter a city.');
});

test('an address that the server sends in part cannot be edited', () => {
  expect(editableAddress(undefined)).toBeNull();
  expect(editableAddress({ postcode: 'LS1 4DY', country: 'GB' })).toBeNull();
  expect(editableAddress({ ...before, country: 'United Kingdom' })).toEqual(before);
});

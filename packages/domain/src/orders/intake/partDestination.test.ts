import { describe, expect, test } from 'vitest';
import type { Recipient } from '../../shared/addresses/Recipient.ts';
import { partDestination } from './partDestination.ts';

const ofOrder: Recipient = {
  name: 'Robin Carter',
  company: 'Carter Ltd',
  address1: '1 Mill Lane',
  address2: 'Flat 3',
  city: 'Leeds',
  state: '',
  postcode: 'LS1 4AB',
  country: 'GB',
  phone: '0113 496 0000',
  email: 'robin@example.com',
};
const nothing: Recipient = {
  name: '',
  company: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  postcode: '',
  country: '',
  phone: '',
  email: '',
};

describe("a part's destination", () => {
  test("is the order's address when the store gives none or no place", () => {
    expect(partDestination(null, ofOrder)).toBeNull();
    expect(partDestination(nothing, ofOrder)).toBeNull();
    // Recorded: a name, a country and an email, but no place.
    const person = { ...nothing, name: 'Robin Carter', country: 'GB', email: 'robin@example.com' };
    expect(partDestination(person, ofOrder)).toBeNull();
  });

  test("is the order's address when it differs only in case", () => {
    expect(partDestination(ofOrder, ofOrder)).toBeNull();
    const written = { ...ofOrder, city: 'LEEDS', address1: ' 1 Mill Lane ', phone: '', email: '' };
    expect(partDestination(written, ofOrder)).toBeNull();
    // A contact is not a place.
    expect(partDestination({ ...ofOrder, phone: '+44 113 496 0000' }, ofOrder)).toBeNull();
  });

  test.each([
    ['name', 'Kim Carter'],
    ['company', 'Kiosk 12'],
    ['address1', '9 Station Road'],
    ['address2', ''],
    ['city', 'York'],
    ['state', 'Yorkshire'],
    ['postcode', 'YO1 7AA'],
    ['country', 'IE'],
  ] as const)('wins where its %s differs', (field, value) => {
    expect(partDestination({ ...ofOrder, [field]: value }, ofOrder)).toEqual({ ...ofOrder, [field]: value });
  });

  test("takes the order's person and contact when it has none", () => {
    const kiosk = { ...nothing, address1: '9 Station Road', city: 'York', country: 'GB' };
    const { name, phone, email } = ofOrder;
    expect(partDestination(kiosk, ofOrder)).toEqual({ ...kiosk, name, phone, email });
    expect(partDestination({ ...kiosk, phone: '1', email: 'k@example.com', name: 'Kim' }, ofOrder)).toMatchObject({
      name: 'Kim',
      phone: '1',
      email: 'k@example.com',
    });
  });

  test('is all there is when the order has no address', () => {
    const kiosk = { ...nothing, address1: '9 Station Road' };
    expect(partDestination(kiosk, null)).toEqual(kiosk);
    expect(partDestination(nothing, null)).toBeNull();
  });
});

import { normalised } from '../../shared/texts/normalised.ts';
import type { Recipient } from '../../shared/addresses/Recipient.ts';

/** Fields that say who gets a parcel and where. A phone number or an e-mail address is no place. */
const compared = ['name', 'company', 'address1', 'address2', 'city', 'state', 'postcode', 'country'] as const;

/**
 * Where a part of an order goes, if not to the order's address: null where the store gives none, none with a place, or
 * the same. The person and the contact are the order's where it names none.
 */
export function partDestination(given: Recipient | null, ofOrder: Recipient | null): Recipient | null {
  if (
    given === null ||
    [given.address1, given.address2, given.city, given.postcode].every((text) => text.trim() === '')
  )
    return null;
  if (ofOrder === null) return given;
  const { name, phone, email } = ofOrder;
  const destination = {
    ...given,
    name: given.name === '' ? name : given.name,
    phone: given.phone === '' ? phone : given.phone,
    email: given.email === '' ? email : given.email,
  };
  return isSamePlace(destination, ofOrder) ? null : destination;
}

/** Whether both name the same person at the same address. Null: the order's own. */
export function isSamePlace(one: Recipient | null, other: Recipient | null): boolean {
  if (one === null || other === null) return one === other;
  return compared.every((field) => normalised(one[field]) === normalised(other[field]));
}

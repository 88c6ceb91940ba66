import { normalised } from '../../shared/texts/normalised.ts';
import type { Recipient } from '../../shared/addresses/Recipient.ts';

/** Fields that identify a recipient and place. A phone number or email is not a place. */
const compared = ['name', 'company', 'address1', 'address2', 'city', 'state', 'postcode', 'country'] as const;

/**
 * A part's address if it differs from the order's; `null` when the store gives none, one without a place, or the same
 * one. Takes the order's person and contact when it has none.
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

/** Whether both have the same person at the same address. `null` means the order's own. */
export function isSamePlace(one: Recipient | null, other: Recipient | null): boolean {
  if (one === null || other === null) return one === other;
  return compared.every((field) => normalised(one[field]) === normalised(other[field]));
}

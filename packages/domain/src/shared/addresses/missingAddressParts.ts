import type { Recipient } from './Recipient.ts';
import { countryCode } from './countries.ts';
import { postcodeFormOf } from './postcodeForms.ts';
import { needsProvince } from './provinceCode.ts';

/** Parts of an address that carriers need, in the order in which people read them. */
export const addressParts = ['name', 'address1', 'city', 'state', 'postcode', 'country'] as const;

export type AddressPart = (typeof addressParts)[number];

/** Countries whose addresses name no city, by the rules of `postcodeForms`. */
const withoutCity = new Set('GI GS PN SG VA'.split(' '));

/** The parts of an address that its carrier needs and that say nothing: empty, or punctuation such as "-". */
export function missingAddressParts(
  recipient: Pick<Recipient, 'name' | 'company' | 'address1' | 'city' | 'state' | 'postcode' | 'country'>,
): AddressPart[] {
  const { name, company, address1, city, state, postcode } = recipient;
  const country = countryCode(recipient.country);
  const missing: Readonly<Record<AddressPart, boolean>> = {
    name: !says(name) && !says(company),
    address1: !says(address1),
    city: !says(city) && !withoutCity.has(country ?? ''),
    state: !says(state) && needsProvince(country ?? ''),
    postcode: !says(postcode) && postcodeFormOf(country ?? '') !== undefined,
    country: country === null,
  };
  return addressParts.filter((part) => missing[part]);
}

const says = (text: string) => /[\p{L}\p{N}]/u.test(text);

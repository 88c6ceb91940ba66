import type { Recipient } from './Recipient.ts';
import { countryCode } from './countries.ts';
import { needsProvince } from './provinceCode.ts';

/** Parts of an address that carriers need, in the order in which people read them. */
export const addressParts = ['name', 'address1', 'city', 'state', 'postcode', 'country'] as const;

export type AddressPart = (typeof addressParts)[number];

/**
 * Countries whose addresses have a postcode that a checkout requires, by the platform's own rules. US territories use
 * the ZIP codes of the United States; the platform lists them as its states.
 * https://github.com/Shopify/worldwide/tree/2514b31c607d54c5d3f4e7e877e30767bbfaa3c2/data/regions
 */
const withPostcode = new Set(
  (
    'AD AI AR AT AU AX BA BE BG BL BM BN BR CA CC CH CN CX CY CZ DE DK EE ES FI FK FO FR GB GE GF GG GI GL GP GR GS HR ' +
    'HU ID IE IM IN IS IT JE JP KR LI LT LU LV MC ME MF MG MK MQ MS MT MX MY NC NF NL NO NR NU NZ PF PH PL PM PN PT RE ' +
    'RS RU SE SG SH SI SJ SK SM TC TH UA UM US VA VG WF YT ZA AS FM GU MH MP PR PW VI'
  ).split(' '),
);

/** Countries whose addresses name no city, by the same rules. */
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
    postcode: !says(postcode) && withPostcode.has(country ?? ''),
    country: country === null,
  };
  return addressParts.filter((part) => missing[part]);
}

const says = (text: string) => /[\p{L}\p{N}]/u.test(text);

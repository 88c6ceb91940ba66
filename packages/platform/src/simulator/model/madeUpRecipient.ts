import { countryCode } from '@hub/domain/shared';
import type { StoreRecipient } from '../StoreOptions.ts';
import { seededChoice, seededRandom } from '@hub/domain/simulation';

type Texts = readonly [string, ...string[]];

const firstNames: Texts = ['Alex', 'Sam', 'Robin', 'Kim', 'Jo', 'Chris', 'Noor', 'Andrea', 'Toni', 'Sasha', 'Mika'];
const lastNames: Texts = ['Hearth', 'Lindqvist', 'Marlow', 'Okoro', 'Petrov', 'Quill', 'Rosso', 'Tanaka', 'Verde'];
const streets: Texts = ['High Street', 'Station Road', 'Mill Lane', 'Church Street', 'Park Avenue', 'Canal Row'];
const britishTowns: readonly [Texts, ...Texts[]] = [
  ['Leeds', 'LS1 4'],
  ['Edinburgh', 'EH1 2'],
  ['Manchester', 'M1 3'],
  ['London', 'SW1A 1'],
  ['Cardiff', 'CF10 5'],
];
const letters = 'ABDEFGHJLNPQRSTUWXYZ';

/** Countries in the sample data that are not ISO 3166 names. */
const otherCountries: Readonly<Record<string, string>> = {
  'Channel Islands': 'JE',
  EIRE: 'IE',
  RSA: 'ZA',
  USA: 'US',
};

const domesticMethods: Texts = ['Standard', 'Tracked 48', 'Express'];
const foreignMethods: Texts = ['International tracked', 'International express'];

/** Where a checkout asks for one and carriers need it. */
const provinces: Readonly<Record<string, string>> = { AU: 'Victoria', CA: 'Ontario', US: 'California' };

/** ISO 3166 code for an English name; `GB` if unknown. */
export function storeCountryCode(country: string): string {
  return otherCountries[country] ?? countryCode(country) ?? 'GB';
}

/** A generated person for an order without a recipient, the same for the same customer. */
export function madeUpRecipient(person: string, country: string): StoreRecipient {
  const firstName = seededChoice(firstNames, person, 'first name');
  const lastName = seededChoice(lastNames, person, 'last name');
  const code = storeCountryCode(country);
  const isBritish = country === 'United Kingdom';
  const [city, start] = seededChoice(britishTowns, person, 'city');
  const letter = (salt: string) => letters.charAt(Math.floor(seededRandom(person, salt) * letters.length));
  const digits = String(Math.floor(seededRandom(person, 'postcode') * 90_000) + 10_000);
  return {
    firstName,
    lastName,
    company: '',
    address1: `${1 + Math.floor(seededRandom(person, 'house') * 180)} ${seededChoice(streets, person, 'street')}`,
    address2: '',
    city: isBritish ? city : country,
    province: provinces[code] ?? '',
    zip: isBritish ? `${start ?? ''}${letter('first')}${letter('second')}` : digits,
    countryCode: code,
    phone: '',
    email: `${firstName}.${lastName}.${person}@example.com`.toLowerCase().replaceAll(/[^a-z0-9.@]/g, ''),
  };
}

export function madeUpShippingMethod(orderNumber: string, country: string): string {
  const methods = country === 'United Kingdom' ? domesticMethods : foreignMethods;
  return seededChoice(methods, orderNumber, 'shipping method');
}

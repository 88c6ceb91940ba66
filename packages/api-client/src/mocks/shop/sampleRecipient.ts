import { countryCode } from '@hub/domain/shared';
import type { Recipient } from '@hub/domain/warehouses';
import { sampleDelivery } from './sampleDelivery.ts';
import type { SandboxOrder } from './SandboxOrder.ts';
import { seededChoice, seededRandom } from '@hub/domain/simulation';

type Texts = readonly [string, ...string[]];

const firstNames: Texts = [
  'Alex',
  'Sam',
  'Robin',
  'Kim',
  'Jo',
  'Chris',
  'Noor',
  'Andrea',
  'Toni',
  'Sasha',
  'Mika',
  'Lou',
];
const lastNames: Texts = [
  'Hearth',
  'Lindqvist',
  'Marlow',
  'Okoro',
  'Petrov',
  'Quill',
  'Rosso',
  'Tanaka',
  'Verde',
  'Wilder',
];
const streets: Texts = [
  'High Street',
  'Station Road',
  'Mill Lane',
  'Church Street',
  'Park Avenue',
  'Green Lane',
  'Canal Row',
];

/** Cities that fit the sample's postcodes, by the country's name and the first characters of a postcode. */
const cities: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'United Kingdom': {
    NN: 'Northampton',
    LS: 'Leeds',
    EH: 'Edinburgh',
    M1: 'Manchester',
    SW: 'London',
    CF: 'Cardiff',
    BT: 'Belfast',
  },
  Germany: { '10': 'Berlin', '20': 'Hamburg', '50': 'Köln', '80': 'München' },
  France: { '75': 'Paris', '69': 'Lyon', '13': 'Marseille', '33': 'Bordeaux' },
  EIRE: { D0: 'Dublin', T1: 'Cork' },
  Spain: { '28': 'Madrid', '08': 'Barcelona' },
  Netherlands: { '10': 'Amsterdam', '30': 'Rotterdam' },
  Belgium: { '1': 'Brussel', '9': 'Gent' },
  Switzerland: { '80': 'Zürich', '12': 'Genève' },
  Australia: { '2': 'Sydney', '3': 'Melbourne' },
  USA: { '1': 'New York', '9': 'Los Angeles' },
  Canada: { M5: 'Toronto', H2: 'Montréal' },
};

const states: Readonly<Record<string, string>> = {
  Sydney: 'NSW',
  Melbourne: 'VIC',
  'New York': 'NY',
  'Los Angeles': 'CA',
  Toronto: 'ON',
  Montréal: 'QC',
};

/** Countries of the source that are not ISO 3166 names. */
const otherCountries: Readonly<Record<string, string>> = { 'Channel Islands': 'JE', RSA: 'ZA', USA: 'US' };

/** Share of orders whose customer left out the street, which 3PLs refuse. */
const withoutStreet = 0.02;

interface SampleCustomer {
  invoice: string;
  /** `null` for a guest. */
  customer: string | null;
  /** Name in English. */
  country: string;
  postcode: string;
}

/** Where a sample order is delivered: the invented person, until someone changes the address. */
export function recipientOf({ seed, state }: SandboxOrder): Recipient {
  const { postcode } = sampleDelivery(seed);
  const sample = sampleRecipient({ ...seed, postcode });
  return { ...sample, country: sample.country || seed.country, ...state?.detail.shipTo };
}

/** An invented person for a sample order, the same for the same customer. The source has none. */
export function sampleRecipient({ invoice, customer, country, postcode }: SampleCustomer): Recipient {
  const person = customer ?? invoice;
  const firstName = seededChoice(firstNames, person, 'first name');
  const lastName = seededChoice(lastNames, person, 'last name');
  const house = 1 + Math.floor(seededRandom(person, 'house') * 180);
  const isComplete = seededRandom(invoice, 'street') >= withoutStreet;
  const found = Object.entries(cities[country] ?? {}).find(([start]) => postcode.startsWith(start));
  const city = found?.[1] ?? country;
  const code = otherCountries[country] ?? countryCode(country) ?? '';
  return {
    name: `${firstName} ${lastName}`,
    company: '',
    address1: isComplete ? `${house} ${seededChoice(streets, person, 'street name')}` : '',
    address2: '',
    city,
    state: states[city] ?? '',
    postcode,
    country: code,
    phone: '',
    email: `${firstName}.${lastName}.${person}@example.com`.toLowerCase().replaceAll(/[^a-z0-9.@]/g, ''),
  };
}

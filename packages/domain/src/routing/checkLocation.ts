import { countryCode } from '../shared/countries.ts';
import { cutOffProblem } from '../shared/cutOffProblem.ts';
import { formatCount } from '../shared/formatCount.ts';
import { reportsStock } from '../shared/stockProviders.ts';
import type { LocationSettings } from './Location.ts';
import type { Zone } from './Routing.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Where something is wrong; the form shows the message there. */
export interface LocationProblem {
  part: 'country' | 'zones' | 'dailyCapacity' | 'cutOffs' | 'stockFrom';
  /** Index of the zone from 0. */
  index?: number;
  message: string;
}

export const locationLimits = {
  zones: 50,
  /** Postcode beginnings of one zone. */
  postcodes: 1_000,
  /** Orders of a day. */
  dailyCapacity: 1_000_000,
} as const;

/** What can be wrong with a location. */
export const locationProblems = inLanguage('locationProblems', {
  zones: (most: number) => `Use ${most} zones or fewer.`,
  noProvider: 'Choose the 3PL that the stock comes from.',
  reportsNoStock: 'This 3PL doesn’t report its stock. Choose where else it comes from.',
  emptyZone: 'Choose a country or enter how postal codes begin, or remove this zone.',
  postcodes: (most: number) => `Use ${formatCount(most)} postal codes or fewer.`,
  postcode: (postcode: string) =>
    `“${postcode}” isn’t the start of a postal code. Use up to 10 letters and digits, like LS or 101.`,
  wholeNumber: 'Enter a whole number of orders, or leave it empty for no limit.',
  tooFew: 'Enter 1 or more. To stop it from shipping, switch the location off.',
  tooMany: (most: number) => `Enter ${formatCount(most)} or less, or leave it empty for no limit.`,
});

/** Everything that keeps a location from being saved; empty when it is fine. */
export function checkLocation(settings: LocationSettings): LocationProblem[] {
  const { country, zones, dailyCapacity, cutOffs } = settings;
  const problems: LocationProblem[] = [];
  if (country !== '' && countryCode(country) === null)
    problems.push({ part: 'country', message: unknownCountryText(country) });
  if (zones.length > locationLimits.zones)
    problems.push({ part: 'zones', message: locationProblems.zones(locationLimits.zones) });
  for (const [index, zone] of zones.entries()) {
    const message = zoneProblem(zone);
    if (message !== null) problems.push({ part: 'zones', index, message });
  }
  const capacity = capacityProblem(dailyCapacity);
  if (capacity !== null) problems.push({ part: 'dailyCapacity', message: capacity });
  const times = cutOffProblem(cutOffs);
  if (times !== null) problems.push({ part: 'cutOffs', message: times });
  const stock = stockProblem(settings);
  if (stock !== null) problems.push({ part: 'stockFrom', message: stock });
  return problems;
}

function stockProblem({ stockFrom, providerId }: LocationSettings): string | null {
  if (stockFrom !== 'provider') return null;
  if (providerId === null) return locationProblems.noProvider;
  return reportsStock(providerId) ? null : locationProblems.reportsNoStock;
}

function zoneProblem({ countries, postcodes }: Zone): string | null {
  const unknown = countries.find((country) => countryCode(country) === null);
  if (unknown !== undefined) return unknownCountryText(unknown);
  if (countries.length === 0 && postcodes.length === 0) return locationProblems.emptyZone;
  if (postcodes.length > locationLimits.postcodes) return locationProblems.postcodes(locationLimits.postcodes);
  const wrong = postcodes.find((postcode) => postcodeProblem(postcode) !== null);
  return wrong === undefined ? null : postcodeProblem(wrong);
}

/** What is wrong with the beginning of a postcode; null when it is fine. */
export function postcodeProblem(postcode: string): string | null {
  return /^[\p{L}\p{N}][\p{L}\p{N} -]{0,9}$/u.test(postcode) ? null : locationProblems.postcode(postcode);
}

/** What is wrong with the most orders of a day; null when it is fine. */
export function capacityProblem(dailyCapacity: number | null): string | null {
  if (dailyCapacity === null) return null;
  if (!Number.isInteger(dailyCapacity)) return locationProblems.wholeNumber;
  if (dailyCapacity < 1) return locationProblems.tooFew;
  const { dailyCapacity: most } = locationLimits;
  return dailyCapacity > most ? locationProblems.tooMany(most) : null;
}

export const unknownCountryText = inLanguage(
  'unknownCountryText',
  (country: string): string => `“${country}” isn’t a country.`,
);

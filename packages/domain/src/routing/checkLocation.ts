import { message, type Words } from '../messages/Message.ts';
import { countryCode } from '../shared/addresses/countries.ts';
import { cutOffProblem } from '../shared/shipping/cutOffProblem.ts';
import { findProvider } from '../providers/providers.ts';
import type { LocationSettings } from './Location.ts';
import type { Zone } from './Routing.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Location of a problem; the form shows the message there. */
export interface LocationProblem {
  part: 'country' | 'zones' | 'dailyCapacity' | 'cutOffs' | 'stockFrom';
  /** Index of the zone, from 0. */
  index?: number;
  message: Words;
}

export const locationLimits = {
  zones: 50,
  /** Postcode prefixes in one zone. */
  postcodes: 1_000,
  /** Orders per day. */
  dailyCapacity: 1_000_000,
} as const;

/** Everything that prevents saving a location; empty when it is fine. */
export function checkLocation(settings: LocationSettings): LocationProblem[] {
  const { country, zones, dailyCapacity, cutOffs } = settings;
  const problems: LocationProblem[] = [];
  if (country !== '' && countryCode(country) === null)
    problems.push({ part: 'country', message: unknownCountryText(country) });
  if (zones.length > locationLimits.zones)
    problems.push({ part: 'zones', message: message('routing.zones', { most: locationLimits.zones }) });
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

function stockProblem({ stockFrom, kind, providerId }: LocationSettings): Words | null {
  if (stockFrom !== 'provider') return null;
  if (kind === 'own' || providerId === null) return message('routing.noProvider');
  return findProvider(providerId)?.reportsStock === true ? null : message('routing.reportsNoStock');
}

function zoneProblem({ countries, postcodes }: Zone): Words | null {
  const unknown = countries.find((country) => countryCode(country) === null);
  if (unknown !== undefined) return unknownCountryText(unknown);
  if (countries.length === 0 && postcodes.length === 0) return message('routing.emptyZone');
  if (postcodes.length > locationLimits.postcodes)
    return message('routing.postcodes', { most: locationLimits.postcodes });
  const wrong = postcodes.find((postcode) => postcodeProblem(postcode) !== null);
  return wrong === undefined ? null : postcodeProblem(wrong);
}

/** What is wrong with a postcode prefix; `null` when it is fine. */
export function postcodeProblem(postcode: string): Words | null {
  return /^[\p{L}\p{N}][\p{L}\p{N} -]{0,9}$/u.test(postcode) ? null : message('routing.postcode', { postcode });
}

/** What is wrong with the daily order limit; `null` when it is fine. */
export function capacityProblem(dailyCapacity: number | null): Words | null {
  if (dailyCapacity === null) return null;
  if (!Number.isInteger(dailyCapacity)) return message('routing.wholeNumber');
  if (dailyCapacity < 1) return message('routing.tooFew');
  const { dailyCapacity: most } = locationLimits;
  return dailyCapacity > most ? message('routing.tooMany', { most }) : null;
}

export const unknownCountryText = inLanguage(
  'unknownCountryText',
  (country: string): string => `“${country}” isn’t a country.`,
);

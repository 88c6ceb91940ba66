import { bidiIsolate } from '../shared/bidiIsolate.ts';
import { countryName } from '../shared/countryName.ts';
import { formatCount } from '../shared/formatCount.ts';
import { joinNames } from '../shared/joinNames.ts';
import type { Preference, PreferenceType, RoutingLocation, RoutingRule } from './Routing.ts';

type NamedLocation = Pick<RoutingLocation, 'locationId' | 'name'>;

/** More countries than these are counted. */
const namedCountries = 3;

/**
 * A rule in one sentence: "Orders to Germany and France ship from Rotterdam or Leeds, preferably from Rotterdam, then the
 * one with the most stock, and may be split."
 */
export function routingRuleSentence(
  { countries, locationIds, preferences, maySplit }: Omit<RoutingRule, 'ruleId' | 'name' | 'isActive'>,
  locations: readonly NamedLocation[],
): string {
  const from = locationIds.length === 0 ? 'any location' : joinNames(namesOf(locationIds, locations), 'or');
  const preferred = preferences.map((preference) => preferencePhrase(preference, locations)).join(', then ');
  const split = maySplit ? 'and may be split between locations' : 'and are never split';
  const parts = [`${ordersTo(countries)} ship from ${from}`, preferred && `preferably from ${preferred}`, split];
  return `${parts.filter((part) => part !== '').join(preferred === '' ? ' ' : ', ')}.`;
}

function ordersTo(countries: readonly string[]): string {
  if (countries.length === 0) return 'All orders';
  return `Orders to ${countriesText(countries)}`;
}

/** "Germany, France and 25 more". */
export function countriesText(countries: readonly string[]): string {
  const names = countries.map(countryName);
  if (names.length <= namedCountries + 1) return joinNames(names);
  return joinNames([...names.slice(0, namedCountries), `${formatCount(names.length - namedCountries)} more`]);
}

/** "Rotterdam, then Leeds", "the one with the most stock". */
function preferencePhrase(preference: Preference, locations: readonly NamedLocation[]): string {
  if (preference.type === 'ranked') return namesOf(preference.locationIds, locations).join(', then ') || 'none yet';
  return phrases[preference.type];
}

const phrases = {
  sameCountry: 'a location in the customer’s country',
  fewestSplits: 'one that has the whole order',
  mostStock: 'the one with the most stock',
} satisfies Record<Exclude<PreferenceType, 'ranked'>, string>;

function namesOf(locationIds: readonly string[], locations: readonly NamedLocation[]): string[] {
  const names = new Map(locations.map(({ locationId, name }) => [locationId, bidiIsolate(name)]));
  return locationIds.map((id) => names.get(id) ?? `an unknown location (${id})`);
}

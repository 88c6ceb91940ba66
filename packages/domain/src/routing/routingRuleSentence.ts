import { bidiIsolate } from '../shared/texts/bidiIsolate.ts';
import { countryLabel } from '../shared/addresses/countryLabel.ts';
import { formatCount } from '../shared/numbers/formatCount.ts';
import { joinNames } from '../shared/texts/joinNames.ts';
import type { Preference, PreferenceType, RoutingLocation, RoutingRule } from './Routing.ts';
import { inLanguage } from '../languages/inLanguage.ts';

type NamedLocation = Pick<RoutingLocation, 'locationId' | 'name'>;

/** Beyond this many, countries are counted instead of named. */
const namedCountries = 3;

/** Words for a rule's sentence. */
export const ruleWords = inLanguage('ruleWords', {
  anyLocation: 'any location',
  shipFrom: (orders: string, from: string) => `${orders} ship from ${from}`,
  preferably: (locations: string) => `preferably from ${locations}`,
  next: ', then ',
  maySplit: 'and may be split between locations',
  neverSplit: 'and are never split',
  allOrders: 'All orders',
  ordersTo: (countries: string) => `Orders to ${countries}`,
  more: (count: number) => `${formatCount(count)} more`,
  noneYet: 'none yet',
  preferences: {
    sameCountry: 'a location in the customer’s country',
    fewestSplits: 'one that has the whole order',
    mostStock: 'the one with the most stock',
  } satisfies Record<Exclude<PreferenceType, 'ranked'>, string>,
  unknownLocation: (id: string) => `an unknown location (${id})`,
});

/**
 * A rule in one sentence: "Orders to Germany and France ship from Rotterdam or Leeds, preferably from Rotterdam, then the
 * one with the most stock, and may be split."
 */
export function routingRuleSentence(
  { countries, locationIds, preferences, maySplit }: Omit<RoutingRule, 'ruleId' | 'name' | 'isActive'>,
  locations: readonly NamedLocation[],
): string {
  const from = locationIds.length === 0 ? ruleWords.anyLocation : joinNames(namesOf(locationIds, locations), 'or');
  const preferred = preferences.map((preference) => preferencePhrase(preference, locations)).join(ruleWords.next);
  const split = maySplit ? ruleWords.maySplit : ruleWords.neverSplit;
  const parts = [ruleWords.shipFrom(ordersTo(countries), from), preferred && ruleWords.preferably(preferred), split];
  return `${parts.filter((part) => part !== '').join(preferred === '' ? ' ' : ', ')}.`;
}

function ordersTo(countries: readonly string[]): string {
  if (countries.length === 0) return ruleWords.allOrders;
  return ruleWords.ordersTo(countriesText(countries));
}

/** "Germany, France and 25 more". */
export function countriesText(countries: readonly string[]): string {
  const names = countries.map(countryLabel);
  if (names.length <= namedCountries + 1) return joinNames(names);
  return joinNames([...names.slice(0, namedCountries), ruleWords.more(names.length - namedCountries)]);
}

/** "Rotterdam, then Leeds", "the one with the most stock". */
function preferencePhrase(preference: Preference, locations: readonly NamedLocation[]): string {
  if (preference.type === 'ranked')
    return namesOf(preference.locationIds, locations).join(ruleWords.next) || ruleWords.noneYet;
  return ruleWords.preferences[preference.type];
}

function namesOf(locationIds: readonly string[], locations: readonly NamedLocation[]): string[] {
  const names = new Map(locations.map(({ locationId, name }) => [locationId, bidiIsolate(name)]));
  return locationIds.map((id) => names.get(id) ?? ruleWords.unknownLocation(id));
}

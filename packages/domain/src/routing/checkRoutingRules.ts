import { message, type Words } from '../messages/Message.ts';
import { countryCode } from '../shared/addresses/countries.ts';
import { unknownCountryText } from './checkLocation.ts';
import type { Preference, RoutingLocation, RoutingRule } from './Routing.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Location of a problem; the editor shows the message there. */
export interface RoutingProblem {
  /** Index of the rule, from 0; `null` for the list as a whole. */
  rule: number | null;
  part: 'name' | 'countries' | 'locations' | 'preferences';
  message: Words;
}

export const routingLimits = {
  rules: 100,
  /** Maximum characters. */
  name: 100,
} as const;

type NamedLocation = Pick<RoutingLocation, 'locationId' | 'name'>;

/** Everything that prevents saving a list of rules; empty when it is fine. */
export function checkRoutingRules(
  rules: readonly RoutingRule[],
  locations: readonly NamedLocation[],
): RoutingProblem[] {
  const problems: RoutingProblem[] = [];
  if (rules.length > routingLimits.rules)
    problems.push({
      rule: null,
      part: 'name',
      message: message('routing.tooManyRules', { most: routingLimits.rules }),
    });
  if (new Set(rules.map(({ ruleId }) => ruleId)).size < rules.length)
    problems.push({ rule: null, part: 'name', message: message('routing.sameId') });
  const names = rules.map(({ name }) => name.trim().toLowerCase());
  for (const [index, rule] of rules.entries()) {
    const isTaken = names.indexOf(names[index] ?? '') < index;
    for (const [part, message] of ruleProblems(rule, isTaken, locations)) problems.push({ rule: index, part, message });
  }
  return problems;
}

type PartProblem = readonly [part: RoutingProblem['part'], message: Words];

function ruleProblems(rule: RoutingRule, isTaken: boolean, locations: readonly NamedLocation[]): PartProblem[] {
  const known = new Set(locations.map(({ locationId }) => locationId));
  const found: (readonly [RoutingProblem['part'], Words | null])[] = [
    ['name', nameProblem(rule.name, isTaken)],
    ['countries', countriesProblem(rule.countries)],
    ['locations', rule.locationIds.some((id) => !known.has(id)) ? goneLocationText : null],
    ['preferences', preferencesProblem(rule, locations)],
  ];
  return found.flatMap(([part, message]) => (message === null ? [] : [[part, message] as const]));
}

export const goneLocationText = inLanguage(
  'goneLocationText',
  'A location of this rule is no longer there. Remove it or choose another.',
);

function nameProblem(name: string, isTaken: boolean): Words | null {
  if (name.trim() === '') return message('inputs.name');
  if (name.trim().length > routingLimits.name) return message('inputs.characters', { most: routingLimits.name });
  return isTaken ? message('routing.nameTaken') : null;
}

function countriesProblem(countries: readonly string[]): Words | null {
  const unknown = countries.find((country) => countryCode(country) === null);
  return unknown === undefined ? null : unknownCountryText(unknown);
}

function preferencesProblem(
  { preferences, locationIds }: RoutingRule,
  locations: readonly NamedLocation[],
): Words | null {
  if (new Set(preferences.map(({ type }) => type)).size < preferences.length) return message('routing.preferenceTwice');
  const ranked = preferences.find((preference) => preference.type === 'ranked');
  return ranked === undefined ? null : rankingProblem(ranked.locationIds, locationIds, locations);
}

function rankingProblem(
  ranked: Extract<Preference, { type: 'ranked' }>['locationIds'],
  allowed: readonly string[],
  locations: readonly NamedLocation[],
): Words | null {
  if (ranked.length === 0) return message('routing.noRanking');
  if (new Set(ranked).size < ranked.length) return message('routing.rankedTwice');
  const names = new Map(locations.map(({ locationId, name }) => [locationId, name]));
  if (ranked.some((id) => !names.has(id))) return goneLocationText;
  const left = allowed.length === 0 ? undefined : ranked.find((id) => !allowed.includes(id));
  return left === undefined ? null : message('routing.notShippedFrom', { name: names.get(left) ?? '' });
}

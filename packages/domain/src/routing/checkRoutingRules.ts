import { bidiIsolate } from '../shared/bidiIsolate.ts';
import { countryCode } from '../shared/countries.ts';
import { inputProblems } from '../shared/inputProblems.ts';
import { unknownCountryText } from './checkLocation.ts';
import type { Preference, RoutingLocation, RoutingRule } from './Routing.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Where something is wrong; the editor shows the message there. */
export interface RoutingProblem {
  /** Index of the rule from 0; null: the list as a whole. */
  rule: number | null;
  part: 'name' | 'countries' | 'locations' | 'preferences';
  message: string;
}

export const routingLimits = {
  rules: 100,
  /** Characters. */
  name: 100,
} as const;

type NamedLocation = Pick<RoutingLocation, 'locationId' | 'name'>;

/** What can be wrong with rules. */
export const ruleProblemTexts = inLanguage('ruleProblemTexts', {
  tooMany: (most: number) => `Use ${most} rules or fewer.`,
  sameId: 'Two rules have the same id. Reload the page.',
  nameTaken: 'Another rule has this name. Choose a different one.',
  preferenceTwice: 'Each preference can only be used once.',
  noRanking: 'Choose at least one location that comes first.',
  rankedTwice: 'Each location can only be ranked once.',
  notShippedFrom: (name: string) => `This rule does not ship from ${bidiIsolate(name)}, so it cannot be ranked.`,
});

/** Everything that keeps a list of rules from being saved; empty when it is fine. */
export function checkRoutingRules(
  rules: readonly RoutingRule[],
  locations: readonly NamedLocation[],
): RoutingProblem[] {
  const problems: RoutingProblem[] = [];
  if (rules.length > routingLimits.rules)
    problems.push({ rule: null, part: 'name', message: ruleProblemTexts.tooMany(routingLimits.rules) });
  if (new Set(rules.map(({ ruleId }) => ruleId)).size < rules.length)
    problems.push({ rule: null, part: 'name', message: ruleProblemTexts.sameId });
  const names = rules.map(({ name }) => name.trim().toLowerCase());
  for (const [index, rule] of rules.entries()) {
    const isTaken = names.indexOf(names[index] ?? '') < index;
    for (const [part, message] of ruleProblems(rule, isTaken, locations)) problems.push({ rule: index, part, message });
  }
  return problems;
}

type PartProblem = readonly [part: RoutingProblem['part'], message: string];

function ruleProblems(rule: RoutingRule, isTaken: boolean, locations: readonly NamedLocation[]): PartProblem[] {
  const known = new Set(locations.map(({ locationId }) => locationId));
  const found: (readonly [RoutingProblem['part'], string | null])[] = [
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

function nameProblem(name: string, isTaken: boolean): string | null {
  if (name.trim() === '') return inputProblems.name;
  if (name.trim().length > routingLimits.name) return inputProblems.characters(routingLimits.name);
  return isTaken ? ruleProblemTexts.nameTaken : null;
}

function countriesProblem(countries: readonly string[]): string | null {
  const unknown = countries.find((country) => countryCode(country) === null);
  return unknown === undefined ? null : unknownCountryText(unknown);
}

function preferencesProblem(
  { preferences, locationIds }: RoutingRule,
  locations: readonly NamedLocation[],
): string | null {
  if (new Set(preferences.map(({ type }) => type)).size < preferences.length) return ruleProblemTexts.preferenceTwice;
  const ranked = preferences.find((preference) => preference.type === 'ranked');
  return ranked === undefined ? null : rankingProblem(ranked.locationIds, locationIds, locations);
}

function rankingProblem(
  ranked: Extract<Preference, { type: 'ranked' }>['locationIds'],
  allowed: readonly string[],
  locations: readonly NamedLocation[],
): string | null {
  if (ranked.length === 0) return ruleProblemTexts.noRanking;
  if (new Set(ranked).size < ranked.length) return ruleProblemTexts.rankedTwice;
  const names = new Map(locations.map(({ locationId, name }) => [locationId, name]));
  if (ranked.some((id) => !names.has(id))) return goneLocationText;
  const left = allowed.length === 0 ? undefined : ranked.find((id) => !allowed.includes(id));
  return left === undefined ? null : ruleProblemTexts.notShippedFrom(names.get(left) ?? '');
}

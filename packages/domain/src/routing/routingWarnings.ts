import { bidiIsolate } from '../shared/texts/bidiIsolate.ts';
import { countryCode } from '../shared/addresses/countries.ts';
import type { RoutingLocation, RoutingRule } from './Routing.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Words for warnings about a rule. */
export const routingWarningTexts = inLanguage('routingWarningTexts', {
  hiddenBy: (name: string) =>
    `Never used: “${bidiIsolate(name)}” above decides for every country. Move this rule above it.`,
  hidden: 'Never used: the rules above decide for all of these countries.',
  allOff: 'All of its locations are switched off, so its orders wait for review.',
});

/** Warnings about a list of rules, by rule id. They do not prevent saving. */
export function routingWarnings(
  rules: readonly RoutingRule[],
  locations: readonly RoutingLocation[],
): ReadonlyMap<string, string> {
  const warnings = new Map<string, string>();
  for (const [index, rule] of rules.entries()) {
    if (!rule.isActive) continue;
    const warning = neverUsed(rule, rules.slice(0, index)) ?? withoutLocation(rule, locations);
    if (warning !== null) warnings.set(rule.ruleId, warning);
  }
  return warnings;
}

/** Rules are tried from the top, and the first one for the country decides. */
function neverUsed({ countries }: RoutingRule, above: readonly RoutingRule[]): string | null {
  const active = above.filter(({ isActive }) => isActive);
  const everywhere = active.find((other) => other.countries.length === 0);
  if (everywhere !== undefined) return routingWarningTexts.hiddenBy(everywhere.name);
  if (countries.length === 0) return null;
  const covered = new Set(active.flatMap((other) => other.countries.map(codeOf)));
  return countries.every((country) => covered.has(codeOf(country))) ? routingWarningTexts.hidden : null;
}

function withoutLocation({ locationIds }: RoutingRule, locations: readonly RoutingLocation[]): string | null {
  const shipsSomewhere = locations.some(
    ({ locationId, isActive }) => isActive && (locationIds.length === 0 || locationIds.includes(locationId)),
  );
  return shipsSomewhere ? null : routingWarningTexts.allOff;
}

function codeOf(country: string): string {
  return countryCode(country) ?? country;
}

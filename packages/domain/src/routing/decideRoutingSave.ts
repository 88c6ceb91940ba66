import { message } from '../messages/Message.ts';
import { bidiIsolate } from '../shared/texts/bidiIsolate.ts';
import { outdatedSave, type SaveDecision, type SavedBy } from '../shared/calls/SavedVersion.ts';
import { checkLocation } from './checkLocation.ts';
import { checkRoutingRules } from './checkRoutingRules.ts';
import { type Location, type LocationSettings, locationSettingsOf, type RoutingRules } from './Location.ts';
import type { RoutingLocation, RoutingRule } from './Routing.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Decides a save of a location's settings. `baseVersion` is the edited version. `locations` are all of the shop's. */
export function decideLocationSave(
  current: Location,
  settings: LocationSettings,
  baseVersion: number,
  locations: readonly Location[],
  by: SavedBy,
): SaveDecision<Location> {
  if (current.version !== baseVersion)
    return outdatedSave(current, message('saved.settingsOf', { name: current.name }));
  const [problem] = checkLocation(settings);
  if (problem !== undefined) return { type: 'refused', message: problem.message };
  const other = otherWithSameStock(current, settings, locations);
  if (other !== undefined) return { type: 'refused', message: sameStockText(other.name) };
  const { cutOffs } = settings;
  const times = cutOffs.times.toSorted();
  const weekdays = [...new Set(cutOffs.weekdays)].sort((a, b) => a - b);
  const saved = { ...locationSettingsOf(settings), cutOffs: { times, weekdays } };
  return { type: 'saved', saved: { ...current, ...saved, version: current.version + 1, ...by } };
}

/** A 3PL's figures cover a whole account: two locations would count its units twice. */
function otherWithSameStock(
  { locationId }: Location,
  { stockFrom, providerId }: LocationSettings,
  locations: readonly Location[],
): Location | undefined {
  if (stockFrom !== 'provider') return undefined;
  return locations.find(
    (other) => other.locationId !== locationId && other.stockFrom === 'provider' && other.providerId === providerId,
  );
}

export const sameStockText = inLanguage(
  'sameStockText',
  (name: string): string =>
    `${bidiIsolate(name)} takes its stock from this 3PL already. The same units can’t be at two locations.`,
);

/** Decides a save of all routing rules. `baseVersion` is the edited version. */
export function decideRulesSave(
  current: RoutingRules,
  rules: readonly RoutingRule[],
  baseVersion: number,
  locations: readonly RoutingLocation[],
  by: SavedBy,
): SaveDecision<RoutingRules> {
  if (current.version !== baseVersion) return outdatedSave(current, message('saved.routingRules'));
  const [problem] = checkRoutingRules(rules, locations);
  if (problem !== undefined) {
    const name = problem.rule === null ? '' : (rules[problem.rule]?.name.trim() ?? '');
    return {
      type: 'refused',
      message:
        name === ''
          ? problem.message
          : message('inputs.about', { subject: `“${bidiIsolate(name)}”`, problem: problem.message }),
    };
  }
  const saved = rules.map((rule) => ({ ...rule, name: rule.name.trim() }));
  return { type: 'saved', saved: { rules: saved, version: current.version + 1, ...by } };
}

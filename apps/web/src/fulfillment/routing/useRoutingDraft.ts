import type { RoutingRule, RoutingRules } from '@hub/domain/routing';
import { useState } from 'react';

interface ChangedRules {
  /** What was saved when the first change was made. */
  base: RoutingRules;
  rules: readonly RoutingRule[];
  /** Somebody else’s newer version that refused the save. */
  newer: RoutingRules | null;
}

interface RoutingDraftState {
  /** As they are on the screen. */
  rules: readonly RoutingRule[];
  isDirty: boolean;
  /** What a save changes; null while nothing is loaded. */
  base: RoutingRules | null;
  newer: RoutingRules | null;
  change(rules: readonly RoutingRule[]): void;
  /** Adds a rule at the end; returns its id. */
  add(ruleId: string): string;
  setNewer(newer: RoutingRules): void;
  /** Drops the changes that were saved; those that came since stay. */
  settle(saved: RoutingRules, sent: readonly RoutingRule[]): void;
  discard(): void;
}

/** The rules on the screen: those that are saved, until something is changed. */
export function useRoutingDraft(saved: RoutingRules | null): RoutingDraftState {
  const [changed, setChanged] = useState<ChangedRules | null>(null);
  const base = changed?.base ?? saved;
  const rules = changed?.rules ?? saved?.rules ?? [];
  const change = (next: readonly RoutingRule[]) => {
    if (base !== null) setChanged({ base, newer: changed?.newer ?? null, rules: next });
  };
  return {
    rules,
    isDirty: changed !== null && JSON.stringify(changed.rules) !== JSON.stringify(changed.base.rules),
    base,
    newer: changed?.newer ?? null,
    change,
    add(ruleId) {
      const rule = {
        ruleId,
        name: '',
        isActive: true,
        countries: [],
        locationIds: [],
        preferences: [],
        maySplit: true,
      };
      change([...rules, rule]);
      return ruleId;
    },
    setNewer: (newer) => setChanged((before) => before && { ...before, newer }),
    settle: (saved, sent) =>
      setChanged((before) =>
        before === null || before.rules === sent ? null : { base: saved, newer: null, rules: before.rules },
      ),
    discard: () => setChanged(null),
  };
}

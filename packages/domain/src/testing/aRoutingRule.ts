import type { RoutingRule } from '../routing/index.ts';

/** An active rule for all orders, with all locations and splitting. */
export function aRoutingRule(fields: Partial<RoutingRule> = {}): RoutingRule {
  return {
    ruleId: '1',
    name: 'All orders',
    isActive: true,
    countries: [],
    locationIds: [],
    preferences: [],
    maySplit: true,
    ...fields,
  };
}

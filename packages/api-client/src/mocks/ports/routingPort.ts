import { checkRoutingRules, decideLocationSave, decideRulesSave, simulateRouting } from '@hub/domain/routing';
import { availableStock } from '@hub/domain/stock';
import type { RoutingPort, SimulationPort } from '../../routing/routingHandlers.ts';
import { type SandboxCall, savedBy } from '../http/SandboxCall.ts';
import { pastOrders } from '../routing/pastOrders.ts';
import { stockLevelsOf } from '../stock/sandboxStock.ts';

export function routingPort({ shop, now }: SandboxCall): RoutingPort & SimulationPort {
  const { routing } = shop;
  return {
    listLocations: () => routing.locations,
    saveLocation: ({ locationId, baseVersion, settings }) => {
      const { locations } = routing;
      const location = locations.find((other) => other.locationId === locationId);
      if (location === undefined) return 'unknown';
      const decision = decideLocationSave(location, settings, baseVersion, locations, savedBy(shop, now));
      if (decision.type !== 'saved') return decision;
      routing.locations = locations.map((other) => (other === location ? decision.saved : other));
      return decision;
    },
    readRoutingRules: () => routing.rules,
    saveRouting: ({ baseVersion, rules }) => {
      const decision = decideRulesSave(routing.rules, rules, baseVersion, routing.locations, savedBy(shop, now));
      if (decision.type === 'saved') routing.rules = decision.saved;
      return decision;
    },
    simulateRouting: (proposed, limit) => {
      const { locations, rules } = routing;
      const [problem] = checkRoutingRules(proposed, locations);
      if (problem !== undefined) return { refusal: problem.message };
      const orders = pastOrders(shop, limit ?? shop.orders.length);
      const context = { locations, stock: availableStock(stockLevelsOf(shop).values()) };
      return {
        before: simulateRouting(orders, { ...context, rules: rules.rules }),
        after: simulateRouting(orders, { ...context, rules: proposed }),
        countedSkus: context.stock.size,
      };
    },
  };
}

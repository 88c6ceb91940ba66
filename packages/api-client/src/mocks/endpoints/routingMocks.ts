import { refusedReply } from '../../http/wireWords.ts';
import { saveReply } from '../../http/saveReply.ts';
import { message } from '@hub/domain/messages';
import { checkRoutingRules, decideLocationSave, decideRulesSave, simulateRouting } from '@hub/domain/routing';
import { availableStock } from '@hub/domain/stock';
import type { routingEndpoints } from '../../routing/routingEndpoints.ts';
import { toWireSimulation } from '../../routing/toWireSimulation.ts';
import { toRule, toSettings, toWireLocation, toWireRoutingRules } from '../../routing/wireRouting.ts';
import { RequestError } from '../../server/RequestError.ts';
import type { Mocks } from '../http/Mock.ts';
import { pastOrders } from '../routing/pastOrders.ts';
import { stockLevelsOf } from '../stock/sandboxStock.ts';

export const routingMocks = {
  listShippingLocations: ({ shop }) => ({ locations: shop.routing.locations.map(toWireLocation) }),
  saveLocation: ({ shop, params, body, now }) => {
    const { locations } = shop.routing;
    const location = locations.find(({ locationId }) => locationId === params.location_id);
    if (location === undefined) throw new RequestError(404, message('calls.unknownLocation'));
    const by = { savedAt: now.toISOString(), savedBy: shop.userName };
    const decision = decideLocationSave(location, toSettings(body.settings), Number(body.base_version), locations, by);
    if (decision.type === 'saved') {
      const { saved } = decision;
      shop.routing.locations = locations.map((other) => (other === location ? saved : other));
    }
    return saveReply(decision, toWireLocation, (saved) => ({ location: saved }));
  },
  getRouting: ({ shop }) => toWireRoutingRules(shop.routing.rules),
  saveRouting: ({ shop, body, now }) => {
    const { locations, rules } = shop.routing;
    const by = { savedAt: now.toISOString(), savedBy: shop.userName };
    const decision = decideRulesSave(rules, body.rules.map(toRule), Number(body.base_version), locations, by);
    if (decision.type === 'saved') shop.routing.rules = decision.saved;
    return saveReply(decision, toWireRoutingRules, (routing) => ({ routing }));
  },
  simulateRouting: ({ shop, body }) => {
    const { locations, rules } = shop.routing;
    const proposed = body.rules.map(toRule);
    const [problem] = checkRoutingRules(proposed, locations);
    if (problem !== undefined) return refusedReply(problem.message);
    const orders = pastOrders(shop, body.orders === undefined ? shop.orders.length : Number(body.orders));
    const context = { locations, stock: availableStock(stockLevelsOf(shop).values()) };
    return {
      status: 'success',
      before: toWireSimulation(simulateRouting(orders, { ...context, rules: rules.rules })),
      after: toWireSimulation(simulateRouting(orders, { ...context, rules: proposed })),
      counted_skus: context.stock.size,
    };
  },
} satisfies Mocks<typeof routingEndpoints>;

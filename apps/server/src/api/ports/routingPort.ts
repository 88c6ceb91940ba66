import type { RoutingPort, SimulationPort } from '@hub/api-client/server';
import { listRoutingLocations, readRoutingRules } from '@hub/database/routing';
import { saveLocation, saveRouting, simulatePastOrders } from '@hub/engine/routing';
import type { EngineCall, OutsideCall } from '../CallContext.ts';

export function routingPort({ transaction, session, services: { providers }, now }: EngineCall): RoutingPort {
  return {
    listLocations: () => listRoutingLocations(transaction),
    saveLocation: (save) => saveLocation(transaction, providers, session, save, now),
    readRoutingRules: () => readRoutingRules(transaction),
    saveRouting: (save) => saveRouting(transaction, session, save, now),
  };
}

/** In many short transactions, so that other calls get their turn. */
export function simulationPort({ database, session, request }: OutsideCall): SimulationPort {
  return {
    simulateRouting: (rules, limit) =>
      simulatePastOrders(database, session.shop.shopId, rules, { limit, signal: request.signal }),
  };
}

import { message } from '@hub/domain/messages';
import type { Location, LocationSettings, RoutingRule, RoutingRules, SimulationOutcome } from '@hub/domain/routing';
import type { SaveDecision } from '@hub/domain/shared';
import type { RowsOf } from '../http/Endpoint.ts';
import { saveReply } from '../http/saveReply.ts';
import { refusedReply } from '../http/wireWords.ts';
import type { Answer, Handlers } from '../server/Handlers.ts';
import { RequestError } from '../server/RequestError.ts';
import { wholeNumber } from '../server/wholeNumber.ts';
import type { routingEndpoints } from './routingEndpoints.ts';
import { toWireSimulation } from './toWireSimulation.ts';
import { toRule, toSettings, toWireLocation, toWireRoutingRules } from './wireRouting.ts';

/** The locations of a shop and how orders are routed to them. */
export interface RoutingPort {
  listLocations(): Answer<readonly Location[]>;
  /** 'unknown': the location is unknown. */
  saveLocation(save: {
    locationId: string;
    baseVersion: number;
    settings: LocationSettings;
  }): Answer<SaveDecision<Location> | 'unknown'>;
  readRoutingRules(): Answer<RoutingRules>;
  saveRouting(save: { baseVersion: number; rules: readonly RoutingRule[] }): Answer<SaveDecision<RoutingRules>>;
}

export const routingHandlers = {
  listShippingLocations: async ({ port }) => ({ locations: (await port.listLocations()).map(toWireLocation) }),
  saveLocation: async ({ port, params, body }) => {
    const decision = await port.saveLocation({
      locationId: params.location_id,
      baseVersion: Number(body.base_version),
      settings: toSettings(body.settings),
    });
    if (decision === 'unknown') throw new RequestError(404, message('calls.unknownLocation'));
    return saveReply(decision, toWireLocation, (location) => ({ location }));
  },
  getRouting: async ({ port }) => toWireRoutingRules(await port.readRoutingRules()),
  saveRouting: async ({ port, body }) => {
    const save = { baseVersion: Number(body.base_version), rules: body.rules.map(toRule) };
    return saveReply(await port.saveRouting(save), toWireRoutingRules, (routing) => ({ routing }));
  },
} satisfies Handlers<RowsOf<typeof routingEndpoints, 'read' | 'write'>, RoutingPort>;

export interface SimulationPort {
  /** Routes the newest orders with the saved rules and with others, and changes nothing. `limit` null: all orders. */
  simulateRouting(rules: readonly RoutingRule[], limit: number | null): Answer<SimulationOutcome>;
}

export const simulationHandlers = {
  simulateRouting: async ({ port, body }) => {
    const limit = body.orders === undefined ? null : wholeNumber(body.orders);
    const outcome = await port.simulateRouting(body.rules.map(toRule), limit);
    if ('refusal' in outcome) return refusedReply(outcome.refusal);
    const { before, after, countedSkus } = outcome;
    return {
      status: 'success',
      before: toWireSimulation(before),
      after: toWireSimulation(after),
      counted_skus: countedSkus,
    };
  },
} satisfies Handlers<RowsOf<typeof routingEndpoints, 'outside'>, SimulationPort>;

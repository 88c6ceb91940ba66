import type { Location, LocationSettings, RoutingRule, RoutingRules, RoutingSimulation } from '@hub/domain/routing';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions, ChangeOptions } from '../http/createHttpClient.ts';
import { RejectedError } from '../http/errors.ts';
import { saveOutcome, type SaveOutcome } from '../http/savedVersion.ts';
import { throwIfRefused } from '../http/statusReply.ts';
import { routingEndpoints as endpoints } from './routingEndpoints.ts';
import { toSimulation } from './toWireSimulation.ts';
import { toLocation, toRoutingRules, toWireRule, toWireSettings } from './wireRouting.ts';

/** The same past orders, routed with the saved rules and with others. */
export interface RoutingComparison {
  before: RoutingSimulation;
  after: RoutingSimulation;
  /** SKUs with known stock; with none, nothing is short. */
  countedSkus: number;
}

/** Locations and order routing; for servers with capability `routing`. Refusals throw RejectedError with the message. */
export interface RoutingClient {
  locations(options?: CallOptions): Promise<readonly Location[]>;
  saveLocation(
    location: { locationId: string; baseVersion: number; settings: LocationSettings },
    options?: ChangeOptions,
  ): Promise<SaveOutcome<Location>>;
  rules(options?: CallOptions): Promise<RoutingRules>;
  saveRules(
    save: { baseVersion: number; rules: readonly RoutingRule[] },
    options?: ChangeOptions,
  ): Promise<SaveOutcome<RoutingRules>>;
  /** `orders`: how many of the newest; all by default. */
  simulate(rules: readonly RoutingRule[], options?: CallOptions & { orders?: number }): Promise<RoutingComparison>;
}

export function createRoutingClient({ http }: Pick<ClientContext, 'http'>): RoutingClient {
  return {
    async locations(options = {}) {
      const endpoint = endpoints.listShippingLocations;
      return checkReply(endpoint.reply, await http.request(endpoint, options)).locations.map(toLocation);
    },
    async saveLocation({ locationId, baseVersion, settings }, options = {}) {
      const endpoint = endpoints.saveLocation;
      const params = { location_id: locationId };
      const body = { base_version: baseVersion, settings: toWireSettings(settings) };
      const reply = await http.request(endpoint, { ...options, params, body });
      const { location, current } = checkReply(endpoint.reply, reply);
      return saveOutcome(reply, location && toLocation(location), current && toLocation(current));
    },
    async rules(options = {}) {
      const endpoint = endpoints.getRouting;
      return toRoutingRules(checkReply(endpoint.reply, await http.request(endpoint, options)));
    },
    async saveRules({ baseVersion, rules }, options = {}) {
      const endpoint = endpoints.saveRouting;
      const body = { base_version: baseVersion, rules: rules.map(toWireRule) };
      const reply = await http.request(endpoint, { ...options, body });
      const { routing, current } = checkReply(endpoint.reply, reply);
      return saveOutcome(reply, routing && toRoutingRules(routing), current && toRoutingRules(current));
    },
    async simulate(rules, { orders, ...options } = {}) {
      const endpoint = endpoints.simulateRouting;
      const reply = await http.request(endpoint, { ...options, body: { rules: rules.map(toWireRule), orders } });
      const { before, after, counted_skus } = checkReply(endpoint.reply, reply);
      throwIfRefused(reply);
      if (before === undefined || after === undefined) throw new RejectedError(reply, null);
      return { before: toSimulation(before), after: toSimulation(after), countedSkus: Number(counted_skus ?? 0) };
    },
  };
}

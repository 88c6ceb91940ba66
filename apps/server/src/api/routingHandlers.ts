import {
  refusedReply,
  RequestError,
  saveReply,
  toRule,
  toSettings,
  toWireLocation,
  toWireRoutingRules,
  toWireSimulation,
  type WireReply,
} from '@hub/api-client/server';
import { message } from '@hub/domain/messages';
import type { RoutingEndpointName, routingEndpoints } from '@hub/api-client/routing';
import { type Database, listRoutingLocations, readRoutingRules } from '@hub/database';
import { saveLocation, saveRouting, simulatePastOrders } from '@hub/engine';
import type { Handlers } from './CallContext.ts';

/** The calls about locations and order routing, but for the simulation, which reads orders in parts. */
export const routingHandlers = {
  listShippingLocations: async ({ transaction }) => ({
    locations: (await listRoutingLocations(transaction)).map(toWireLocation),
  }),
  saveLocation: async ({ transaction, session, params, body, now }) => {
    const save = {
      locationId: params.location_id,
      baseVersion: Number(body.base_version),
      settings: toSettings(body.settings),
    };
    const decision = await saveLocation(transaction, session, save, now);
    if (decision === 'unknown') throw new RequestError(404, message('calls.unknownLocation'));
    return saveReply(decision, toWireLocation, (location) => ({ location }));
  },
  getRouting: async ({ transaction }) => toWireRoutingRules(await readRoutingRules(transaction)),
  saveRouting: async ({ transaction, session, body, now }) => {
    const save = { baseVersion: Number(body.base_version), rules: body.rules.map(toRule) };
    const decision = await saveRouting(transaction, session, save, now);
    return saveReply(decision, toWireRoutingRules, (routing) => ({ routing }));
  },
} satisfies Handlers<Exclude<RoutingEndpointName, 'simulateRouting'>>;

interface SimulationCall {
  database: Database;
  shopId: number;
  body: { rules: readonly Parameters<typeof toRule>[0][]; orders?: number | string | undefined };
  /** Aborted when nobody waits for the reply. */
  signal: AbortSignal;
}

/** Past orders with the saved rules and with others; in many short transactions, so that others are answered too. */
export async function answerSimulation({
  database,
  shopId,
  body,
  signal,
}: SimulationCall): Promise<WireReply<(typeof routingEndpoints)['simulateRouting']>> {
  const limit = body.orders === undefined ? null : Math.max(0, Math.trunc(Number(body.orders)) || 0);
  const outcome = await simulatePastOrders(database, shopId, body.rules.map(toRule), { limit, signal });
  if ('refusal' in outcome) return refusedReply(outcome.refusal);
  const { before, after, countedSkus } = outcome;
  return {
    status: 'success',
    before: toWireSimulation(before),
    after: toWireSimulation(after),
    counted_skus: countedSkus,
  };
}

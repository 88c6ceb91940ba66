import * as z from 'zod';
import { checkBody } from '../../simulators/core/checkBody.ts';
import { isUntouched } from '../../simulators/core/orderStages.ts';
import type { Route, RouteCall, SimulatedReply, SimulatorContext } from '../../simulators/core/Simulator.ts';
import type { SimulatedOrder, SimulatedParcel } from '../../simulators/core/SimulatedOrder.ts';

const addressSchema = z.object({
  city: z.string().min(1),
  street_address1: z.string().min(1),
  street_address2: z.string().nullish(),
  state: z.string().nullish(),
  zip_code: z.string().nullish(),
  country_code: z.string().length(2).nullish(),
  company_name: z.string().nullish(),
  recipient_name: z.string().nullish(),
  phone_number: z.string().nullish(),
  email: z.string().nullish(),
});
const itemsSchema = z.object({
  items: z.array(z.looseObject({ inventory_id: z.int(), quantity: z.int().min(1) })).min(1),
});
const bulkSchema = z.object({ shipment_ids: z.array(z.int()).min(1), reserve_inventory: z.boolean().optional() });

/** A hold that a merchant placed; others are the warehouse's own. */
const manualHold = 'Manual hold';

/** Changes of shipments (developer.shipbob.com, Orders). They answer 200 also where they fail. */
export function shipBobChangeRoutes({ warehouse }: SimulatorContext): Route[] {
  const find = ({ account }: RouteCall, id: number) => {
    for (const order of warehouse.ordersOf(account.name)) {
      const parcel = order.parcels.find((each) => each.id === id);
      if (parcel) return { order, parcel };
    }
    return null;
  };
  const bulk = (name: string, change: (order: SimulatedOrder) => void): Route => ({
    method: 'POST',
    path: new RegExp(`^/2026-07/shipment:${name}$`),
    operation: 'hold',
    handle(call) {
      const { data } = checkBody(bulkSchema, call.request.json);
      if (!data) return malformed('shipment_ids must contain at least one id.');
      const results = data.shipment_ids.map((id) => {
        const found = find(call, id);
        if (!found) return failure(id, 'NOT_FOUND', 'Shipment was not found.');
        if (!isUntouched(found.order)) return failure(id, 'CONFLICT', 'Shipment is being fulfilled.');
        change(found.order);
        return { id, is_success: true, error: null };
      });
      const successful = results.filter((each) => each.is_success).length;
      const summary = { total: results.length, successful, failed: results.length - successful };
      return { status: 200, json: { summary, results } };
    },
  });
  const one = (
    method: 'PUT' | 'POST',
    name: string,
    change: (call: RouteCall, found: { order: SimulatedOrder; parcel: SimulatedParcel }) => string | null,
  ): Route => ({
    method,
    path: new RegExp(`^/2026-07/shipment/(\\d+):${name}$`),
    operation: 'create',
    handle(call): SimulatedReply {
      const id = Number(call.params[0]);
      const found = find(call, id);
      if (!found) return { status: 200, json: failure(id, 'NOT_FOUND', 'Shipment was not found.') };
      if (!isUntouched(found.order))
        return { status: 200, json: failure(id, 'CONFLICT', 'Shipment is being fulfilled.') };
      const problem = change(call, found);
      return problem === null ? { status: 200, json: { id, is_success: true, error: null } } : malformed(problem);
    },
  });
  return [
    bulk('bulkPlaceOnHold', (order) => {
      if (order.stage !== 'onHold') warehouse.hold(order, manualHold);
    }),
    bulk('bulkReleaseHold', (order) => {
      if (order.problem === manualHold) warehouse.release(order);
    }),
    one('PUT', 'updateAddress', ({ request }, { order }) => {
      const { data } = checkBody(addressSchema, request.json);
      if (!data) return 'The address is invalid.';
      const address = {
        address1: data.street_address1,
        address2: data.street_address2 ?? null,
        city: data.city,
        state: data.state ?? null,
        zip_code: data.zip_code ?? null,
        country: data.country_code ?? null,
        company_name: data.company_name ?? null,
      };
      const recipient = {
        name: data.recipient_name ?? null,
        email: data.email ?? null,
        phone_number: data.phone_number ?? null,
        address,
      };
      warehouse.rewrite(order, { ...order.wire, recipient });
      return null;
    }),
    one('POST', 'updateLineItems', ({ request, account }, { order }) => {
      const { data } = checkBody(itemsSchema, request.json);
      if (!data) return 'The line items are invalid.';
      const units = new Map(data.items.map(({ inventory_id, quantity }) => [inventory_id, quantity]));
      const lines = order.lines
        .map((line) => ({ ...line, quantity: units.get(line.id) ?? 0 }))
        .filter(({ quantity }) => quantity > 0);
      const hold = order.stage === 'onHold' && order.problem !== null ? { hold: order.problem } : {};
      const { reference, wire } = order;
      warehouse.replace(order, { account: account.name, reference, lines, wire, ...hold }, 200);
      return null;
    }),
  ];
}

function failure(id: number, code: string, message: string) {
  return { id, is_success: false, error: { code, message } };
}

function malformed(message: string): SimulatedReply {
  return { status: 400, json: { code: 'INVALID_PARAMETER', message } };
}

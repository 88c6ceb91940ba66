import { message } from '@hub/domain/messages';
import { z } from 'zod';
import type { CallProvider, ProviderReply, ProviderRequest } from '../http/CallProvider.ts';
import type { OutgoingShipment, ProviderConnection, SentShipment, WarehouseStock } from '../ProviderAdapter.ts';
import { RefusedError, UnexpectedReplyError } from '../ProviderError.ts';
import { isWantedSku } from '../shared/isWantedSku.ts';
import { createPageCheck } from '../shared/createPageCheck.ts';
import { checkShipment } from '../shared/checkShipment.ts';
import { confirmCancelled } from '../shared/confirmCancelled.ts';
import { wireText } from '../shared/wireFields.ts';
import {
  assumedOrder,
  assumedOrders,
  assumedRefusal,
  assumedStock,
  assumedTakenOrder,
  orderStates,
  toAssumedRequest,
  toWarehouseOrder,
} from './assumedOrder.ts';

type CallParts = Pick<ProviderRequest<unknown>, 'method' | 'path' | 'body' | 'headers'>;

/** Method, path and body of each call to a 3PL assumed to use `assumedOrder`. */
export interface AssumedRequests {
  create(order: ReturnType<typeof toAssumedRequest>): CallParts;
  find(reference: string): CallParts;
  read(providerOrderId: string): CallParts;
  cancel(providerOrderId: string): CallParts;
  /** `cursor` comes from the previous reply; null for the first page. */
  stock(cursor: string | null): CallParts;
}

export interface AssumedConnectionOptions {
  providerName: string;
  requests: AssumedRequests;
  call: CallProvider;
  /** Adds the account's headers to each call. A 3PL with tokens may call twice. */
  withHeaders: WithHeaders;
  test(): Promise<void>;
}

export type WithHeaders = <Result>(send: (headers: Record<string, string>) => Promise<Result>) => Promise<Result>;

const cancelledReply = z.object({ status: wireText.refine((status) => orderStates(status) === 'cancelled') });

/** Connects an account of a 3PL without public documentation. */
export function createAssumedConnection(options: AssumedConnectionOptions): ProviderConnection {
  const { providerName: provider, requests, withHeaders } = options;

  const call = <Reply>(parts: CallParts, reply: z.ZodType<Reply>): Promise<ProviderReply<Reply>> =>
    withHeaders((headers) =>
      options.call({ ...parts, headers: { ...headers, ...parts.headers }, reply, refusal: assumedRefusal }),
    );

  async function findByReference(reference: string): Promise<SentShipment | null> {
    const { body } = await call(requests.find(reference), assumedOrders);
    const found = body.orders.filter((order) => order.reference === reference);
    const order = found.find(({ status }) => orderStates(status) !== 'cancelled') ?? found[0];
    return order === undefined ? null : { reference, providerOrderId: order.id };
  }

  async function readShipment({ reference, providerOrderId }: SentShipment) {
    const parts = requests.read(providerOrderId);
    const { body } = await call(parts, assumedOrder);
    if (body.id !== providerOrderId || body.reference !== reference) {
      throw new UnexpectedReplyError(
        message('providers.otherOrder', { provider, call: `${parts.method} ${parts.path}` }),
      );
    }
    return toWarehouseOrder(body, provider);
  }

  return {
    test: options.test,
    readShipment,

    async send(shipment: OutgoingShipment) {
      const { reference } = shipment;
      checkShipment(shipment, { providerName: provider });
      try {
        const { body } = await call(requests.create(toAssumedRequest(shipment)), assumedTakenOrder);
        if (body.reference === reference) return { reference, providerOrderId: body.id };
      } catch (error) {
        if (!(error instanceof RefusedError) || error.status !== 409) throw error;
        // Each shipment has its own reference: if the 3PL knows it, an earlier call succeeded.
        const sent = await findByReference(reference);
        if (sent === null) throw error;
        return sent;
      }
      throw new UnexpectedReplyError(message('providers.otherThanSent', { provider }));
    },

    findByReference,

    async cancel(sent) {
      try {
        const { body } = await call(requests.cancel(sent.providerOrderId), z.unknown());
        if (cancelledReply.safeParse(body).success) return;
      } catch (error) {
        if (!(error instanceof RefusedError) || error.status !== 409) throw error;
        return confirmCancelled(error, () => readShipment(sent));
      }
      const stillGoing = new RefusedError(message('providers.stillGoing', { provider }));
      return confirmCancelled(stillGoing, () => readShipment(sent));
    },

    async readStock(skus) {
      // A list that changes during paging may name a SKU twice.
      const levels = new Map<string, WarehouseStock>();
      const check = createPageCheck(provider);
      let cursor: string | null = null;
      do {
        const { body }: ProviderReply<z.infer<typeof assumedStock>> = await call(requests.stock(cursor), assumedStock);
        check(body.items);
        for (const { sku, on_hand: onHand, available } of body.items) {
          if (isWantedSku(skus, sku)) levels.set(sku, { sku, site: null, onHand, available });
        }
        cursor = body.next_cursor;
      } while (cursor !== null);
      return [...levels.values()];
    },
  };
}

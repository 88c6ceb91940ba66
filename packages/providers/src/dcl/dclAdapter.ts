import { providerRows } from '@hub/domain/integrations';
import { message } from '@hub/domain/messages';
import type { CallProvider } from '../http/CallProvider.ts';
import type {
  AccountSettings,
  ProviderAdapter,
  ProviderConnection,
  SentShipment,
  WarehouseStock,
} from '../ProviderAdapter.ts';
import { RefusedError } from '../ProviderError.ts';
import { createPageCheck } from '../shared/createPageCheck.ts';
import { checkShipment } from '../shared/checkShipment.ts';
import { confirmCancelled } from '../shared/confirmCancelled.ts';
import { basicAuthorization, credential } from '../shared/credential.ts';
import { isWantedSku } from '../shared/isWantedSku.ts';
import { dclShipping, toDclChoices } from './dclChoices.ts';
import { toDclBatch, toDclOrder } from './dclMeanings.ts';
import { dclBatch, dclCancellation, dclItems, dclName as provider, dclOrders, dclRefusal } from './dclWire.ts';

/** DCL Logistics, API v1 (api.dclcorp.com, "Help"). No webhooks are documented. */
export const dclAdapter: ProviderAdapter = {
  provider: 'dcl',
  /** A leaky bucket of unpublished size; assumed. */
  rateLimit: { calls: 60, windowMs: 60_000 },
  baseUrl: () => 'https://api.dclcorp.com',
  connect,
};

const cancelledStage = '2';
/** "Help", Orders: letters, digits, # and hyphens. */
const orderNumber = /^[A-Za-z0-9#-]{1,25}$/;
const longestSku = 25;
const ordersPerPage = 100;
const itemsPerPage = 500;
/** SKUs per call. Addresses stay below 3,000 characters. */
const skusPerCall = 100;

function connect(account: AccountSettings, callProvider: CallProvider): ProviderConnection {
  /** An error code means refusal, regardless of the status. */
  const call: CallProvider = async (request) => {
    const authorization = basicAuthorization(credential(account, 'username'), credential(account, 'password'));
    const reply = await callProvider({ ...request, headers: { ...request.headers, authorization } });
    const { error_code } = reply.body as { error_code?: string | null };
    if (error_code) throw new RefusedError(dclRefusal(reply.body) ?? message('providers.refusedRequest', { provider }));
    return reply;
  };
  const version = account.isSandbox ? new URL(providerRows.dcl.sandbox.url).pathname : '/api/v1';
  const accountNumber = () => credential(account, 'account_number');

  async function readOrders(query: Readonly<Record<string, string>>) {
    const path = `${version}/orders?${new URLSearchParams(query)}`;
    const { body } = await call({ method: 'GET', path, reply: dclOrders, refusal: dclRefusal });
    return body.orders ?? [];
  }

  /** Orders that aren't canceled come first. The list omits canceled ones unless asked for them. */
  async function findOrder(reference: string) {
    const query = { order_numbers: reference, extended_date: 'true' };
    for (const filter of [query, { ...query, status: cancelledStage }]) {
      const orders = await readOrders(filter);
      const order = orders.find(
        ({ order_number, account_number }) =>
          order_number === reference && (account_number ?? accountNumber()) === accountNumber(),
      );
      if (order !== undefined) return order;
    }
    return null;
  }

  async function findByReference(reference: string): Promise<SentShipment | null> {
    const order = await findOrder(reference);
    return order === null ? null : { reference, providerOrderId: order.order_number };
  }

  async function readShipment({ providerOrderId }: SentShipment) {
    const order = await findOrder(providerOrderId);
    if (order === null) throw new RefusedError(message('providers.noOrder', { provider, id: providerOrderId }));
    return toDclOrder(order);
  }

  async function create(body: ReturnType<typeof toDclBatch>): Promise<void> {
    const path = `${version}/batches`;
    const { body: result } = await call({ method: 'POST', path, body, reply: dclBatch, refusal: dclRefusal });
    const refused = result.order_statuses.find(({ error_code }) => error_code !== null);
    if (refused) throw new RefusedError(dclRefusal(result) ?? message('providers.refusedOrder', { provider }));
  }

  return {
    /** This call does not check the account number; reading an order does. */
    async test() {
      accountNumber();
      await readOrders({ page_size: '1' });
    },

    async send(shipment) {
      const { reference } = shipment;
      checkShipment(shipment, { providerName: provider, longestSku });
      if (!orderNumber.test(reference)) {
        throw new RefusedError(message('providers.longReference', { provider, reference }));
      }
      const batch = toDclBatch(shipment, dclShipping(account, accountNumber(), shipment));
      try {
        await create(batch);
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
        // DCL publishes no code for a repeated order. Each shipment has its own reference: if DCL knows it, an earlier
        // call succeeded.
        const sent = await findByReference(reference);
        if (sent === null) throw error;
        return sent;
      }
      return { reference, providerOrderId: reference };
    },

    findByReference,
    readShipment,

    /** Only reliable before picking ("Help", Orders), so the order is read afterwards. */
    async cancel(sent) {
      const request = { account_number: accountNumber(), order_number: sent.providerOrderId };
      let refusal = new RefusedError(message('providers.stillGoing', { provider }));
      try {
        const path = `${version}/orders/cancel`;
        await call({ method: 'PUT', path, body: request, reply: dclCancellation, refusal: dclRefusal });
      } catch (error) {
        if (!(error instanceof RefusedError) || error.status === 404) throw error;
        refusal = error;
      }
      await confirmCancelled(refusal, () => readShipment(sent));
    },

    async readStock(skus) {
      // A list that changes during paging may name a SKU twice.
      const levels = new Map<string, WarehouseStock>();
      // A comma inside a SKU would split it.
      const isListable = skus?.every((sku) => !sku.includes(',')) ?? false;
      const queries = isListable
        ? chunks(skus ?? [], skusPerCall).map((some) => ({ item_numbers: some.join(',') }))
        : [{}];
      for (const query of queries) {
        const check = createPageCheck(provider);
        for (let page = 1, rows = itemsPerPage; rows >= itemsPerPage; page += 1) {
          const parameters = { ...query, page: String(page), page_size: String(itemsPerPage) };
          const path = `${version}/items?${new URLSearchParams(parameters)}`;
          const { body } = await call({ method: 'GET', path, reply: dclItems, refusal: dclRefusal });
          const items = body.items ?? [];
          check(items);
          for (const { item_number: sku, on_hand: onHand, available, committed } of items) {
            const level = { sku, site: null, onHand, available };
            if (isWantedSku(skus, sku)) levels.set(sku, committed == null ? level : { ...level, committed });
          }
          rows = items.length;
        }
      }
      return [...levels.values()];
    },

    async readChoices() {
      const orders = await readOrders({ page_size: String(ordersPerPage), extended_date: 'true' });
      return toDclChoices(orders, accountNumber());
    },
  };
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

import { providerRows } from '@hub/domain/integrations';
import { message } from '@hub/domain/messages';
import { readServiceValue, serviceValue } from '@hub/domain/shipping';
import { z } from 'zod';
import type { CallProvider } from '../http/CallProvider.ts';
import type {
  AccountSettings,
  OutgoingShipment,
  ProviderAdapter,
  ProviderConnection,
  SentShipment,
  WarehouseStock,
} from '../ProviderAdapter.ts';
import { CredentialsRefusedError, InvalidSettingsError, RefusedError, TooLateError } from '../ProviderError.ts';
import { createPageCheck } from '../shared/createPageCheck.ts';
import { checkShipment } from '../shared/checkShipment.ts';
import { confirmCancelled } from '../shared/confirmCancelled.ts';
import { toShipbobOrder } from './shipbobMeanings.ts';
import { credential } from '../shared/credential.ts';
import { isWantedSku } from '../shared/isWantedSku.ts';
import { unitValue } from '../shared/unitValue.ts';
import { createShipbobChanges, hasOurUnits } from './createShipbobChanges.ts';
import { shipbobHeaders } from './shipbobHeaders.ts';
import { readShipbobWebhook, subscribeToShipbob, unsubscribeFromShipbob } from './shipbobWebhooks.ts';
import {
  shipbobCancellation,
  shipbobChannels,
  shipbobInventoryAtLocations,
  shipbobInventoryLevels,
  shipbobListedOrder,
  shipbobLocations,
  shipbobMethods,
  shipbobName as provider,
  shipbobOrder,
  shipbobRefusal,
  shipbobTakenOrder,
} from './shipbobWire.ts';

/**
 * ShipBob API 2026-07, the latest version; 1.0 and 2.0 were shut down in 2026 (developer.shipbob.com, "API
 * versioning").
 */
export const shipbobAdapter: ProviderAdapter = {
  provider: 'shipbob',
  /** "Rate limits": 150 calls in a sliding minute per user and app. */
  rateLimit: { calls: 150, windowMs: 60_000 },
  baseUrl: ({ isSandbox }) => (isSandbox ? providerRows.shipbob.sandbox.url : 'https://api.shipbob.com'),
  connect,
  webhooks: {
    proof: 'ours',
    read: readShipbobWebhook,
    subscribe: subscribeToShipbob,
    unsubscribe: unsubscribeFromShipbob,
  },
};

const version = '/2026-07';
const refusal = shipbobRefusal;

/** Orders: Get orders. Maximum page size. */
const ordersPerPage = 250;

/** Orders: Create order, `gift_message`. */
const longestGiftMessage = 500;

/** Channels: the right to write orders. */
const writeRight = 'orders_write';

/** Used when no service is mapped. ShipBob requires one, and every account has "Standard" (assumed). */
const defaultService = 'Standard';

function connect(account: AccountSettings, call: CallProvider): ProviderConnection {
  const headers = () => shipbobHeaders(account);

  /** The chosen channel, or the typed one. */
  function channelId(): string {
    const id = account.choices.channelId || credential(account, 'shipbob_channel_id');
    if (!/^\d+$/.test(id)) throw new InvalidSettingsError(message('providers.channelNumber', { provider }));
    return id;
  }

  const orderPath = (id: string) => `${version}/order/${encodeURIComponent(id)}`;
  const changes = createShipbobChanges(call, headers, version);

  async function readOrder({ providerOrderId }: SentShipment) {
    const path = orderPath(providerOrderId);
    return (await call({ method: 'GET', path, headers: headers(), reply: shipbobOrder, refusal })).body;
  }

  const readShipment = async (sent: SentShipment) => toShipbobOrder(await readOrder(sent));

  async function findByReference(reference: string): Promise<SentShipment | null> {
    const query = new URLSearchParams({ ReferenceIds: reference });
    const path = `${version}/order?${query}`;
    const { body } = await call({ method: 'GET', path, headers: headers(), reply: z.array(shipbobOrder), refusal });
    const order = body.find(({ reference_id }) => reference_id === reference);
    return order ? { reference, providerOrderId: order.id } : null;
  }

  async function create(shipment: OutgoingShipment): Promise<SentShipment> {
    const { body } = await call({
      method: 'POST',
      path: `${version}/order`,
      headers: { ...headers(), shipbob_channel_id: channelId() },
      body: toShipbobRequest(shipment, account),
      reply: shipbobTakenOrder,
      refusal,
    });
    return { reference: shipment.reference, providerOrderId: body.id };
  }

  return {
    async test() {
      const own = channelId();
      for await (const { id, scopes } of pages(call, headers(), `${version}/channel`, shipbobChannels)) {
        if (id !== own) continue;
        if (scopes.includes(writeRight)) return;
        throw new CredentialsRefusedError(message('providers.noChannelRight', { channel: own, provider }));
      }
      throw new CredentialsRefusedError(message('providers.noChannel', { channel: own, provider }));
    },

    async send(shipment) {
      checkShipment(shipment, { providerName: provider, required: ['name'], longestGiftMessage });
      try {
        return await create(shipment);
      } catch (error) {
        // 422 for a reference that ShipBob has: an earlier call succeeded.
        if (!(error instanceof RefusedError && /existing reference/i.test(error.message))) throw error;
        const sent = await findByReference(shipment.reference);
        if (sent === null) throw error;
        return sent;
      }
    },

    findByReference,
    readShipment,

    /** Orders: Get orders, with shipments. Includes other channels' orders, so an odd one must not fail the list. */
    async readChanges(since, cursor) {
      const page = Number(cursor ?? '1');
      const query = new URLSearchParams({
        LastUpdateStartDate: since.toISOString(),
        SortOrder: 'Oldest',
        Page: String(page),
        Limit: String(ordersPerPage),
      });
      const path = `${version}/order?${query}`;
      const { body } = await call({ method: 'GET', path, headers: headers(), reply: z.array(z.unknown()), refusal });
      const orders = body.flatMap((row) => {
        const listed = shipbobListedOrder.safeParse(row).data;
        const whole = shipbobOrder.safeParse(row).data;
        if (listed === undefined) return [];
        const order = whole === undefined ? null : toShipbobOrder(whole);
        return [{ providerOrderId: listed.id, mark: listed.last_update_at, order }];
      });
      return { orders, next: body.length < ordersPerPage ? null : String(page + 1) };
    },

    async cancel(sent) {
      try {
        const path = `${orderPath(sent.providerOrderId)}:cancel`;
        const { body } = await call({ method: 'POST', path, headers: headers(), reply: shipbobCancellation, refusal });
        if (body.status === 'Success') return;
        const reasons = body.canceled_shipment_results.filter(({ is_success }) => is_success !== true);
        const words = reasons.map(({ reason }) => reason).filter((reason) => reason !== null);
        throw new TooLateError(words.join(' ') || message('providers.startedShipping', { provider }));
      } catch (error) {
        if (!(error instanceof RefusedError) || error.status === 404) throw error;
        await confirmCancelled(error, () => readShipment(sent));
      }
    },

    /** A held order is held before it is changed, and released after it. */
    async update(sent, shipment, { isOnHold }) {
      checkShipment(shipment, { providerName: provider, required: ['name'], longestGiftMessage });
      const order = await readOrder(sent);
      const { state } = toShipbobOrder(order);
      if (state === 'cancelled') throw new RefusedError(message('providers.cancelled', { provider }));
      if (state === 'shipped' || state === 'partial')
        throw new TooLateError(message('providers.shipped', { provider }));
      if (isOnHold === true) await changes.hold(order);
      try {
        const isChanged = await changes.change(order, shipment);
        if (isChanged && !hasOurUnits(await readOrder(sent), shipment))
          throw new RefusedError(message('providers.itemsKept', { provider }));
        if (isOnHold === false) await changes.release(isChanged ? await readOrder(sent) : order);
      } catch (error) {
        if (isOnHold === true && error instanceof RefusedError) await changes.release(await readOrder(sent));
        throw error;
      }
    },

    /** One page has 250 shipping methods, more than any account has. */
    async readChoices() {
      const get = async <Reply>(path: string, reply: z.ZodType<Reply>) =>
        (await call({ method: 'GET', path: `${version}/${path}`, headers: headers(), reply, refusal })).body;
      const channels: z.infer<typeof shipbobChannels>['items'] = [];
      for await (const each of pages(call, headers(), `${version}/channel`, shipbobChannels))
        if (each.scopes.includes(writeRight)) channels.push(each);
      const locations = await get('location', shipbobLocations);
      const methods = await get('shipping-method?Limit=250', shipbobMethods);
      const mayShip = (...flags: (boolean | null | undefined)[]) => !flags.includes(false);
      const names = methods.flatMap(({ name, active }) => (name === null || active === false ? [] : [name]));
      return [
        {
          name: 'channelId',
          label: message('choices.channelId'),
          options: channels.map(({ id, name }) => ({ value: id, label: name ?? id })),
        },
        {
          name: 'facilityId',
          label: message('choices.facilityId'),
          options: locations
            .filter((each) => mayShip(each.access_granted, each.is_active, each.is_shipping_enabled))
            .map(({ id, name }) => ({ value: id, label: name ?? id })),
        },
        {
          name: 'service',
          label: message('choices.service'),
          options: [...new Set(names)].map((name) => ({
            value: serviceValue({ carrier: provider, service: name }),
            label: name,
          })),
        },
      ];
    },

    /** Of the chosen fulfillment center, or of all together. */
    async readStock(skus) {
      // Keyed by inventory item: a list that changes during paging may name one twice.
      const levels = new Map<string, WarehouseStock>();
      const { facilityId: site } = account.choices;
      if (site) {
        const atLocations = `${version}/inventory-level/locations?PageSize=250`;
        for await (const level of pages(call, headers(), atLocations, shipbobInventoryAtLocations)) {
          if (!level.sku || !isWantedSku(skus, level.sku)) continue;
          const here = level.locations.find(({ location_id }) => location_id === site);
          const committed = here?.committed_quantity;
          const units = { onHand: here?.on_hand_quantity ?? 0, available: here?.fulfillable_quantity ?? 0 };
          levels.set(level.inventory_id ?? level.sku, {
            sku: level.sku,
            site,
            ...units,
            ...(committed != null && { committed }),
          });
        }
        return [...levels.values()];
      }
      const path = `${version}/inventory-level?PageSize=250`;
      for await (const level of pages(call, headers(), path, shipbobInventoryLevels)) {
        if (!level.sku || !isWantedSku(skus, level.sku)) continue;
        const { sku, total_on_hand_quantity: onHand, total_fulfillable_quantity: available } = level;
        const committed = level.total_committed_quantity;
        const units = { onHand, available, ...(committed != null && { committed }) };
        levels.set(level.inventory_id ?? sku, { sku, site: null, ...units });
      }
      return [...levels.values()];
    },
  };
}

/** Orders: Create order. `external_line_id` is an int32, too small for a store's line id, so we number the lines. */
function toShipbobRequest(shipment: OutgoingShipment, { choices }: AccountSettings) {
  const { reference, orderName, orderedAt, service, recipient, instructions, isExport, lines } = shipment;
  return {
    reference_id: reference,
    order_number: orderName,
    purchase_date: orderedAt,
    shipping_method: service ?? readServiceValue(choices.service ?? '')?.service ?? defaultService,
    type: 'DTC',
    ...(choices.facilityId && { location_id: Number(choices.facilityId) }),
    ...(instructions.giftMessage === null ? {} : { gift_message: instructions.giftMessage }),
    recipient: {
      name: recipient.name,
      email: recipient.email,
      phone_number: recipient.phone,
      address: {
        address1: recipient.address1,
        address2: recipient.address2,
        city: recipient.city,
        state: recipient.state,
        zip_code: recipient.postcode,
        country: recipient.country,
        company_name: recipient.company,
      },
    },
    products: lines.map((line, index) => {
      const { sku, name, quantity } = line;
      // Assumed: ShipBob declares this value, and keeps HS code and origin with its products.
      const unitPrice = (isExport ? unitValue(line) : null) ?? line.unitPrice;
      return {
        reference_id: sku,
        name,
        quantity,
        ...(unitPrice === null ? {} : { unit_price: unitPrice }),
        external_line_id: index + 1,
      };
    }),
  };
}

interface Page<Item> {
  items: Item[];
  next: string | null;
}

/** Items of all pages. `next` is an address or its query; only the query is used. */
async function* pages<Item>(
  call: CallProvider,
  headers: Record<string, string>,
  firstPath: string,
  reply: z.ZodType<Page<Item>>,
): AsyncGenerator<Item> {
  const [path = ''] = firstPath.split('?');
  const check = createPageCheck(provider);
  let next: string | null = firstPath;
  while (next !== null) {
    const page: Page<Item> = (await call({ method: 'GET', path: next, headers, reply, refusal })).body;
    check(page.items);
    yield* page.items;
    const query: string | undefined = page.next?.split('?')[1];
    next = query === undefined ? null : `${path}?${query}`;
  }
}

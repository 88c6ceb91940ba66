import { providerRows } from '@hub/domain/integrations';
import { message } from '@hub/domain/messages';
import { hasCustomsFacts } from '@hub/domain/shipping';
import type { z } from 'zod';
import type { CallProvider } from '../http/CallProvider.ts';
import type {
  AccountSettings,
  OutgoingShipment,
  ProviderAdapter,
  ProviderConnection,
  SentShipment,
} from '../ProviderAdapter.ts';
import { RefusedError, TooLateError } from '../ProviderError.ts';
import { createPageCheck } from '../shared/createPageCheck.ts';
import { checkShipment } from '../shared/checkShipment.ts';
import { confirmCancelled } from '../shared/confirmCancelled.ts';
import { readShipStationChoices, shipStationPackage, shipStationService } from './shipStationChoices.ts';
import { shipStationHeaders } from './shipStationHeaders.ts';
import { isWithoutLabel, type ShipStationPart, toShipStationOrder } from './shipStationMeanings.ts';
import {
  readShipStationResource,
  readShipStationWebhook,
  subscribeToShipStation,
  unsubscribeFromShipStation,
} from './shipStationWebhooks.ts';
import {
  pagesOf,
  shipStationPageSize,
  shipStationFulfillments,
  shipStationListedOrders,
  shipStationName as provider,
  shipStationOrder,
  shipStationOrders,
  shipStationRefusal,
  shipStationShipments,
  shipStationStores,
  shipStationWholeOrder,
  shipStationZone,
} from './shipStationWire.ts';

/**
 * ShipStation's V1 API, which matches the form's API key and secret (shipstation.com/docs/api); V2 uses other keys. It
 * reports no stock. Its webhooks are unsigned and contain an address to read instead of an order.
 */
export const shipStationAdapter: ProviderAdapter = {
  provider: 'ship_stations',
  /** "API rate limits": 40 calls a minute for each key. */
  rateLimit: { calls: 40, windowMs: 60_000 },
  baseUrl: () => 'https://ssapi.shipstation.com',
  connect,
  webhooks: {
    proof: 'address',
    read: readShipStationWebhook,
    subscribe: subscribeToShipStation,
    unsubscribe: unsubscribeFromShipStation,
    readResource: readShipStationResource,
  },
};

const refusal = shipStationRefusal;
const pageSize = String(shipStationPageSize);
const hourMs = 3_600_000;

/** Pages of recently changed orders to search for the order that ours was combined into. */
const mostCombinedPages = 4;

function connect(account: AccountSettings, call: CallProvider): ProviderConnection {
  const headers = () => shipStationHeaders(account);

  const get = async <Reply>(path: string, reply: z.ZodType<Reply>) =>
    (await call({ method: 'GET', path, headers: headers(), reply, refusal })).body;

  const createOrUpdate = async (body: unknown) =>
    (
      await call({
        method: 'POST',
        path: '/orders/createorder',
        headers: headers(),
        body,
        reply: shipStationOrder,
        refusal,
      })
    ).body;

  const orderPath = ({ providerOrderId }: SentShipment) => `/orders/${encodeURIComponent(providerOrderId)}`;

  /** Pages start at 1. */
  async function getPages<Reply extends { pages: number; total?: number | null | undefined }>(
    path: string,
    query: Record<string, string>,
    reply: z.ZodType<Reply>,
  ) {
    const replies: Reply[] = [];
    const check = createPageCheck(provider);
    let last = 1;
    for (let page = 1; page <= last; page += 1) {
      const parameters = new URLSearchParams({ ...query, page: String(page), pageSize });
      const body = await get(`${path}?${parameters}`, reply);
      check(Object.values(body).flatMap((rows: unknown) => (Array.isArray(rows) ? (rows as unknown[]) : [])));
      replies.push(body);
      last = pagesOf(body);
    }
    return replies;
  }

  /** Reads an order's labels, or the entered tracking if it has none. */
  async function readPart(order: z.infer<typeof shipStationOrder>): Promise<ShipStationPart> {
    const query = { orderId: order.orderId };
    const pages = await getPages('/shipments', { ...query, includeShipmentItems: 'true' }, shipStationShipments);
    const shipments = pages.flatMap((page) => page.shipments);
    if (!isWithoutLabel(order, shipments)) return { order, shipments, fulfillments: [] };
    const entered = await getPages('/fulfillments', query, shipStationFulfillments);
    return { order, shipments, fulfillments: entered.flatMap((page) => page.fulfillments) };
  }

  /** Finds orders split off this one, recursively, by the order number that theirs start with. */
  async function readSplits(order: z.infer<typeof shipStationOrder>) {
    if (order.advancedOptions?.mergedOrSplit !== true || order.orderNumber === null) return [];
    const pages = await getPages('/orders', { orderNumber: order.orderNumber }, shipStationOrders);
    const others = pages.flatMap(({ orders }) => orders);
    const family = new Set([order.orderId]);
    const splits: typeof others = [];
    for (let added = true; added;) {
      const found = others.filter(
        ({ orderId, advancedOptions }) => !family.has(orderId) && family.has(advancedOptions?.parentId ?? ''),
      );
      for (const each of found) family.add(each.orderId);
      splits.push(...found);
      added = found.length > 0;
    }
    return splits;
  }

  /** A combined order disappears; the remaining order has changed since and names it. */
  async function readCombined({ providerOrderId }: SentShipment, gone: RefusedError) {
    const check = createPageCheck(provider);
    for (let page = 1; page <= mostCombinedPages; page += 1) {
      const query = new URLSearchParams({ sortBy: 'ModifyDate', sortDir: 'DESC', page: String(page), pageSize });
      const listed = await get(`/orders?${query}`, shipStationOrders);
      check(listed.orders);
      const found = listed.orders.find(({ advancedOptions }) => advancedOptions?.mergedIds.includes(providerOrderId));
      if (found !== undefined) return found;
      if (page >= pagesOf(listed)) break;
    }
    throw gone;
  }

  async function readOrder(sent: SentShipment) {
    try {
      return await get(orderPath(sent), shipStationOrder);
    } catch (error) {
      if (!(error instanceof RefusedError) || error.status !== 404) throw error;
      return readCombined(sent, error);
    }
  }

  async function readShipment(sent: SentShipment) {
    const order = await readOrder(sent);
    const first = await readPart(order);
    const others: ShipStationPart[] = [];
    for (const split of await readSplits(order)) others.push(await readPart(split));
    return toShipStationOrder(sent, [first, ...others]);
  }

  /** The full order, to save with changes. A split or combined order no longer has only our items. */
  async function getWhole(sent: SentShipment) {
    try {
      const order = await get(orderPath(sent), shipStationWholeOrder);
      if (order.orderStatus === 'cancelled' || order.orderStatus === 'shipped') return order;
      if (order.advancedOptions?.mergedOrSplit !== true) return order;
    } catch (error) {
      if (!(error instanceof RefusedError) || error.status !== 404) throw error;
      await readCombined(sent, error);
    }
    throw new TooLateError(message('providers.splitOrCombined', { provider }));
  }

  return {
    async test() {
      await get('/stores', shipStationStores);
    },

    async send(shipment) {
      checkShipment(shipment, { providerName: provider });
      const { orderId } = await createOrUpdate(toShipStationRequest(shipment, account));
      return { reference: shipment.reference, providerOrderId: orderId };
    },

    /** `orderNumber` matches numbers that start with it. */
    async findByReference(reference) {
      const pages = await getPages('/orders', { orderNumber: reference }, shipStationOrders);
      const order = pages.flatMap(({ orders }) => orders).find(({ orderKey }) => orderKey === reference);
      return order ? { reference, providerOrderId: order.orderId } : null;
    },

    readShipment,

    /**
     * Orders: List orders, without parcels. The list uses California time, where an hour repeats in autumn, so it
     * starts an hour earlier. An order that is combined leaves the list, so pages continue by the time of creation.
     */
    async readChanges(since, cursor) {
      const modifyDateStart = pacificTime(new Date(since.getTime() - hourMs).toISOString());
      const [page = '1', createdFrom] = (cursor ?? '1').split(' ');
      const order = { sortBy: 'CreateDate', sortDir: 'ASC', ...(createdFrom && { createDateStart: createdFrom }) };
      const query = new URLSearchParams({ modifyDateStart, ...order, page, pageSize });
      const listed = await get(`/orders?${query}`, shipStationListedOrders);
      return {
        // Changes of split-off or combined orders are changes of ours.
        orders: listed.orders.flatMap(({ orderId, modifyDate, advancedOptions }) =>
          [orderId, advancedOptions?.parentId ?? [], advancedOptions?.mergedIds ?? []]
            .flat()
            .map((providerOrderId) => ({ providerOrderId, mark: modifyDate, order: null })),
        ),
        next: Number(page) < pagesOf(listed) ? cursorAfter(listed.orders, Number(page), createdFrom) : null,
      };
    },

    /** V1 has no cancel call: the order is saved with the status "cancelled", as connectors do. */
    async cancel(sent) {
      const order = await getWhole(sent);
      if (order.orderStatus === 'cancelled') return;
      if (order.orderStatus === 'shipped') throw new TooLateError(message('providers.shipped', { provider }));
      try {
        const { orderStatus } = await createOrUpdate({ ...order, orderStatus: 'cancelled' });
        if (orderStatus !== 'cancelled')
          throw new TooLateError(message('providers.kept', { provider, status: orderStatus ?? '' }));
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
        await confirmCancelled(error, () => readShipment(sent));
      }
    },

    /**
     * Orders: Create/update order. The same key overwrites the whole order while it is waiting or on hold, so
     * everything that isn't ours is sent back unchanged.
     */
    async update(sent, shipment, { isOnHold }) {
      checkShipment(shipment, { providerName: provider });
      const order = await getWhole(sent);
      if (order.orderStatus === 'cancelled') throw new RefusedError(message('providers.cancelled', { provider }));
      if (order.orderStatus === 'shipped') throw new TooLateError(message('providers.shipped', { provider }));
      const ours = toShipStationRequest(shipment, account);
      const advancedOptions = { ...order.advancedOptions, ...ours.advancedOptions };
      const orderStatus = isOnHold === undefined ? order.orderStatus : isOnHold ? 'on_hold' : 'awaiting_shipment';
      try {
        const saved = await createOrUpdate({ ...order, ...ours, advancedOptions, orderStatus });
        if (saved.orderStatus !== orderStatus)
          throw new TooLateError(message('providers.kept', { provider, status: saved.orderStatus ?? '' }));
      } catch (error) {
        if (!(error instanceof RefusedError) || error instanceof TooLateError) throw error;
        const { state } = await readShipment(sent);
        if (state === 'shipped' || state === 'partial') throw new TooLateError(error.words, error.status);
        throw error;
      }
    },

    readChoices: () => readShipStationChoices(get),
  };
}

/**
 * Orders: Create/update order. The number must be the reference, which finds the order again; people see the order name
 * in the first custom field. Without a store, the order goes to the account's manual store. Signature, insurance and
 * gift message: docs.shipstation.com, V1, models "Order" and "Insurance Options".
 */
function toShipStationRequest(shipment: OutgoingShipment, account: AccountSettings) {
  const { reference, orderName, orderedAt, recipient, instructions, lines } = shipment;
  const { storeId, warehouseId } = account.choices;
  const { isSignatureRequired, insuredValue, giftMessage } = instructions;
  const service = shipStationService(account, shipment);
  const { code: packageCode, words } = shipStationPackage(account, shipment, service.carrierCode);
  const notes = [...instructions.notes, ...(words === null ? [] : [`Package: ${words}`])];
  const name = recipient.name || recipient.company;
  return {
    orderNumber: reference,
    orderKey: reference,
    orderDate: pacificTime(orderedAt),
    orderStatus: 'awaiting_shipment',
    customerEmail: recipient.email,
    billTo: { name },
    shipTo: {
      name,
      company: recipient.company,
      street1: recipient.address1,
      street2: recipient.address2,
      city: recipient.city,
      state: recipient.state,
      postalCode: recipient.postcode,
      country: recipient.country,
      phone: recipient.phone,
    },
    items: lines.map(({ lineItemId, sku, name: itemName, quantity, unitPrice, weight }) => ({
      lineItemKey: lineItemId,
      sku,
      name: itemName,
      quantity,
      ...(unitPrice === null ? {} : { unitPrice }),
      ...(weight === null ? {} : { weight: { value: Math.round(weight * 10_000) / 10, units: 'grams' } }),
    })),
    ...(shipment.isExport && { internationalOptions: toInternationalOptions(shipment) }),
    ...service,
    ...(packageCode !== null && { packageCode }),
    ...(notes.length === 0 ? {} : { internalNotes: notes.join('\n') }),
    ...(giftMessage === null ? {} : { gift: true, giftMessage }),
    ...(isSignatureRequired && { confirmation: 'signature' }),
    // Other insurers need a contract with the merchant.
    ...(insuredValue !== null && {
      insuranceOptions: { provider: 'carrier', insureShipment: true, insuredValue },
    }),
    advancedOptions: {
      customField1: orderName,
      ...(storeId && { storeId: Number(storeId) }),
      ...(warehouseId && { warehouseId: Number(warehouseId) }),
    },
  };
}

/**
 * Models "International Options" and "Customs Item". Values are in dollars; for other currencies people enter them there,
 * since a number in the wrong currency would be a false declaration. The account's "Customs Declarations" must be set to
 * "Leave blank (Enter Manually)", or ShipStation overwrites them.
 */
/** Has no items when the store has no customs data; the account's products are used instead. */
function toInternationalOptions({ currency, lines }: OutgoingShipment) {
  if (!hasCustomsFacts(lines)) return { contents: 'merchandise' };
  return {
    contents: 'merchandise',
    customsItems: lines.map(({ name, quantity, value, hsCode, countryOfOrigin }) => ({
      description: name,
      quantity,
      ...(value !== null && currency === providerRows.ship_stations.customsCurrency && { value }),
      ...(hsCode !== '' && { harmonizedTariffCode: hsCode }),
      ...(countryOfOrigin !== '' && { countryOfOrigin }),
    })),
  };
}

/**
 * Continues a second before the last order of a page was made, so that pages overlap; by page number when that would
 * repeat half of the page.
 */
function cursorAfter(
  orders: readonly { createDate: string | null }[],
  page: number,
  createdFrom: string | undefined,
): string {
  const last = Date.parse(`${orders.at(-1)?.createDate?.slice(0, 19)}Z`);
  const from = Number.isNaN(last) ? null : new Date(last - 1_000).toISOString().slice(0, 19);
  const again = orders.filter(({ createDate }) => from === null || createDate === null || createDate >= from);
  if (from !== null && again.length <= orders.length / 2) return `1 ${from}`;
  return [String(page + 1), createdFrom].filter(Boolean).join(' ');
}

/** Swedish format is ISO 8601 with a space between date and time. */
const pacificFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: shipStationZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

function pacificTime(iso: string): string {
  return `${pacificFormat.format(new Date(iso)).replace(' ', 'T')}.0000000`;
}

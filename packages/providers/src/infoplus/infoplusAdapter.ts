import { message } from '@hub/domain/messages';
import { z } from 'zod';
import type { CallProvider } from '../http/CallProvider.ts';
import { publicBaseUrl } from '../http/publicBaseUrl.ts';
import type {
  AccountSettings,
  OutgoingShipment,
  ProviderAdapter,
  ProviderChoice,
  ProviderConnection,
  SentShipment,
  WarehouseOrder,
  WarehouseStock,
} from '../ProviderAdapter.ts';
import { RefusedError, TooLateError } from '../ProviderError.ts';
import { createPageCheck } from '../shared/createPageCheck.ts';
import { checkShipment } from '../shared/checkShipment.ts';
import { confirmCancelled } from '../shared/confirmCancelled.ts';
import { credential } from '../shared/credential.ts';
import { isWantedSku } from '../shared/isWantedSku.ts';
import { resolveChoice } from '../shared/resolveChoice.ts';
import { changedInfoplusOrder, checkInfoplusChange } from './infoplusChanges.ts';
import { isLocked, mayHaveBackOrder, type ShippedInfoplusOrder, toInfoplusOrder } from './infoplusMeanings.ts';
import {
  infoplusCarrierService,
  infoplusCartonContents,
  infoplusChoices,
  infoplusInventory,
  infoplusItems,
  infoplusName as providerName,
  infoplusOrder,
  infoplusRefusal,
  infoplusShipments,
  infoplusWholeOrder,
} from './infoplusWire.ts';

/** Infoplus. It has no webhooks, so orders are polled. */
export const infoplusAdapter: ProviderAdapter = {
  provider: 'info_plus',
  /** No limit is published: one call a second (assumed). */
  rateLimit: { calls: 60, windowMs: 60_000 },
  baseUrl,
  connect,
};

const version = '/infoplus-wms/api/beta';
const refusal = infoplusRefusal;
/** The longest page. */
const pageSize = 250;

/** "kingsrook" means kingsrook.infopluswms.com; a full host is used unchanged (assumed). */
function baseUrl(account: AccountSettings): string {
  const typed = credential(account, 'domain');
  const isSubdomain = /^[a-z0-9-]+$/i.test(typed);
  return publicBaseUrl(isSubdomain ? `${typed}.infopluswms.com` : typed, 'domain');
}

function connect(account: AccountSettings, call: CallProvider): ProviderConnection {
  const get = async <Reply>(path: string, reply: z.ZodType<Reply>) =>
    (await call({ method: 'GET', path: `${version}/${path}`, headers: headers(), reply, refusal })).body;

  const headers = () => ({ 'api-key': credential(account, 'api_key') });

  /** Pages start at 1; one that is not full is the last. */
  async function search<Row>(record: string, filter: string | null, reply: z.ZodType<Row[]>): Promise<Row[]> {
    const rows: Row[] = [];
    const check = createPageCheck(providerName);
    for (let page = 1, isLast = false; !isLast; page += 1) {
      const query = new URLSearchParams({ page: String(page), limit: String(pageSize) });
      if (filter !== null) query.set('filter', filter);
      const found = await get(`${record}/search?${query}`, reply);
      check(found);
      rows.push(...found);
      isLast = found.length < pageSize;
    }
    return rows;
  }

  const orderPath = ({ providerOrderId }: SentShipment) => `order/${encodeURIComponent(providerOrderId)}`;

  /** The order and its back orders, order first. */
  async function ordersOf(reference: string) {
    const filter = `customerOrderNo eq '${reference.replaceAll("'", '')}'`;
    const orders = await search('order', filter, z.array(infoplusOrder));
    return orders
      .filter(({ customerOrderNo }) => customerOrderNo === reference)
      .toSorted((one, other) => Number(one.orderNo) - Number(other.orderNo));
  }

  async function withCartons(order: z.infer<typeof infoplusOrder>): Promise<ShippedInfoplusOrder> {
    const filter = `orderNo eq ${order.orderNo}`;
    const shipments = await search('shipment', filter, infoplusShipments);
    const contents = shipments.length === 0 ? [] : await search('cartonContent', filter, infoplusCartonContents);
    const carriers = new Map<string, string | null>();
    for (const { carrierCompany, carrierServiceId: id } of shipments) {
      if (carrierCompany !== null || id === null || carriers.has(id)) continue;
      carriers.set(id, (await get(`carrierService/${encodeURIComponent(id)}`, infoplusCarrierService)).label);
    }
    return { order, shipments, contents, carriers };
  }

  /** Null when the order was deleted, which is how Infoplus cancels. */
  async function readOrder(sent: SentShipment) {
    try {
      return await get(orderPath(sent), infoplusOrder);
    } catch (error) {
      if (!(error instanceof RefusedError && error.status === 404)) throw error;
      // A 404 alone could mean a wrong address; an empty search result is reliable.
      if ((await ordersOf(sent.reference)).length > 0) throw error;
      return null;
    }
  }

  async function readShipment(sent: SentShipment): Promise<WarehouseOrder> {
    const order = await readOrder(sent);
    if (order === null) return { ...sent, state: 'cancelled', problem: null, parcels: [] };
    const backOrders = mayHaveBackOrder(order) ? await ordersOf(sent.reference) : [];
    const others: ShippedInfoplusOrder[] = [];
    for (const each of backOrders) {
      if (each.orderNo !== order.orderNo) others.push(await withCartons(each));
    }
    return toInfoplusOrder(sent.reference, await withCartons(order), others);
  }

  async function readChoices(): Promise<ProviderChoice[]> {
    const options = (rows: z.infer<typeof infoplusChoices>) =>
      rows.map(({ id, label, name }) => ({ value: id, label: label ?? name ?? id }));
    return [
      {
        name: 'lobId',
        label: message('choices.lobId'),
        options: options(await search('lineOfBusiness', null, infoplusChoices)),
      },
      {
        name: 'warehouseId',
        label: message('choices.warehouseId'),
        options: options(await search('warehouse', null, infoplusChoices)),
      },
    ];
  }

  return {
    async test() {
      await get('item/search?limit=1', infoplusItems);
    },

    async send(shipment) {
      checkShipment(shipment, { providerName });
      const lobId = await resolveChoice(account, 'lobId', providerName, readChoices);
      const warehouseId = await resolveChoice(account, 'warehouseId', providerName, readChoices);
      const { body } = await call({
        method: 'POST',
        path: `${version}/order`,
        headers: headers(),
        body: toInfoplusRequest(shipment, Number(lobId), Number(warehouseId)),
        reply: infoplusOrder,
        refusal,
      });
      return { reference: shipment.reference, providerOrderId: body.orderNo };
    },

    async findByReference(reference) {
      const [order] = await ordersOf(reference);
      return order ? { reference, providerOrderId: order.orderNo } : null;
    },

    readShipment,
    readChoices,

    /** Cancels by deleting the order. Infoplus allows this until processing starts (assumed). */
    async cancel(sent) {
      try {
        const order = await readOrder(sent);
        if (order === null) return;
        if (stateOf(order, sent) === 'cancelled') return;
        if (isTooLate(order, sent))
          throw new TooLateError(message('providers.startedWorking', { provider: providerName }));
        const path = `${version}/${orderPath(sent)}`;
        await call({ method: 'DELETE', path, headers: headers(), reply: z.unknown(), refusal });
      } catch (error) {
        if (!(error instanceof RefusedError) || error instanceof TooLateError) throw error;
        await confirmCancelled(error, () => readShipment(sent));
      }
    },

    /** Orders: Update an order. The effect of a changed line isn't documented, so the order is read again. */
    async update(sent, shipment, { isOnHold }) {
      checkShipment(shipment, { providerName });
      const read = await readOrder(sent);
      if (read === null || stateOf(read, sent) === 'cancelled')
        throw new RefusedError(message('providers.cancelled', { provider: providerName }));
      if (isTooLate(read, sent))
        throw new TooLateError(message('providers.startedWorking', { provider: providerName }));
      const before = await get(orderPath(sent), infoplusWholeOrder);
      const body = changedInfoplusOrder(before, shipment, toAddress('shipTo', shipment.recipient), isOnHold);
      await call({ method: 'PUT', path: `${version}/order`, headers: headers(), body, reply: z.unknown(), refusal });
      checkInfoplusChange({ before, asked: body, after: await get(orderPath(sent), infoplusWholeOrder) }, shipment);
    },

    async readStock(skus) {
      const chosen = account.choices.warehouseId;
      const filter = chosen ? `warehouseId eq ${chosen}` : null;
      const rows = await search('warehouseInventory', filter, infoplusInventory);
      // A list that changes during paging may name a SKU twice.
      const distinct = new Map(rows.map((row) => [JSON.stringify([row.sku, row.warehouseId]), row]));
      return [...distinct.values()]
        .filter(({ sku }) => isWantedSku(skus, sku))
        .map(({ sku, warehouseId, onHandQuantity, availableQuantity }): WarehouseStock => ({
          sku,
          site: warehouseId,
          onHand: onHandQuantity,
          available: availableQuantity,
        }));
    },
  };
}

/** An order's state without its cartons and back orders. */
function stateOf(order: z.infer<typeof infoplusOrder>, { reference }: SentShipment) {
  return toInfoplusOrder(reference, { order, shipments: [], contents: [], carriers: new Map() }, []).state;
}

function isTooLate(order: z.infer<typeof infoplusOrder>, sent: SentShipment): boolean {
  const state = stateOf(order, sent);
  return isLocked(order) || state === 'shipped' || state === 'partial' || state === 'closedShort';
}

/**
 * Infoplus requires a bill-to address for unknown customers; we send the recipient's. Field names follow the `Order`
 * model of its generated clients, where signature and insurance are only carrier-specific accessories.
 */
function toInfoplusRequest(shipment: OutgoingShipment, lobId: number, warehouseId: number) {
  const { reference, orderName, orderedAt, recipient, service, carrier, instructions, isExport, lines } = shipment;
  const { notes, giftMessage } = instructions;
  return {
    lobId,
    warehouseId,
    customerOrderNo: reference,
    customerPONo: orderName,
    orderDate: orderedAt.slice(0, 'YYYY-MM-DD'.length),
    ...(service === null ? {} : { shippingMethod: [carrier, service].filter(Boolean).join(' ') }),
    ...(shipment.package === null ? {} : { orderMessage: `Package: ${shipment.package}` }),
    ...(notes.length === 0 ? {} : { orderAssemblyInstructions: notes.join('\n') }),
    ...(giftMessage === null ? {} : { giftMessage }),
    ...toAddress('shipTo', recipient),
    ...toAddress('billTo', recipient),
    lineItems: lines.map(({ lineItemId, sku, quantity, unitPrice, value }) => ({
      lobId,
      sku,
      orderedQty: quantity,
      customerLineItemNo: lineItemId,
      ...(unitPrice === null ? {} : { unitSell: unitPrice }),
      // Infoplus keeps HS code and origin with its items (assumed).
      ...(isExport && value !== null && { extendedDeclaredValueOverride: value }),
    })),
  };
}

function toAddress(prefix: 'shipTo' | 'billTo', recipient: OutgoingShipment['recipient']) {
  return {
    [`${prefix}Company`]: recipient.company || recipient.name,
    [`${prefix}Attention`]: recipient.name || recipient.company,
    [`${prefix}Street`]: recipient.address1,
    [`${prefix}Street2`]: recipient.address2,
    [`${prefix}City`]: recipient.city,
    [`${prefix}State`]: recipient.state,
    [`${prefix}Zip`]: recipient.postcode,
    [`${prefix}Country`]: recipient.country,
    [`${prefix}Phone`]: recipient.phone,
    [`${prefix}Email`]: recipient.email,
  };
}

import { providerRows } from '@hub/domain/integrations';
import { message, type Words } from '@hub/domain/messages';
import { z } from 'zod';
import type { CallProvider } from '../http/CallProvider.ts';
import type {
  AccountSettings,
  OutgoingShipment,
  ProviderAdapter,
  ProviderConnection,
  SentShipment,
  WarehouseOrder,
  WarehouseStock,
} from '../ProviderAdapter.ts';
import { RefusedError, TooLateError, UnexpectedReplyError } from '../ProviderError.ts';
import { createPageCheck } from '../shared/createPageCheck.ts';
import { checkShipment } from '../shared/checkShipment.ts';
import { confirmCancelled } from '../shared/confirmCancelled.ts';
import { hasUnits } from '../shared/hasUnits.ts';
import { unitValue } from '../shared/unitValue.ts';
import { createShipwireCalls, shipwireVersion as version } from './createShipwireCalls.ts';
import { isPartOf, toShipwireOrder, withParts } from './shipwireMeanings.ts';
import { readShipwireWebhook } from './readShipwireWebhook.ts';
import { makeShipwireSecret, subscribeToShipwire, unsubscribeFromShipwire } from './shipwireSubscriptions.ts';
import {
  shipwireHold,
  shipwireLine,
  shipwireList,
  shipwireName as provider,
  shipwireOrder,
  shipwireOrderId,
  shipwirePiece,
  shipwireStock,
  shipwireTracking,
  shipwireWarehouse,
} from './shipwireWire.ts';

/** Shipwire's API v3. Webhooks are signed with a key that Shipwire creates. */
export const shipwireAdapter: ProviderAdapter = {
  provider: 'shipWire',
  /** No limit is published: one call a second (assumed). */
  rateLimit: { calls: 60, windowMs: 60_000 },
  baseUrl: ({ isSandbox }) => (isSandbox ? providerRows.shipWire.sandbox.url : origin),
  connect,
  webhooks: {
    proof: 'theirs',
    read: readShipwireWebhook,
    makeSecret: makeShipwireSecret,
    subscribe: subscribeToShipwire,
    unsubscribe: unsubscribeFromShipwire,
  },
};

const origin = 'https://api.shipwire.com';
const skusPerCall = 50;

interface Page<Item> {
  next: string | null;
  items: readonly { resource: Item }[];
}

function connect(account: AccountSettings, call: CallProvider): ProviderConnection {
  const { send, get } = createShipwireCalls(account, call);

  /** All items of a list starting with one page. `next` is a full address; its host is ignored. */
  async function restOf<Item>(first: Page<Item>, item: z.ZodType<Item>): Promise<Item[]> {
    const items = first.items.map(({ resource }) => resource);
    const check = createPageCheck(provider);
    check(first.items);
    let { next } = first;
    while (next !== null) {
      if (!URL.canParse(next, origin)) throw new UnexpectedReplyError(message('providers.noLink', { provider }));
      const { pathname, search } = new URL(next, origin);
      const page: Page<Item> = await get(`${pathname}${search}`, shipwireList(item));
      check(page.items);
      items.push(...page.items.map(({ resource }) => resource));
      next = page.next;
    }
    return items;
  }

  async function readWhole(providerOrderId: string) {
    const path = `${version}/orders/${encodeURIComponent(providerOrderId)}`;
    const order = await get(`${path}?expand=items,trackings,pieces,holds,splitOrders`, shipwireOrder);
    const lines = await restOf(order.items, shipwireLine);
    const whole = toShipwireOrder({
      order,
      lines,
      trackings: await restOf(order.trackings, shipwireTracking),
      pieces: await restOf(order.pieces, shipwirePiece),
      holds: await restOf(order.holds, shipwireHold),
    });
    return { whole, order, lines, parts: await restOf(order.splitOrders, shipwireOrderId) };
  }

  /** Reads an order and its split parts. A part is found with its siblings. */
  async function readParts({ reference, providerOrderId }: SentShipment) {
    const { whole, order, parts: listed } = await readWhole(providerOrderId);
    const isPart = isPartOf(order.externalId, reference);
    const siblings = isPart ? await ordersNamed(partNames(reference)) : listed;
    const others = [...new Set(siblings.map(({ id }) => id))].filter((id) => id !== order.id);
    const parts = isPart ? [whole] : [];
    for (const id of others) parts.push((await readWhole(id)).whole);
    return { order: { ...whole, ...(isPart && { reference, parcels: [] }) }, parts };
  }

  async function readShipment(sent: SentShipment) {
    const { order, parts } = await readParts(sent);
    return withParts(order, parts);
  }

  async function ordersNamed(names: readonly string[]) {
    const first = await get(
      `${version}/orders?${new URLSearchParams({ orderNo: names.join(',') })}`,
      shipwireList(shipwireOrder),
    );
    return restOf(first, shipwireOrder);
  }

  async function findByReference(reference: string): Promise<SentShipment | null> {
    const named = await ordersNamed([reference, ...partNames(reference).slice(0, 2)]);
    const nameOf = ({ externalId, orderNo }: z.infer<typeof shipwireOrder>) => externalId ?? orderNo ?? '';
    const parts = named.filter((order) => isPartOf(nameOf(order), reference));
    const [part] = parts.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'en'));
    const order = named.find((each) => nameOf(each) === reference) ?? part;
    return order ? { reference, providerOrderId: order.id } : null;
  }

  return {
    async test() {
      await get(`${version}/orders?limit=1`, shipwireList(z.unknown()));
    },

    async send(shipment) {
      checkShipment(shipment, { providerName: provider });
      const { reference } = shipment;
      try {
        const body = toShipwireRequest(shipment, account);
        const created = await send({ method: 'POST', path: `${version}/orders`, body }, shipwireList(shipwireOrder));
        const order = created?.items[0]?.resource;
        if (order === undefined)
          throw new UnexpectedReplyError(message('providers.withoutOrder', { provider, call: 'POST /orders' }));
        return { reference, providerOrderId: order.id };
      } catch (error) {
        // Shipwire's message for a duplicate is not published.
        if (!(error instanceof RefusedError && /duplicate|already exists/i.test(error.message))) throw error;
        const sent = await findByReference(reference);
        if (sent === null) throw error;
        return sent;
      }
    },

    findByReference,
    readShipment,

    async cancel(sent) {
      try {
        const { order, parts } = await readParts(sent);
        const whole = withParts(order, parts);
        if (parts.length > 0 && whole.state !== 'received' && whole.state !== 'onHold' && whole.state !== 'cancelled')
          throw new TooLateError(partsKept(parts) ?? message('providers.startedShipping', { provider }));
        const open = parts.length === 0 ? [order] : parts.filter(({ state }) => state !== 'cancelled');
        for (const { providerOrderId: id } of open)
          await send({ method: 'POST', path: `${version}/orders/${encodeURIComponent(id)}/cancel` }, z.unknown());
      } catch (error) {
        if (!(error instanceof RefusedError) || error instanceof TooLateError || error.status === 404) throw error;
        const { order, parts } = await readParts(sent);
        const words = partsKept(parts) ?? error.words;
        await confirmCancelled(new RefusedError(words, error.status), async () => withParts(order, parts));
      }
    },

    /**
     * A recorded client saves the whole order under its id. The result isn't documented anymore, so the
     * order is read again. A hold is an option of an order; "holds/clear" ends it.
     */
    async update(sent, shipment, { isOnHold }) {
      checkShipment(shipment, { providerName: provider });
      const { order, parts } = await readParts(sent);
      const { state } = withParts(order, parts);
      if (state === 'cancelled') throw new RefusedError(message('providers.cancelled', { provider }));
      if (state !== 'received' && state !== 'onHold')
        throw new TooLateError(message('providers.shipped', { provider }));
      if (parts.length > 0) throw new TooLateError(message('providers.splitOrCombined', { provider }));
      const path = `${version}/orders/${encodeURIComponent(sent.providerOrderId)}`;
      const { options, ...body } = toShipwireRequest(shipment, account);
      const { hold: _, forceDuplicate: __, ...kept } = options;
      const hold = isOnHold === undefined ? {} : { hold: Number(isOnHold) };
      const changed = { ...body, options: { ...kept, ...hold } };
      try {
        await send({ method: 'PUT', path, body: changed }, shipwireOrderId);
      } catch (error) {
        if (!(error instanceof RefusedError) || error.status === 404) throw error;
        const now = await readShipment(sent);
        if (now.state !== 'received' && now.state !== 'onHold') throw new TooLateError(error.words, error.status);
        throw error;
      }
      if (isOnHold === false) await send({ method: 'POST', path: `${path}/holds/clear` }, z.unknown());
      const after = await readWhole(sent.providerOrderId);
      if (isOnHold === true && after.whole.state !== 'onHold')
        throw new TooLateError(message('providers.notHeld', { provider }));
      if (!hasUnits(after.lines, shipment.lines)) throw new RefusedError(message('providers.itemsKept', { provider }));
    },

    /** Warehouses: Get warehouses (version 3.1). Without a choice Shipwire picks one for each order. */
    async readChoices() {
      const found = await restOf(await get('/api/v3.1/warehouses', shipwireList(shipwireWarehouse)), shipwireWarehouse);
      return [
        {
          name: 'warehouseId',
          label: message('choices.warehouseId'),
          options: found.map(({ id, name }) => ({ value: id, label: name ?? id })),
        },
      ];
    },

    /** Of the chosen warehouse, or of each. */
    async readStock(skus) {
      const { warehouseId: site } = account.choices;
      // A list that changes during paging may name a SKU twice.
      const stock = new Map<string, WarehouseStock>();
      for (const query of stockQueries(skus)) {
        const first = await get(`${version}/stock?${query}`, shipwireList(shipwireStock));
        for (const { sku, warehouseId, good, reserved } of await restOf(first, shipwireStock)) {
          if (site && warehouseId !== site) continue;
          const committed = reserved ?? 0;
          const units = { onHand: good + committed, available: good, committed };
          stock.set(JSON.stringify([sku, warehouseId]), { sku, site: warehouseId, ...units });
        }
      }
      return [...stock.values()];
    },
  };
}

/** Why some parts ship although others are canceled; null when none is. */
function partsKept(parts: readonly WarehouseOrder[]): Words | null {
  return parts.some(({ state }) => state === 'cancelled') ? message('providers.partCancelled', { provider }) : null;
}

/** Names of an order's parts, "S1001-1.1"; more than nine aren't expected. */
function partNames(reference: string): string[] {
  return Array.from({ length: 9 }, (_, index) => `${reference}.${index + 1}`);
}

function stockQueries(skus: readonly string[] | null): URLSearchParams[] {
  if (skus === null) return [new URLSearchParams({ limit: '100' })];
  const queries: URLSearchParams[] = [];
  for (let start = 0; start < skus.length; start += skusPerCall)
    queries.push(new URLSearchParams({ sku: skus.slice(start, start + skusPerCall).join(','), limit: '100' }));
  return queries;
}

/** Asks Shipwire not to split the order across warehouses, and to refuse duplicates. */
function toShipwireRequest(shipment: OutgoingShipment, { choices }: AccountSettings) {
  const { reference, currency, recipient, service, instructions, isExport, lines } = shipment;
  const { giftMessage } = instructions;
  return {
    orderNo: reference,
    externalId: reference,
    items: lines.map((line) => {
      const { sku, quantity } = line;
      // Per unit, as connectors send prices. Without it, Shipwire declares the value stored with the product.
      const commercialInvoiceValue = isExport ? unitValue(line) : null;
      const isKnown = commercialInvoiceValue !== null;
      return { sku, quantity, ...(isKnown && { commercialInvoiceValue, commercialInvoiceValueCurrency: currency }) };
    }),
    shipTo: {
      name: recipient.name || recipient.company,
      company: recipient.company,
      email: recipient.email,
      address1: recipient.address1,
      address2: recipient.address2,
      city: recipient.city,
      state: recipient.state,
      postalCode: recipient.postcode,
      country: recipient.country,
      phone: recipient.phone,
    },
    // From the schema that connectors validate orders with; a message is printed with its header.
    ...(giftMessage === null ? {} : { packingList: { message1: { header: 'Gift message', body: giftMessage } } }),
    options: {
      canSplit: 0,
      hold: 0,
      forceDuplicate: 0,
      ...(service === null ? {} : { serviceLevelCode: service }),
      ...(choices.warehouseId && { warehouseId: Number(choices.warehouseId) }),
    },
  };
}

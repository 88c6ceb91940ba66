import { message } from '@hub/domain/messages';
import { z } from 'zod';
import type { CallProvider, ProviderReply, ProviderRequest } from '../http/CallProvider.ts';
import type {
  AccountSettings,
  OutgoingShipment,
  ProviderAdapter,
  ProviderChoice,
  ProviderConnection,
  SentShipment,
  WarehouseStock,
} from '../ProviderAdapter.ts';
import { CredentialsRefusedError, InvalidSettingsError, RefusedError, TooLateError } from '../ProviderError.ts';
import { createPageCheck } from '../shared/createPageCheck.ts';
import { checkShipment } from '../shared/checkShipment.ts';
import { confirmCancelled } from '../shared/confirmCancelled.ts';
import { createTokenCache } from '../shared/createTokenCache.ts';
import { basicAuthorization, credential } from '../shared/credential.ts';
import { isWantedSku } from '../shared/isWantedSku.ts';
import { resolveChoice } from '../shared/resolveChoice.ts';
import { unitValue } from '../shared/unitValue.ts';
import { toExtensivOrder } from './extensivMeanings.ts';
import { extensivRouting, extensivTimeZone, facilityChoice, toExtensivChoices } from './extensivChoices.ts';
import {
  extensivCarriers,
  extensivCustomer,
  extensivFacilities,
  extensivHolding,
  extensivName as providerName,
  extensivOrder,
  extensivOrders,
  extensivRefusal,
  extensivStock,
  extensivToken,
} from './extensivWire.ts';

/**
 * Carter Distribution runs Extensiv 3PL Warehouse Manager (developer.extensiv.com). Only the warehouse can set up
 * webhooks, so orders are polled.
 */
export const extensivAdapter: ProviderAdapter = {
  provider: 'carterdc',
  /** No limit is published; one connector stays below 400 a minute. */
  rateLimit: { calls: 300, windowMs: 60_000 },
  baseUrl: () => 'https://secure-wms.com',
  connect,
};

const refusal = extensivRefusal;
/** Longest page of stock summaries that known connectors request. */
const pageSize = 500;

/** "Authentication": a token lives 30 to 60 minutes. */
const tokens = createTokenCache(30 * 60_000);

function connect(account: AccountSettings, call: CallProvider): ProviderConnection {
  const timeZone = extensivTimeZone(account);
  const orderReply = extensivOrder(timeZone);

  async function requestToken() {
    const login = credential(account, 'user_login');
    const user = /^\d+$/.test(login) ? { user_login_id: Number(login) } : { user_login: login };
    const { body } = await call({
      method: 'POST',
      path: '/AuthServer/api/Token',
      headers: {
        authorization: basicAuthorization(credential(account, 'client_id'), credential(account, 'client_secret')),
      },
      body: { grant_type: 'client_credentials', ...user },
      reply: extensivToken,
      accept: [400],
      refusal,
    });
    if ('access_token' in body)
      return { token: body.access_token, expiresInMs: body.expires_in ? body.expires_in * 1000 : null };
    throw new CredentialsRefusedError(body.error_description ?? body.error);
  }

  const send = <Reply>(request: Omit<ProviderRequest<Reply>, 'refusal'>): Promise<ProviderReply<Reply>> =>
    tokens.withToken(account, requestToken, (token) =>
      call({
        ...request,
        refusal,
        headers: { accept: 'application/hal+json', ...request.headers, authorization: `Bearer ${token}` },
      }),
    );

  function customerId(): string {
    const id = credential(account, 'customer_id');
    if (!/^\d+$/.test(id))
      throw new InvalidSettingsError(message('providers.customerNumber', { provider: providerName }));
    return id;
  }

  const orderPath = ({ providerOrderId }: SentShipment) => `/orders/${encodeURIComponent(providerOrderId)}`;

  const readOrder = (sent: SentShipment) =>
    send({ method: 'GET', path: `${orderPath(sent)}?detail=OrderItems,Packages`, reply: orderReply });

  const readShipment = async (sent: SentShipment) => toExtensivOrder((await readOrder(sent)).body);

  async function findByReference(reference: string): Promise<SentShipment | null> {
    const rql = `referenceNum==${reference};readOnly.customerIdentifier.id==${customerId()}`;
    const query = new URLSearchParams({ pgsiz: '100', pgnum: '1', rql });
    const { body } = await send({ method: 'GET', path: `/orders?${query}`, reply: extensivOrders(timeZone) });
    const orders = body.rows.filter(({ referenceNum }) => referenceNum === reference);
    // A connector has seen duplicate references; prefer one that is not canceled.
    const order = orders.find((each) => toExtensivOrder(each).state !== 'cancelled') ?? orders[0];
    return order ? { reference, providerOrderId: order.readOnly.orderId } : null;
  }

  const readFacilities = async () =>
    (await send({ method: 'GET', path: '/properties/facilities', reply: extensivFacilities })).body.rows;

  const facilityOf = () =>
    resolveChoice(account, 'facilityId', providerName, async () => [facilityChoice(await readFacilities())]);

  /** A login without permission to list carriers still has its facilities. */
  async function readCarriers() {
    try {
      return (await send({ method: 'GET', path: '/properties/carriers', reply: extensivCarriers })).body.rows;
    } catch (error) {
      if (error instanceof RefusedError) return [];
      throw error;
    }
  }

  async function readChoices(): Promise<ProviderChoice[]> {
    return toExtensivChoices(await readFacilities(), await readCarriers());
  }

  /** The ETag rejects an order that changed since it was read. 403: it is confirmed, as shipped. */
  async function cancelOnce(sent: SentShipment): Promise<void> {
    const { headers } = await readOrder(sent);
    const { status, body } = await send({
      method: 'POST',
      path: `${orderPath(sent)}/canceler`,
      headers: { 'if-match': headers.etag ?? '*' },
      body: { reason: 'Cancelled by the merchant' },
      reply: z.unknown(),
      accept: [403],
    });
    if (status === 403)
      throw new RefusedError(refusal(body) ?? message('providers.shipped', { provider: providerName }), status);
  }

  async function writeOnce(sent: SentShipment, body: unknown): Promise<void> {
    const { headers } = await readOrder(sent);
    const path = orderPath(sent);
    await send({ method: 'PUT', path, headers: { 'if-match': headers.etag ?? '*' }, body, reply: orderReply });
  }

  /** The order must not have changed since it was read. Retries once, for a concurrent change. */
  const onceMore = (work: () => Promise<void>) =>
    work().catch(async (error: unknown) => {
      if (!(error instanceof RefusedError && error.status === 412)) throw error;
      await work();
    });

  /** Orders: Hold orders (3w.extensiv.com/rels/orders/orderholder). */
  async function hold({ providerOrderId }: SentShipment, isOnHold: boolean): Promise<void> {
    const query: Record<string, string> = isOnHold ? { holdReason: 'Held by the merchant' } : { release: 'true' };
    const path = `/orders/orderholder?${new URLSearchParams(query)}`;
    const orderIdentifiers = [{ id: Number(providerOrderId) }];
    const { body } = await send({ method: 'PUT', path, body: { orderIdentifiers }, reply: extensivHolding });
    if (body.heldOrderIds.includes(providerOrderId)) return;
    throw new TooLateError(body.faults.join(' ') || message('providers.stillGoing', { provider: providerName }));
  }

  return {
    async test() {
      const id = customerId();
      tokens.forget(account);
      await send({ method: 'GET', path: `/customers/${id}`, reply: extensivCustomer });
    },

    async send(shipment) {
      checkShipment(shipment, { providerName });
      const customer = Number(customerId());
      const facilityId = await facilityOf();
      const { reference } = shipment;
      try {
        const body = toExtensivRequest(shipment, account, customer, Number(facilityId));
        const created = await send({ method: 'POST', path: '/orders', body, reply: orderReply });
        return { reference, providerOrderId: created.body.readOnly.orderId };
      } catch (error) {
        // 400 with the error code "Duplicate": an earlier call succeeded.
        if (!(error instanceof RefusedError && /^duplicate/i.test(error.message))) throw error;
        const sent = await findByReference(reference);
        if (sent === null) throw error;
        return sent;
      }
    },

    findByReference,
    readShipment,
    readChoices,

    async cancel(sent) {
      try {
        await onceMore(() => cancelOnce(sent));
      } catch (error) {
        if (!(error instanceof RefusedError) || error.status === 404) throw error;
        await confirmCancelled(error, () => readShipment(sent));
      }
    },

    /** Orders: Update order, "an unconfirmed order" (3w.extensiv.com/rels/orders/order). */
    async update(sent, shipment, { isOnHold }) {
      checkShipment(shipment, { providerName });
      const { state } = await readShipment(sent);
      if (state === 'cancelled') throw new RefusedError(message('providers.cancelled', { provider: providerName }));
      if (state === 'shipped') throw new TooLateError(message('providers.shipped', { provider: providerName }));
      const facilityId = await facilityOf();
      const body = toExtensivRequest(shipment, account, Number(customerId()), Number(facilityId));
      if (isOnHold === true) await hold(sent, true);
      try {
        await onceMore(() => writeOnce(sent, body));
      } catch (error) {
        if (!(error instanceof RefusedError) || error.status === 404) throw error;
        const { state: now } = await readShipment(sent);
        if (now === 'shipped') throw new TooLateError(error.words, error.status);
        throw error;
      }
      if (isOnHold === false) await hold(sent, false);
    },

    async readStock(skus) {
      // Keyed by item: a list that changes during paging may name one twice.
      const stock = new Map<string, WarehouseStock>();
      const check = createPageCheck(providerName);
      const chosen = account.choices.facilityId ?? '';
      const rql = `customerIdentifier.id==${customerId()}`;
      for (let page = 1, isLast = false; !isLast; page += 1) {
        const query = new URLSearchParams({ rql, pgsiz: String(pageSize), pgnum: String(page) });
        const path = `/inventory/stocksummaries?${query}`;
        const { body } = await send({ method: 'GET', path, reply: extensivStock });
        check(body.summaries);
        for (const { itemIdentifier, onHand, available, allocated, facilityId } of body.summaries) {
          const { sku, id } = itemIdentifier;
          // Orders go only to the chosen facility.
          if (chosen !== '' && facilityId !== null && facilityId !== chosen) continue;
          const level = { sku, site: facilityId, onHand, available };
          if (!isWantedSku(skus, sku)) continue;
          const key = JSON.stringify([sku, id, facilityId]);
          stock.set(key, allocated == null ? level : { ...level, committed: allocated });
        }
        isLast = body.summaries.length === 0 || page * pageSize >= body.totalResults;
      }
      return [...stock.values()];
    },
  };
}

/** `insuranceType` of the carrier's own insurance, as two public clients use it; 107 is another insurer's. */
const carrierInsurance = 106;

/** Orders: Create order. The order name goes into the purchase order number, where people look for it. */
function toExtensivRequest(
  shipment: OutgoingShipment,
  account: AccountSettings,
  customerId: number,
  facilityId: number,
) {
  const { billingCode, routing } = extensivRouting(account, shipment);
  const { reference, orderName, recipient, instructions, isExport, lines } = shipment;
  const { insuredValue, notes, giftMessage } = instructions;
  const isInsurance = insuredValue !== null;
  const routingInfo = {
    ...routing,
    ...(isInsurance && { isInsurance }),
  };
  const parcelOption = {
    ...(isInsurance && { insuranceAmount: insuredValue, insuranceType: carrierInsurance }),
    ...(isExport && { internationalContentsType: 'merchandise' }),
  };
  return {
    customerIdentifier: { id: customerId },
    facilityIdentifier: { id: facilityId },
    referenceNum: reference,
    externalId: reference,
    poNum: orderName,
    billingCode,
    ...(Object.keys(routingInfo).length > 0 && { routingInfo }),
    ...(Object.keys(parcelOption).length > 0 && { parcelOption }),
    ...(notes.length > 0 && { notes: notes.join('\n') }),
    ...(giftMessage !== null && { fulfillInvInfo: { fulfillInvGiftMessage: giftMessage } }),
    ...(shipment.package === null ? {} : { shippingNotes: `Package: ${shipment.package}` }),
    shipTo: {
      companyName: recipient.company || recipient.name,
      name: recipient.name || recipient.company,
      address1: recipient.address1,
      address2: recipient.address2,
      city: recipient.city,
      state: recipient.state,
      zip: recipient.postcode,
      country: recipient.country,
      phoneNumber: recipient.phone,
      emailAddress: recipient.email,
    },
    orderItems: lines.map((line) => {
      const salePrice = isExport ? unitValue(line) : null;
      return {
        itemIdentifier: { sku: line.sku },
        qty: line.quantity,
        externalId: line.lineItemId,
        // Value on the invoice; Extensiv keeps HS code and origin with its items (assumed).
        ...(salePrice !== null && { fulfillInvSalePrice: salePrice }),
      };
    }),
  };
}

import { message } from '@hub/domain/messages';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidSettingsError } from '../ProviderError.ts';
import { aLine, aRecipient, aShipment } from '../testing/aShipment.ts';
import { createFakeApi, type RecordedAnswers } from '../testing/createFakeApi.ts';
import { describeFailures } from '../testing/describeFailures.ts';
import { infoplusAdapter } from './infoplusAdapter.ts';

const account = { credentials: { domain: 'mill', api_key: 'key-canary' }, choices: { lobId: '5', warehouseId: '2' } };
const base = '/infoplus-wms/api/beta';
const sent = { reference: 'S1001-1', providerOrderId: '1200' };

function api(answers: RecordedAnswers, choices: Record<string, string> = account.choices) {
  const withBase = Object.fromEntries(
    Object.entries(answers).map(([key, answer]) => [key.replace(' ', ` ${base}/`), answer]),
  );
  return createFakeApi(infoplusAdapter, { ...account, choices }, withBase);
}

const line = {
  lineItemId: 1,
  customerLineItemNo: '9001',
  sku: 'MUG-01',
  orderedQty: 2,
  shippedQty: 2,
  backorderQty: 0,
};
const order = { orderNo: 1200.0, customerOrderNo: 'S1001-1', status: 'Shipped', lineItems: [line] };
const shipment = {
  id: 31,
  cartonNo: 1,
  trackingNo: '1Z1',
  shipped: true,
  shipDate: '2026-02-01T10:00:00Z',
  deliveredDate: null,
  carrierCompany: 'UPS',
  carrierServiceId: 4,
};
const content = { cartonNo: 1, lineItemId: 1, sku: 'MUG-01', quantity: 2 };

const read = (
  parts: Record<string, unknown>,
  shipmentParts: Record<string, unknown> = {},
  others: RecordedAnswers = {},
) =>
  api({
    'GET order/1200': { body: { ...order, ...parts } },
    'GET shipment/search': { body: [{ ...shipment, ...shipmentParts }] },
    'GET cartonContent/search': { body: [content] },
    'GET order/search': { body: [{ ...order, ...parts }] },
    ...others,
  }).connection.readShipment(sent);

const provider = 'Info Plus';

describe('Info Plus', () => {
  describeFailures(infoplusAdapter, account);

  describe('the domain', () => {
    const baseUrl = (domain: string) =>
      infoplusAdapter.baseUrl({ ...account, credentials: { ...account.credentials, domain } });

    it.each([
      '',
      '   ',
      'localhost.',
      '127.0.0.1',
      '10.1',
      'mill.infopluswms.com:8443',
      'http://mill.infopluswms.com',
      'a b',
      'mill/x',
    ])('refuses the domain %j', (domain) => {
      expect(() => baseUrl(domain)).toThrow(InvalidSettingsError);
    });

    it.each([
      ['mill', 'https://mill.infopluswms.com'],
      [' Mill-2 ', 'https://mill-2.infopluswms.com'],
      ['mill.infopluswms.com', 'https://mill.infopluswms.com'],
      ['https://wms.mill.example.com/', 'https://wms.mill.example.com'],
    ])('calls %j at %s', (domain, expected) => {
      expect(baseUrl(domain)).toBe(expected);
    });
  });

  it('shows the reason for a refused key, without the key', async () => {
    const { connection, requests } = api({
      'GET item/search': { status: 401, body: { errors: ['Unknown key key-canary'] } },
    });
    await expect(connection.test()).rejects.toMatchObject({
      name: 'CredentialsRefusedError',
      message: 'Unknown key •••',
    });
    expect(requests[0]).toMatchObject({ headers: { 'api-key': 'key-canary' } });
  });

  it('offers lines of business and warehouses to choose from', async () => {
    const { connection } = api({
      'GET lineOfBusiness/search': { body: [{ id: 5, name: 'mugs', label: 'Mugs' }] },
      'GET warehouse/search': {
        body: [
          { id: 2, name: 'Leeds' },
          { id: 3, name: null },
        ],
      },
    });
    expect(await connection.readChoices?.()).toEqual([
      { name: 'lobId', label: message('choices.lobId'), options: [{ value: '5', label: 'Mugs' }] },
      {
        name: 'warehouseId',
        label: message('choices.warehouseId'),
        options: [
          { value: '2', label: 'Leeds' },
          { value: '3', label: '3' },
        ],
      },
    ]);
  });

  describe('send', () => {
    it('requires a choice when there are several', async () => {
      const answers = {
        'GET lineOfBusiness/search': { body: [{ id: 5, name: 'Mugs' }] },
        'GET warehouse/search': {
          body: [
            { id: 2, name: 'Leeds' },
            { id: 3, name: 'York' },
          ],
        },
        'POST order': { body: order },
      };
      await expect(api(answers, {}).connection.send(aShipment())).rejects.toMatchObject({
        name: 'InvalidSettingsError',
        message: 'Choose the warehouse of Info Plus under Apps & Integrations.',
      });
      const { connection, requests } = api(answers, { warehouseId: '3' });
      await connection.send(aShipment());
      expect(requests.at(-1)?.body).toMatchObject({ lobId: 5, warehouseId: 3 });
    });

    it('shows the reason for a refusal', async () => {
      const { connection } = api({ 'POST order': { status: 400, body: { errors: ['SKU X not found', 'Bad zip'] } } });
      await expect(connection.send(aShipment())).rejects.toMatchObject({
        name: 'RefusedError',
        message: 'SKU X not found Bad zip',
      });
    });

    it('sends each line and each part of the address', async () => {
      const { connection, requests } = api({ 'POST order': { body: order } });
      expect(await connection.send(aShipment({ carrier: 'DPD', service: 'Next day', package: 'Box M' }))).toEqual(sent);
      expect(requests[0]?.body).toMatchObject({
        lobId: 5,
        warehouseId: 2,
        customerOrderNo: 'S1001-1',
        customerPONo: '#1001',
        orderDate: '2026-01-31',
        shippingMethod: 'DPD Next day',
        orderMessage: 'Package: Box M',
        shipToCompany: 'Zoë Ångström',
        shipToAttention: 'Zoë Ångström',
        shipToStreet: '12 Mill Lane',
        shipToStreet2: 'Flat 3',
        shipToCity: 'Leeds',
        shipToState: 'WYK',
        shipToZip: 'LS1 4AB',
        shipToCountry: 'GB',
        shipToPhone: '+44 113 496 0000',
        shipToEmail: 'zoe@example.com',
        billToStreet: '12 Mill Lane',
        lineItems: [
          { lobId: 5, sku: 'MUG-01', orderedQty: 2, customerLineItemNo: '9001', unitSell: 12.5 },
          { lobId: 5, sku: 'TEE-M', orderedQty: 1, customerLineItemNo: '9002' },
        ],
      });
    });

    it('loses no unit', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 30 }),
          async (quantities) => {
            const { connection, requests } = api({ 'POST order': { body: order } });
            await connection.send(aShipment({ lines: quantities.map((quantity) => aLine({ quantity })) }));
            const body = requests[0]?.body as { lineItems: { orderedQty: number }[] };
            expect(body.lineItems.map(({ orderedQty }) => orderedQty)).toEqual(quantities);
          },
        ),
      );
    });
  });

  it('finds the order by its exact reference, and not its back order', async () => {
    const rows = [{ ...order, orderNo: 1200.001 }, { ...order, orderNo: 9, customerOrderNo: 's1001-1' }, order];
    const fake = api({ 'GET order/search': { body: rows } });
    expect(await fake.connection.findByReference('S1001-1')).toEqual(sent);
    expect(fake.requests[0]?.query.get('filter')).toBe("customerOrderNo eq 'S1001-1'");
    expect(await api({ 'GET order/search': { body: [] } }).connection.findByReference('S1001-1')).toBeNull();
  });

  it('continues while pages are full', async () => {
    const rows = Array.from({ length: 250 }, () => ({ ...order, customerOrderNo: 'other' }));
    const fake = api({ 'GET order/search': [{ body: rows }, { body: [order] }] });
    expect(await fake.connection.findByReference('S1001-1')).toEqual(sent);
    expect(fake.requests.map(({ query }) => query.get('page'))).toEqual(['1', '2']);
  });

  describe('readShipment', () => {
    it('reads cartons with lines', async () => {
      expect(await read({})).toEqual({
        reference: 'S1001-1',
        providerOrderId: '1200',
        state: 'shipped',
        problem: null,
        parcels: [
          {
            parcelId: '31',
            carrier: 'UPS',
            trackingNumber: '1Z1',
            trackingUrl: null,
            shippedAt: '2026-02-01T10:00:00.000Z',
            status: 'in_transit',
            isVoided: false,
            lines: [{ sku: 'MUG-01', lineItemId: '9001', quantity: 2 }],
          },
        ],
      });
    });

    it('uses the service as the carrier when the company is missing', async () => {
      const { parcels } = await read(
        {},
        { carrierCompany: null },
        { 'GET carrierService/4': { body: { id: 4, label: 'UPS Ground' } } },
      );
      expect(parcels).toMatchObject([{ carrier: 'UPS Ground' }]);
    });

    it.each([
      [{ deliveredDate: '2026-02-03T10:00:00Z' }, { status: 'delivered', isVoided: false }],
      [{ shipped: false }, { status: 'label_printed', shippedAt: null }],
      [{ status: 'Voided' }, { status: 'canceled', isVoided: true, shippedAt: null }],
      [{ cartonNo: 2 }, { lines: null }],
    ])('reads a carton of %j', async (parts, expected) => {
      expect((await read({}, parts)).parcels).toMatchObject([expected]);
    });

    it.each([
      ['Pending', 'received'],
      ['on order', 'received'],
      ['Processed', 'received'],
      ['Back Order', 'onHold'],
      ['Canceled', 'cancelled'],
    ])('reads the status %s as %s', async (status, state) => {
      expect(await read({ status })).toMatchObject({ state });
    });

    it('reports a held order', async () => {
      expect(await read({ status: 'Pending', holdCode: 'FRAUD' })).toMatchObject({
        state: 'onHold',
        problem: message('providers.onHoldCode', { provider: 'Info Plus', code: 'FRAUD' }),
      });
    });

    describe('with a back order', () => {
      const short = { lineItems: [{ ...line, orderedQty: 3, shippedQty: 2, backorderQty: 1 }] };
      const backOrder = { ...order, orderNo: 1200.001, lineItems: [{ ...line, orderedQty: 1, shippedQty: 0 }] };
      const withBackOrder = (status: string) =>
        read(
          short,
          {},
          {
            'GET order/search': {
              body: [
                { ...order, ...short },
                { ...backOrder, status },
              ],
            },
            'GET shipment/search': ({ query }) => ({
              body:
                query.get('filter') === 'orderNo eq 1200'
                  ? [shipment]
                  : status === 'Shipped'
                    ? [{ ...shipment, id: 32 }]
                    : [],
            }),
          },
        );

      it.each([
        ['Back Order', 'partial', ['31']],
        ['Shipped', 'shipped', ['31', '32']],
        ['Cancelled', 'closedShort', ['31']],
      ])('reads a back order that is %s as %s', async (status, state, parcels) => {
        const result = await withBackOrder(status);
        expect(result).toMatchObject({ state, providerOrderId: '1200' });
        expect(result.parcels.map(({ parcelId }) => parcelId)).toEqual(parcels);
      });

      it('is partly shipped before the back order exists, and closed short once units are given up', async () => {
        expect(await read(short)).toMatchObject({ state: 'partial' });
        expect(await read({ lineItems: [{ ...line, orderedQty: 3 }] })).toMatchObject({ state: 'closedShort' });
      });
    });

    it('reads a missing order as canceled only if a search finds none', async () => {
      expect(await api({ 'GET order/search': { body: [] } }).connection.readShipment(sent)).toEqual({
        ...sent,
        state: 'cancelled',
        problem: null,
        parcels: [],
      });
      for (const answer of [{ status: 404, body: {} }, { body: [{ ...order, orderNo: 1201 }] }]) {
        const { connection } = api({ 'GET order/search': answer });
        await expect(connection.readShipment(sent)).rejects.toMatchObject({ name: 'RefusedError', status: 404 });
        await expect(connection.cancel(sent)).rejects.toMatchObject({ name: 'RefusedError', status: 404 });
      }
    });

    it('does not guess units', async () => {
      const wrong = { 'GET cartonContent/search': { body: [{ ...content, quantity: 'two' }] } };
      await expect(read({}, {}, wrong)).rejects.toMatchObject({ name: 'UnexpectedReplyError' });
    });

    it('never reads an unknown status as shipped', async () => {
      const known = new Set(['shipped', 'cancelled', 'canceled']);
      await fc.assert(
        fc.asyncProperty(fc.string(), async (status) => {
          fc.pre(!known.has(status.toLowerCase().replaceAll(/[\s_-]/g, '')));
          expect(['received', 'onHold']).toContain((await read({ status })).state);
        }),
      );
    });
  });

  it.each(['N', 'Y', 'n'])('is not held by the hold code %s', async (holdCode) => {
    expect(await read({ status: 'Pending', holdCode })).toMatchObject({ state: 'received', problem: null });
  });

  describe('update', () => {
    const recipient = aRecipient({ address1: '99 New Road', postcode: 'BS1 1AA' });
    const whole = {
      ...order,
      status: 'Pending',
      holdCode: 'N',
      lobId: 5,
      costCenter: 'C1',
      shipToStreet: '12 Mill Lane',
      lineItems: [line, { ...line, lineItemId: 2, customerLineItemNo: '9002', sku: 'TEE-M', orderedQty: 1 }],
    };
    const lines = [aLine({ sku: 'MUG-01', quantity: 1 })];
    const update = (after: Record<string, unknown>, isOnHold?: boolean, before: Record<string, unknown> = {}) => {
      const first = { body: { ...whole, ...before } };
      const fake = api({ 'GET order/1200': [first, first, { body: { ...whole, ...after } }], 'PUT order': {} });
      const hold = isOnHold === undefined ? {} : { isOnHold };
      const updating = fake.connection.update?.(sent, aShipment({ recipient, lines }), hold);
      return { updating, bodies: () => fake.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body) };
    };
    const saved = { shipToStreet: '99 New Road', lineItems: [{ ...line, orderedQty: 1 }] };

    it('saves the whole order with its new lines and address, and the rest unchanged', async () => {
      const { updating, bodies } = update(saved);
      await updating;
      expect(bodies()).toMatchObject([
        { orderNo: 1200, costCenter: 'C1', holdCode: 'N', shipToStreet: '99 New Road', shipToZip: 'BS1 1AA' },
      ]);
      expect(bodies()).toMatchObject([{ lineItems: [{ lineItemId: 1, customerLineItemNo: '9001', orderedQty: 1 }] }]);
    });

    it('holds with the code H and releases with N, but leaves other codes as they are', async () => {
      const codeOf = async (isOnHold: boolean, holdCode: string) => {
        const { updating, bodies } = update({ ...saved, holdCode: isOnHold ? 'H' : 'N' }, isOnHold, { holdCode });
        await updating;
        return (bodies()[0] as { holdCode: string }).holdCode;
      };
      expect([await codeOf(true, 'N'), await codeOf(false, 'H'), await codeOf(false, 'A')]).toEqual(['H', 'N', 'A']);
    });

    it('says what Info Plus did not change', async () => {
      await expect(update(saved, true).updating).rejects.toMatchObject({ name: 'TooLateError' });
      const kept = { ...saved, lineItems: whole.lineItems };
      await expect(update(kept).updating).rejects.toMatchObject({
        words: message('providers.itemsKept', { provider }),
      });
      const old = { ...saved, shipToStreet: '12 Mill Lane' };
      await expect(update(old).updating).rejects.toMatchObject({
        words: message('providers.addressKept', { provider }),
      });
    });

    it('is too late once the warehouse works on it, and saves nothing', async () => {
      const { updating, bodies } = update(saved, true, { status: 'Processed' });
      await expect(updating).rejects.toMatchObject({ name: 'TooLateError' });
      expect(bodies()).toEqual([]);
    });
  });

  describe('cancel', () => {
    const cancel = (status: string, answer: RecordedAnswers[string]) => {
      const fake = api({
        'GET order/1200': { body: { ...order, status } },
        'DELETE order/1200': answer,
        'GET shipment/search': { body: [] },
      });
      return { ...fake, cancelling: fake.connection.cancel(sent) };
    };

    it.each(['Processed', 'Shipped'])('is too late for a %s order, which is not deleted', async (status) => {
      const { cancelling, calls } = cancel(status, {});
      await expect(cancelling).rejects.toMatchObject({ name: 'TooLateError' });
      expect(calls()).toHaveLength(1);
    });

    it('is too late when Info Plus refuses', async () => {
      const { cancelling } = cancel('Pending', { status: 400, body: { errors: ['Order is locked'] } });
      await expect(cancelling).rejects.toMatchObject({ name: 'TooLateError', message: 'Order is locked' });
    });

    it('succeeds when the order is deleted, now or before', async () => {
      await cancel('Pending', { body: '' }).cancelling;
      await cancel('Cancelled', { status: 500 }).cancelling;
      await api({ 'GET order/search': { body: [] } }).connection.cancel(sent);
    });
  });

  it('reads the stock of the chosen warehouse', async () => {
    const row = { sku: 'A', lobId: 5, warehouseId: 2, onHandQuantity: 7, availableQuantity: 4.5 };
    const fake = api({ 'GET warehouseInventory/search': { body: [row, { ...row, sku: 'B' }] } });
    expect(await fake.connection.readStock?.(['A'])).toEqual([{ sku: 'A', site: '2', onHand: 7, available: 4 }]);
    expect(fake.requests[0]?.query.get('filter')).toBe('warehouseId eq 2');
  });
});

import { describe, expect, it } from 'vitest';
import type { OutgoingShipment } from '../ProviderAdapter.ts';
import { aLine, aShipment } from '../testing/aShipment.ts';
import { createFakeApi, type RecordedAnswers } from '../testing/createFakeApi.ts';
import { shipbobAdapter } from './shipbobAdapter.ts';

const account = { credentials: { access_token: 'pat-canary-1', shipbob_channel_id: '433344' }, choices: {} };
const sent = { reference: 'S1001-1', providerOrderId: '77' };

describe('an order at ShipBob that is changed', () => {
  const { recipient } = aShipment();
  const address = {
    address1: recipient.address1,
    address2: recipient.address2,
    city: recipient.city,
    state: recipient.state,
    zip_code: recipient.postcode,
    country: recipient.country,
    company_name: recipient.company,
  };
  const theirs = { name: recipient.name, email: recipient.email, phone_number: recipient.phone, address };
  const open = {
    id: 501,
    status: 'Processing',
    status_details: [],
    tracking: null,
    recipient: theirs,
    products: [
      { id: 1, reference_id: 'MUG-01', sku: 'MUG-01', inventory_items: [{ id: 11, quantity: 2 }] },
      { id: 2, reference_id: 'TEE-M', sku: 'TEE-M', inventory_items: [{ id: 12, quantity: 1 }] },
    ],
  };
  const both = [aLine({ sku: 'MUG-01', quantity: 2 }), aLine({ sku: 'TEE-M', quantity: 1 })];
  const orderOf = (...shipments: unknown[]) => ({
    body: { id: 77, reference_id: 'S1001-1', status: 'Processing', shipments },
  });
  const done = { body: { id: 501, is_success: true } };
  const bulk = (...results: unknown[]) => ({ body: { summary: { failed: 0 }, results } });
  const update = (
    answers: RecordedAnswers,
    { lines = both, isOnHold, ...other }: Partial<OutgoingShipment> & { isOnHold?: boolean } = {},
  ) => {
    const fake = createFakeApi(shipbobAdapter, account, answers);
    const hold = isOnHold === undefined ? {} : { isOnHold };
    return { ...fake, updating: fake.connection.update?.(sent, aShipment({ lines, ...other }), hold) };
  };
  const bodiesOf = ({ requests }: ReturnType<typeof update>) =>
    requests.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path.split(':')[1], body]);

  it('holds and releases all open shipments in one call, and changes nothing else', async () => {
    const answers = {
      'GET /2026-07/order/77': orderOf(
        open,
        { ...open, id: 502, products: [] },
        { ...open, id: 503, status: 'Cancelled' },
      ),
      'POST /2026-07/shipment:bulkPlaceOnHold': bulk({ id: 501, is_success: true }, { id: 502, is_success: true }),
      'POST /2026-07/shipment:bulkReleaseHold': bulk({ id: 501, is_success: true }, { id: 502, is_success: true }),
    };
    for (const isOnHold of [true, false]) {
      const asked = update(answers, { isOnHold });
      await asked.updating;
      const name = isOnHold ? 'bulkPlaceOnHold' : 'bulkReleaseHold';
      expect(bodiesOf(asked)).toEqual([[name, { shipment_ids: [501, 502] }]]);
    }
  });

  it('is too late with ShipBob’s reason when one shipment can’t be held, and releases the other', async () => {
    const error = { code: 'CONFLICT', message: 'Shipment is picked' };
    const asked = update(
      {
        'GET /2026-07/order/77': orderOf(open, { ...open, id: 502, products: [] }),
        'POST /2026-07/shipment:bulkPlaceOnHold': bulk(
          { id: 501, is_success: true },
          { id: 502, is_success: false, error },
        ),
        'POST /2026-07/shipment:bulkReleaseHold': bulk({ id: 501, is_success: true }),
      },
      { isOnHold: true },
    );
    await expect(asked.updating).rejects.toMatchObject({ name: 'TooLateError', message: 'Shipment is picked' });
    expect(bodiesOf(asked).at(-1)).toEqual(['bulkReleaseHold', { shipment_ids: [501] }]);
  });

  it('changes the address of each shipment with every field', async () => {
    const asked = update(
      { 'GET /2026-07/order/77': orderOf(open), 'PUT /2026-07/shipment/501:updateAddress': done },
      { recipient: { ...recipient, address1: '99 New Road', postcode: 'BS1 1AA' } },
    );
    await asked.updating;
    const [[, body] = []] = bodiesOf(asked);
    expect(body).toMatchObject({ street_address1: '99 New Road', zip_code: 'BS1 1AA', city: recipient.city });
    expect(body).toMatchObject({ recipient_name: recipient.name, country_code: recipient.country });
  });

  it('is refused when ShipBob answers 200 with a failure', async () => {
    const failed = { id: 501, is_success: false, error: { code: 'VALIDATION_ERROR', message: 'No such street' } };
    const { updating } = update(
      { 'GET /2026-07/order/77': orderOf(open), 'PUT /2026-07/shipment/501:updateAddress': { body: failed } },
      { recipient: { ...recipient, address1: 'Nowhere' } },
    );
    await expect(updating).rejects.toMatchObject({ name: 'RefusedError', message: 'No such street' });
  });

  it('sends all remaining line items, and reads them again', async () => {
    const lines = [aLine({ sku: 'mug-01', quantity: 1 })];
    const left = { ...open, products: [{ ...open.products[0], inventory_items: [{ id: 11, quantity: 1 }] }] };
    const line = 'POST /2026-07/shipment/501:updateLineItems';
    const asked = update({ 'GET /2026-07/order/77': [orderOf(open), orderOf(left)], [line]: done }, { lines });
    await asked.updating;
    const items = [{ inventory_id: 11, quantity: 1, is_manually_assigned_lot: false }];
    expect(bodiesOf(asked)).toEqual([['updateLineItems', { items }]]);
    const kept = update({ 'GET /2026-07/order/77': orderOf(open), [line]: done }, { lines });
    await expect(kept.updating).rejects.toMatchObject({ name: 'RefusedError' });
  });

  it('changes all items of a bundle alike, and no units of an order in several shipments', async () => {
    const inventory_items = [
      { id: 21, quantity: 2 },
      { id: 22, quantity: 4 },
    ];
    const products = [{ id: 3, reference_id: 'SET', sku: 'SET', inventory_items }];
    const lines = [aLine({ sku: 'SET', quantity: 1 })];
    const asked = update(
      {
        'GET /2026-07/order/77': orderOf({ ...open, products }),
        'POST /2026-07/shipment/501:updateLineItems': done,
      },
      { lines },
    );
    await asked.updating?.catch(() => null);
    expect(bodiesOf(asked)).toMatchObject([['updateLineItems', { items: [{ quantity: 1 }, { quantity: 2 }] }]]);
    const several = update({ 'GET /2026-07/order/77': orderOf(open, { ...open, id: 502 }) }, { lines: both });
    await expect(several.updating).rejects.toMatchObject({ name: 'TooLateError' });
  });
});

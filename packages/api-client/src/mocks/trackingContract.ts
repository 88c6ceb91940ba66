import { tabs } from '@hub/domain/orders';
import { trackedSteps } from '@hub/domain/orders/shipping';
import { allOrdersFilters } from '@hub/domain/dashboard';
import { guessLimits, newTrackingPage, type TrackingPage } from '@hub/domain/tracking';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../createApiClient.ts';
import { RejectedError } from '../http/errors.ts';
import {
  createTrackingPageClient,
  createVisitorClient,
  type TrackingPageClient,
  type VisitorClient,
} from '../tracking/createTrackingClient.ts';
import { sampleShop } from './shop/sampleShop.ts';

interface OpenedShop {
  shop: string;
  client: ApiClient;
}

/** Tests of the tracking page, with a separate shop and a client without a token. */
export function trackingContract(openShop: () => Promise<OpenedShop>, openVisitor: () => ApiClient): void {
  describe('the tracking page', () => {
    let opened: OpenedShop;
    let settings: TrackingPageClient;
    let visitor: VisitorClient;
    let page: TrackingPage;
    /** An order with its destination. */
    let known: { number: string; postcode: string };

    beforeAll(async () => {
      opened = await openShop();
      settings = createTrackingPageClient(opened.client);
      visitor = createVisitorClient(openVisitor());
      page = { ...newTrackingPage(opened.shop), isOn: true, shopName: 'Acme Goods', color: '#aa2200' };
      const { orders } = await opened.client.orders.listOrders({ tab: tabs.shipped, filters: allOrdersFilters });
      for (const { orderId, orderName } of orders) {
        const { shipTo } = await opened.client.orders.getOrderDetail(orderId);
        if (!shipTo?.postcode) continue;
        known = { number: orderName, postcode: shipTo.postcode };
        break;
      }
    });

    async function turnOn(fields: Partial<TrackingPage> = {}): Promise<void> {
      const { version } = await settings.read();
      expect(await settings.save({ baseVersion: version, page: { ...page, ...fields } })).toMatchObject({
        type: 'saved',
      });
    }

    test('is off until a person turns it on, and shows nothing before', async () => {
      expect(await settings.read()).toEqual({
        ...newTrackingPage(opened.shop),
        version: 0,
        savedAt: null,
        savedBy: null,
      });
      expect(await visitor.open(opened.shop)).toBeNull();
      const find = visitor.find(opened.shop, { orderNumber: known.number, proof: known.postcode });
      await expect(find).rejects.toMatchObject({ status: 404 });
    });

    test('does not exist for an unknown shop or an invalid name', async () => {
      for (const shop of [`no-${crypto.randomUUID()}`, 'a b', '..', "x' OR 1=1"])
        expect(await visitor.open(shop)).toBeNull();
    });

    test('is saved with its person, and anyone sees its look by the name of the shop', async () => {
      await turnOn();
      expect(await settings.read()).toMatchObject({ ...page, savedBy: sampleShop.userName });
      const { isOn: _, showsItems: __, ...look } = page;
      expect(await visitor.open(opened.shop.split('.', 1)[0] ?? '')).toEqual(look);
    });

    test('is refused if a newer version exists or a value is wrong', async () => {
      const { version } = await settings.read();
      expect(await settings.save({ baseVersion: version - 1, page })).toMatchObject({ type: 'outdated' });
      const wrong = settings.save({ baseVersion: version, page: { ...page, color: 'url(//evil)' } });
      await expect(wrong).rejects.toThrow(RejectedError);
      expect((await settings.read()).version).toBe(version);
    });

    test('finds an order by its number and postcode, in any notation', async () => {
      await turnOn();
      const typed = ` ${known.number.toLowerCase().replace('#', '')} `;
      const proof = known.postcode.replaceAll(' ', '').toLowerCase();
      const outcome = await visitor.find(opened.shop, { orderNumber: typed, proof });
      if (outcome.type !== 'found') throw new Error(outcome.type);
      expect(outcome.order.orderName).toBe(known.number);
      expect([...trackedSteps, null]).toContain(outcome.order.step);
      expect(outcome.order.parcels.length).toBeGreaterThan(0);
      expect(outcome.order.parcels[0]?.items[0]?.name).toMatch(/\w/);
    });

    test('sends names of items only if the shop shows them', async () => {
      await turnOn({ showsItems: false });
      const outcome = await visitor.find(opened.shop, { orderNumber: known.number, proof: known.postcode });
      if (outcome.type !== 'found') throw new Error(outcome.type);
      const items = [...outcome.order.parcels.flatMap((parcel) => parcel.items), ...outcome.order.toFollow];
      expect(items.length).toBeGreaterThan(0);
      expect(items.every(({ name, quantity }) => name === '' && quantity > 0)).toBe(true);
    });

    test('gives the same answer for a wrong postcode and an unknown order, and refuses in the end', async () => {
      await turnOn();
      for (const orderNumber of [known.number, '#0-none']) {
        for (let guess = 0; guess < guessLimits.order; guess += 1)
          expect(await visitor.find(opened.shop, { orderNumber, proof: 'ZZ9 9ZZ' })).toEqual({ type: 'notFound' });
        for (const proof of ['ZZ9 9ZZ', known.postcode])
          expect(await visitor.find(opened.shop, { orderNumber, proof })).toEqual({ type: 'tooMany' });
      }
    });

    test.each([
      { orderNumber: '', proof: '' },
      { orderNumber: '%', proof: '%' },
      { orderNumber: "' OR '1'='1", proof: 'x' },
    ])('finds nothing with %j', async (typed) =>
      expect(await visitor.find(opened.shop, typed)).toEqual({ type: 'notFound' }),
    );

    test('rejects texts that are too long', async () => {
      const find = visitor.find(opened.shop, { orderNumber: '1'.repeat(101), proof: 'x' });
      await expect(find).rejects.toMatchObject({ status: 400 });
    });
  });
}

import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { type ProviderRecord, providers, type ThirdPartyId } from '@hub/domain/integrations';
import { wordsText } from '@hub/domain/messages';
import { type AccountSettings, RefusedError } from '@hub/providers';
import { expect, test } from 'vitest';
import type { ProviderStore } from '../providers/ProviderStore.ts';
import { anOrderOfUnits, aWarehouseShop } from '../testing/warehouseShop.ts';
import { sendTestOrder } from './sendTestOrder.ts';

const account = { provider: 'shipbob', account: '' } as const;

/** Shipbob is connected with an account of its sandbox, Shipwire with one that is not. */
const store: ProviderStore = {
  readAll: async () =>
    new Map<string, ProviderRecord>([
      ['shipbob', { access_token: 'token', shipbob_channel_id: '1', status: true, is_sandbox: true }],
      ['shipWire', { shipwireKey: 'key', status: true }],
      ['ship_stations', [{ name: 'East', api_key: 'k', api_secret: 's', status: true, is_sandbox: true }]],
    ]),
  save: async () => undefined,
};

describeOnBothKinds('a test order', (database) => {
  async function shopWithProduct() {
    const shop = await aWarehouseShop(database(), { providers: store });
    const opened: AccountSettings[] = [];
    const { connections } = shop.services;
    const services = {
      ...shop.services,
      connections: {
        ...connections,
        open: (...call: Parameters<typeof connections.open>) => {
          opened.push(call[2]);
          return connections.open(...call);
        },
      },
    };
    await shop.addOrders(anOrderOfUnits(1, 2));
    const send = async () => {
      const outcome = await sendTestOrder(services, shop.shopId, account);
      return outcome.type === 'refused'
        ? wordsText(outcome.reason)
        : outcome.steps.map(({ isDone, words }) => `${isDone ? 'done' : 'failed'}: ${wordsText(words)}`);
    };
    return { ...shop, opened, send };
  }

  test('is sent to a sandbox with a marked reference and address, read back, and canceled', async () => {
    const shop = await shopWithProduct();
    const [sent, ...others] = await shop.send();
    expect(sent).toMatch(/^done: Shipbob took test order TEST-\d{14} and calls it 9000\.$/);
    expect(others).toEqual(['done: Shipbob finds it by its reference.', 'done: Shipbob canceled it again.']);
    // Its address is the sandbox's.
    expect(shop.opened.map(({ isSandbox }) => isSandbox)).toEqual([true]);
    const [order] = shop.provider.orders;
    expect(order).toMatchObject({ state: 'cancelled', shipment: { recipient: { name: 'TEST DO NOT SHIP' } } });
    expect(order?.shipment.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([['A', 1]]);
    expect(await shop.warehouseOrders(1)).toEqual([]);
  });

  test('shows the 3PL’s reason when refused or not cancelable', async () => {
    const shop = await shopWithProduct();
    shop.provider.fail(new RefusedError('No such channel.'));
    expect(await shop.send()).toEqual(['failed: Shipbob didn’t take the test order: No such channel.']);
    // After the order was sent, found and read.
    shop.provider.meanwhile(async () => {
      for (const order of shop.provider.orders) order.isTooLate = true;
    });
    expect((await shop.send()).at(-1)).toBe(
      'failed: Shipbob didn’t cancel it: Order is already packed. Cancel it there.',
    );
  });

  test('is refused without a sandbox account, with the reason, before any call', async () => {
    const shop = await shopWithProduct();
    const reasonOf = async (provider: ThirdPartyId) => {
      const outcome = await sendTestOrder(shop.services, shop.shopId, { provider, account: '' });
      return outcome.type === 'refused' && typeof outcome.reason === 'object' ? outcome.reason?.code : null;
    };
    const reasons = providers.map(async ({ thirdPartyId }) => [thirdPartyId, await reasonOf(thirdPartyId)]);
    const { shipbob, ...others } = Object.fromEntries(await Promise.all(reasons)) as Record<string, string | null>;
    expect(shipbob).toBeNull();
    expect(others).toEqual({
      shipWire: 'warehouses.notSandbox',
      cap: 'warehouses.notConnected',
      dcl: 'warehouses.notConnected',
      ship_stations: 'warehouses.noSandbox',
      ...Object.fromEntries(
        ['ams', 'cold_track', 'info_plus', 'carterdc', 'Portless'].map((id) => [id, 'warehouses.sandboxUnknown']),
      ),
    });
    expect(shop.secondProvider.calls).toEqual([]);
  });
});

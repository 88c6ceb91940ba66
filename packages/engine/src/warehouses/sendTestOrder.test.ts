import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { providers } from '@hub/domain/integrations';
import { message, wordsText } from '@hub/domain/messages';
import { RefusedError } from '@hub/providers';
import { expect, test } from 'vitest';
import { anOrderOfUnits, aWarehouseShop } from '../testing/warehouseShop.ts';
import { sendTestOrder } from './sendTestOrder.ts';

const account = { provider: 'shipbob', account: '', isSandbox: true } as const;

describeOnBothKinds('a test order', (database) => {
  async function shopWithProduct() {
    const shop = await aWarehouseShop(database());
    await shop.addOrders(anOrderOfUnits(1, 2));
    const send = async (parts: Partial<typeof account> = {}) => {
      const outcome = await sendTestOrder(shop.services, shop.shopId, { ...account, ...parts });
      return outcome.type === 'refused'
        ? wordsText(outcome.reason)
        : outcome.steps.map(({ isDone, words }) => `${isDone ? 'done' : 'failed'}: ${wordsText(words)}`);
    };
    return { ...shop, send };
  }

  test('is sent to a sandbox with a marked reference and address, read back, and canceled', async () => {
    const shop = await shopWithProduct();
    const [sent, ...others] = await shop.send();
    expect(sent).toMatch(/^done: Shipbob took test order TEST-\d{14} and calls it 9000\.$/);
    expect(others).toEqual(['done: Shipbob finds it by its reference.', 'done: Shipbob canceled it again.']);
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

  test('is refused before any call without a sandbox, or for an account outside it', async () => {
    const shop = await shopWithProduct();
    const reasons = await Promise.all(
      providers.map(async ({ thirdPartyId }) => {
        const key = { provider: thirdPartyId, account: '', isSandbox: false };
        const outcome = await sendTestOrder(shop.services, shop.shopId, key);
        return outcome.type === 'refused' && outcome.reason;
      }),
    );
    expect(reasons).not.toContain(false);
    const unmarked = providers.filter((_each, index) => {
      const reason = reasons[index];
      return typeof reason === 'object' && reason?.code === 'warehouses.notSandbox';
    });
    expect(unmarked.map(({ thirdPartyId }) => thirdPartyId)).toEqual(['shipbob', 'cap', 'dcl', 'shipWire']);
    const shipStation = { provider: 'ship_stations', account: '', isSandbox: true } as const;
    expect(await sendTestOrder(shop.services, shop.shopId, shipStation)).toEqual({
      type: 'refused',
      reason: message('warehouses.noSandbox', { provider: 'Shipstation' }),
    });
    expect(shop.provider.calls).toEqual([]);
  });
});

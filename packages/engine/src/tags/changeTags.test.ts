import { insertOrders } from '@hub/database/orders';
import { readStoreOrderParts } from '@hub/database/store';
import { aReceivedOrder, aShop } from '@hub/database/testing';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { expect, test } from 'vitest';
import { deleteTag, renameTag } from './changeTags.ts';

const robin = { staffId: '1', staffName: 'Robin Carter' };
const spellings = [['Gift'], ['gift', 'Web'], ['GIFT', 'present'], ['Present'], ['Web']];

describeOnBothKinds('a tag that orders spell in several ways', (database) => {
  async function aShopWithOrders() {
    const shopId = await aShop(database());
    const orders = spellings.map((tags, index) => ({ ...aReceivedOrder(index + 1), tags }));
    await database().inShop(shopId, (transaction) => insertOrders(transaction, orders));
    const tagsNow = () =>
      database().inShop(shopId, async (transaction) => {
        const parts = await Promise.all(orders.map(({ order }) => readStoreOrderParts(transaction, order.orderId)));
        return parts.map((each) => each?.tags);
      });
    return { shopId, tagsNow };
  }

  test('is merged into another for all spellings', async () => {
    const { shopId, tagsNow } = await aShopWithOrders();
    const rename = { from: 'Gift', to: 'Present', merge: true };
    const outcome = await database().inShop(shopId, (transaction) => renameTag(transaction, robin, rename, new Date()));
    expect(outcome).toMatchObject({ orders: 3 });
    expect(await tagsNow()).toEqual([['Present'], ['Present', 'Web'], ['Present'], ['Present'], ['Web']]);
  });

  test('is deleted in all spellings', async () => {
    const { shopId, tagsNow } = await aShopWithOrders();
    const outcome = await database().inShop(shopId, (transaction) => deleteTag(transaction, robin, 'Gift', new Date()));
    expect(outcome).toMatchObject({ orders: 3 });
    expect(await tagsNow()).toEqual([[], ['Web'], ['present'], ['Present'], ['Web']]);
  });
});

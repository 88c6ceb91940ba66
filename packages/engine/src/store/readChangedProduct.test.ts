import { readProductFacts, readProducts } from '@hub/database/products';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { expect, test } from 'vitest';
import { aStoreShop } from '../testing/storeShop.ts';

describeOnBothKinds('products of the store', (database) => {
  async function aShop() {
    const shop = await aStoreShop(database());
    const minute = 60_000;
    const at = (minutes: number) => new Date(shop.services.now().getTime() + minutes * minute);
    /** The product in the store, as of some minutes from now. */
    const has = (variants: Readonly<Record<string, string>>, minutes: number, name = 'Mug') =>
      shop.products.set('61', {
        productId: '61',
        updatedAt: at(minutes),
        variants: Object.entries(variants).map(([sku, weight], index) => ({
          variantId: String(611 + index),
          sku,
          name,
          weight,
          ships: true,
        })),
      });
    const changed = async (topic: string, minutes: number, eventId?: string) => {
      const outcome = await shop.send(topic, { id: 61 }, eventId, at(minutes));
      await shop.work();
      return outcome;
    };
    const known = async (...skus: readonly string[]) => {
      const found = await shop.inShop((transaction) => readProducts(transaction, skus, shop.services.now()));
      return [...found.values()].map(({ sku, storeName, storeWeight }) => [sku, storeName, storeWeight]);
    };
    return { ...shop, has, changed, known };
  }

  test('are known with SKUs and weights before any order contains them', async () => {
    const shop = await aShop();
    shop.has({ A: '0.3', B: '' }, -2);
    expect(await shop.changed('products/create', -2, 'event-1')).toBe('received');
    expect(await shop.changed('products/create', -2, 'event-1')).toBe('known');
    expect((await shop.known('A', 'B')).toSorted()).toEqual([
      ['A', 'Mug', '0.3'],
      ['B', 'Mug', ''],
    ]);
  });

  test('update names and weights of products and order lines, and drop deleted variants', async () => {
    const shop = await aShop();
    shop.has({ A: '0.3', B: '0.5' }, -2);
    await shop.changed('products/create', -2);
    shop.has({ A: '0.45' }, -1, 'Large mug');
    await shop.changed('products/update', -1);
    expect(await shop.known('A', 'B')).toEqual([['A', 'Large mug', '0.45']]);
    const facts = await shop.inShop((transaction) => readProductFacts(transaction, { skus: ['A', 'B'] }));
    const line = { name: 'Mug', productWeight: '0.3', virtualItem: 0 };
    expect([facts.weightOf({ ...line, sku: 'A' }), facts.weightOf({ ...line, sku: 'B' })]).toEqual(['0.45', '0.3']);
  });

  test('ignore versions older than the known one, also after deletion', async () => {
    const shop = await aShop();
    shop.has({ A: '0.45' }, -1);
    await shop.changed('products/update', -1);
    shop.has({ A: '0.3' }, -2);
    await shop.changed('products/update', -2);
    await shop.changed('products/update', 0);
    expect(await shop.known('A')).toEqual([['A', 'Mug', '0.45']]);
    shop.products.delete('61');
    await shop.changed('products/delete', 1);
    expect(await shop.known('A')).toEqual([]);
    shop.has({ A: '0.45' }, -1);
    await shop.changed('products/update', 2);
    expect(await shop.known('A')).toEqual([]);
  });

  test('remain after deletion if orders contain them, named as in the latest order', async () => {
    const shop = await aShop();
    shop.placeOrder('4801');
    await shop.send('orders/create', { id: 4801 });
    await shop.work();
    shop.has({ A: '0.45' }, -2, 'Large mug');
    await shop.changed('products/update', -2);
    shop.products.delete('61');
    await shop.changed('products/delete', -1);
    expect(await shop.known('A')).toEqual([['A', 'Mug', '0.3']]);
  });
});

import {
  type CollectionSettings,
  newProductSettings,
  type PackageSettings,
  type Product,
  type ProductSettings,
  settingsOf,
  undoChanges,
} from '@hub/domain/products';
import { defaultFilters } from '@hub/domain/dashboard';
import { tabs } from '@hub/domain/orders';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../createApiClient.ts';
import { RejectedError } from '../http/errors.ts';
import { createProductsClient, type ProductsClient } from '../products/createProductsClient.ts';
import { createWorkflowsClient } from '../workflows/createWorkflowsClient.ts';
import { sampleShop } from './shop/sampleShop.ts';

const box: PackageSettings = {
  name: 'Test box',
  length: 30,
  width: 20,
  height: 10.5,
  unit: 'cm',
  weight: { value: 120, unit: 'g' },
};

/** Tests of products, packages, bundles and collections, with the client of a separate shop. */
export function productContract(openShop: () => Promise<{ client: ApiClient }>): void {
  describe('products', () => {
    let client: ApiClient;
    let products: ProductsClient;
    beforeAll(async () => {
      ({ client } = await openShop());
      products = createProductsClient(client);
    });

    const twoProducts = async (): Promise<[Product, Product]> => {
      const [first, second] = (await products.list({ limit: 2 })).products;
      if (first === undefined || second === undefined) throw new Error('The shop has no two products.');
      return [first, second];
    };
    const settings: ProductSettings = {
      name: '',
      weight: { value: 1.25, unit: 'lb' },
      packageId: null,
      hsCode: '691200',
      countryOfOrigin: 'PT',
      shipsAlone: true,
      isFragile: true,
      isDangerous: false,
    };

    test('the list has each SKU once, those without a weight first, then most sold, page by page', async () => {
      const all = await products.listAll();
      expect(all.length).toBeGreaterThan(10);
      expect(new Set(all.map(({ sku }) => sku)).size).toBe(all.length);
      const { total, missingWeight } = await products.list({ limit: 1 });
      expect(total).toBe(all.length);
      const missing = (await products.list({ onlyMissingWeight: true, limit: 10_000 })).products;
      expect(missing).toHaveLength(missingWeight);
      expect(all.slice(0, missing.length).map(({ sku }) => sku)).toEqual(missing.map(({ sku }) => sku));
      const sold = all.slice(missing.length).map(({ unitsSold }) => unitsSold);
      expect(sold).toEqual(sold.toSorted((a, b) => b - a));
      const [second] = (await products.list({ offset: 1, limit: 1 })).products;
      expect(second).toEqual(all[1]);
    });

    test('a search finds the words in SKU and name', async () => {
      const [{ sku, storeName }] = await twoProducts();
      expect((await products.list({ search: sku.toLowerCase() })).products.map((found) => found.sku)).toContain(sku);
      const [word = ''] = storeName.toLowerCase().split(' ');
      for (const found of (await products.list({ search: word })).products)
        expect(`${found.sku} ${found.storeName}`.toLowerCase()).toContain(word);
      expect((await products.list({ search: 'no such product anywhere' })).products).toEqual([]);
    });

    test('many are saved in one call as their next versions, and an undo restores them', async () => {
      const before = await twoProducts();
      const results = await products.save(before.map(({ sku, version }) => ({ sku, baseVersion: version, settings })));
      const saved = results.flatMap((result) => (result.type === 'saved' ? [result.saved] : []));
      expect(saved).toEqual(
        before.map((product) => ({
          ...product,
          ...settings,
          version: product.version + 1,
          savedAt: expect.any(String),
          savedBy: sampleShop.userName,
        })),
      );
      const read = async () => {
        const all = await products.listAll();
        return before.map(({ sku }) => all.find((product) => product.sku === sku));
      };
      expect(await read()).toEqual(saved);
      await products.save(undoChanges(new Map(before.map((product) => [product.sku, product])), saved));
      expect((await read()).map((product) => product && settingsOf(product))).toEqual(before.map(settingsOf));
    });

    test('refuses a product that another person saved, returns their version, and saves the others', async () => {
      const [one, other] = await twoProducts();
      await products.save([{ sku: one.sku, baseVersion: one.version, settings }]);
      const mine = { ...settings, isDangerous: true };
      const results = await products.save([
        { sku: one.sku, baseVersion: one.version, settings: mine },
        { sku: other.sku, baseVersion: other.version, settings: mine },
      ]);
      expect(results.map(({ type }) => type)).toEqual(['outdated', 'saved']);
      expect(results[0]).toMatchObject({ sku: one.sku, current: { ...settings, version: one.version + 1 } });
    });

    test.each<[string, Partial<ProductSettings>, string]>([
      ['no weight at all', { weight: { value: 0, unit: 'g' } }, 'above 0'],
      ['a negative weight', { weight: { value: -3, unit: 'kg' } }, 'above 0'],
      ['a ton and a half', { weight: { value: 1_500, unit: 'kg' } }, '1000 kg or less'],
      ['a package that is gone', { packageId: 'gone' }, 'no longer there'],
      ['a name of 300 characters', { name: 'x'.repeat(300) }, 'characters or fewer'],
    ])('%s is rejected with the reason, and nothing is saved', async (_, fields, message) => {
      const [, before] = await twoProducts();
      const { sku, version } = before;
      const [result] = await products.save([{ sku, baseVersion: version, settings: { ...settings, ...fields } }]);
      expect(result).toMatchObject({ type: 'refused', message: expect.stringContaining(message) });
      expect((await twoProducts())[1]).toEqual(before);
    });

    test('an unknown SKU is rejected unless it is added', async () => {
      const sku = 'NEW-SKU/1';
      const change = { sku, baseVersion: 0, settings: { ...settings, name: 'New' } };
      expect(await products.save([change])).toMatchObject([
        { type: 'refused', message: `No product has the SKU ${sku}.` },
      ]);
      expect(await products.save([{ ...change, sku: ' ', isNew: true }])).toMatchObject([
        { type: 'refused', message: 'Enter a SKU.' },
      ]);
      expect(await products.save([{ ...change, isNew: true }])).toMatchObject([{ type: 'saved' }]);
      expect((await products.list({ search: sku })).products).toMatchObject([
        { sku, name: 'New', storeName: '', unitsSold: 0 },
      ]);
    });

    test('a save without changes, or with more than 10,000, is rejected as a whole', async () => {
      await expect(products.save([])).rejects.toThrow(RejectedError);
      const changes = Array.from({ length: 10_001 }, (_, index) => ({
        sku: String(index),
        baseVersion: 0,
        settings: newProductSettings,
      }));
      await expect(products.save(changes)).rejects.toMatchObject({
        serverMessage: 'Save 10,000 products or fewer at a time.',
      });
    });

    test('the order’s detail has the saved weight', async () => {
      const { orders } = await client.orders.listOrders({
        tab: 1,
        filters: { ...defaultFilters, period: 'all' },
      });
      const [order] = orders;
      if (order === undefined) throw new Error('The shop has no order.');
      const lines = (await client.orders.getOrderDetail(order.orderId)).lineItems;
      const all = await products.listAll();
      const line = lines.find(({ sku }) => all.some((product) => product.sku === sku));
      const product = all.find(({ sku }) => sku === line?.sku);
      if (line === undefined || product === undefined) throw new Error('The order has no goods.');
      const weight = { value: 1_234, unit: 'g' } as const;
      await products.save([
        { sku: product.sku, baseVersion: product.version, settings: { ...settingsOf(product), weight } },
      ]);
      const after = (await client.orders.getOrderDetail(order.orderId)).lineItems;
      expect(after.find(({ lineItemId }) => lineItemId === line.lineItemId)?.productWeight).toBe('1.234');
      expect(after.filter(({ sku }) => sku !== line.sku)).toEqual(lines.filter(({ sku }) => sku !== line.sku));
    });
  });

  describe('packages, bundles and collections', () => {
    let client: ApiClient;
    let products: ProductsClient;
    beforeAll(async () => {
      ({ client } = await openShop());
      products = createProductsClient(client);
    });

    const skus = async (): Promise<[string, string, string]> => {
      const [a, b, c] = (await products.list({ limit: 3 })).products.map(({ sku }) => sku);
      return [a ?? '', b ?? '', c ?? ''];
    };

    test('a package is added, saved, deleted and restored', async () => {
      const added = await products.savePackage({ id: 'p1', baseVersion: 0, settings: box });
      const by = { savedAt: expect.any(String), savedBy: sampleShop.userName };
      expect(added).toEqual({ type: 'saved', saved: { packageId: 'p1', ...box, version: 1, ...by } });
      const wider = { ...box, width: 25 };
      await products.savePackage({ id: 'p1', baseVersion: 1, settings: wider });
      const find = async () => (await products.packages()).find(({ packageId }) => packageId === 'p1');
      expect(await find()).toMatchObject({ ...wider, version: 2 });
      expect(await products.savePackage({ id: 'p1', baseVersion: 1, settings: box })).toMatchObject({
        type: 'outdated',
        current: { ...wider, version: 2 },
      });
      expect(await products.deletePackage({ id: 'p1', baseVersion: 1 })).toMatchObject({ type: 'outdated' });
      expect(await products.deletePackage({ id: 'p1', baseVersion: 2 })).toEqual({ type: 'deleted' });
      expect(await find()).toBeUndefined();
      await products.savePackage({ id: 'p1', baseVersion: 0, settings: wider });
      expect(await find()).toMatchObject(wider);
    });

    test.each<[string, Partial<PackageSettings>, string]>([
      ['no name', { name: ' ' }, 'Enter a name.'],
      ['a side of 0', { length: 0 }, 'Enter a number above 0.'],
      ['a side of 6 meters', { height: 600 }, '500 cm or less'],
      ['a negative weight', { weight: { value: -1, unit: 'g' } }, 'above 0'],
    ])('a package with %s is rejected with the reason', async (_, fields, message) => {
      const save = products.savePackage({ id: 'bad', baseVersion: 0, settings: { ...box, name: 'Bad', ...fields } });
      await expect(save).rejects.toMatchObject({ serverMessage: expect.stringContaining(message) });
      expect((await products.packages()).map(({ packageId }) => packageId)).not.toContain('bad');
    });

    test('two packages have different names', async () => {
      await products.savePackage({ id: 'twin', baseVersion: 0, settings: { ...box, name: 'Twin' } });
      const save = products.savePackage({ id: 'twin 2', baseVersion: 0, settings: { ...box, name: 'TWIN ' } });
      await expect(save).rejects.toMatchObject({ serverMessage: expect.stringContaining('taken') });
    });

    test('a bundle of known SKUs is saved, listed with its orders, and deleted', async () => {
      const [a, b] = await skus();
      const components = [
        { sku: a, quantity: 2 },
        { sku: b, quantity: 1 },
      ];
      expect(await products.saveBundle({ id: 'SET-1', baseVersion: 0, settings: { components } })).toMatchObject({
        type: 'saved',
        saved: { sku: 'SET-1', components, version: 1 },
      });
      const { bundles, splitBy } = await products.bundles();
      expect(bundles.find(({ sku }) => sku === 'SET-1')).toMatchObject({ components, orders: 0 });
      expect(splitBy).toEqual([]);
      expect(await products.deleteBundle({ id: 'SET-1', baseVersion: 1 })).toEqual({ type: 'deleted' });
      expect((await products.bundles()).bundles.map(({ sku }) => sku)).not.toContain('SET-1');
    });

    test('loops, unknown SKUs and invalid quantities are rejected with a message', async () => {
      const [a] = await skus();
      const save = (sku: string, ...components: [string, number][]) =>
        products.saveBundle({
          id: sku,
          baseVersion: 0,
          settings: { components: components.map(([component, quantity]) => ({ sku: component, quantity })) },
        });
      await save('OUTER', [a, 1]);
      await save('INNER', ['OUTER', 2]);
      const refusals: [() => Promise<unknown>, string][] = [
        [() => save('ITSELF', ['ITSELF', 1]), 'can’t contain itself'],
        [
          () =>
            products.saveBundle({
              id: 'OUTER',
              baseVersion: 1,
              settings: { components: [{ sku: 'INNER', quantity: 1 }] },
            }),
          'INNER itself contains OUTER: INNER → OUTER.',
        ],
        [() => save('UNKNOWN', ['no such sku', 1]), 'No product has the SKU no such sku.'],
        [() => save('EMPTY'), 'Add at least one item.'],
        [() => save('ZERO', [a, 0]), 'Enter 1 or more.'],
        [() => save('HALF', [a, 0.5]), 'whole number'],
        [() => save('TWICE', [a, 1], [a, 1]), 'in the bundle already'],
        [() => save(' ', [a, 1]), 'Enter a SKU.'],
      ];
      for (const [refusal, message] of refusals)
        await expect(refusal()).rejects.toMatchObject({ serverMessage: expect.stringContaining(message) });
      const kept = (await products.bundles()).bundles.map(({ sku }) => sku);
      expect(kept).toEqual(expect.arrayContaining(['INNER', 'OUTER']));
      for (const sku of ['ITSELF', 'UNKNOWN', 'EMPTY', 'ZERO', 'HALF', 'TWICE', ' ']) expect(kept).not.toContain(sku);
    });

    test('a workflow that splits bundles replaces them with their items in an order, once', async () => {
      const { orders } = await client.orders.listAllOrders({
        tab: tabs.open,
        filters: { ...defaultFilters, period: 'all' },
      });
      const all = await products.listAll();
      const goods = new Set(all.map(({ sku }) => sku));
      for (const order of orders.slice(0, 20)) {
        const before = await client.orders.getOrderDetail(order.orderId);
        const bundle = before.lineItems.find(
          (line) => goods.has(line.sku) && line.fulfillableQuantity > 1 && line.threePlStatus === null,
        );
        if (bundle === undefined || before.fulfillments.length > 0) continue;
        const [first, second] = all.filter(({ sku }) => !before.lineItems.some((line) => line.sku === sku));
        if (first === undefined || second === undefined) throw new Error('The shop has too few products.');
        const inner = { id: 'INNER SET', baseVersion: 0, settings: { components: [{ sku: second.sku, quantity: 3 }] } };
        const components = [
          { sku: first.sku, quantity: 2 },
          { sku: 'INNER SET', quantity: 1 },
        ];
        await products.saveBundle(inner);
        await products.saveBundle({ id: bundle.sku, baseVersion: 0, settings: { components } });
        const workflows = createWorkflowsClient(client);
        const outcome = await workflows.save({
          workflowId: null,
          baseVersion: null,
          definition: {
            name: 'Split sets',
            trigger: 'orderArrives',
            match: 'all',
            groups: [{ match: 'all', conditions: [{ field: 'bundle', operator: 'isNotEmpty', values: [] }] }],
            actions: [{ type: 'splitBundles' }],
          },
        });
        if (outcome.type !== 'saved') throw new Error('The workflow was not saved.');
        const { workflowId } = outcome.saved;
        const apply = () => workflows.apply(workflowId, [order.orderId]);
        await apply();
        const after = await client.orders.getOrderDetail(order.orderId);
        const units = bundle.fulfillableQuantity;
        expect(after.lineItems).toHaveLength(before.lineItems.length + 2);
        expect(after.lineItems.slice(-2)).toMatchObject([
          { sku: first.sku, quantity: units * 2, fulfillableQuantity: units * 2, price: 0, virtualItem: 0 },
          { sku: second.sku, quantity: units * 3, fulfillableQuantity: units * 3, price: 0, virtualItem: 0 },
        ]);
        expect(after.lineItems.find(({ lineItemId }) => lineItemId === bundle.lineItemId)).toMatchObject({
          sku: bundle.sku,
          quantity: bundle.quantity,
          fulfillableQuantity: 0,
          price: bundle.price,
          virtualItem: 2,
        });
        expect(after.timeline.map(({ message }) => message)).toContain(
          `${units} bundles ${bundle.sku} split: ${units * 2} × ${first.sku} and ${units * 3} × ${second.sku}`,
        );
        await apply();
        expect((await client.orders.getOrderDetail(order.orderId)).lineItems).toEqual(after.lineItems);
        const { orders: found } = await client.orders.listAllOrders({
          tab: tabs.all,
          filters: { ...defaultFilters, period: 'all', searchMode: 'sku_wise', search: second.sku },
        });
        expect(found.map(({ orderId }) => orderId)).toContain(order.orderId);
        return;
      }
      throw new Error('No open order has two units of something.');
    });

    test('a workflow adds an item to an order and swaps another, once, and the total stays the same', async () => {
      const filters = { ...defaultFilters, period: 'all' } as const;
      const { orders } = await client.orders.listAllOrders({ tab: tabs.open, filters });
      for (const order of orders.slice(20, 40)) {
        const before = await client.orders.getOrderDetail(order.orderId);
        const line = before.lineItems.find(
          ({ fulfillableQuantity, threePlStatus, virtualItem }) =>
            fulfillableQuantity > 0 && threePlStatus === null && (virtualItem ?? 0) === 0,
        );
        if (line === undefined || before.fulfillments.length > 0) continue;
        const workflows = createWorkflowsClient(client);
        const outcome = await workflows.save({
          workflowId: null,
          baseVersion: null,
          definition: {
            name: 'Sample and swap',
            trigger: 'orderArrives',
            match: 'all',
            groups: [],
            actions: [
              { type: 'addItem', sku: 'FREE SAMPLE', quantity: 2 },
              { type: 'swapItem', sku: line.sku, newSku: 'NEW MODEL' },
            ],
          },
        });
        if (outcome.type !== 'saved') throw new Error('The workflow was not saved.');
        const { workflowId } = outcome.saved;
        const apply = () => workflows.apply(workflowId, [order.orderId]);
        await apply();
        const after = await client.orders.getOrderDetail(order.orderId);
        expect(after.lineItems.slice(-2)).toMatchObject([
          { sku: 'FREE SAMPLE', quantity: 2, fulfillableQuantity: 2, price: 0, virtualItem: 0, isCancelled: false },
          { sku: 'NEW MODEL', price: 0, virtualItem: 0, isCancelled: false },
        ]);
        expect(after.lineItems.find(({ lineItemId }) => lineItemId === line.lineItemId)).toMatchObject({
          fulfillableQuantity: 0,
          price: line.price,
          virtualItem: 2,
        });
        const messages = after.timeline.map(({ message }) => message);
        expect(messages).toContain('Added 2 × FREE SAMPLE');
        expect(messages.filter((message) => message.startsWith('Swapped '))).toHaveLength(1);
        await apply();
        expect((await client.orders.getOrderDetail(order.orderId)).lineItems).toEqual(after.lineItems);
        return;
      }
      throw new Error('No open order has something to ship.');
    });

    test('a collection is a list or a rule; an empty one is rejected', async () => {
      const [a, b] = await skus();
      const rule: CollectionSettings = {
        name: 'Heavy glass',
        members: {
          type: 'rule',
          rule: {
            skuPrefixes: ['22', '85'],
            nameWords: ['glass'],
            minWeight: { value: 500, unit: 'g' },
            maxWeight: null,
            handling: ['isFragile', 'shipsAlone'],
          },
        },
      };
      const list: CollectionSettings = { name: 'Two', members: { type: 'list', skus: [a, b, a] } };
      await products.saveCollection({ id: 'rule', baseVersion: 0, settings: rule });
      await products.saveCollection({ id: 'list', baseVersion: 0, settings: list });
      const saved = await products.collections();
      expect(saved.find(({ collectionId }) => collectionId === 'rule')).toMatchObject({ ...rule, version: 1 });
      expect(saved.find(({ collectionId }) => collectionId === 'list')?.members).toEqual({
        type: 'list',
        skus: [a, b],
      });
      const empty: [CollectionSettings['members'], string][] = [
        [{ type: 'list', skus: [] }, 'at least one SKU'],
        [
          {
            type: 'rule',
            rule: { skuPrefixes: [], nameWords: [], minWeight: null, maxWeight: null, handling: [] },
          },
          'at least one condition',
        ],
      ];
      for (const [members, message] of empty)
        await expect(
          products.saveCollection({ id: 'empty', baseVersion: 0, settings: { name: 'Empty', members } }),
        ).rejects.toMatchObject({ serverMessage: expect.stringContaining(message) });
      expect(await products.deleteCollection({ id: 'list', baseVersion: 1 })).toEqual({ type: 'deleted' });
      expect(await products.saveCollection({ id: 'rule', baseVersion: 0, settings: rule })).toMatchObject({
        type: 'outdated',
      });
    });
  });
}

import { listAllProducts, readProducts } from '@hub/database/products';
import type { Case } from '../Case.ts';
import { fillShop } from '../engine/fillShop.ts';
import { onEachDatabase } from '../engine/onEachDatabase.ts';
import { medianAndP99, timed } from '../engine/timed.ts';
import { table } from '../figures.ts';

/** SKUs that an order edit looks up. */
const skusOfAnEdit = 5;

/** Queries of the products list on a shop with the sample orders. */
export const products: Case = {
  name: 'products',
  title: 'Products of a year of orders',
  async run({ isQuick, log }) {
    const rows: string[][] = [];
    await onEachDatabase(async (database, kind) => {
      log(kind);
      const shopId = await fillShop(database, 'bench.myshopify.com');
      const now = new Date();
      const all = await database.inShop(shopId, (transaction) => listAllProducts(transaction, now));
      const sold = all.filter(({ unitsSold, storeName }) => unitsSold > 0 && storeName !== '');
      if (all.length < 4_000 || sold.length < 2_000) throw new Error(`There are ${all.length} products.`);
      const some = sold.slice(0, skusOfAnEdit).map(({ sku }) => sku);
      const list = await timed(isQuick ? 3 : 30, () =>
        database.inShop(shopId, (transaction) => listAllProducts(transaction, now)),
      );
      const few = await timed(isQuick ? 3 : 30, () =>
        database.inShop(shopId, (transaction) => readProducts(transaction, some, now)),
      );
      rows.push([kind, all.length.toLocaleString('en'), medianAndP99(list), medianAndP99(few)]);
    });
    return [
      'Milliseconds, median / p99, for a shop with 25,900 orders and 541,909 line items. Reads name, weight and units sold ' +
        'in the last 30 days, of every product for the products list, and of the SKUs of one order edit.',
      table(['database', 'products', 'all products', `${skusOfAnEdit} SKUs`], rows),
    ].join('\n\n');
  },
};

import { aLineItem } from '@hub/domain/testing';
import type { LineItem } from '@hub/domain/orders/detail';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Database, rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { migrationsFolder } from '../connection/migrations.ts';
import { lockOrders, saveOrders } from '../orders/changeOrders.ts';
import { insertOrders } from '../orders/insertOrders.ts';
import { removeCustomer } from '../store/redaction.ts';
import { aReceivedOrder } from '../testing/aReceivedOrder.ts';
import { aShop } from '../testing/aShop.ts';
import { describeOnBothKinds } from '../testing/describeOnBothKinds.ts';
import { saveChangedLines } from './changedLines.ts';
import { listAllProducts, readProducts } from './productRecords.ts';

const now = new Date('2026-03-31T12:00:00.000Z');
const hourMs = 3_600_000;

interface Line {
  sku: string;
  name: string;
  weight: string;
  virtualItem: number | null;
  quantity: number;
}

type Change =
  | { kind: 'add'; orders: readonly { hoursAgo: number; lines: readonly Line[] }[] }
  | { kind: 'edit'; order: number; line: number; virtualItem: number | null; added: readonly Line[] }
  | { kind: 'removeLine'; order: number; line: number; left: number }
  | { kind: 'cancel'; order: number }
  | { kind: 'removeCustomer'; order: number; words: readonly string[] };

const anyLine: fc.Arbitrary<Line> = fc.record({
  sku: fc.constantFrom('', 'MUG', 'TEE', 'CAP', 'PEN'),
  name: fc.constantFrom('', 'Mug', 'Rosalind mug', 'Mug for York', 'Cap'),
  weight: fc.constantFrom('', '0.2', '1.5'),
  virtualItem: fc.constantFrom(null, 0, 1, 2),
  quantity: fc.integer({ min: 1, max: 5 }),
});
const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 4 });
/** Few distinct hours, so that some orders share a time, on both sides of the 30 days. */
const anyOrder = fc.record({ hoursAgo: fc.constantFrom(0, 1, 2, 719, 720, 721, 900), lines: anyLines });
const anyIndex = fc.nat(30);

const anyChange: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), orders: fc.array(anyOrder, { minLength: 1, maxLength: 3 }) }),
  fc.record({
    kind: fc.constant('edit' as const),
    order: anyIndex,
    line: anyIndex,
    virtualItem: fc.constantFrom(null, 0, 1),
    added: fc.array(anyLine, { maxLength: 2 }),
  }),
  fc.record({ kind: fc.constant('removeLine' as const), order: anyIndex, line: anyIndex, left: fc.nat(2) }),
  fc.record({ kind: fc.constant('cancel' as const), order: anyIndex }),
  fc.record({
    kind: fc.constant('removeCustomer' as const),
    order: anyIndex,
    words: fc.constantFrom([], ['Rosalind'], ['MUG']),
  }),
);

function toLineItems(orderNumber: number, lines: readonly Line[], from = 0): LineItem[] {
  return lines.map(({ sku, name, weight, virtualItem, quantity }, index) => {
    const id = `${orderNumber}${String(from + index).padStart(4, '0')}`;
    const parts = { sku, name, productWeight: weight, virtualItem, quantity, fulfillableQuantity: quantity };
    return aLineItem({ id, lineItemId: id, isCancelled: false, ...parts });
  });
}

/** A shop with random order changes; order numbers grow with each addition. */
async function changingShop(database: Database) {
  const shopId = await aShop(database);
  const inShop = <T>(work: (transaction: ShopTransaction) => Promise<T>) => database.inShop(shopId, work);
  let count = 0;
  const idOf = (index: number) => String(4_800_000_000_000 + 1 + (index % Math.max(count, 1)));
  const lockOne = async (transaction: ShopTransaction, index: number) =>
    (await lockOrders(transaction, [idOf(index)])).get(idOf(index));

  async function apply(change: Change): Promise<void> {
    if (change.kind === 'add') {
      const orders = change.orders.map(({ hoursAgo, lines }) => {
        const number = ++count;
        const createdAt = new Date(now.getTime() - hoursAgo * hourMs).toISOString();
        return aReceivedOrder(number, { order: { createdAt }, detail: { lineItems: toLineItems(number, lines) } });
      });
      await inShop(async (transaction) => void (await insertOrders(transaction, orders)));
      return;
    }
    await inShop(async (transaction) => {
      const before = await lockOne(transaction, change.order);
      if (before === undefined) return;
      const { orderId } = before.order;
      const lines = before.detail.lineItems;
      const at = (index: number) => lines[index % lines.length];
      if (change.kind === 'edit') {
        const edited = at(change.line);
        const kept = lines.map((item) => (item === edited ? { ...item, virtualItem: change.virtualItem } : item));
        const after = [...kept, ...toLineItems(Number(orderId) - 4_800_000_000_000, change.added, lines.length)];
        await saveChangedLines(transaction, [{ orderId, before: lines, after }]);
      } else if (change.kind === 'removeLine') {
        const removed = at(change.line);
        const part = { quantity: change.left, isCancelled: change.left === 0 };
        const lineItems = lines.map((item) => (item === removed ? { ...item, ...part } : item));
        await saveOrders(transaction, [{ before, after: { ...before, detail: { ...before.detail, lineItems } } }]);
      } else if (change.kind === 'cancel') {
        const order = { ...before.order, cancelledAt: now.toISOString() };
        await saveOrders(transaction, [{ before, after: { ...before, order } }]);
      } else await removeCustomer(transaction, [orderId], { everywhere: change.words, inOrders: ['York'] });
    });
  }
  return { shopId, inShop, apply };
}

/** What the products list reads, computed from all lines of all orders. */
function slowly({ shopId, queries }: ShopTransaction) {
  const since = new Date(now.getTime() - 30 * 24 * hourMs).toISOString();
  return rowsOf(
    queries,
    sql`SELECT s.sku, coalesce(newest.name, '') AS "storeName", coalesce(newest.product_weight, '') AS "storeWeight",
        (SELECT coalesce(sum(l.quantity), 0)::float8 FROM orders AS o JOIN line_items AS l USING (shop_id, order_id)
          WHERE o.shop_id = ${shopId} AND l.sku = s.sku AND o.created_at >= ${since}::timestamptz
            AND o.cancelled_at IS NULL AND NOT l.is_cancelled) AS "unitsSold"
      FROM skus AS s LEFT JOIN LATERAL (
        SELECT l.name, l.product_weight, l.virtual_item FROM orders AS o JOIN line_items AS l USING (shop_id, order_id)
        WHERE o.shop_id = ${shopId} AND l.sku = s.sku
        ORDER BY o.created_at DESC, o.order_id DESC, coalesce(l.virtual_item, 0), l.position LIMIT 1
      ) AS newest ON true
      WHERE s.shop_id = ${shopId} AND s.sku <> '' AND coalesce(newest.virtual_item, 0) = 0 ORDER BY s.sku COLLATE "C"`,
  );
}

async function quickly(transaction: ShopTransaction) {
  const products = await listAllProducts(transaction, now);
  return products
    .map(({ sku, storeName, storeWeight, unitsSold }) => ({ sku, storeName, storeWeight, unitsSold }))
    .toSorted((a, b) => (a.sku < b.sku ? -1 : 1));
}

describeOnBothKinds('the stored newest line of a SKU', (database) => {
  test('matches all lines after any sequence of changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyChange, { minLength: 1, maxLength: 12 }), async (changes) => {
        const shop = await changingShop(database());
        for (const change of changes) {
          await shop.apply(change);
          expect(await shop.inShop(quickly)).toEqual(await shop.inShop(slowly));
        }
        const all = await shop.inShop(quickly);
        const some = await shop.inShop((transaction) => readProducts(transaction, ['MUG', 'MUG', 'CAP', 'gone'], now));
        expect([...some.values()].map(({ sku, unitsSold }) => [sku, unitsSold]).toSorted()).toEqual(
          all.filter(({ sku }) => ['MUG', 'CAP'].includes(sku)).map(({ sku, unitsSold }) => [sku, unitsSold]),
        );
      }),
      { numRuns: 25 },
    );
  });

  test('stays right when orders are added and edited concurrently', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyOrder, { minLength: 4, maxLength: 8 }),
        fc.array(anyChange),
        async (orders, changes) => {
          const shop = await changingShop(database());
          await shop.apply({ kind: 'add', orders: orders.slice(0, 2) });
          await Promise.all([
            ...orders.slice(2).map((order) => shop.apply({ kind: 'add', orders: [order] })),
            ...changes.filter(({ kind }) => kind === 'edit' || kind === 'add').map(shop.apply),
          ]);
          expect(await shop.inShop(quickly)).toEqual(await shop.inShop(slowly));
        },
      ),
      { numRuns: 10 },
    );
  });

  test('is the newer order that is added while an older one is edited', async () => {
    const shop = await changingShop(database());
    const line = { sku: 'MUG', name: 'Mug', weight: '0.2', virtualItem: 0, quantity: 1 };
    await shop.apply({ kind: 'add', orders: [{ hoursAgo: 3, lines: [line] }] });
    let edit: Promise<void> | undefined;
    await shop.inShop(async (transaction) => {
      const newer = {
        order: { createdAt: now.toISOString() },
        detail: { lineItems: toLineItems(2, [{ ...line, name: 'Cup' }]) },
      };
      await insertOrders(transaction, [aReceivedOrder(2, newer)]);
      edit = shop.apply({ kind: 'edit', order: 0, line: 0, virtualItem: null, added: [] });
      // Lets the edit reach the point where it waits for this transaction.
      await setTimeout(300);
    });
    await edit;
    expect(await shop.inShop(quickly)).toMatchObject([{ sku: 'MUG', storeName: 'Cup' }]);
    expect(await shop.inShop(quickly)).toEqual(await shop.inShop(slowly));
  });

  test('is filled in for orders from before it was stored', async () => {
    const shop = await changingShop(database());
    const lines = fc.sample(anyOrder, { numRuns: 20, seed: 7 });
    for (const order of lines) await shop.apply({ kind: 'add', orders: [order] });
    const kept = await shop.inShop(quickly);
    await shop.inShop(({ queries }) => rowsOf(queries, sql`UPDATE skus SET newest_at = NULL, newest_name = NULL`));
    expect(await shop.inShop(quickly)).not.toEqual(kept);
    const migration = readFileSync(join(migrationsFolder, '0026_newest_lines.sql'), 'utf8').split(
      '--> statement-breakpoint',
    );
    await database().executeSql(migration.at(-1) ?? '');
    expect(await shop.inShop(quickly)).toEqual(kept);
  });
});

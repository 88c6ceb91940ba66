import type { OrderStage } from '@hub/domain/orders';
import { expect, test } from 'vitest';
import type { Database } from '../connection/Database.ts';
import { aReceivedOrder } from '../testing/aReceivedOrder.ts';
import { aShop } from '../testing/aShop.ts';
import { describeOnBothKinds } from '../testing/describeOnBothKinds.ts';
import { foldOrderCounts } from './countOrders.ts';
import { insertOrders } from './insertOrders.ts';
import { listOrders, listWindow, type WindowQuery } from './listOrders.ts';
import { positionInList } from './positionInList.ts';

const everything = {
  from: null,
  to: null,
  text: null,
  parts: null,
  fields: ['orderName'],
} satisfies Partial<WindowQuery>;

type List = Omit<WindowQuery, 'offset' | 'limit'>;

const namesOf = ({ json }: { json: string }) =>
  (JSON.parse(`[${json}]`) as { order_name: string }[]).map((row) => row.order_name);

const firstDay = Date.UTC(2026, 2, 1);
const hourMs = 3_600_000;
const stages: readonly OrderStage[] = ['open', 'hold', 'open', 'closed'];

/** Five hours between orders, about five a day; every fourth has the same time as the one before. */
const createdAt = (number: number) =>
  new Date(firstDay + (number - (number % 4 === 0 ? 1 : 0)) * 5 * hourMs).toISOString();

const anOrderOf = (number: number) =>
  aReceivedOrder(number, {
    stage: stages[number % stages.length] ?? 'open',
    order: { createdAt: createdAt(number), fulfillmentStatus: number % 3 === 0 ? 'partial' : '' },
  });

describeOnBothKinds('part of a list', (database) => {
  const add = (shopId: number, numbers: readonly number[]) =>
    database().inShop(shopId, (transaction) => insertOrders(transaction, numbers.map(anOrderOf)));
  const read = (shopId: number, list: List, offset: number, limit: number) =>
    readFrom(database(), shopId, { ...list, offset, limit });

  test('is the same slice of the whole list for any offset and length, with the list’s length', async () => {
    const shopId = await aShop(database());
    await add(
      shopId,
      Array.from({ length: 90 }, (_, index) => index + 1),
    );
    const lists: readonly List[] = [
      everything,
      { ...everything, parts: [{ stage: 'open', wasShipped: false }] },
      {
        ...everything,
        parts: [
          { stage: 'closed', wasShipped: true },
          { stage: 'hold', wasShipped: true },
        ],
      },
      { ...everything, parts: [] },
      // From midday to midday of another day, and within one day.
      { ...everything, from: new Date(firstDay + 31 * hourMs), to: new Date(firstDay + 271 * hourMs) },
      { ...everything, from: new Date(firstDay + 25 * hourMs), to: new Date(firstDay + 36 * hourMs) },
      { ...everything, text: { mode: 'order', text: '#1' } },
      { ...everything, text: { mode: 'order', text: 'nothing' } },
    ];
    for (const isFolded of [false, true]) {
      if (isFolded) await database().inShop(shopId, foldOrderCounts);
      for (const list of lists) {
        const all = namesOf(
          await database().inShop(shopId, (transaction) =>
            listOrders(transaction, { ...list, after: null, offset: 0, limit: 1_000 }),
          ),
        );
        for (const limit of [1, 7, 200]) {
          for (let offset = 0; offset <= all.length; offset += limit === 1 ? 3 : limit) {
            const part = await read(shopId, list, offset, limit);
            expect([offset, namesOf(part)]).toEqual([offset, all.slice(offset, offset + limit)]);
            expect([part.count, part.total]).toEqual([all.slice(offset, offset + limit).length, all.length]);
          }
        }
      }
    }
  });

  test('finds an order at its list position, and not in a list without it', async () => {
    const shopId = await aShop(database());
    const numbers = Array.from({ length: 40 }, (_, index) => index + 1);
    await add(shopId, numbers);
    const lists: readonly List[] = [
      everything,
      { ...everything, parts: [{ stage: 'open', wasShipped: false }] },
      { ...everything, from: new Date(firstDay + 31 * hourMs), to: new Date(firstDay + 131 * hourMs) },
      { ...everything, text: { mode: 'order', text: '#1' } },
    ];
    const find = (list: List, orderId: string) =>
      database().inShop(shopId, (transaction) => positionInList(transaction, { ...list, orderId }));
    for (const isFolded of [false, true]) {
      if (isFolded) await database().inShop(shopId, foldOrderCounts);
      for (const list of lists) {
        const all = namesOf(await read(shopId, list, 0, 200));
        expect(all.length).toBeGreaterThan(2);
        for (const number of numbers) {
          const index = all.indexOf(`#${number}`);
          const position = await find(list, String(4_800_000_000_000 + number));
          expect([number, position]).toEqual([number, index < 0 ? null : index]);
        }
      }
    }
    for (const orderId of ['nothing', '', '1', '9'.repeat(40)]) expect(await find(everything, orderId)).toBeNull();
  });

  test('is empty past the end, with the list’s length', async () => {
    const shopId = await aShop(database());
    expect(await read(shopId, everything, 0, 200)).toEqual({ json: '', count: 0, total: 0 });
    await add(shopId, [1, 2, 3]);
    for (const offset of [3, 4, 1_000_000, Number.MAX_SAFE_INTEGER])
      expect(await read(shopId, everything, offset, 200)).toEqual({ json: '', count: 0, total: 3 });
  });

  test('new orders between pages hide none: one that moved down is read twice', async () => {
    const shopId = await aShop(database());
    const before = Array.from({ length: 30 }, (_, index) => index + 1);
    await add(shopId, before);
    const pages: { names: string[]; total: number }[] = [];
    for (let page = 0; page < 4; page += 1) {
      // The newest of all, then one created long ago.
      if (page === 1) await add(shopId, [50]);
      if (page === 3) await add(shopId, [0]);
      const part = await read(shopId, everything, page * 10, 10);
      pages.push({ names: namesOf(part), total: part.total });
    }
    expect(pages.map(({ total }) => total)).toEqual([30, 31, 31, 32]);
    const names = pages.flatMap((page) => page.names);
    expect(names).toHaveLength(32);
    expect(new Set(names)).toEqual(new Set([...before, 0].map((number) => `#${number}`)));
    expect(pages[1]?.names[0]).toBe(pages[0]?.names.at(-1));
  });

  test('excludes other shops', async () => {
    const [first, second] = [await aShop(database()), await aShop(database())];
    await add(first, [1, 2]);
    const foreign = await database().inShop(second, ({ queries }) =>
      listWindow({ shopId: first, queries }, { ...everything, offset: 0, limit: 10 }),
    );
    expect(foreign).toEqual({ json: '', count: 0, total: 0 });
  });
});

function readFrom(database: Database, shopId: number, query: WindowQuery) {
  return database.inShop(shopId, (transaction) => listWindow(transaction, query));
}

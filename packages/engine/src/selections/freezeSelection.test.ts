import { insertOrders } from '@hub/database/orders';
import { removeOldSelections } from '@hub/database/selections';
import { aReceivedOrder, aShop } from '@hub/database/testing';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { allOrdersFilters } from '@hub/domain/dashboard';
import { tabs } from '@hub/domain/orders';
import { expect, test } from 'vitest';
import { changeInBulk } from '../orders/changeInBulk.ts';
import { freezeSelection, readFrozenOrders, type SelectedOrders } from './freezeSelection.ts';

const now = new Date('2026-03-02T10:00:00Z');
const person = { staffId: '1', staffName: 'Robin Carter' };
const openOrders: SelectedOrders = { tab: tabs.open, filters: allOrdersFilters, except: [], only: null };
const all = { offset: 0, limit: 5_000 };
const idOf = (number: number) => String(4_800_000_000_000 + number);

describeOnBothKinds('a frozen selection', (database) => {
  async function aShopWith(numbers: readonly number[]) {
    const shopId = await aShop(database());
    await add(shopId, numbers);
    return shopId;
  }
  const add = (shopId: number, numbers: readonly number[]) =>
    database().inShop(shopId, (transaction) =>
      insertOrders(
        transaction,
        numbers.map((number) => aReceivedOrder(number)),
      ),
    );
  const freeze = (shopId: number, list = openOrders, staffId = '1', at = now) =>
    database().inShop(shopId, (transaction) => freezeSelection(transaction, { staffId }, list, at));
  const read = (shopId: number, selectionId: string, part = all, staffId = '1') =>
    database().inShop(shopId, (transaction) => readFrozenOrders(transaction, { staffId }, selectionId, part));

  test('does not change when orders arrive or leave', async () => {
    const shopId = await aShopWith([1, 2, 3, 4]);
    const { selectionId, count } = await freeze(shopId, { ...openOrders, except: [idOf(3), 'nothing'] });
    await add(shopId, [0, 9]);
    await database().inShop(shopId, (transaction) =>
      changeInBulk(transaction, person, [idOf(2)], 'move-to-close', now),
    );
    expect(count).toBe(3);
    expect(await read(shopId, selectionId)).toMatchObject({ orderIds: [4, 2, 1].map(idOf), total: 3 });
    expect((await freeze(shopId)).count).toBe(5);
  });

  test('contains the chosen orders that are in the list, and no others', async () => {
    const shopId = await aShopWith([1, 2, 3, 4]);
    await database().inShop(shopId, (transaction) =>
      changeInBulk(transaction, person, [idOf(2)], 'move-to-close', now),
    );
    const only = [4, 2, 1, 7].map(idOf);
    const { selectionId, count } = await freeze(shopId, {
      ...openOrders,
      only: [...only, 'nothing'],
      except: [idOf(1)],
    });
    expect([count, (await read(shopId, selectionId))?.orderIds]).toEqual([1, [idOf(4)]]);
    expect((await freeze(shopId, { ...openOrders, only: [] })).count).toBe(0);
  });

  test('is read in parts, newest first, and is empty beyond its end', async () => {
    const shopId = await aShopWith([1, 2, 3, 4, 5]);
    const { selectionId } = await freeze(shopId);
    const parts = [];
    for (const offset of [0, 2, 4, 6, 4_999_995_000]) parts.push(await read(shopId, selectionId, { offset, limit: 2 }));
    expect(parts).toEqual(
      [[5, 4], [3, 2], [1], [], []].map((numbers) => ({
        orderIds: numbers.map(idOf),
        orderNames: numbers.map((number) => aReceivedOrder(number).order.orderName),
        total: 5,
      })),
    );
  });

  test('is empty when nothing is selected', async () => {
    const shopId = await aShopWith([]);
    const { selectionId, count } = await freeze(shopId);
    expect([count, await read(shopId, selectionId)]).toEqual([0, { orderIds: [], orderNames: [], total: 0 }]);
  });

  test('is hidden from other people and other shops', async () => {
    const [shopId, other] = [await aShopWith([1]), await aShopWith([2])];
    const { selectionId } = await freeze(shopId);
    expect(await read(shopId, selectionId, all, '2')).toBeNull();
    expect(await read(other, selectionId)).toBeNull();
    expect(await read(shopId, 'nothing')).toBeNull();
  });

  test("is kept for a person's ten latest, until it expires", async () => {
    const shopId = await aShopWith([1]);
    const others = await freeze(shopId, openOrders, '2', new Date(now.getTime() - 1));
    const own: string[] = [];
    for (let number = 0; number < 11; number += 1)
      own.push((await freeze(shopId, openOrders, '1', new Date(now.getTime() + number))).selectionId);
    const found = async () => {
      const kept: boolean[] = [];
      for (const selectionId of own) kept.push((await read(shopId, selectionId)) !== null);
      return kept;
    };
    expect(await found()).toEqual([false, ...Array<boolean>(10).fill(true)]);
    expect(await read(shopId, others.selectionId, all, '2')).not.toBeNull();

    await database().inSystem((queries) => removeOldSelections(queries, new Date(now.getTime() + 4)));
    expect(await found()).toEqual([...Array<boolean>(4).fill(false), ...Array<boolean>(7).fill(true)]);
    expect(await read(shopId, others.selectionId, all, '2')).toBeNull();
  });
});

import { takeOrdersToRead } from '@hub/database/warehouses';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { RateLimitedError, RefusedError, UnreachableError } from '@hub/providers';
import { expect, test } from 'vitest';
import { aParcel, type FakeProviderOptions } from '../testing/createFakeProvider.ts';
import { anOrderOfUnits, aWarehouseShop } from '../testing/warehouseShop.ts';
import { readDueOrders } from './readAtWarehouse.ts';

const numbers = Array.from({ length: 25 }, (_none, index) => index + 1);
const minuteMs = 60_000;
const three = ['list 1', 'list 2', 'list 3'];

describeOnBothKinds('due orders of a busy account', (database) => {
  /** Orders 1 to 25 are at the 3PL, whose list has ten per page. */
  async function shopWithList(isWhole = true, stuck?: 'page' | 'cursor') {
    const fake: FakeProviderOptions = { lists: { pageSize: 10, isWhole, ...(stuck && { stuck }) } };
    const shop = await aWarehouseShop(database(), { fake });
    // Orders of other tests are no longer read.
    await takeOrdersToRead(database(), { now: new Date('2100-01-01'), until: new Date('2200-01-01'), limit: 1_000 });
    await shop.addOrders(...numbers.map((number) => anOrderOfUnits(number, 1)));
    for (const number of numbers) await shop.act(number, 'ship-now');
    await shop.work();
    const errors: unknown[] = [];
    const { signal } = new AbortController();
    /** Number of calls to read the due orders. */
    const readDue = async () => {
      const before = shop.provider.calls.length;
      await readDueOrders(shop.services, { signal, onError: (error) => errors.push(error) });
      return shop.provider.calls.slice(before);
    };
    /** Ships an order at the 3PL, some minutes ago by our clock. */
    const ship = (number: number, { minutesAgo = 0 } = {}) => {
      const found = shop.provider.orders.find(({ shipment }) => shipment.orderName === `#${number}`);
      if (found === undefined) throw new Error(`The 3PL has no order #${number}.`);
      found.state = 'shipped';
      found.parcels = [aParcel(`P${number}`)];
      found.changedAt = shop.services.now().getTime() - minutesAgo * minuteMs;
    };
    const shipped = async () => {
      const states = await Promise.all(numbers.map((number) => shop.stateOf(number)));
      return numbers.filter((_number, index) => states[index]?.stage === 'shipped');
    };
    /** Reads lists until none reaches back to the day the orders were created. */
    const settle = async () => {
      for (const minutes of [6, 60, 60]) {
        shop.wait(minutes);
        await readDue();
      }
    };
    return { ...shop, readDue, ship, shipped, settle, errors };
  }

  test('are read by pages of a list and never individually; unlisted ones have not changed', async () => {
    const { readDue, ship, shipped, settle, wait, warehouseOrders, services, errors } = await shopWithList();
    ship(3);
    wait(6);
    expect(await readDue()).toEqual(three);
    expect(await shipped()).toEqual([3]);
    expect(await readDue()).toEqual([]);
    await settle();
    ship(21);
    wait(16);
    expect(await readDue()).toEqual(['list 1']);
    expect(await shipped()).toEqual([3, 21]);
    const nextReads = await Promise.all(numbers.map(async (number) => (await warehouseOrders(number))[0]?.nextReadAt));
    expect(nextReads.every((at) => at != null && at > services.now())).toBe(true);
    expect(errors).toEqual([]);
  });

  test('may appear again on the next page, or unchanged, and are recorded once', async () => {
    const { readDue, ship, settle, stateOf, wait } = await shopWithList();
    await settle();
    ship(3);
    wait(16);
    await readDue();
    const after = await stateOf(3);
    wait(5);
    await readDue();
    wait(16);
    await readDue();
    expect(await stateOf(3)).toEqual(after);
    expect(after.timeline.filter((message) => message.includes('left the warehouse'))).toHaveLength(1);
  });

  test('are in the next list when they change during paging, and none is missed', async () => {
    const { readDue, ship, shipped, settle, wait, provider } = await shopWithList();
    await settle();
    for (const number of numbers.slice(5, 20)) ship(number);
    wait(16);
    // Order 1 moves before the first page, so its last order appears again.
    provider.meanwhile(async () => ship(1));
    expect(await readDue()).toEqual(['list 1', 'list 2']);
    expect(await shipped()).toEqual(numbers.slice(5, 20));
    wait(16);
    await readDue();
    expect(await shipped()).toEqual([1, ...numbers.slice(5, 20)]);
  });

  test('are continued at the same page by another process when one ends', async () => {
    const { readDue, ship, shipped, wait, provider, errors } = await shopWithList();
    for (const number of [2, 12, 24]) ship(number);
    wait(6);
    const end = async () => {
      throw new Error('The process ends.');
    };
    provider.meanwhile(async () => provider.meanwhile(end));
    expect(await readDue()).toEqual(['list 1', 'list 2']);
    expect(errors).toHaveLength(1);
    expect(await shipped()).toEqual([2]);
    expect(await readDue()).toEqual([]);
    wait(11);
    expect(await readDue()).toEqual(['list 2', 'list 3']);
    expect(await shipped()).toEqual([2, 12, 24]);
  });

  test('are found at a 3PL whose clock is ten minutes behind or ahead', async () => {
    const { readDue, ship, shipped, settle, wait } = await shopWithList();
    await settle();
    wait(1);
    ship(4, { minutesAgo: 10 });
    ship(5, { minutesAgo: -10 });
    wait(15);
    await readDue();
    wait(16);
    await readDue();
    expect(await shipped()).toEqual([4, 5]);
  });

  test('are read individually once per change when the list is incomplete, and retried until that succeeds', async () => {
    const { readDue, ship, shipped, settle, wait, provider } = await shopWithList(false);
    wait(6);
    expect(await readDue()).toEqual([...three, ...numbers.map(() => 'read')]);
    wait(6);
    expect(await readDue()).toEqual(three);
    await settle();
    ship(7);
    wait(16);
    provider.meanwhile(async () => provider.fail(new UnreachableError('No answer.', true)));
    expect(await readDue()).toEqual(['list 1', 'read']);
    expect(await shipped()).toEqual([]);
    wait(6);
    expect(await readDue()).toEqual(['read']);
    expect(await shipped()).toEqual([7]);
    wait(16);
    expect(await readDue()).toEqual(['list 1']);
  });

  test('are read together with one named by a webhook, when its read failed and the list omits it', async () => {
    const { readDue, ship, shipped, settle, wait, provider, read } = await shopWithList();
    await settle();
    ship(6, { minutesAgo: 100_000 });
    provider.fail(new UnreachableError('No answer.', true));
    await read(6);
    wait(16);
    expect(await readDue()).toEqual(['list 1', 'read']);
    expect(await shipped()).toEqual([6]);
  });

  test('are read one by one when the 3PL refuses its list', async () => {
    const { readDue, ship, shipped, wait, provider } = await shopWithList();
    ship(9);
    wait(6);
    provider.fail(new RefusedError('There is no such list.'));
    expect(await readDue()).toEqual(['list 1', ...numbers.map(() => 'read')]);
    expect(await shipped()).toEqual([9]);
  });

  test.each([
    { isWhole: true, stuck: 'page', lists: ['list 1', 'list 2'] },
    { isWhole: false, stuck: 'page', lists: ['list 1', 'list 2'] },
    { isWhole: true, stuck: 'cursor', lists: ['list 1', 'list 2', 'list 2'] },
  ] as const)(
    'are read one by one when a $stuck of the list repeats (whole orders: $isWhole)',
    async ({ isWhole, stuck, lists }) => {
      const { readDue, ship, shipped, wait } = await shopWithList(isWhole, stuck);
      ship(25);
      wait(6);
      const calls = await readDue();
      expect(calls.filter((call) => call !== 'read')).toEqual(lists);
      expect(await shipped()).toEqual([25]);
    },
  );

  test('wait as long as a throttling 3PL says, and continue at the refused page', async () => {
    const { readDue, ship, shipped, wait, provider, errors } = await shopWithList();
    ship(15);
    wait(6);
    provider.meanwhile(async () => provider.fail(new RateLimitedError('Too many', 30_000)));
    expect(await readDue()).toEqual(['list 1', 'list 2']);
    expect(await readDue()).toEqual([]);
    wait(1);
    expect(await readDue()).toEqual(['list 2', 'list 3']);
    expect(await shipped()).toEqual([15]);
    expect(errors).toEqual([]);
  });

  test('are read individually once a day, in addition to lists', async () => {
    const { readDue, shipped, ship, wait } = await shopWithList();
    wait(6);
    await readDue();
    // The list never names it.
    ship(8, { minutesAgo: 100_000 });
    const calls: string[] = [];
    for (let hour = 0; hour < 26; hour += 1) {
      wait(60);
      calls.push(...(await readDue()));
    }
    expect(calls.filter((call) => call === 'read').length).toBe(numbers.length);
    expect(await shipped()).toEqual([8]);
  });

  test('are read individually one last time when they are too old, and say why they wait', async () => {
    const { readDue, wait, stateOf, warehouseOrders } = await shopWithList();
    wait(60 * 24 * 60 - 3 * 60);
    await readDue();
    wait(6 * 60);
    expect((await readDue()).filter((call) => call === 'read')).toHaveLength(numbers.length);
    expect(await warehouseOrders(8)).toMatchObject([{ nextReadAt: null }]);
    expect(await stateOf(8)).toMatchObject({ stage: 'error' });
  });
});

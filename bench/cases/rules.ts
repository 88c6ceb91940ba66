import { createApiClient } from '@hub/api-client';
import { createSandbox, type Sandbox } from '@hub/api-client/mocks';
import { loadSeed } from '@hub/api-client/mocks/node';
import { defaultFilters } from '@hub/domain/dashboard';
import { tabs } from '@hub/domain/orders';
import { groupLineItems } from '@hub/domain/orders/detail';
import { exportColumns, ordersToCsv } from '@hub/domain/orders/export';
import { sortNewestFirst } from '@hub/domain/orders/list';
import type { Case } from '../Case.ts';
import { cell, figureOf, table } from '../figures.ts';
import { shop } from '../createFixtures.ts';

interface Task {
  name: string;
  /** Throws if its result is wrong. */
  run(): Promise<unknown> | unknown;
}

/** Rules and client without a browser, on all sample orders. */
export const rules: Case = {
  name: 'rules',
  title: 'Rules and client in Node, over the real year',
  async run({ rounds }) {
    const rows: string[][] = [];
    for (const { name, run } of await tasks()) {
      await run();
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const started = performance.now();
        await run();
        times.push(performance.now() - started);
      }
      rows.push([name, cell(figureOf(times))]);
    }
    return table(['what', 'ms'], rows);
  },
};

async function tasks(): Promise<readonly Task[]> {
  const seed = await loadSeed();
  const client = await clientOf(createSandbox({ seed }));
  const everything = { ...defaultFilters, period: 'all' } as const;
  const { orders } = await client.orders.listOrders({ tab: tabs.all, filters: everything });
  const longest = seed.toSorted((a, b) => b.lines.length - a.lines.length)[0];
  const longOrder = orders.find(({ orderName }) => longest && orderName.includes(longest.invoice));
  if (!longOrder) throw new Error('The longest invoice is not in the list');
  const longDetail = await client.orders.getOrderDetail(longOrder.orderId);
  const reversed = orders.toReversed();
  return [
    {
      name: `read the sample data from its file (${seed.length.toLocaleString('en')} orders)`,
      run: async () => expect((await loadSeed()).length === seed.length, 'seed'),
    },
    {
      name: 'stats of all orders',
      run: async () => expect((await client.orders.getStats(everything)).totalOrders === orders.length, 'stats'),
    },
    {
      name: 'list all orders: answer, JSON, check, entities',
      run: async () =>
        expect(
          (await client.orders.listOrders({ tab: tabs.all, filters: everything })).orders.length === orders.length,
          'list',
        ),
    },
    {
      name: 'sort newest first, already sorted',
      run: () => expect(sortNewestFirst(orders)[0] === orders[0], 'sorted'),
    },
    {
      name: 'sort newest first, from oldest first',
      run: () => expect(sortNewestFirst(reversed)[0]?.createdAt === orders[0]?.createdAt, 'reversed'),
    },
    {
      name: `group the ${longDetail.lineItems.length.toLocaleString('en')} lines of the longest order`,
      run: () => expect(Object.keys(groupLineItems(longDetail)).length === 5, 'groups'),
    },
    {
      name: 'CSV of all orders',
      run: () => expect(ordersToCsv(orders, exportColumns).split('\r\n').length > orders.length, 'CSV'),
    },
  ];
}

async function clientOf(sandbox: Sandbox) {
  let token: string | null = null;
  const client = createApiClient({
    origin: 'http://sandbox.localhost',
    fetch: sandbox.fetch,
    authorization: () => token,
    onAuthorization: (given) => (token = given),
    onSessionExpired: () => {
      throw new Error('The sandbox refused its own token');
    },
  });
  await client.shop.getShopInfo({ shop });
  return client;
}

function expect(isCorrect: boolean, what: string): void {
  if (!isCorrect) throw new Error(`${what}: the result is wrong, so its time means nothing`);
}

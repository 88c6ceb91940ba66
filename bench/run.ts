/** Times what has to be fast, over the whole real year: five rounds after a warm-up, as a table in Markdown. */
import { loadavg } from 'node:os';
import { createApiClient } from '@hub/api-client';
import { createSandbox, type Sandbox } from '@hub/api-client/mocks';
import { loadSeed } from '@hub/api-client/mocks/node';
import { defaultFilters } from '@hub/domain/dashboard';
import { exportColumns, groupLineItems, ordersToCsv, sortNewestFirst } from '@hub/domain/orders';

const rounds = 5;
const origin = 'http://sandbox.localhost';
const shop = 'willow-and-wick.myshopify.com';

interface Case {
  name: string;
  /** One round; throws when what it made is not what it should be, because a wrong result has no time. */
  run(): Promise<unknown> | unknown;
}

function expect(holds: boolean, what: string): void {
  if (!holds) throw new Error(`${what}: the result is wrong, so its time means nothing`);
}

async function clientOf(sandbox: Sandbox) {
  let token: string | null = null;
  const client = createApiClient({
    origin,
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

function milliseconds(sorted: readonly number[], index: number): string {
  return (sorted[index] ?? Number.NaN).toFixed(1);
}

const seed = await loadSeed();
const client = await clientOf(createSandbox({ seed }));
const everything = { ...defaultFilters, period: 'all' } as const;
const { orders } = await client.orders.listOrders({ tab: 1, filters: everything });
const longest = seed.toSorted((a, b) => b.lines.length - a.lines.length)[0];
const longOrder = orders.find(({ orderName }) => longest && orderName.includes(longest.invoice));
if (!longOrder) throw new Error('The longest invoice is not in the list');
const longDetail = await client.orders.getOrderDetail(longOrder.orderId);
const reversed = orders.toReversed();

const cases: readonly Case[] = [
  { name: `read the year from its file (${seed.length.toLocaleString('en')} orders)`, run: async () => expect((await loadSeed()).length === seed.length, 'seed') },
  { name: 'stats of everything', run: async () => expect((await client.orders.getStats(everything)).totalOrders === orders.length, 'stats') },
  { name: 'list everything: answer, JSON, check, entities', run: async () => expect((await client.orders.listOrders({ tab: 1, filters: everything })).orders.length === orders.length, 'list') },
  { name: 'sort newest first, already sorted', run: () => expect(sortNewestFirst(orders)[0] === orders[0], 'sorted') },
  { name: 'sort newest first, from oldest first', run: () => expect(sortNewestFirst(reversed)[0]?.createdAt === orders[0]?.createdAt, 'reversed') },
  { name: `group the ${longDetail.lineItems.length.toLocaleString('en')} lines of the longest order`, run: () => expect(Object.keys(groupLineItems(longDetail)).length === 5, 'groups') },
  { name: 'CSV of everything', run: () => expect(ordersToCsv(orders, exportColumns).split('\r\n').length > orders.length, 'CSV') },
];

console.log(`Node ${process.version}, ${rounds} rounds, milliseconds, load ${(loadavg()[0] ?? 0).toFixed(1)}\n`);
console.log('| what | median | min | max |\n|---|---:|---:|---:|');
for (const { name, run } of cases) {
  await run();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    await run();
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  console.log(`| ${name} | ${milliseconds(times, Math.floor(rounds / 2))} | ${milliseconds(times, 0)} | ${milliseconds(times, rounds - 1)} |`);
}

import { expect, test } from 'vitest';
import { findInShop } from './findInShop.ts';
import { type Answer, fakeBackend, json, testContext } from './http/fakeBackend.ts';
import { findsCustomers } from './search/findsCustomers.ts';

const rowsOf = (...ids: readonly number[]) =>
  json({ orders: ids.map((id) => ({ id, order_id: id, order_name: `#${id}` })), hasNextPage: false });
const expired = () => json({}, 401);

/** A server without its own search, which answers each of the two list searches. */
function aServer(answers: Readonly<Record<'order_wise' | 'sku_wise', () => Response>>) {
  const answer: Answer = ({ url }) => {
    const by = new URL(url).searchParams.get('search_by_filter');
    return answers[by === 'sku_wise' ? 'sku_wise' : 'order_wise']();
  };
  const backend = fakeBackend(answer);
  return { backend, context: testContext(backend) };
}

test('a server with a search gets one call', async () => {
  const part = { rows: [], has_more: false };
  const backend = fakeBackend(json({ orders: part, customers: part, products: part }));
  const context = { ...testContext(backend), capabilities: ['search'] };
  expect(await findInShop(context, '58')).toMatchObject({ ordersBySku: { rows: [] }, failure: null });
  expect(backend.requests.map(({ url }) => new URL(url).pathname)).toEqual(['/hub/search']);
  expect([findsCustomers(context), findsCustomers({ capabilities: [] })]).toEqual([true, false]);
});

test('on any other, the list of all orders is searched by number, the exact one first, and by SKU', async () => {
  const { backend, context } = aServer({
    order_wise: () => rowsOf(580, 58, 581, 582, 583, 584, 585, 586, 587),
    sku_wise: () => rowsOf(12),
  });
  const { orders, ordersBySku, customers, failure } = await findInShop(context, '58');
  expect(orders.rows.map(({ order, tab }) => [order.orderName, tab]).slice(0, 2)).toEqual([
    ['#58', null],
    ['#580', null],
  ]);
  expect([orders.rows.length, orders.count, ordersBySku.count, customers.rows.length, failure]).toEqual([
    8,
    9,
    1,
    0,
    null,
  ]);
  expect(backend.requests.map(({ url }) => new URL(url).searchParams.get('fix'))).toEqual(['all', 'all']);
});

test('when one of the two fails, its error is returned with the other’s results', async () => {
  const { context } = aServer({
    order_wise: () => rowsOf(58),
    sku_wise: () => json({ message: 'No SKUs today.' }, 400),
  });
  expect(await findInShop(context, '58')).toMatchObject({
    orders: { count: 1 },
    ordersBySku: { rows: [] },
    failure: { serverMessage: 'No SKUs today.' },
  });
});

test('nothing is found when both fail, or when the session has expired', async () => {
  const failing = () => json({ message: 'Closed.' }, 400);
  const both = aServer({ order_wise: failing, sku_wise: failing });
  await expect(findInShop(both.context, '58')).rejects.toMatchObject({ serverMessage: 'Closed.' });
  const session = aServer({ order_wise: () => rowsOf(58), sku_wise: expired });
  await expect(findInShop(session.context, '58')).rejects.toMatchObject({ name: 'SessionExpiredError' });
});

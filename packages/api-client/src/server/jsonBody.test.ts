import { describe, expect, test } from 'vitest';
import { jsonBody } from './jsonBody.ts';
import { LazyList } from './LazyList.ts';

const textOf = (reply: unknown) => new Response(jsonBody(reply)).text();
const ordersOf = (length: number) => Array.from({ length }, (_, index) => ({ id: index, name: `"},{" ${index} ]` }));
const listOf = (length: number) => new LazyList(length, (start, end) => ordersOf(length).slice(start, end));

describe('the JSON of a reply', () => {
  test.each([0, 1, 999, 1_000, 1_001, 2_000, 2_500])('with a long list of %i', async (length) => {
    const expected = { orders: ordersOf(length), hasNextPage: false };
    expect(JSON.parse(await textOf({ orders: listOf(length), hasNextPage: false }))).toEqual(expected);
    expect(JSON.parse(await textOf({ orders: listOf(length) }))).toEqual({ orders: expected.orders });
    expect(JSON.parse(await textOf({ hasNextPage: false, fulfill_error_data: listOf(length), orders: [] }))).toEqual({
      hasNextPage: false,
      fulfill_error_data: expected.orders,
      orders: [],
    });
  });

  test.each([[{ data: [1] }], [null], ['text'], [[1, 2]], [{}]])('without one: %j', async (reply) => {
    expect(JSON.parse(await textOf(reply))).toEqual(reply);
  });

  test('entries are not created without a reader, and other requests are served in between', async () => {
    let made = 0;
    const list = new LazyList(100_000, (start, end) => {
      made = end;
      return Array.from({ length: end - start }, (_, index) => start + index);
    });
    const body = jsonBody({ orders: list });
    if (typeof body === 'string') throw new Error('It came in one piece.');
    const reader = body.getReader();
    await reader.read();
    await reader.read();
    expect(made).toBeGreaterThan(0);
    expect(made).toBeLessThan(5_000);
    await reader.cancel();
    expect(made).toBeLessThan(5_000);
  });
});

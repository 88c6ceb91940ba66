import { endpoints } from '@hub/api-client/endpoints';
import { expect, test } from 'vitest';
import { routeCalls } from './routeCalls.ts';

const routed = routeCalls(endpoints, async ({ name, params }) => Response.json({ name, params }));

async function callOf(method: string, path: string): Promise<unknown> {
  const response = await routed(new Request(`http://hub.test${path}`, { method }));
  return response?.json();
}

test.each([
  '/',
  '/app/stats',
  '/stats/',
  '//stats',
  '/%73tats',
  '/get-order-detail/',
  '/get-order-detail/1/2',
  '/xstats',
  '/test-portless-connection',
])('GET %s is not a call', async (path) => {
  expect(await callOf('GET', path)).toBeUndefined();
});

test('method and path select a call and decode the path parameters', async () => {
  expect(await callOf('POST', '/stats')).toBeUndefined();
  expect(await callOf('GET', '/stats?fix=all')).toEqual({ name: 'stats', params: {} });
  const params = { order_id: '480' };
  expect(await callOf('GET', '/get-order-detail/48%30')).toEqual({ name: 'getOrderDetail', params });
  expect(await callOf('GET', '/get-order-detail/%zz')).toMatchObject({ params: { order_id: '%zz' } });
  expect(await callOf('GET', '/get-order-detail/1%2f..%2f2')).toMatchObject({ params: { order_id: '1/../2' } });
});

test('every row of the table is reached by its own path', async () => {
  for (const [name, { method, path }] of Object.entries(endpoints))
    expect(await callOf(method, path.replaceAll(/\{(\w+)\}/g, '1'))).toMatchObject({ name });
});

test('an error in a reply is passed on unchanged', async () => {
  const error = new Error('No database.');
  const failing = routeCalls(endpoints, async () => {
    throw error;
  });
  await expect(failing(new Request('http://hub.test/stats'))).rejects.toBe(error);
});

import { tabs } from '@hub/domain/orders';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { json } from '../http/fakeBackend.ts';
import { clientWith } from './clientWith.ts';

const done = json({ status: 'success', message: 'Done' });

describe('§7 bulk', () => {
  const move = { orderIds: ['1', '2', '3'], tab: tabs.hold } as const;

  test('move-to-open-bulk and move-to-close-bulk send order_ids and tab', { tags: '§7.11' }, async () => {
    const { orders, backend } = clientWith(done);
    await orders.moveToOpenBulk(move);
    await orders.moveToCloseBulk(move);
    expect(backend.requests.map(({ url }) => new URL(url).pathname)).toEqual([
      '/move-to-open-bulk',
      '/move-to-close-bulk',
    ]);
    expect(backend.bodies).toEqual([
      { order_ids: [1, 2, 3], tab: 6 },
      { order_ids: [1, 2, 3], tab: 6 },
    ]);
  });

  test('without results all orders share the one status', async () => {
    const { orders } = clientWith(done, json({ status: 'error', message: 'Locked' }));
    await expect(orders.moveToOpenBulk(move)).resolves.toEqual({
      status: 'success',
      message: 'Done',
      requestId: null,
      orders: ['1', '2', '3'].map((orderId) => ({ orderId, status: 'success', message: null })),
    });
    await expect(orders.moveToOpenBulk(move)).resolves.toEqual({
      status: 'error',
      message: 'Locked',
      requestId: null,
      orders: ['1', '2', '3'].map((orderId) => ({ orderId, status: 'error', message: 'Locked' })),
    });
  });

  test('every outcome has the request id, for questions about failed orders', async () => {
    const headers = { 'X-Request-Id': 'r-5' };
    const { orders } = clientWith(
      json({ status: 'error', message: 'Locked' }, 200, headers),
      json({ status: 'success', results: [] }, 200, headers),
      json({ data: { status: 'error' } }, 200, headers),
      json({}, 200, headers),
    );
    const outcomes = [
      await orders.moveToOpenBulk(move),
      await orders.moveToCloseBulk(move),
      await orders.shipNowMultiple(['1']),
      await orders.bulkOrderAction({ action: 'move_to_open', orderIds: ['1'], user: 'Ann' }),
    ];
    expect(outcomes.map(({ requestId }) => requestId)).toEqual(['r-5', 'r-5', 'r-5', 'r-5']);
  });

  test('with results each order has its own, for any format of its id', async () => {
    const results = [
      { order_id: '2', status: 'error', message: 'On hold' },
      { order_id: 1, status: 'success' },
      { order_id: 3, status: 'skipped', message: 'Closed already' },
    ];
    const { orders } = clientWith(json({ status: 'success', message: '1 of 3', results }));
    expect((await orders.moveToCloseBulk(move)).orders).toEqual([
      { orderId: '1', status: 'success', message: null },
      { orderId: '2', status: 'error', message: 'On hold' },
      { orderId: '3', status: 'skipped', message: 'Closed already' },
    ]);
  });

  test('unmentioned, unknown, broken and contradictory results are neither done nor failed, but unknown', async () => {
    const results = [
      { order_id: 1, status: 'error', message: 'No' },
      { order_id: 1, status: 'success' },
      { order_id: 2, status: 'queued' },
      { order_id: 3 },
      null,
    ];
    const { orders } = clientWith(json({ data: { status: 'success' }, message: 'Done', results }));
    const outcome = await orders.shipNowMultiple(['1', '2', '3', '4']);
    expect(outcome.orders.map(({ orderId, status }) => [orderId, status])).toEqual(
      ['1', '2', '3', '4'].map((orderId) => [orderId, 'unknown']),
    );
    expect(outcome.orders.map(({ message }) => message)).toEqual([
      'The server gave two answers: done and not done.',
      'The server calls it “queued”, which doesn’t say whether it was done.',
      'The server didn’t say what happened.',
      'The server didn’t say what happened.',
    ]);
  });

  test('a success without results leaves every order unknown; after a refusal none was done', async () => {
    const { orders } = clientWith(
      json({ status: 'success', message: 'Done', results: [] }),
      json({ status: 'error', message: 'Locked', results: [] }),
    );
    expect((await orders.moveToOpenBulk(move)).orders.map(({ status }) => status)).toEqual(Array(3).fill('unknown'));
    expect((await orders.moveToOpenBulk(move)).orders[0]).toEqual({ orderId: '1', status: 'error', message: 'Locked' });
  });

  test('a row’s status is read in every spelling; a message that is not a text affects only itself', async () => {
    const results = [
      { order_id: 1, status: true, message: { text: 'Fine' } },
      { order_id: '2', status: 'FAILED', message: 'On hold' },
      { order_id: 3, status: 'Skipped' },
    ];
    const { orders } = clientWith(json({ status: 'success', message: 5, results }));
    await expect(orders.moveToOpenBulk(move)).resolves.toMatchObject({
      message: null,
      orders: [
        { status: 'success', message: null },
        { status: 'error', message: 'On hold' },
        { status: 'skipped', message: null },
      ],
    });
  });

  const spelling = fc.constantFrom('success', 'ok', true, 1, 200, 'error', false, 'skipped', 'queued', 300, null, {});
  const row = fc.record({ order_id: fc.constantFrom(1, '2', 3, 9, null), status: spelling }, { requiredKeys: [] });
  const doneWords = new Set<unknown>(['success', 'ok', true, 1, 200]);
  const refusedWords = new Set<unknown>(['error', false]);

  test('for any results, an order is done or refused only if its own row says so', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 6 }), async (results) => {
        const outcome = await clientWith(json({ status: 'success', results })).orders.moveToOpenBulk(move);
        expect(outcome.orders.map(({ orderId }) => orderId)).toEqual(move.orderIds);
        for (const { orderId, status } of outcome.orders) {
          const words = results.filter(({ order_id }) => String(order_id) === orderId).map((one) => one.status);
          if (status === 'success') expect(words.some((word) => doneWords.has(word))).toBe(true);
          if (status === 'error') expect(words.some((word) => refusedWords.has(word))).toBe(true);
          if (status !== 'success') expect(words.length > 0 && words.every((word) => doneWords.has(word))).toBe(false);
        }
      }),
    );
  });

  test('ship-now-multiple reads data.data.status and sends only order_ids', { tags: '§7.12' }, async () => {
    const { orders, backend } = clientWith(json({ data: { status: 'error' }, message: 'No 3PL' }));
    await expect(orders.shipNowMultiple(['1'])).resolves.toMatchObject({
      status: 'error',
      message: 'No 3PL',
      orders: [{ status: 'error' }],
    });
    expect(backend.bodies[0]).toEqual({ order_ids: [1] });
  });

  test(
    'bulk-order-action sends action, order_ids and user; a message without a status is a success',
    { tags: '§7.18' },
    async () => {
      const { orders, backend } = clientWith(json({ message: 'Released' }));
      const release = { action: 'move_to_open_partially', orderIds: ['1'], user: 'Ann' } as const;
      await expect(orders.bulkOrderAction(release)).resolves.toMatchObject({ status: 'success', message: 'Released' });
      expect(backend.bodies[0]).toEqual({ action: 'move_to_open_partially', order_ids: [1], user: 'Ann' });
    },
  );

  test('§8 "Bulk action without message" is an error without a message, and the outcome is unknown', async () => {
    const { orders } = clientWith(json({}));
    const release = { action: 'move_to_open', orderIds: ['1'], user: 'Ann' } as const;
    await expect(orders.bulkOrderAction(release)).resolves.toEqual({
      status: 'error',
      message: null,
      requestId: null,
      orders: [{ orderId: '1', status: 'unknown', message: null }],
    });
  });
});

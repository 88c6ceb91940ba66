import type { BulkOutcome, OrdersClient } from '@hub/api-client/orders';
import { tabs } from '@hub/domain/orders';
import type { OrderOutcome, StageReading } from '@hub/domain/orders/bulk';
import { anOrder } from '@hub/domain/testing';
import { expect, test } from 'vitest';
import { createBulkSending } from './createBulkSending.ts';
import { sendBulkAction } from './sendBulkAction.ts';

const orders = ['1', '2', '3'].map((orderId) => anOrder({ id: orderId, orderId }));
const replyOf = (...statuses: OrderOutcome['status'][]): BulkOutcome => ({
  status: 'success',
  message: null,
  requestId: null,
  orders: statuses.map((status, index) => ({ orderId: String(index + 1), status, message: null })),
});
const listOf = (orderIds: readonly string[], isComplete = true): StageReading => ({
  listed: new Set(orderIds),
  isComplete,
});

/** A sending whose calls are answered in order, with the ids and keys that were sent. */
function sendingWith(replies: readonly (BulkOutcome | Error)[], list: StageReading, isRetrySafe: boolean) {
  const sent: { orderIds: readonly string[]; key: string | undefined }[] = [];
  const asked: (readonly string[])[] = [];
  let lastKey = 0;
  const orderCalls: Pick<OrdersClient, 'moveToOpenBulk'> = {
    moveToOpenBulk: async ({ orderIds }, options) => {
      sent.push({ orderIds, key: options?.idempotencyKey });
      const reply = replies[sent.length - 1];
      if (reply === undefined || reply instanceof Error) throw reply ?? new Error('No reply');
      return reply;
    },
  };
  const client = orderCalls as OrdersClient;
  const { send } = createBulkSending({
    tab: tabs.hold,
    orders,
    readStage: async (open) => {
      asked.push(open.map(({ orderId }) => orderId));
      return list;
    },
    post: (some, options) =>
      sendBulkAction(client, { action: 'move-to-open', tab: tabs.hold, orders: some, user: 'Ann' }, options),
    isRetrySafe,
    newKey: () => `key-${(lastKey += 1)}`,
  });
  return { asked, sent, send: () => send({ signal: new AbortController().signal, onProgress: () => {} }) };
}

const lost = new TypeError('Failed to fetch');
const statusesOf = ({ orders: outcomes }: BulkOutcome) => outcomes.map(({ status }) => status);

test('orders missing after the list moved during reading are neither done nor sent', async () => {
  const { send, sent } = sendingWith([lost, replyOf()], listOf(['1'], false), false);
  await expect(send()).rejects.toBe(lost);
  expect(statusesOf(await send())).toEqual(['unknown', 'unknown', 'unknown']);
  expect(sent.map(({ orderIds }) => orderIds)).toEqual([['1', '2', '3'], ['1']]);
});

test('the same orders always have the same key, and other orders never do', async () => {
  const { send, sent } = sendingWith([lost, lost, lost, replyOf('success')], listOf(['2', '3']), false);
  for (let attempt = 1; attempt <= 3; attempt += 1) await expect(send()).rejects.toBe(lost);
  await send();
  expect(sent).toEqual([
    { orderIds: ['1', '2', '3'], key: 'key-1' },
    { orderIds: ['2', '3'], key: 'key-2' },
    { orderIds: ['2', '3'], key: 'key-2' },
    { orderIds: ['2', '3'], key: 'key-2' },
  ]);
});

test('the list is only searched for unknown orders', async () => {
  const { asked, send } = sendingWith([lost, replyOf('success', 'error', 'unknown'), lost], listOf(['3']), true);
  await expect(send()).rejects.toBe(lost);
  await send();
  await expect(send()).rejects.toBe(lost);
  expect(asked).toEqual([['1', '2', '3'], ['3']]);
});

test('with idempotency, the whole action is sent again with its key; once all outcomes are known, nothing is', async () => {
  const { send, sent } = sendingWith(
    [replyOf('success', 'unknown', 'unknown'), replyOf('success', 'success', 'error')],
    listOf(['3']),
    true,
  );
  expect(statusesOf(await send())).toEqual(['success', 'unknown', 'unknown']);
  expect(statusesOf(await send())).toEqual(['success', 'success', 'error']);
  expect(sent).toEqual([
    { orderIds: ['1', '2', '3'], key: 'key-1' },
    { orderIds: ['1', '2', '3'], key: 'key-1' },
  ]);
});

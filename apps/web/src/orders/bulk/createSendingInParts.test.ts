import { HttpError } from '@hub/api-client/http';
import type { BulkOutcome } from '@hub/api-client/orders';
import { describe, expect, test } from 'vitest';
import type { BulkSending } from './createBulkSending.ts';
import { type BulkPart, createSendingInParts } from './createSendingInParts.ts';

const lost = new TypeError('Failed to fetch');

/** A part of two orders whose attempts end like this; `sent` counts them. */
function aPart(name: string, ends: ('done' | Error)[]): BulkPart & { sent(): number } {
  const orders = [1, 2].map((number) => ({ orderId: `${name}${number}`, orderName: `#${name}${number}` }));
  let sent = 0;
  let isUnsettled = false;
  const sending: BulkSending = {
    async send() {
      const end = ends[sent] ?? 'done';
      sent += 1;
      isUnsettled = end !== 'done' && !(end instanceof HttpError);
      if (end !== 'done') throw end;
      const outcomes = orders.map(({ orderId }) => ({ orderId, status: 'success', message: null }) as const);
      return { status: 'success', message: '2 orders closed.', requestId: null, orders: outcomes };
    },
    isUnsettled: () => isUnsettled,
  };
  return { orders, sending, sent: () => sent };
}

const attempt = () => ({ signal: new AbortController().signal, onProgress: () => {} });
const statusesOf = ({ orders }: BulkOutcome) => orders.map(({ orderId, status }) => `${orderId} ${status}`);

describe('a bulk action in parts', () => {
  test('reports one outcome for all orders, and no message that counts a part', async () => {
    const reply = await createSendingInParts([aPart('a', []), aPart('b', [])]).send(attempt());
    expect(statusesOf(reply)).toEqual(['a1 success', 'a2 success', 'b1 success', 'b2 success']);
    expect(reply.message).toBeNull();
  });

  test('with one part equals that part', async () => {
    expect((await createSendingInParts([aPart('a', [])]).send(attempt())).message).toBe('2 orders closed.');
  });

  test('stops at a lost part and resumes there: nothing is sent twice', { tags: 'hazard:done-twice' }, async () => {
    const parts = [aPart('a', []), aPart('b', [lost]), aPart('c', [])];
    const sending = createSendingInParts(parts);
    const first = await sending.send(attempt());
    expect(statusesOf(first)).toEqual([
      'a1 success',
      'a2 success',
      'b1 unknown',
      'b2 unknown',
      'c1 unknown',
      'c2 unknown',
    ]);
    expect(first.orders[4]?.message).toBe('Not sent yet, because an earlier part failed');
    expect([sending.isUnsettled(), parts.map((part) => part.sent())]).toEqual([true, [1, 1, 0]]);
    expect(statusesOf(await sending.send(attempt())).every((text) => text.endsWith('success'))).toBe(true);
    expect([sending.isUnsettled(), parts.map((part) => part.sent())]).toEqual([false, [1, 2, 1]]);
  });

  test('fails as a whole when the first part gets no answer, and again when nothing more does', async () => {
    const sending = createSendingInParts([aPart('a', [lost]), aPart('b', [lost, lost])]);
    await expect(sending.send(attempt())).rejects.toBe(lost);
    await sending.send(attempt());
    await expect(sending.send(attempt())).rejects.toBe(lost);
  });
});

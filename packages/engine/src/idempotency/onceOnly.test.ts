import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { changeOrder } from '../orders/changeOrder.ts';
import { aShopWithAnOrder, hold, orderId, stateOf } from '../testing/holdOnce.ts';
import { onceOnly, ReusedKeyError } from './onceOnly.ts';

describeOnBothKinds('an intent', (database) => {
  test('replays its reply and takes effect once when sent again', { tags: 'hazard:done-twice' }, async () => {
    const shopId = await aShopWithAnOrder(database());
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 8 }, () => hold(database(), shopId, key)));
    expect(new Set(replies)).toEqual(new Set(['{"orderName":"#1","refusal":null}']));
    expect(await stateOf(database(), shopId)).toEqual({ stage: 'hold', timesHeld: 1 });
  });

  test('is refused without a change when its key belongs to another request', async () => {
    const shopId = await aShopWithAnOrder(database());
    const key = randomUUID();
    await hold(database(), shopId, key, 'another request');
    await expect(hold(database(), shopId, key)).rejects.toThrow(ReusedKeyError);
    expect(await stateOf(database(), shopId)).toEqual({ stage: 'hold', timesHeld: 1 });
  });

  test('leaves nothing behind when it fails, not even its key', { tags: 'hazard:lost-change' }, async () => {
    const shopId = await aShopWithAnOrder(database());
    const key = randomUUID();
    const failing = onceOnly(database(), shopId, { key, request: 'hold' }, async (transaction) => {
      await changeOrder(transaction, orderId, 'hold-order', null, new Date());
      throw new Error('The disk is full.');
    });
    await expect(failing).rejects.toThrow('The disk is full.');
    expect(await stateOf(database(), shopId)).toEqual({ stage: 'open', timesHeld: 0 });
    await hold(database(), shopId, key);
    expect(await stateOf(database(), shopId)).toEqual({ stage: 'hold', timesHeld: 1 });
  });

  test('does not use the key of another shop', async () => {
    const [first, second] = [await aShopWithAnOrder(database()), await aShopWithAnOrder(database())];
    const key = randomUUID();
    await hold(database(), first, key);
    await hold(database(), second, key);
    expect(await stateOf(database(), second)).toEqual({ stage: 'hold', timesHeld: 1 });
  });
});

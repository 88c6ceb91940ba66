import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { message, wordsText } from '@hub/domain/messages';
import {
  CredentialsRefusedError,
  InvalidSettingsError,
  RateLimitedError,
  RefusedError,
  UnexpectedReplyError,
  UnreachableError,
} from '@hub/providers';
import { expect, test } from 'vitest';
import { noProviders } from '../testing/workflowFixtures.ts';
import { anOrderOfUnits, aShopWithOrder, aWarehouseShop } from '../testing/warehouseShop.ts';
import { resumeAccount } from './callOutcome.ts';

const shipBob = { provider: 'shipbob', account: '' };
const unreachable = () => new UnreachableError('Shipbob cannot be reached: no answer within 15 seconds.', true);

describeOnBothKinds('sending an order to its 3PL', (database) => {
  test('is a shipment error that says so when the 3PL of its location is not connected', async () => {
    const shop = await aWarehouseShop(database(), { providers: noProviders });
    await shop.addOrders(anOrderOfUnits(1, 2));
    await shop.act(1, 'ship-now');
    await shop.work();
    const reason = message('shipping.notConnected', { provider: 'Shipbob' });
    expect(shop.provider.calls).toEqual([]);
    expect(await shop.stateOf(1)).toMatchObject({
      stage: 'error',
      order: { shipmentError: reason, errorType: null },
      timeline: [wordsText(reason)],
    });
    expect(await shop.warehouseOrders(1)).toEqual([]);
  });

  test('sends lines, recipient and reference once, even if its job repeats', async () => {
    const shop = await aShopWithOrder(database());
    await shop.sendAgain(1);
    await shop.work();
    await shop.sendAgain(1);
    await shop.act(1, 'ship-now');
    await shop.work();
    expect(shop.provider.orders).toHaveLength(1);
    expect(shop.provider.orders[0]?.shipment).toMatchObject({
      reference: '4800000000001-1',
      orderName: '#1',
      currency: 'GBP',
      recipient: { country: 'GB' },
      lines: [
        { lineItemId: '10001', sku: 'A', quantity: 2 },
        { lineItemId: '10002', sku: 'B', quantity: 3 },
      ],
    });
    expect(await shop.warehouseOrders(1)).toMatchObject([{ state: 'sent', tries: 1, providerOrderId: '9000' }]);
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'inFulfillment', timeline: ['Sent to the warehouse'] });
    expect(await shop.health()).toMatchObject({ failuresInRow: 0, waitingOrders: 0, lastOrderAt: expect.any(String) });
  });

  test('looks up the order before a retry after a lost reply, and sends it once', async () => {
    const shop = await aShopWithOrder(database());
    shop.provider.fail('lostReply');
    await shop.work();
    expect(shop.provider.calls).toEqual(['send']);
    expect(await shop.warehouseOrders(1)).toMatchObject([{ state: 'queued', words: 'The reply was lost.' }]);
    shop.wait(2);
    await shop.work();
    expect(shop.provider.calls).toEqual(['send', 'find']);
    expect(shop.provider.orders).toHaveLength(1);
    expect(await shop.warehouseOrders(1)).toMatchObject([{ state: 'sent', tries: 2, providerOrderId: '9000' }]);
  });

  test('is left to another process that may be sending it, then taken over', async () => {
    const shop = await aShopWithOrder(database());
    shop.provider.meanwhile(async () => {
      await shop.sendAgain(1);
      // Another process runs the job now.
      await shop.work();
      throw new Error('The process ended here.');
    });
    await expect(shop.work()).rejects.toThrow('The process ended here.');
    expect(shop.provider.calls).toEqual(['send']);
    shop.wait(2);
    await shop.work();
    expect(shop.provider.calls).toEqual(['send', 'find']);
    expect(shop.provider.orders).toHaveLength(1);
    expect(await shop.stateOf(1)).toMatchObject({ timeline: ['Sent to the warehouse'] });
  });

  test('shows a refusal as a 3PL API error with the 3PL’s reason, and resends under a new reference', async () => {
    const shop = await aShopWithOrder(database());
    shop.provider.fail(new RefusedError('SKU A is not known.'));
    await shop.work();
    shop.wait(600);
    await shop.work();
    expect(await shop.stateOf(1)).toMatchObject({
      stage: 'error',
      order: { shipmentError: 'SKU A is not known.', errorType: 1 },
      timeline: ['The warehouse refused it: SKU A is not known.'],
    });
    expect(shop.provider.calls).toEqual(['send']);
    await shop.act(1, 'move-to-open-errored');
    await shop.act(1, 'ship-now');
    await shop.work();
    expect(shop.provider.orders.map(({ shipment }) => shipment.reference)).toEqual(['4800000000001-2']);
  });

  test('is retried after 1, 5 and 15 minutes, 1 and 4 hours without an answer, and then is a shipment error', async () => {
    const shop = await aShopWithOrder(database());
    const unreadable = () => new UnexpectedReplyError('Shipbob answered in an unknown form.');
    for (const minutes of [1, 5, 15, 60, 240]) {
      shop.provider.fail(unreadable());
      await shop.work();
      // Every third failure pauses the account, and a person tests it.
      await shop.inShop((transaction) => resumeAccount(transaction, shipBob, shop.services.now()));
      await shop.work();
      const tries = (await shop.warehouseOrders(1))[0]?.tries;
      shop.wait(minutes - 0.5);
      await shop.work();
      expect((await shop.warehouseOrders(1))[0]?.tries).toBe(tries);
      shop.wait(0.5);
    }
    shop.provider.fail(unreadable());
    await shop.work();
    const [record] = await shop.warehouseOrders(1);
    expect(record).toMatchObject({ state: 'failed', tries: 6 });
    const reason = message('warehouses.noAnswer', {
      provider: 'Shipbob',
      words: 'Shipbob answered in an unknown form.',
    });
    expect(await shop.stateOf(1)).toMatchObject({
      stage: 'error',
      order: { shipmentError: reason, errorType: null },
      timeline: [wordsText(reason)],
    });
  });

  test('finds an order on resend that arrived despite the failure', async () => {
    const shop = await aShopWithOrder(database());
    shop.services.retryDelayMs = () => null;
    shop.provider.fail('lostReply');
    await shop.work();
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'error' });
    await shop.act(1, 'shipment-workflow');
    await shop.act(1, 'ship-now');
    await shop.work();
    expect(shop.provider.calls).toEqual(['send', 'find']);
    expect(await shop.warehouseOrders(1)).toMatchObject([{ number: 1, state: 'sent', providerOrderId: '9000' }]);
  });

  test('waits with all others while credentials are refused, and continues when a test succeeds', async () => {
    const shop = await aShopWithOrder(database());
    await shop.addOrders(anOrderOfUnits(2, 1));
    shop.provider.fail(new CredentialsRefusedError('Invalid token.'));
    await shop.work();
    await shop.act(2, 'ship-now');
    await shop.work();
    shop.wait(600);
    await shop.work();
    expect(shop.provider.calls).toEqual(['send']);
    expect(await shop.stateOf(2)).toMatchObject({ stage: 'inFulfillment', timeline: [] });
    expect(await shop.health()).toMatchObject({
      failureKind: 'credentialsRefused',
      failureWords: 'Invalid token.',
      failuresInRow: 1,
      pausedAt: expect.any(String),
      waitingOrders: 2,
    });
    await shop.inShop((transaction) => resumeAccount(transaction, shipBob, shop.services.now()));
    await shop.work();
    expect(shop.provider.orders).toHaveLength(2);
    expect(await shop.health()).toMatchObject({ pausedAt: null, failingSince: null, waitingOrders: 0 });
  });

  test('also continues after 15 minutes if the same credentials still work for reading', async () => {
    const shop = await aShopWithOrder(database());
    await shop.work();
    await shop.addOrders(anOrderOfUnits(2, 1));
    await shop.act(2, 'ship-now');
    shop.provider.fail(new CredentialsRefusedError('Token expired.'));
    await shop.work();
    shop.wait(14);
    await shop.read(1);
    await shop.work();
    expect(shop.provider.orders).toHaveLength(1);
    shop.wait(1);
    await shop.read(1);
    await shop.work();
    expect(shop.provider.orders).toHaveLength(2);
    expect(await shop.health()).toMatchObject({ pausedAt: null, failuresInRow: 0, waitingOrders: 0 });
  });

  test('also continues if the 3PL was unreachable in between, which is not why it waits', async () => {
    const shop = await aShopWithOrder(database());
    await shop.work();
    await shop.addOrders(anOrderOfUnits(2, 1));
    await shop.act(2, 'ship-now');
    shop.provider.fail(new CredentialsRefusedError('Token expired.'), unreachable());
    await shop.work();
    shop.wait(8);
    await shop.read(1);
    expect(await shop.health()).toMatchObject({
      failureKind: 'credentialsRefused',
      failureWords: 'Token expired.',
      failuresInRow: 2,
    });
    shop.wait(8);
    await shop.read(1);
    await shop.work();
    expect(shop.provider.orders).toHaveLength(2);
    expect(await shop.health()).toMatchObject({ pausedAt: null, failuresInRow: 0, waitingOrders: 0 });
  });

  test('waits while the settings lack a choice, as the account shows', async () => {
    const shop = await aShopWithOrder(database());
    shop.provider.fail(new InvalidSettingsError('Choose a facility first.'));
    await shop.work();
    expect(await shop.health()).toMatchObject({ failureKind: 'invalidSettings', pausedAt: expect.any(String) });
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'inFulfillment' });
  });

  test('waits while the 3PL is unreachable, and the account is tested until it answers', async () => {
    const shop = await aShopWithOrder(database());
    await shop.addOrders(anOrderOfUnits(2, 1), anOrderOfUnits(3, 1));
    shop.provider.fail(unreachable(), unreachable(), unreachable(), unreachable());
    await shop.act(2, 'ship-now');
    await shop.act(3, 'ship-now');
    await shop.work();
    expect(await shop.health()).toMatchObject({ failureKind: 'unreachable', waitingOrders: 3 });
    expect((await shop.health())?.pausedAt).not.toBeNull();
    shop.wait(1);
    await shop.work();
    expect(shop.provider.calls).toEqual(['send', 'send', 'send', 'test']);
    shop.wait(1);
    await shop.work();
    expect(shop.provider.orders.map(({ shipment }) => shipment.orderName).toSorted()).toEqual(['#1', '#2', '#3']);
    expect(await shop.health()).toMatchObject({ pausedAt: null, failuresInRow: 0 });
  });

  test('waits as long as a throttling 3PL says, without counting a failed try', async () => {
    const shop = await aShopWithOrder(database());
    shop.provider.fail(new RateLimitedError('Too many.', 40_000));
    await shop.work();
    expect(await shop.health()).toMatchObject({ failuresInRow: 0, lastFailureAt: null });
    shop.wait(0.5);
    await shop.work();
    expect(shop.provider.calls).toEqual(['send']);
    shop.wait(0.5);
    await shop.work();
    expect(shop.provider.orders).toHaveLength(1);
  });

  test('never happens for an order closed before', async () => {
    const shop = await aShopWithOrder(database());
    shop.provider.fail(new RateLimitedError('Too many.', 40_000));
    await shop.act(1, 'move-to-close');
    await shop.work();
    expect(shop.provider.calls).toEqual([]);
  });

  test('is undone at the 3PL when the order is closed, as the timeline says', async () => {
    const shop = await aShopWithOrder(database());
    await shop.work();
    await shop.act(1, 'move-to-close');
    await shop.work();
    expect(shop.provider.orders).toMatchObject([{ state: 'cancelled' }]);
    expect(await shop.warehouseOrders(1)).toMatchObject([{ state: 'cancelled', nextReadAt: null }]);
    expect((await shop.stateOf(1)).timeline.at(-1)).toMatch(/Shipbob.* canceled it at the warehouse$/);
  });

  test('ends in a shipment when the order is closed too late, with the 3PL’s reason in the timeline', async () => {
    const shop = await aShopWithOrder(database());
    await shop.work();
    const [order] = shop.provider.orders;
    if (order !== undefined) order.isTooLate = true;
    await shop.act(1, 'move-to-close');
    await shop.work();
    expect((await shop.stateOf(1)).timeline.at(-1)).toMatch(/couldn’t cancel it, .*: Order is already packed\.$/);
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'closed' });
    expect(await shop.warehouseOrders(1)).toMatchObject([{ state: 'sent' }]);
  });

  test('is undone afterwards when the order is closed during the call', async () => {
    const shop = await aShopWithOrder(database());
    shop.provider.meanwhile(async () => {
      await shop.act(1, 'move-to-close');
    });
    await shop.work();
    shop.wait(2);
    await shop.work();
    expect(shop.provider.calls).toEqual(['send', 'cancel']);
    expect(shop.provider.orders).toMatchObject([{ state: 'cancelled' }]);
  });

  test('is undone after a lookup when the reply was lost and the order is closed', async () => {
    const shop = await aShopWithOrder(database());
    shop.provider.fail('lostReply');
    await shop.work();
    await shop.act(1, 'move-to-close');
    shop.provider.fail(unreachable());
    await shop.work();
    shop.wait(2);
    await shop.work();
    expect(shop.provider.calls).toEqual(['send', 'find', 'find', 'cancel']);
    expect(shop.provider.orders).toMatchObject([{ state: 'cancelled' }]);
  });

  test('is still read when the reply was lost and the order closed too late, so shipments are recorded', async () => {
    const shop = await aShopWithOrder(database());
    shop.provider.fail('lostReply');
    await shop.work();
    const [order] = shop.provider.orders;
    if (order !== undefined) order.isTooLate = true;
    await shop.act(1, 'move-to-close');
    await shop.work();
    expect(shop.provider.calls).toEqual(['send', 'find', 'cancel']);
    expect(await shop.warehouseOrders(1)).toMatchObject([
      { state: 'sent', providerOrderId: '9000', nextReadAt: expect.any(Date), claimedUntil: null },
    ]);
  });
});

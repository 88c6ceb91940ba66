import { inWords } from '@hub/domain/testing';
import { listBatches } from '@hub/database/batches';
import { countOutboxJobs, lockOutboxJobs, readShopQueues } from '@hub/database/jobs';
import type { ShopTransaction } from '@hub/database';
import { listRoutingLocations } from '@hub/database/routing';
import { readStoreConnection } from '@hub/database/store';
import { listWorkflowRuns } from '@hub/database/workflows';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { rethrow } from '@hub/database/testing';
import { freezeOverText, frozenText, type PlanSubscription } from '@hub/domain/plans';
import { expect, test } from 'vitest';
import { startDueBatches } from '../batching/startDueBatches.ts';
import { addWarehouseJobs } from '../jobs/addWarehouseJobs.ts';
import { queues } from '../jobs/queues.ts';
import { saveLocation } from '../routing/changeRouting.ts';
import { aStoreShop } from '../testing/storeShop.ts';
import { noProviders, shipbobStore, tagging, workflowShop } from '../testing/workflowFixtures.ts';
import { applyWorkflow } from '../workflows/applyWorkflow.ts';
import { readFreeze } from './changeFreeze.ts';
import { checkFrozenStores, workUnlessFrozen } from './frozenStores.ts';
import { callStore } from './callStore.ts';
import { StoreCallError } from './StoreServices.ts';

const frozen = () => new StoreCallError('frozen', 'Unavailable Shop');

describeOnBothKinds('a frozen shop', (database) => {
  async function aFrozenShop() {
    const shop = await aStoreShop(database());
    await shop.work();
    const { services, shopId, inShop } = shop;
    const charge = async (status: PlanSubscription['status']) => {
      shop.setCharge('1', { name: 'Growth', status });
      await shop.send('app_subscriptions/update', {
        app_subscription: { admin_graphql_api_id: 'gid://shopify/AppSubscription/1', name: 'Growth', status },
      });
      await shop.work();
    };
    /** The store refuses a call, as a frozen one refuses all. */
    const freeze = async () => {
      await expect(callStore(services, shopId, () => Promise.reject(frozen()))).rejects.toThrow('Unavailable Shop');
    };
    const waiting = async (queue: string) => (await inShop(countOutboxJobs)).get(queue) ?? 0;
    const shownFreeze = () => inShop((transaction) => readFreeze(transaction, services.now()));
    return { ...shop, charge, freeze, waiting, shownFreeze };
  }

  test('decides no order and calls no 3PL; once the charge is paid it continues with every job', async () => {
    const shop = await aFrozenShop();
    await shop.charge('active');
    await shop.charge('frozen');
    shop.placeOrder('4801');
    shop.placeOrder('4802');
    for (const id of [4801, 4802]) await shop.send('orders/create', { id });
    await shop.inShop((transaction) => addWarehouseJobs(transaction, ['4700']));
    await shop.work();
    expect(await shop.stateOf('4801')).toBeNull();
    expect([await shop.waiting(queues.storeEvent), await shop.waiting(queues.sendToWarehouse)]).toEqual([2, 1]);
    const { queues: depths } = await readShopQueues(database(), shop.shopId);
    expect(depths.filter(({ waiting, oldestSeconds }) => waiting > 0 || oldestSeconds > 0)).toEqual([]);
    const current = await shop.shownFreeze();
    expect(current && frozenText(current)).toBe(
      'Workflows, batches and requests to 3PLs are stopped until the bill is paid. Then they resume by themselves. ' +
        'Waiting: 1 task at 3PLs and 2 changes from your store. Nothing is lost.',
    );
    await shop.charge('active');
    await shop.work();
    expect([await shop.stateOf('4801'), await shop.stateOf('4802')]).toMatchObject([
      { stage: 'open' },
      { stage: 'open' },
    ]);
    expect(await shop.waiting(queues.sendToWarehouse)).toBe(0);
    const over = await shop.shownFreeze();
    expect(over && freezeOverText(over, 'Europe/London')).toMatch(
      /^Catching up on what was waiting since .+: 1 task at 3PLs and 2 changes /,
    );
    shop.wait(25 * 3_600_000);
    expect(await shop.shownFreeze()).toBeNull();
  });

  test('resumes without a webhook when an unpaid store answers again', async () => {
    const shop = await aFrozenShop();
    await shop.freeze();
    expect(await shop.inShop(readStoreConnection)).toMatchObject({
      state: 'frozen',
      frozenAt: shop.services.now(),
    });
    shop.placeOrder('4801');
    await shop.send('orders/create', { id: 4801 });
    await shop.work();
    expect(await shop.stateOf('4801')).toBeNull();
    await checkFrozenStores(shop.services, rethrow);
    await shop.work();
    expect(await shop.stateOf('4801')).toMatchObject({ stage: 'open' });
    expect(await shop.inShop(readStoreConnection)).toMatchObject({ state: 'installed', frozenAt: null });
  });

  test('stays frozen when the store answers while the charge is unpaid', async () => {
    const shop = await aFrozenShop();
    await shop.charge('frozen');
    await checkFrozenStores(shop.services, rethrow);
    expect(await shop.shownFreeze()).toMatchObject({ endedAt: null });
    shop.setCharge('1', { name: 'Growth', status: 'active' });
    await checkFrozenStores(shop.services, rethrow);
    expect(await shop.shownFreeze()).toMatchObject({ endedAt: expect.any(String) });
  });

  test('starts no batch at a cutoff, and one for it afterwards', async () => {
    const shop = await aFrozenShop();
    shop.placeOrder('4801');
    await shop.send('orders/create', { id: 4801 });
    await shop.work();
    await shop.inShop((transaction) => cutOffSettings(transaction, shop.services.now()));
    await shop.freeze();
    shop.wait(3 * 86_400_000);
    await startDueBatches(database(), shipbobStore, shop.services.now(), rethrow);
    const batches = () => shop.inShop((transaction) => listBatches(transaction, { before: null, limit: 10 }));
    expect(await batches()).toEqual([]);
    await checkFrozenStores(shop.services, rethrow);
    await startDueBatches(database(), shipbobStore, shop.services.now(), rethrow);
    expect(await batches()).toMatchObject([{ missedCutOffs: expect.any(Number) }]);
  });

  test('runs no workflow by hand and says why; once paid, it runs', async () => {
    const shop = await aFrozenShop();
    const { inShop, services } = shop;
    shop.placeOrder('4801');
    await shop.send('orders/create', { id: 4801 });
    await shop.work();
    const { addWorkflow } = workflowShop(database(), shop.shopId, services.now());
    const { workflowId } = await addWorkflow(tagging('Tag', 't'), false);
    const byHand = () =>
      inShop((transaction) =>
        applyWorkflow(transaction, noProviders, { workflowId, orderIds: ['4801'] }, services.now()),
      );
    await shop.charge('frozen');
    expect(inWords(await byHand())).toEqual({
      refusal:
        'Your store is frozen. Workflows, batches and requests to 3PLs are stopped until the bill is paid. ' +
        'Then they resume by themselves.',
    });
    expect(await inShop((transaction) => listWorkflowRuns(transaction, { before: null, limit: 1 }))).toEqual([]);
    await shop.charge('active');
    expect(await byHand()).toEqual({ refusal: null, results: [{ status: 'success' }] });
  });

  test('gets back each queued job, and each job that failed because of the freeze, once', async () => {
    const shop = await aFrozenShop();
    const { shopId, services } = shop;
    const job = { queue: queues.sendToWarehouse, shopId, data: { orderId: '4700' } };
    let calls = 0;
    const run = (work: () => Promise<void>, queue: string = job.queue) =>
      workUnlessFrozen(database(), { ...job, queue }, work, services.now);
    await run(async () => void (calls += 1));
    await run(async () => {
      await callStore(services, shopId, () => Promise.reject(frozen()));
    });
    await run(async () => void (calls += 1));
    expect([calls, await shop.waiting(job.queue)]).toEqual([1, 2]);
    const held = await database().inSystem((queries) => lockOutboxJobs(queries, 1_000));
    expect(held.filter((other) => other.shopId === shopId)).toEqual([]);
  });

  test('retries what reports the charge later, instead of giving up', async () => {
    const shop = await aFrozenShop();
    const { shopId, services } = shop;
    const data = { eventId: 'event-1' };
    const work = () => Promise.reject(frozen());
    await workUnlessFrozen(database(), { queue: queues.storeState, shopId, data }, work, services.now);
    const [kept] = (await database().inSystem((queries) => lockOutboxJobs(queries, 1_000))).filter(
      (job) => job.shopId === shopId && job.queue === queues.storeState,
    );
    expect(kept).toMatchObject({ data });
    expect(kept?.startAt.getTime()).toBe(services.now().getTime() + 900_000);
  });
});

/** Gives the shop's first location a daily cutoff at 11:00. */
async function cutOffSettings(transaction: ShopTransaction, now: Date): Promise<void> {
  const [location] = await listRoutingLocations(transaction);
  if (location === undefined) throw new Error('The shop has no location.');
  const { locationId, version } = location;
  const settings = { ...location, cutOffs: { times: ['11:00'], weekdays: [1, 2, 3, 4, 5, 6, 7] } };
  await saveLocation(
    transaction,
    shipbobStore,
    { staffName: 'Robin' },
    { locationId, baseVersion: version, settings },
    now,
  );
}

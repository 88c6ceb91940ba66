import { lockOutboxJobs } from '@hub/database/jobs';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { expect, test } from 'vitest';
import { queues } from '../jobs/queues.ts';
import { aStoreShop } from '../testing/storeShop.ts';
import { createWebhookIntake } from './createWebhookIntake.ts';

describeOnBothKinds('webhooks that arrive together', (database) => {
  async function aShop() {
    const shop = await aStoreShop(database());
    await shop.work();
    const webhook = (eventId: string, topic = 'orders/create', subjectId = 4801) => ({
      shopDomain: shop.domain,
      topic,
      eventId,
      triggeredAt: shop.services.now(),
      body: JSON.stringify({ id: subjectId }),
    });
    const keptJobs = async () => {
      const jobs = await database().inSystem((queries) => lockOutboxJobs(queries, 1_000));
      return jobs
        .filter(({ shopId, queue }) => shopId === shop.shopId && queue === queues.storeEvent)
        .map(({ data }) => (data as { eventId: string }).eventId.split(' ')[0])
        .toSorted();
    };
    return { ...shop, webhook, keptJobs };
  }

  test('are each saved once with a job, even with two copies in one group', { tags: 'hazard:done-twice' }, async () => {
    const { services, webhook, keptJobs } = await aShop();
    const receive = createWebhookIntake(services);
    const ids = ['first', 'a', 'b', 'a', 'c', 'first'];
    expect(await Promise.all(ids.map((id) => receive(webhook(id))))).toEqual([
      'received',
      'received',
      'received',
      'known',
      'received',
      'known',
    ]);
    expect(await keptJobs()).toEqual(['a', 'b', 'c', 'first']);
  });

  test('of one action on several items are all saved, and each item once', { tags: 'hazard:lost-change' }, async () => {
    const { services, webhook, keptJobs } = await aShop();
    const receive = createWebhookIntake(services);
    const about = (topic: string, body: object) => ({ ...webhook('action', topic), body: JSON.stringify(body) });
    const webhooks = [
      webhook('action', 'orders/updated', 4801),
      webhook('action', 'orders/updated', 4802),
      webhook('action', 'orders/updated', 4801),
      about('inventory_levels/update', { inventory_item_id: 6, location_id: 1 }),
      about('inventory_levels/update', { inventory_item_id: 6, location_id: 2 }),
    ];
    const outcomes = ['received', 'received', 'known', 'received', 'received'];
    expect(await Promise.all(webhooks.map(receive))).toEqual(outcomes);
    expect(await keptJobs()).toHaveLength(4);
    // The store sends each again.
    expect(new Set(await Promise.all(webhooks.map(receive)))).toEqual(new Set(['known']));
  });

  test('fail alone when they cannot be saved', { tags: 'hazard:lost-change' }, async () => {
    const { services, webhook, keptJobs } = await aShop();
    const receive = createWebhookIntake(services);
    const results = await Promise.allSettled(['first', 'a', 'b\u0000', 'c'].map((id) => receive(webhook(id))));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(await keptJobs()).toEqual(['a', 'c', 'first']);
  });

  test('an id that is too long names no order, and one that JavaScript would round is read from its address', async () => {
    const shop = await aStoreShop(database());
    for (const orderId of ['982911946154508', '4802']) shop.placeOrder(orderId);
    await shop.send('orders/create', { id: '820982911946154508' });
    await shop.send('orders/edited', { order_edit: { order_id: 820982911946154500 } });
    await shop.send('orders/create', { id: 48021, admin_graphql_api_id: 'gid://shopify/Order/4802' });
    await shop.work();
    expect(await shop.stateOf('982911946154508')).toBeNull();
    expect(await shop.stateOf('4802')).toMatchObject({ stage: 'open' });
  });

  test('of two shops, of an unknown shop and after the uninstallation are distinguished', async () => {
    const [one, other] = [await aShop(), await aShop()];
    const receive = createWebhookIntake(one.services);
    const stranger = { ...one.webhook('a'), shopDomain: 'nobody.myshopify.com' };
    const outcomes = await Promise.all([one.webhook('a'), other.webhook('a'), stranger].map(receive));
    expect(outcomes).toEqual(['received', 'received', 'unknown']);
    expect([await one.keptJobs(), await other.keptJobs()]).toEqual([['a'], ['a']]);
    await other.send('app/uninstalled', { id: 1 });
    await other.work();
    const late = await Promise.all(
      [other.webhook('b'), other.webhook('c'), other.webhook('d', 'customers/redact')].map(receive),
    );
    expect(late).toEqual(['unknown', 'unknown', 'received']);
  });
});

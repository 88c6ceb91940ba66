import { defaultFilters } from '@hub/domain/dashboard';
import { tabs } from '@hub/domain/orders';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../createApiClient.ts';
import { RejectedError } from '../http/errors.ts';
import { createTagsClient, type TagsClient } from '../tags/createTagsClient.ts';
import { createWorkflowsClient } from '../workflows/createWorkflowsClient.ts';

/** Tests of tags, with the client of a separate shop. */
export function tagContract(openShop: () => Promise<{ client: ApiClient }>): void {
  describe('tags', () => {
    let client: ApiClient;
    let tags: TagsClient;
    let orderIds: readonly string[];
    let workflowId: string;

    const find = async (name: string) => (await tags.list()).find((tag) => tag.name === name);
    const timelineOf = async (orderId: string) =>
      (await client.orders.getOrderDetail(orderId)).timeline.map(({ message }) => message);
    const apply = async (name: string, added: readonly string[], ids: readonly string[]) => {
      const workflows = createWorkflowsClient(client);
      const definition = {
        name,
        trigger: 'orderArrives' as const,
        match: 'all' as const,
        groups: [],
        actions: [{ type: 'addTags' as const, tags: [...added] }],
      };
      const outcome = await workflows.save({ workflowId: null, baseVersion: null, definition });
      if (outcome.type !== 'saved') throw new Error('It was not saved.');
      const { workflowId } = outcome.saved;
      await workflows.apply(workflowId, [...ids]);
      return workflowId;
    };

    beforeAll(async () => {
      ({ client } = await openShop());
      tags = createTagsClient(client);
      const filters = { ...defaultFilters, period: 'all' as const };
      const { orders } = await client.orders.listOrders({ tab: tabs.open, filters });
      orderIds = orders.slice(0, 3).map(({ orderId }) => orderId);
      workflowId = await apply('Tag gifts', ['Gift', 'fragile'], orderIds.slice(0, 2));
      await apply('Tag fragile', ['fragile'], orderIds.slice(2));
    });

    test('a tag has its orders and the workflows that set it', async () => {
      expect(await find('Gift')).toMatchObject({
        color: null,
        orders: 2,
        workflows: [{ workflowId, name: 'Tag gifts', use: 'sets' }],
      });
      expect(await find('fragile')).toMatchObject({ orders: 3 });
    });

    test('an order has its tags', async () => {
      const [first = '', , third = ''] = orderIds;
      expect((await client.orders.getOrderDetail(first)).tags).toEqual(['Gift', 'fragile']);
      expect((await client.orders.getOrderDetail(third)).tags).toEqual(['fragile']);
    });

    test('a tag is added with a color, which can be changed', async () => {
      await tags.add({ name: ' Chilled ', color: 'blue' });
      expect(await find('Chilled')).toEqual({ name: 'Chilled', color: 'blue', orders: 0, workflows: [] });
      await tags.setColor({ name: 'chilled', color: null });
      await tags.setColor({ name: 'Gift', color: 'red' });
      expect(await find('Chilled')).toMatchObject({ color: null });
      expect(await find('Gift')).toMatchObject({ color: 'red', orders: 2 });
    });

    test('a rename affects orders, workflows and timelines, and Undo restores everything', async () => {
      const [first = ''] = orderIds;
      const change = await tags.rename({ from: 'gift', to: 'Present', merge: false });
      expect(change).toMatchObject({ orders: 2, workflows: 1 });
      expect(await find('Gift')).toBeUndefined();
      expect(await find('Present')).toMatchObject({ orders: 2, color: 'red', workflows: [{ workflowId }] });
      expect((await timelineOf(first))[0]).toBe('Tag “Gift” was renamed “Present” by Robin Carter');
      const [newest] = await createWorkflowsClient(client).versions(workflowId);
      expect(newest).toMatchObject({ version: 2, actions: [{ tags: ['Present', 'fragile'] }] });
      await tags.undo(change.changeId);
      expect(await find('Present')).toBeUndefined();
      expect(await find('Gift')).toMatchObject({ orders: 2, color: 'red', workflows: [{ workflowId }] });
      expect((await timelineOf(first))[0]).toBe('Tag “Gift” was brought back by Robin Carter');
      await expect(tags.undo(change.changeId)).rejects.toThrow(RejectedError);
    });

    test('a merge counts an order with both once, and Undo restores the tags of each', async () => {
      await expect(tags.rename({ from: 'Gift', to: 'FRAGILE', merge: false })).rejects.toMatchObject({
        serverMessage: 'The tag “fragile” already exists.',
      });
      const { changeId } = await tags.rename({ from: 'Gift', to: 'FRAGILE', merge: true });
      expect(await find('Gift')).toBeUndefined();
      expect(await find('fragile')).toMatchObject({ orders: 3 });
      await tags.undo(changeId);
      expect(await find('Gift')).toMatchObject({ orders: 2 });
      expect(await find('fragile')).toMatchObject({ orders: 3 });
    });

    test('a deletion removes it from orders, leaves workflows unchanged, and can be undone', async () => {
      const { changeId, orders } = await tags.delete('fragile');
      expect(orders).toBe(3);
      expect(await find('fragile')).toMatchObject({ orders: 0, workflows: [{ use: 'sets' }, { use: 'sets' }] });
      await tags.undo(changeId);
      expect(await find('fragile')).toMatchObject({ orders: 3 });
      await tags.add({ name: 'unused', color: null });
      await tags.delete('Unused');
      expect(await find('unused')).toBeUndefined();
    });

    test.each<[string, () => Promise<unknown>, string]>([
      ['added twice', () => tags.add({ name: 'GIFT', color: null }), 'The tag “Gift” already exists.'],
      ['without a name', () => tags.add({ name: ' ', color: null }), 'Enter a name.'],
      ['with a comma', () => tags.add({ name: 'a,b', color: null }), 'A tag can’t contain commas.'],
      ['too long', () => tags.add({ name: 'x'.repeat(256), color: null }), '255 characters'],
      [
        'with an unknown name',
        () => tags.rename({ from: 'gone', to: 'x', merge: false }),
        'The tag “gone” no longer exists.',
      ],
      [
        'renamed to the same name',
        () => tags.rename({ from: 'Gift', to: 'Gift', merge: true }),
        'already has this name',
      ],
      ['renamed to nothing', () => tags.rename({ from: 'Gift', to: '', merge: false }), 'Enter a name.'],
      ['deleted twice', () => tags.delete('gone'), 'The tag “gone” no longer exists.'],
      ['colored, but unknown', () => tags.setColor({ name: 'gone', color: 'red' }), 'The tag “gone” no longer exists.'],
      ['restored, but unknown', () => tags.undo('1; DROP'), 'already undone'],
    ])('a tag %s is rejected with the reason, and nothing changes', async (_, change, message) => {
      const before = await tags.list();
      await expect(change()).rejects.toMatchObject({ serverMessage: expect.stringContaining(message) });
      expect(await tags.list()).toEqual(before);
    });
  });
}

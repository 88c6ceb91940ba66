import type { Workflow, WorkflowRun } from '@hub/domain/workflows';
import { expect, test } from 'vitest';
import { rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { lockOrderRows, saveOrderRows } from '../orders/changeOrders.ts';
import { insertOrders } from '../orders/insertOrders.ts';
import { aReceivedOrder } from '../testing/aReceivedOrder.ts';
import { aShop } from '../testing/aShop.ts';
import { describeOnBothKinds } from '../testing/describeOnBothKinds.ts';
import { sql } from 'drizzle-orm';
import { lockDecidedOrders, saveDecidedOrders } from './workflowDecisions.ts';
import {
  deleteWorkflow,
  listDatedWorkflows,
  listWorkflows,
  listWorkflowVersions,
  lockWorkflows,
  restoreWorkflow,
  saveWorkflow,
  saveWorkflowOrder,
  switchWorkflow,
} from './workflowRecords.ts';
import { addWorkflowRuns, listWorkflowRuns, ordersWithRuns, workflowsRunOn } from './workflowRuns.ts';

const at = new Date('2026-11-20T09:00:00.000Z');
const orderId = String(4_800_000_000_001);

const aWorkflow = (workflowId: string, changes: Partial<Workflow> = {}): Workflow => ({
  workflowId,
  version: 1,
  name: `Workflow ${workflowId}`,
  trigger: 'orderArrives',
  match: 'all',
  groups: [{ match: 'any', conditions: [{ field: 'sku', operator: 'isOneOf', values: ['A', 'ü "x"'] }] }],
  actions: [{ type: 'addTags', tags: ['vip'] }],
  isActive: false,
  savedAt: at.toISOString(),
  savedBy: 'Robin Carter',
  ...changes,
});

const changes: WorkflowRun['changes'] = [
  { type: 'addTags', tags: ['a, "b"'] },
  { type: 'routeToLocation', location: 'Leeds' },
];
const problems: WorkflowRun['problems'] = [{ type: 'noAmount' }];

const aRun = (workflowId: string, isMatch = true): WorkflowRun & { orderId: string } => ({
  orderId,
  workflow: { workflowId, version: 2, name: 'Then called so' },
  trace: { isMatch, match: 'all', groups: [] },
  changes: isMatch ? changes : [],
  replaced: isMatch ? changes.slice(1) : [],
  problems: isMatch ? problems : [],
});

describeOnBothKinds('stored workflows', (database) => {
  async function inShop<T>(work: (transaction: ShopTransaction) => Promise<T>): Promise<T> {
    const shopId = await aShop(database());
    return database().inShop(shopId, async (transaction) => {
      await insertOrders(transaction, [aReceivedOrder(1)]);
      return work(transaction);
    });
  }

  test('the list keeps versions, run order, deletions and restorations, and never reuses ids', () =>
    inShop(async (transaction) => {
      const names = async () => (await listWorkflows(transaction)).map(({ workflowId }) => workflowId).join();
      for (const id of ['1', '2', '3']) await saveWorkflow(transaction, aWorkflow(id));
      const changed = aWorkflow('2', { version: 2, name: 'Changed', savedBy: 'Maya Okafor' });
      await saveWorkflow(transaction, changed);
      expect(await listWorkflows(transaction)).toEqual([aWorkflow('1'), changed, aWorkflow('3')]);
      expect(await listWorkflowVersions(transaction, '2')).toEqual([changed, aWorkflow('2')]);
      await saveWorkflowOrder(transaction, [aWorkflow('3'), aWorkflow('1'), aWorkflow('2')]);
      expect(await names()).toBe('3,1,2');
      await deleteWorkflow(transaction, '3', at);
      expect(await names()).toBe('1,2');
      expect((await lockWorkflows(transaction)).newId).toBe('4');
      expect(await listWorkflowVersions(transaction, '3')).toHaveLength(1);
      await restoreWorkflow(transaction, '3');
      expect(await names()).toBe('1,2,3');
      expect(await listWorkflowVersions(transaction, '9')).toEqual([]);
    }));

  test('a workflow counts as unchanged since it was saved or switched on, whichever is later', () =>
    inShop(async (transaction) => {
      const later = new Date(at.getTime() + 60_000);
      await saveWorkflow(transaction, aWorkflow('1'));
      expect(await listDatedWorkflows(transaction)).toMatchObject([{ runsSince: at.getTime() }]);
      await switchWorkflow(transaction, '1', true, later);
      await saveWorkflow(transaction, aWorkflow('1', { version: 2, isActive: true }));
      expect(await listDatedWorkflows(transaction)).toMatchObject([
        { workflow: { isActive: true }, runsSince: later.getTime() },
      ]);
      await switchWorkflow(transaction, '1', false, at);
      expect(await listDatedWorkflows(transaction)).toMatchObject([{ runsSince: later.getTime() }]);
    }));

  test('runs are listed newest first in pages: all, by workflow and by order', () =>
    inShop(async (transaction) => {
      const event = { trigger: 'orderArrives', event: 'arrived' } as const;
      await addWorkflowRuns(transaction, event, [aRun('1'), aRun('2', false)], at);
      await addWorkflowRuns(transaction, { ...event, event: 'again' }, [aRun('2')], at);
      const ids = async (filter: Partial<Parameters<typeof listWorkflowRuns>[1]>) =>
        (await listWorkflowRuns(transaction, { before: null, limit: 10, ...filter })).map(
          ({ workflow: { workflowId }, trace }) => `${workflowId}${trace.isMatch ? '' : ' no'}`,
        );
      expect(await ids({})).toEqual(['2', '2 no', '1']);
      expect(await ids({ workflowId: '2' })).toEqual(['2', '2 no']);
      expect(await ids({ workflowId: '7' })).toEqual([]);
      expect(await ids({ orderId })).toHaveLength(3);
      expect(await ids({ orderId: 'x' })).toEqual([]);
      const [newest] = await listWorkflowRuns(transaction, { before: null, limit: 1 });
      const { problems: _, ...run } = aRun('2');
      const stored = { ...run, changes: [...changes, ...problems], at: at.toISOString(), orderName: '#1' };
      expect(newest).toEqual({ ...stored, runId: expect.any(String) });
      expect(await ids({ before: newest?.runId ?? '' })).toEqual(['2 no', '1']);
      expect([...(await workflowsRunOn(transaction, orderId))].toSorted()).toEqual(['1', '2']);
      expect([...(await ordersWithRuns(transaction, event, [orderId, '7']))]).toEqual([orderId]);
      expect(await ordersWithRuns(transaction, { ...event, trigger: 'beforeShipping' }, [orderId])).toEqual(new Set());
    }));

  test('records a workflow once per order, trigger and event', { tags: 'hazard:done-twice' }, async () => {
    const event = { trigger: 'orderArrives', event: 'arrived' } as const;
    await expect(
      inShop(async (transaction) => {
        await addWorkflowRuns(transaction, event, [aRun('1')], at);
        await addWorkflowRuns(transaction, event, [aRun('1')], at);
      }),
    ).rejects.toMatchObject({ cause: { code: '23505' } });
  });

  test('saves workflow decisions about an order, and its hold ends with the stage', () =>
    inShop(async (transaction) => {
      const before = (await lockDecidedOrders(transaction, [orderId, 'x'])).get(orderId);
      if (before === undefined) throw new Error('The order is not found.');
      expect(before.kept).toEqual({
        tags: [],
        destination: null,
        shippingOptions: null,
        warehouseNotes: [],
        holdUntil: null,
      });
      const { state } = before;
      const kept = {
        tags: ['vip', 'a, "b"'],
        destination: { type: 'location', locationId: '72001' },
        shippingOptions: { service: 'Express', package: null, insurance: 12.5, isSignatureRequired: true },
        warehouseNotes: ['Mind the step'],
        holdUntil: at.toISOString(),
      } as const;
      const timeline = [
        { message: 'second', createdAt: at.toISOString() },
        { message: 'first', createdAt: at.toISOString() },
      ];
      const detail = { ...state.detail, triggeredFlows: [{ name: 'Flow' }], timeline };
      await saveDecidedOrders(transaction, [{ state: { ...state, stage: 'hold', detail }, kept, ran: 2 }]);
      const after = (await lockDecidedOrders(transaction, [orderId])).get(orderId);
      const order = { ...state.order, holdUntil: kept.holdUntil };
      expect(after).toEqual({ state: { ...state, order, stage: 'hold', detail: { ...detail, timeline: [] } }, kept });
      const [stored] = await rowsOf<{ runs: number; messages: string[] }>(
        transaction.queries,
        sql`SELECT workflow_runs AS runs, ARRAY(SELECT message FROM timeline_entries AS entry
          WHERE entry.shop_id = o.shop_id AND entry.order_id = o.order_id ORDER BY entry_id DESC) AS messages
          FROM orders AS o WHERE shop_id = ${transaction.shopId}`,
      );
      expect(stored).toEqual({ runs: 3, messages: ['second', 'first', 'Order received from the store'] });
      const row = (await lockOrderRows(transaction, [orderId])).get(orderId);
      if (row === undefined) throw new Error('The order is not found.');
      await saveOrderRows(transaction, [{ before: row, after: { ...row, stage: 'open' } }]);
      expect((await lockDecidedOrders(transaction, [orderId])).get(orderId)?.kept).toEqual({
        ...kept,
        holdUntil: null,
      });
    }));
});

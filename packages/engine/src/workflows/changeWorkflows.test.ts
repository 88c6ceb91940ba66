import { wordsText } from '@hub/domain/messages';
import { inWords } from '@hub/domain/testing';
import { listWorkflows, listWorkflowVersions } from '@hub/database/workflows';
import { aShop } from '@hub/database/testing';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { checkWorkflow, readyMadeWorkflows, type WorkflowDefinition } from '@hub/domain/workflows';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  aDefinition,
  anOrderOf,
  idOf,
  noProviders,
  robin,
  tagging,
  workflowShop,
} from '../testing/workflowFixtures.ts';
import { applyWorkflow } from './applyWorkflow.ts';
import {
  addReadyMadeWorkflows,
  deleteWorkflow,
  reorderWorkflows,
  restoreWorkflow,
  saveWorkflow,
  switchWorkflow,
} from './changeWorkflows.ts';
import { decideReceivedOrder } from './decideOrders.ts';
import { readWorkflowContext } from './readWorkflowContext.ts';

const now = new Date('2026-11-20T09:00:00.000Z');

describeOnBothKinds('the workflow list', (database) => {
  async function aWorkflowShop() {
    const shopId = await aShop(database());
    const shop = workflowShop(database(), shopId, now);
    const save = (
      definition: WorkflowDefinition,
      of: { workflowId: string; version: number } | null,
      staffName: string,
    ) =>
      shop.inShop((transaction) =>
        saveWorkflow(
          transaction,
          { staffName },
          noProviders,
          { workflowId: of?.workflowId ?? null, baseVersion: of?.version ?? null, definition },
          now,
        ),
      );
    const setActive = (workflowId: string, isActive: boolean) =>
      shop.inShop((transaction) => switchWorkflow(transaction, noProviders, { workflowId, isActive }, now));
    return { ...shop, shopId, save, setActive, list: () => shop.inShop(listWorkflows) };
  }

  test('shows the second of two simultaneous saves what the first one saved', async () => {
    const shop = await aWorkflowShop();
    const first = await shop.addWorkflow(aDefinition(), false);
    const saves = await Promise.all([
      shop.save(aDefinition({ name: 'By Robin' }), first, 'Robin Carter'),
      shop.save(aDefinition({ name: 'By Maya' }), first, 'Maya Okafor'),
    ]);
    const saved = saves.filter((decision) => decision.type === 'saved');
    const outdated = saves.filter((decision) => decision.type === 'outdated');
    expect([saved.length, outdated.length]).toEqual([1, 1]);
    const [kept] = await shop.list();
    expect(kept).toMatchObject({ version: 2 });
    expect(saved[0]).toEqual({ type: 'saved', saved: kept });
    expect(outdated[0]).toMatchObject({ current: kept });
    const versions = await shop.inShop((transaction) => listWorkflowVersions(transaction, first.workflowId));
    expect(versions).toEqual([kept, first]);
  });

  test('gives two simultaneous new ones separate ids, and refuses the sixth active one whichever comes first', async () => {
    const shop = await aWorkflowShop();
    await Promise.all(
      ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => shop.save(tagging(name, name), null, 'Robin Carter')),
    );
    const ids = (await shop.list()).map(({ workflowId }) => workflowId);
    expect(new Set(ids).size).toBe(6);
    const changes = await Promise.all(ids.map((workflowId) => shop.setActive(workflowId, true)));
    const refusals = changes.map((change) => (change === 'unknown' ? change : change.refusal));
    expect(refusals.filter((refusal) => refusal === null)).toHaveLength(5);
    expect(refusals.find((refusal) => refusal !== null)).toContain('upgrade to Elite');
    expect((await shop.list()).filter(({ isActive }) => isActive)).toHaveLength(5);
  });

  test('refuses unknown ids and invalid orders without a change', async () => {
    const shop = await aWorkflowShop();
    const { workflowId } = await shop.addWorkflow(aDefinition());
    const before = await shop.list();
    for (const unknown of ['2', 'x', '', '1; DROP TABLE workflows']) {
      expect(await shop.setActive(unknown, true)).toBe('unknown');
      expect(await shop.inShop((transaction) => deleteWorkflow(transaction, unknown, now))).toBe('unknown');
      expect(await shop.inShop((transaction) => restoreWorkflow(transaction, robin, unknown, now))).toBe('unknown');
      const apply = { workflowId: unknown, orderIds: [] };
      expect(await shop.inShop((transaction) => applyWorkflow(transaction, noProviders, apply, now))).toBe('unknown');
    }
    for (const ids of [[], [workflowId, workflowId], ['2']])
      expect(inWords((await shop.inShop((transaction) => reorderWorkflows(transaction, ids))).refusal)).toContain(
        'has changed',
      );
    expect(
      inWords(await shop.inShop((transaction) => restoreWorkflow(transaction, robin, workflowId, now))),
    ).toMatchObject({
      refusal: 'This workflow isn’t deleted.',
    });
    expect(await shop.list()).toEqual(before);
  });

  test('shows the problem of a workflow with a deleted location or unknown field, and does not run it', async () => {
    const shop = await aWorkflowShop();
    await shop.addWorkflow(
      tagging('Route', '', {
        actions: [
          { type: 'routeToLocation', locationId: '72001' },
          { type: 'note', text: 'x' },
        ],
      }),
    );
    await shop.addWorkflow(tagging('Gone', 'gone'));
    await shop.addWorkflow(tagging('Fine', 'fine'));
    await shop.inShop(async ({ queries, shopId }) => {
      await queries.execute(sql`DELETE FROM locations WHERE shop_id = ${shopId}`);
      await queries.execute(sql`UPDATE workflows SET definition = jsonb_set(definition, '{groups}',
        '[{"match":"any","conditions":[{"field":"moonPhase","operator":"isOneOf","values":["full"]}]}]')
        WHERE shop_id = ${shopId} AND workflow_id = '2'`);
    });
    await shop.addOrders(anOrderOf(1, 10));
    await shop.inShop((transaction) => decideReceivedOrder(transaction, noProviders, { orderId: idOf(1) }, now));
    expect(await shop.orderNow(1)).toMatchObject({ tags: ['fine'], destination: null, triggered: ['Fine'] });
    const context = await shop.inShop((transaction) => readWorkflowContext(transaction, noProviders));
    const problems = (await shop.list()).map((workflow) => checkWorkflow(workflow, context)[0]?.message ?? null);
    expect(inWords(problems)).toEqual([
      'This location is no longer available. Choose another.',
      'The field “moonPhase” no longer exists. Choose another or remove this condition.',
      null,
    ]);
    const apply = { workflowId: '1', orderIds: [idOf(1)] };
    expect(inWords(await shop.inShop((transaction) => applyWorkflow(transaction, noProviders, apply, now)))).toEqual({
      refusal: `This workflow needs a change before it can run. ${wordsText(problems[0])}`,
    });
    await shop.setActive('1', false);
    expect(inWords(await shop.setActive('1', true))).toMatchObject({
      refusal: expect.stringContaining('no longer available'),
    });
  });

  test('starts with the ready-made workflows in a new shop, with as many active as requested', async () => {
    const shop = await aWorkflowShop();
    await shop.inShop((transaction) =>
      addReadyMadeWorkflows(transaction, { staffName: 'Robin Carter' }, noProviders, { active: 4, now }),
    );
    const context = await shop.inShop((transaction) => readWorkflowContext(transaction, noProviders));
    const list = await shop.list();
    expect(list.map(({ name }) => name)).toEqual(readyMadeWorkflows(context).map(({ definition }) => definition.name));
    expect(list.map(({ isActive }) => isActive)).toEqual([true, true, true, true, false, false]);
  });
});

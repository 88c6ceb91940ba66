import { message } from '@hub/domain/messages';
import { listWorkflowRuns, readWorkflowOrders } from '@hub/database/workflows';
import { aShop } from '@hub/database/testing';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { evaluateWorkflow, type WorkflowDefinition } from '@hub/domain/workflows';
import { expect, test } from 'vitest';
import { aDefinition, anOrderOf, idOf, noProviders, tagging, workflowShop } from '../testing/workflowFixtures.ts';
import { applyWorkflow } from './applyWorkflow.ts';
import { explainOrder } from './explainOrder.ts';
import { previewWorkflows } from './previewWorkflows.ts';
import { readWorkflowContext } from './readWorkflowContext.ts';

const now = new Date('2026-11-20T09:00:00.000Z');

const only = (field: string, operator: string, ...values: (string | number)[]): WorkflowDefinition =>
  aDefinition({ groups: [{ match: 'all', conditions: [{ field, operator, values }] }] });

describeOnBothKinds('previewing and applying a workflow', (database) => {
  async function shopWithOrders(count: number) {
    const shopId = await aShop(database());
    const shop = workflowShop(database(), shopId, now);
    await shop.addOrders(
      ...Array.from({ length: count }, (_, index) =>
        anOrderOf(index + 1, index + 1, index % 3 === 0 ? { country: 'DE', stage: 'hold' } : {}),
      ),
    );
    const preview = (definitions: readonly WorkflowDefinition[], limit: number | null = null, signal?: AbortSignal) =>
      previewWorkflows(database(), shopId, noProviders, definitions, { limit, ...(signal && { signal }) });
    const apply = (workflowId: string, orderIds: readonly string[]) =>
      shop.inShop((transaction) => applyWorkflow(transaction, noProviders, { workflowId, orderIds }, now));
    return { ...shop, preview, apply };
  }

  test('counts as evaluating orders one by one does, and names the newest', async () => {
    const shop = await shopWithOrders(450);
    const definitions = [
      only('total', 'atLeast', 120),
      only('country', 'isOneOf', 'Germany'),
      only('weight', 'equals', 2.5),
      only('sku', 'includesAny', 'nothing'),
      only('moonPhase', 'isOneOf', 'full'),
      tagging('Every order', 'x'),
    ];
    const context = await shop.inShop((transaction) => readWorkflowContext(transaction, noProviders));
    const ids = Array.from({ length: 450 }, (_, index) => idOf(index + 1)).toReversed();
    const facts = await shop.inShop((transaction) => readWorkflowOrders(transaction, ids));
    const previews = await shop.preview(definitions);
    for (const [index, definition] of definitions.entries()) {
      const matching = ids.filter((id) => {
        const order = facts.get(id)?.order;
        return order !== undefined && evaluateWorkflow(definition, order, context).isMatch;
      });
      const { examined, matched, orders } = previews[index] ?? {};
      expect([examined, matched]).toEqual([450, matching.length]);
      expect(orders?.map(({ order }) => order.orderId)).toEqual(matching.slice(0, 50));
    }
    expect(previews.map(({ matched }) => matched)).toEqual([331, 150, 450, 0, 0, 450]);
    expect((await shop.preview(definitions, 250)).map(({ examined, matched }) => [examined, matched])[0]).toEqual([
      250, 250,
    ]);
    expect(await shop.preview(definitions.slice(0, 1), 0)).toEqual([{ examined: 0, matched: 0, orders: [], all: [] }]);
    expect(await shop.inShop((transaction) => listWorkflowRuns(transaction, { before: null, limit: 1 }))).toEqual([]);
  });

  test('looks up a condition of 10,000 SKUs, and stops when a preview is aborted', async () => {
    const shop = await shopWithOrders(450);
    const skus = Array.from({ length: 9_999 }, (_, index) => `SKU-${index}`);
    const facts = await shop.inShop((transaction) => readWorkflowOrders(transaction, [idOf(1)]));
    const own = facts.get(idOf(1))?.order.skus[0] ?? '';
    expect((await shop.preview([only('sku', 'includesAny', ...skus, own)]))[0]?.matched).toBe(450);
    await expect(shop.preview([tagging('x', 'x')], null, AbortSignal.abort(new Error('Gone')))).rejects.toThrow('Gone');
  });

  test('gives an outcome for each existing order, and changes only matching open ones', async () => {
    const shop = await shopWithOrders(5);
    const { workflowId } = await shop.addWorkflow(
      aDefinition({
        name: 'Tag',
        groups: only('total', 'atLeast', 3).groups,
        actions: [{ type: 'addTags', tags: ['t'] }],
      }),
      false,
    );
    const outcome = await shop.apply(workflowId, [idOf(5), 'x', idOf(4), idOf(2), idOf(3), idOf(5), idOf(9)]);
    expect(outcome).toEqual({
      refusal: null,
      results: [
        { status: 'success' },
        { status: 'error', message: message('orders.unknown') },
        { status: 'skipped', message: message('orders.notOpen') },
        { status: 'skipped', message: message('orders.noMatch') },
        { status: 'success' },
        { status: 'success' },
        { status: 'error', message: message('orders.unknown') },
      ],
    });
    expect((await Promise.all([1, 2, 3, 4, 5].map(shop.orderNow))).map(({ tags }) => tags.join())).toEqual([
      '',
      '',
      't',
      '',
      't',
    ]);
    const { runs, now: explained } =
      (await shop.inShop((transaction) => explainOrder(transaction, noProviders, idOf(2)))) ?? {};
    expect(runs).toMatchObject([{ trace: { isMatch: false }, changes: [] }]);
    expect(explained).toMatchObject([{ trace: { isMatch: false }, changes: [{ type: 'addTags', tags: ['t'] }] }]);
    expect(await shop.inShop((transaction) => explainOrder(transaction, noProviders, 'x'))).toBeNull();
  });

  test('handles 2,000 orders at once', async () => {
    const shop = await shopWithOrders(2_000);
    const { workflowId } = await shop.addWorkflow(tagging('Tag', 't'), false);
    const ids = Array.from({ length: 2_000 }, (_, index) => idOf(index + 1));
    const outcome = await shop.apply(workflowId, ids);
    const results = outcome === 'unknown' || outcome.refusal !== null ? [] : outcome.results;
    expect(results.filter(({ status }) => status === 'success')).toHaveLength(1_333);
  });
});

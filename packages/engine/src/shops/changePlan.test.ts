import { readShop } from '@hub/database/shops';
import { listWorkflows } from '@hub/database/workflows';
import { aShop } from '@hub/database/testing';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { planIds } from '@hub/domain/plans';
import { expect, test } from 'vitest';
import { noProviders, tagging, workflowShop } from '../testing/workflowFixtures.ts';
import { switchWorkflow } from '../workflows/changeWorkflows.ts';
import { changePlan } from './changePlan.ts';
import { readPlanState } from './readPlanState.ts';

const now = new Date('2026-11-20T09:00:00.000Z');

describeOnBothKinds('a plan change', (database) => {
  async function aShopWithWorkflows(count: number) {
    const shop = workflowShop(database(), await aShop(database()), now);
    await shop.inShop((transaction) => changePlan(transaction, planIds.elite, now));
    for (let number = 1; number <= count; number += 1) await shop.addWorkflow(tagging(`Tag ${number}`, 'vip'));
    const change = (plan: number) => shop.inShop((transaction) => changePlan(transaction, plan, now));
    const active = async () =>
      (await shop.inShop(listWorkflows)).filter(({ isActive }) => isActive).map(({ name }) => name);
    return { ...shop, change, active };
  }

  test('to Growth switches off and names all but the five oldest workflows', async () => {
    const shop = await aShopWithWorkflows(7);
    const off = await shop.change(planIds.growth);
    expect(off.map(({ name }) => name)).toEqual(['Tag 6', 'Tag 7']);
    expect(await shop.active()).toEqual(['Tag 1', 'Tag 2', 'Tag 3', 'Tag 4', 'Tag 5']);
    expect((await shop.inShop(readShop)).chargeType).toBe(planIds.growth);
    expect(await shop.change(planIds.growth)).toEqual([]);
  });

  test('back to Elite leaves them off until a person switches them on', async () => {
    const shop = await aShopWithWorkflows(6);
    await shop.change(planIds.growth);
    expect(await shop.change(planIds.elite)).toEqual([]);
    expect(await shop.active()).toHaveLength(5);
  });

  test('never leaves six on when a workflow is switched on simultaneously', async () => {
    const shop = await aShopWithWorkflows(6);
    await shop.change(planIds.growth);
    const on = { workflowId: '6', isActive: true };
    await Promise.all([
      shop.change(planIds.growth),
      shop.inShop((transaction) => switchWorkflow(transaction, noProviders, on, now)),
    ]);
    expect(await shop.active()).toHaveLength(5);
  });

  test('keeps a workflow off that is switched on as Elite ends, since the plan is read under the lock', async () => {
    const shop = await aShopWithWorkflows(6);
    const change = (isActive: boolean) =>
      shop.inShop((transaction) => switchWorkflow(transaction, noProviders, { workflowId: '6', isActive }, now));
    for (let round = 0; round < 5; round += 1) {
      await shop.change(planIds.elite);
      await change(false);
      await Promise.all([shop.change(planIds.growth), change(true)]);
      expect(await shop.active()).toHaveLength(5);
    }
  });

  test('remembers what it switched off until it is on again in a larger plan', async () => {
    const shop = await aShopWithWorkflows(7);
    const state = () => shop.inShop((transaction) => readPlanState(transaction, now));
    expect((await state()).paused).toBeNull();
    await shop.change(planIds.growth);
    expect((await state()).paused?.workflows.map(({ name }) => name)).toEqual(['Tag 6', 'Tag 7']);
    await shop.change(planIds.elite);
    const on = { workflowId: '6', isActive: true };
    await shop.inShop((transaction) => switchWorkflow(transaction, noProviders, on, now));
    expect((await state()).paused?.workflows.map(({ name }) => name)).toEqual(['Tag 7']);
  });
});

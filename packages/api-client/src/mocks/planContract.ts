import { planIds } from '@hub/domain/plans';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../createApiClient.ts';
import { createPlanStateClient, type PlanStateClient } from '../plans/createPlanStateClient.ts';
import type { ContractShop, ContractTarget } from './contractFixtures.ts';
import { RejectedError } from '../http/errors.ts';
import { createWorkflowsClient } from '../workflows/createWorkflowsClient.ts';

/** Tests of smaller plans, with the client of a separate shop on Growth. */
export function planContract(openShop: () => Promise<ContractShop>, target: () => ContractTarget): void {
  describe('the plan of a shop', () => {
    let client: ApiClient;
    let plan: PlanStateClient;
    beforeAll(async () => {
      ({ client } = await openShop());
      plan = createPlanStateClient(client);
    });

    test('only a larger plan can be left for Growth', async () => {
      await expect(plan.reduce(planIds.growth)).rejects.toMatchObject({
        serverMessage: 'Your plan isn’t larger than Growth.',
      });
    });

    test('initially has no trial, no discount and nothing switched off', async () => {
      expect(await plan.read()).toEqual({ trialEndsAt: null, isFrozen: false, discount: null, paused: null });
    });

    test('is canceled, once; up to five workflows stay on', async () => {
      expect(await plan.reduce(0)).toBeNull();
      await expect(plan.reduce(0)).rejects.toMatchObject({ serverMessage: 'Your store has no plan to cancel.' });
      const { workflows } = await createWorkflowsClient(client).list();
      expect(workflows.filter(({ isActive }) => isActive).length).toBeLessThanOrEqual(5);
      expect((await plan.read()).paused).toBeNull();
    });
  });

  describe('plans', () => {
    test('a purchase is confirmed on a page of this origin, once, and raises the plan', async () => {
      const { client, shop, info } = await openShop();
      expect(info.chargeType).toBe(2);
      const { location } = await client.plans.createBilling(3);
      expect(new URL(location).origin).toBe(target().origin);
      const page = await target().fetch(new Request(location));
      expect([page.status, page.headers.get('Content-Type')]).toEqual([200, expect.stringContaining('text/html')]);
      expect((await client.shop.getShopInfo({ shop })).chargeType).toBe(2);
      const confirmed = await target().fetch(new Request(location, { method: 'POST', redirect: 'manual' }));
      expect([confirmed.status, confirmed.headers.get('Location')]).toEqual([
        303,
        expect.stringContaining(`/app/settings/billing?shop=${shop}`),
      ]);
      expect((await client.shop.getShopInfo({ shop })).chargeType).toBe(3);
      expect((await target().fetch(new Request(location, { method: 'POST', redirect: 'manual' }))).status).toBe(404);
    });

    test('an active plan cannot be bought again', async () => {
      const { client } = await openShop();
      await expect(client.plans.createBilling(2)).rejects.toThrow(RejectedError);
    });
  });
}

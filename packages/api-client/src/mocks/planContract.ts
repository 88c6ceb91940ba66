import { planIds } from '@hub/domain/plans';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../createApiClient.ts';
import { createPlanStateClient, type PlanStateClient } from '../plans/createPlanStateClient.ts';
import { createWorkflowsClient } from '../workflows/createWorkflowsClient.ts';

/** The tests of smaller plans, with the client of a shop of its own that has Growth. */
export function planContract(openShop: () => Promise<{ client: ApiClient; shop: string }>): void {
  describe('the plan of a shop', () => {
    let client: ApiClient;
    let plan: PlanStateClient;
    beforeAll(async () => {
      ({ client } = await openShop());
      plan = createPlanStateClient(client);
    });

    test('a plan that is not larger is not left for Growth', async () => {
      await expect(plan.reduce(planIds.growth)).rejects.toMatchObject({
        serverMessage: 'Your plan isn’t larger than Growth.',
      });
    });

    test('has no trial, no discount and nothing switched off at first', async () => {
      expect(await plan.read()).toEqual({ trialEndsAt: null, isFrozen: false, discount: null, paused: null });
    });

    test('is cancelled, once; up to five workflows stay on', async () => {
      expect(await plan.reduce(0)).toBeNull();
      await expect(plan.reduce(0)).rejects.toMatchObject({ serverMessage: 'Your store has no plan to cancel.' });
      const { workflows } = await createWorkflowsClient(client).list();
      expect(workflows.filter(({ isActive }) => isActive).length).toBeLessThanOrEqual(5);
      expect((await plan.read()).paused).toBeNull();
    });
  });
}

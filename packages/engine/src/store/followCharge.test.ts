import { inWords } from '@hub/domain/testing';
import { addPlanPurchase, readShop } from '@hub/database/shops';
import { listWorkflows } from '@hub/database/workflows';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { planIds, type PlanSubscription } from '@hub/domain/plans';
import { expect, test } from 'vitest';
import { aStoreShop } from '../testing/storeShop.ts';
import { tagging, workflowShop } from '../testing/workflowFixtures.ts';
import { cancelPlanCharge, startPlanCharge } from './startPlanCharge.ts';
import { StoreCallError } from './StoreServices.ts';

describeOnBothKinds('charges of the store', (database) => {
  async function aBillingShop() {
    const shop = await aStoreShop(database());
    await shop.work();
    const change = async (id: number, name: string, status: PlanSubscription['status']) => {
      shop.setCharge(String(id), { name, status });
      const subscription = { admin_graphql_api_id: `gid://shopify/AppSubscription/${id}`, name, status };
      await shop.send('app_subscriptions/update', { app_subscription: subscription });
      await shop.work();
    };
    const plan = async () => (await shop.inShop(readShop)).chargeType;
    const returnUrl = (domain: string) => `https://${domain}/admin/apps/hub`;
    const buy = async () => {
      await shop.inShop((transaction) => addPlanPurchase(transaction, `code-${shop.shopId}`, planIds.elite));
      return startPlanCharge(shop.services, `code-${shop.shopId}`, returnUrl);
    };
    return { ...shop, change, plan, buy };
  }

  test('raise the plan when the merchant approves, not before', async () => {
    const shop = await aBillingShop();
    await shop.change(1, 'Growth', 'pending');
    expect(await shop.plan()).toBe(0);
    await shop.change(1, 'Growth', 'active');
    expect(await shop.plan()).toBe(planIds.growth);
    await shop.change(2, 'Elite', 'declined');
    expect(await shop.plan()).toBe(planIds.growth);
  });

  test('leave the new plan after an upgrade, whichever webhook comes first', async () => {
    const shop = await aBillingShop();
    await shop.change(1, 'Growth', 'active');
    await shop.change(1, 'Growth', 'cancelled');
    await shop.change(2, 'Elite', 'active');
    await shop.change(1, 'Growth', 'cancelled');
    expect(await shop.plan()).toBe(planIds.elite);
  });

  test("keep a frozen store's plan; an ended charge removes the plan and the workflows beyond its limit", async () => {
    const shop = await aBillingShop();
    await shop.change(2, 'Elite', 'active');
    const { addWorkflow, inShop } = workflowShop(database(), shop.shopId, shop.services.now());
    for (let number = 1; number <= 7; number += 1) await addWorkflow(tagging(`Tag ${number}`, 'vip'));
    const active = async () => (await inShop(listWorkflows)).filter(({ isActive }) => isActive).length;
    await shop.change(2, 'Elite', 'frozen');
    expect([await shop.plan(), await active()]).toEqual([planIds.elite, 7]);
    await shop.change(2, 'Elite', 'cancelled');
    expect([await shop.plan(), await active()]).toEqual([0, 5]);
  });

  test('are approved on a page of the store', async () => {
    const shop = await aBillingShop();
    const { location } = await shop.buy();
    expect(location).toMatch(/^https:\/\/store\.example\/confirm\?name=Elite&returnUrl=https%3A%2F%2Fstore-/);
    expect(await shop.plan()).toBe(0);
  });

  test("include the plan's trial once, and the shop's discount for its months", async () => {
    const shop = await aBillingShop();
    await shop.buy();
    expect(shop.chargeTerms()).toEqual({ trialDays: 14 });
    shop.setCharge('1', { name: 'Growth', status: 'active', trialEndsAt: '2026-11-24T09:00:00.000Z' });
    const subscription = { admin_graphql_api_id: 'gid://shopify/AppSubscription/1', name: 'Growth', status: 'active' };
    await shop.send('app_subscriptions/update', { app_subscription: subscription });
    await shop.work();
    expect((await shop.inShop(readShop)).trialEndsAt?.toISOString()).toBe('2026-11-24T09:00:00.000Z');
    await database().executeSql(
      `INSERT INTO plan_discounts (shop_id, percent, ends_at, note, version, saved_at, saved_by)
        VALUES ($1, 20, $2, '', 1, now(), '')`,
      [shop.shopId, new Date(shop.services.now().getTime() + 40 * 86_400_000).toISOString()],
    );
    await startPlanCharge(shop.services, `code-${shop.shopId}`, () => '');
    const terms = shop.chargeTerms();
    expect(terms?.discount).toEqual({ percent: 20, intervals: 2 });
    expect(terms?.trialDays).toBeLessThan(14);
  });

  test("end in the store when a plan is canceled; without the store's answer the plan stays", async () => {
    const shop = await aBillingShop();
    await shop.change(1, 'Growth', 'active');
    shop.refuseCharges(new StoreCallError('unavailable', 'status 500'));
    expect(inWords(await cancelPlanCharge(shop.services, shop.shopId))).toMatch(/your plan stays active/);
    shop.refuseCharges(null);
    expect(await cancelPlanCharge(shop.services, shop.shopId)).toBeNull();
  });

  test.each([
    ['refused', 'Name is too long', 'Name is too long'],
    ['unavailable', 'status 500', expect.stringContaining('You haven’t been charged')],
    ['frozen', 'status 402', expect.stringContaining('You haven’t been charged')],
  ] as const)('that are %s say so', async (kind, words, refusal) => {
    const shop = await aBillingShop();
    shop.refuseCharges(new StoreCallError(kind, words));
    expect(inWords(await shop.buy())).toEqual({ location: null, refusal });
  });

  test('are not created for an unknown purchase', async () => {
    const shop = await aBillingShop();
    const charge = await startPlanCharge(shop.services, 'made up', () => '');
    expect(charge.location).toBeNull();
  });
});

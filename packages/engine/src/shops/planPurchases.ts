import type { Words } from '@hub/domain/messages';
import { randomBytes } from 'node:crypto';
import type { Database, ShopTransaction } from '@hub/database';
import {
  addPlanPurchase,
  findPlanPurchase,
  lockShop,
  readShop,
  takePlanPurchase,
  updateShop,
} from '@hub/database/shops';
import { planOf, purchaseRefusal, reductionRefusal, type SmallerPlan, trialDaysOf } from '@hub/domain/plans';
import type { Session } from '../Session.ts';
import { changePlan } from './changePlan.ts';

const dayMs = 86_400_000;

export type PurchaseStart = { code: string; refusal: null } | { code: null; refusal: Words };

/** Starts a plan purchase; its code goes into the address where the store confirms it. */
export async function startPurchase(
  transaction: ShopTransaction,
  { shop }: Pick<Session, 'shop'>,
  plan: Parameters<typeof purchaseRefusal>[0],
): Promise<PurchaseStart> {
  const refusal = purchaseRefusal(plan, shop.chargeType);
  if (refusal !== null) return { code: null, refusal };
  const code = randomBytes(32).toString('hex');
  await addPlanPurchase(transaction, code, plan);
  return { code, refusal: null };
}

/** Starts a downgrade to a smaller paid plan, which the store also confirms. */
export async function startDowngrade(
  transaction: ShopTransaction,
  { shop }: Pick<Session, 'shop'>,
  plan: SmallerPlan,
): Promise<PurchaseStart> {
  const refusal = reductionRefusal(plan, shop.chargeType);
  if (refusal !== null) return { code: null, refusal };
  const code = randomBytes(32).toString('hex');
  await addPlanPurchase(transaction, code, plan, { isDowngrade: true });
  return { code, refusal: null };
}

/** Ends the shop's plan. Resolves to why it can't be ended, or null. */
export async function cancelPlan(transaction: ShopTransaction, now: Date): Promise<Words | null> {
  await lockShop(transaction);
  const { chargeType } = await readShop(transaction);
  const refusal = reductionRefusal(0, chargeType);
  if (refusal === null) await changePlan(transaction, 0, now);
  return refusal;
}

/**
 * Confirms a purchase once; only one started as a downgrade makes the plan smaller. False when the code is no longer
 * known.
 */
export async function confirmPurchase(database: Database, code: string): Promise<boolean> {
  const purchase = await findPlanPurchase(database, code);
  if (purchase === null) return false;
  return database.inShop(purchase.shopId, async (transaction) => {
    if (!(await takePlanPurchase(transaction, code))) return false;
    const now = new Date();
    const { chargeType, trialEndsAt } = await readShop(transaction);
    const plan = planOf(purchase.plan);
    const trialDays =
      plan && trialDaysOf(plan, { chargeType, trialEndsAt: trialEndsAt?.getTime() ?? null }, now.getTime());
    if (trialEndsAt === null && trialDays) {
      const ends = new Date(now.getTime() + trialDays * dayMs);
      await updateShop(transaction, { trialEndsAt: ends });
    }
    await changePlan(transaction, purchase.isDowngrade ? purchase.plan : Math.max(chargeType, purchase.plan), now);
    return true;
  });
}

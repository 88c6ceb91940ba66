import type { PlanDiscount } from '@hub/domain/plans';
import { eq } from 'drizzle-orm';
import type { ShopTransaction } from '../connection/Database.ts';
import { planDiscounts } from '../schema/index.ts';

/** The shop's discount on a plan; null if none was saved. */
export async function readPlanDiscount({ shopId, queries }: ShopTransaction): Promise<PlanDiscount | null> {
  const [row] = await queries
    .select({ percent: planDiscounts.percent, startsAt: planDiscounts.startsAt, endsAt: planDiscounts.endsAt })
    .from(planDiscounts)
    .where(eq(planDiscounts.shopId, shopId));
  if (row === undefined) return null;
  const { percent, startsAt, endsAt } = row;
  return { percent, startsAt: startsAt?.getTime() ?? null, endsAt: endsAt?.getTime() ?? null };
}

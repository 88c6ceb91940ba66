import { type PlanId, planIds } from '../shared/shop/planIds.ts';
import { inLanguage } from '../languages/inLanguage.ts';

export interface Plan {
  id: PlanId;
  name: string;
  /** Per month, in `priceCurrency` (§9). */
  monthlyPrice: number;
  /** Most active workflows; null: unlimited (§9). */
  workflowLimit: number | null;
  /** Days that cost nothing, once per shop. */
  trialDays: number;
}

export const priceCurrency = 'USD';

/** Name of having no plan; those of plans are the same everywhere. */
export const noPlanText = inLanguage('noPlanText', 'No plan');

/** Growth and Elite, cheapest first (§6, §9). */
export const plans: readonly Plan[] = [
  {
    id: planIds.growth,
    name: 'Growth',
    monthlyPrice: 500,
    workflowLimit: 5,
    trialDays: 14,
  },
  {
    id: planIds.elite,
    name: 'Elite',
    monthlyPrice: 1250,
    workflowLimit: null,
    trialDays: 14,
  },
];

/**
 * What `charge_type` says of the current plan: 0 none, 1 Starter, 2 Growth, 3 Elite; null where it is absent
 * (contract).
 */
export type ChargeType = number | null;

/** The purchased plan; null for none, Starter and unknown. */
export function planOf(chargeType: ChargeType): Plan | null {
  return plans.find((plan) => plan.id === chargeType) ?? null;
}

/** Name of the current plan; null when absent or unknown. */
export function planName(chargeType: ChargeType): string | null {
  if (chargeType === 0) return noPlanText;
  if (chargeType === 1) return 'Starter';
  return planOf(chargeType)?.name ?? null;
}

/** The plans above the current one; both when it is unknown. */
export function offeredPlans(chargeType: ChargeType): readonly Plan[] {
  return plans.filter((plan) => chargeType === null || plan.id > chargeType);
}

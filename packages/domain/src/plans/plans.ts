import { type PlanId, planIds } from '../shared/shop/planIds.ts';
import { inLanguage } from '../languages/inLanguage.ts';

export interface Plan {
  id: PlanId;
  name: string;
  /** Per month, in `priceCurrency` (§9). */
  monthlyPrice: number;
  /** Maximum active workflows; `null` for unlimited (§9). */
  workflowLimit: number | null;
  /** Free days, once per shop. */
  trialDays: number;
}

export const priceCurrency = 'USD';

/** Name for having no plan; plan names are the same in every language. */
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

/** The current plan by `charge_type`: 0 none, 1 Starter, 2 Growth, 3 Elite; `null` when absent (contract). */
export type ChargeType = number | null;

/** The purchased plan; `null` for none, Starter and unknown. */
export function planOf(chargeType: ChargeType): Plan | null {
  return plans.find((plan) => plan.id === chargeType) ?? null;
}

/** The current plan's name; `null` when absent or unknown. */
export function planName(chargeType: ChargeType): string | null {
  if (chargeType === 0) return noPlanText;
  if (chargeType === 1) return 'Starter';
  return planOf(chargeType)?.name ?? null;
}

/** The plans above the current one; both when it is unknown. */
export function offeredPlans(chargeType: ChargeType): readonly Plan[] {
  return plans.filter((plan) => chargeType === null || plan.id > chargeType);
}

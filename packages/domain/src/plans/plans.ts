import { type PlanId, planIds } from '../shared/planIds.ts';

export interface Plan {
  id: PlanId;
  name: string;
  /** Per month, in `priceCurrency` (§9). */
  monthlyPrice: number;
  /** Most active workflows; null: unlimited (§9). */
  workflowLimit: number | null;
  /** Days that cost nothing, once per shop. */
  trialDays: number;
  features: readonly string[];
}

export const priceCurrency = 'USD';

/** Growth and Elite, cheapest first (§6, §9). */
export const plans: readonly Plan[] = [
  {
    id: planIds.growth,
    name: 'Growth',
    monthlyPrice: 500,
    workflowLimit: 5,
    trialDays: 14,
    features: [
      'All Starter features',
      'Unlimited users',
      'Order update workflows',
      'Shipment update workflows',
      'Up to 5 workflows',
      '3PL/warehouse integration',
    ],
  },
  {
    id: planIds.elite,
    name: 'Elite',
    monthlyPrice: 1250,
    workflowLimit: null,
    trialDays: 14,
    features: [
      'All Growth features',
      'Unlimited active workflows',
      'In-cart upsell',
      '3PL integration',
      'Multiple location routing',
    ],
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
  if (chargeType === 0) return 'No plan';
  if (chargeType === 1) return 'Starter';
  return planOf(chargeType)?.name ?? null;
}

/** The plans above the current one; both when it is unknown. */
export function offeredPlans(chargeType: ChargeType): readonly Plan[] {
  return plans.filter((plan) => chargeType === null || plan.id > chargeType);
}

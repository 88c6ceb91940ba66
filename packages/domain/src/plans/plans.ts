/** The plans that can be bought; also the `flag` of `billing/info/create` (§3, §7). */
export type PlanId = 2 | 3;

export interface Plan {
  id: PlanId;
  name: string;
  /** Per month, in `priceCurrency` (§9). */
  monthlyPrice: number;
  /** How many workflows may be active; null is unlimited (§9). */
  workflowLimit: number | null;
  features: readonly string[];
}

/** §9 "currency format, default USD". */
export const priceCurrency = 'USD';

/** Growth and Elite, cheapest first (§6, §9). */
export const plans: readonly Plan[] = [
  {
    id: 2,
    name: 'Growth',
    monthlyPrice: 500,
    workflowLimit: 5,
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
    id: 3,
    name: 'Elite',
    monthlyPrice: 1250,
    workflowLimit: null,
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

/** The bought plan, or null: none, Starter, or not known. */
export function planOf(chargeType: ChargeType): Plan | null {
  return plans.find((plan) => plan.id === chargeType) ?? null;
}

/** What the current plan is called; null when the server did not say, or said something new. */
export function planName(chargeType: ChargeType): string | null {
  if (chargeType === 0) return 'No plan';
  if (chargeType === 1) return 'Starter';
  return planOf(chargeType)?.name ?? null;
}

/** The plans above the current one; both when it is not known. */
export function offeredPlans(chargeType: ChargeType): readonly Plan[] {
  return plans.filter((plan) => chargeType === null || plan.id > chargeType);
}

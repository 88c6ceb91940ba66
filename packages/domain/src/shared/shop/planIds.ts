/** The plans for sale; also the `flag` of `billing/info/create` (§3, §7). */
export const planIds = { growth: 2, elite: 3 } as const;

export type PlanId = (typeof planIds)[keyof typeof planIds];

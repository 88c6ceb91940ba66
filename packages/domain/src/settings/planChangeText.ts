import { formatCount } from '../shared/formatCount.ts';
import { formatMoney } from '../shared/formatMoney.ts';
import { joinNames } from '../shared/joinNames.ts';
import { planIds } from '../shared/planIds.ts';

/** The fields of a plan that are compared. */
export interface ComparedPlan {
  id: number;
  name: string;
  /** Per month, in USD (§9). */
  monthlyPrice: number;
  /** How many workflows may be active; null is unlimited (§9). */
  workflowLimit: number | null;
}

/**
 * What changes for a store that buys the plan: the price against that of its own, and what it can do then. Null for the
 * current plan, for lower ones, and where the current one is unknown. `current`: null for Starter and none.
 */
export function planChangeText(
  plan: ComparedPlan,
  chargeType: number | null,
  current: ComparedPlan | null,
): string | null {
  if (chargeType === null || plan.id <= chargeType) return null;
  const abilities = [
    ...(current === null ? ['connect your warehouse (3PL)'] : []),
    workflowText(plan, current),
    ...(plan.id === planIds.elite ? ['ship from several locations'] : []),
  ];
  return `${priceChange(plan, current)}You can ${joinNames(abilities)}.`;
}

function priceChange({ monthlyPrice }: ComparedPlan, current: ComparedPlan | null): string {
  if (current === null) return '';
  const more = formatMoney(monthlyPrice - current.monthlyPrice, 'USD', { stripZeros: true });
  return `${more} per month more than ${current.name}. `;
}

function workflowText({ workflowLimit }: ComparedPlan, current: ComparedPlan | null): string {
  const limit = workflowLimit === null ? 'any number of workflows' : `up to ${formatCount(workflowLimit)} workflows`;
  const before = current?.workflowLimit ?? null;
  return `run ${limit}${before === null ? '' : ` instead of ${formatCount(before)}`}`;
}

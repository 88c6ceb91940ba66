import { formatCount } from '../shared/numbers/formatCount.ts';
import { formatMoney } from '../shared/numbers/formatMoney.ts';
import { joinNames } from '../shared/texts/joinNames.ts';
import { planIds } from '../shared/shop/planIds.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Words for what a plan changes. */
export const planChangeWords = inLanguage('planChangeWords', {
  connect: 'connect your warehouse (3PL)',
  locations: 'ship from several locations',
  can: (abilities: string) => `You can ${abilities}.`,
  more: (price: string, plan: string) => `${price} per month more than ${plan}. `,
  anyNumber: 'run any number of workflows',
  upTo: (most: number) => `run up to ${formatCount(most)} workflows`,
  instead: (most: number) => ` instead of ${formatCount(most)}`,
});

/** The plan fields to compare. */
export interface ComparedPlan {
  id: number;
  name: string;
  /** Per month, in USD (§9). */
  monthlyPrice: number;
  /** Maximum active workflows; `null` is unlimited (§9). */
  workflowLimit: number | null;
}

/**
 * What buying the plan changes for a store: the price compared with its current plan, and what it can do then. `null`
 * for the current plan, lower ones, and when the current one is unknown. `current` is `null` for Starter and none.
 */
export function planChangeText(
  plan: ComparedPlan,
  chargeType: number | null,
  current: ComparedPlan | null,
): string | null {
  if (chargeType === null || plan.id <= chargeType) return null;
  const abilities = [
    ...(current === null ? [planChangeWords.connect] : []),
    workflowText(plan, current),
    ...(plan.id === planIds.elite ? [planChangeWords.locations] : []),
  ];
  return priceChange(plan, current) + planChangeWords.can(joinNames(abilities));
}

function priceChange({ monthlyPrice }: ComparedPlan, current: ComparedPlan | null): string {
  if (current === null) return '';
  const more = formatMoney(monthlyPrice - current.monthlyPrice, 'USD', { stripZeros: true });
  return planChangeWords.more(more, current.name);
}

function workflowText({ workflowLimit }: ComparedPlan, current: ComparedPlan | null): string {
  const limit = workflowLimit === null ? planChangeWords.anyNumber : planChangeWords.upTo(workflowLimit);
  const before = current?.workflowLimit ?? null;
  return before === null ? limit : limit + planChangeWords.instead(before);
}

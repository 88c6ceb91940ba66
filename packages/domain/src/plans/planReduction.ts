import { message, type Words } from '../messages/Message.ts';
import { bidiIsolate } from '../shared/texts/bidiIsolate.ts';
import { dayMs } from '../shared/dates/durations.ts';
import { formatDate } from '../shared/dates/formatDate.ts';
import type { IsoTime } from '../shared/dates/IsoTime.ts';
import { joinNames } from '../shared/texts/joinNames.ts';
import { parseEpoch } from '../shared/dates/parseEpoch.ts';
import type { planIds } from '../shared/shop/planIds.ts';
import type { PausedByPlan } from './PausedByPlan.ts';
import { type ChargeType, type Plan, planOf } from './plans.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Possible downgrades: Growth or no plan. */
export type SmallerPlan = 0 | typeof planIds.growth;

/** Texts about smaller plans and trials. */
export const reductionTexts = inLanguage('reductionTexts', {
  title: 'Change to a smaller plan',
  toGrowth: 'Switch to Growth',
  cancel: 'Cancel plan',
  keep: 'Keep plan',
  confirmCancel: 'Cancel plan',
  confirmGrowth: 'Continue to confirmation',
  growthTitle: 'Switch to Growth?',
  growthBody: 'You confirm the new charge on the next page. You stay on Elite until then.',
  cancelTitle: 'Cancel your plan?',
  cancelBody: 'Your plan ends now. Orders and settings stay, and you can choose a plan again at any time.',
  paused: 'Workflows that will be switched off:',
  nonePaused: 'No workflow will be switched off.',
  workflowsUnknown: 'Your oldest 5 active workflows stay on. Others will be switched off.',
  providers: '3PL settings can’t be changed without a plan.',
  cancelled: 'Your plan is canceled.',
  subject: 'your plan',
  saving: 'the change of your plan',
  pausedTitle: 'Your plan switched off some workflows',
  openWorkflows: 'Open workflows',
});

/** Sentences about smaller plans and trials. */
export const reductionWords = inLanguage('reductionWords', {
  name: (name: string) => `“${bidiIsolate(name)}”`,
  more: (count: number) => `${count} more`,
  off: (names: string, count: number, date: string) => `${names} ${count === 1 ? 'is' : 'are'} off since ${date}.`,
  trialEnds: (date: string) => `Trial ends on ${date}.`,
});

/** Why a shop can't downgrade to a plan; `null` when it can. */
export function reductionRefusal(to: SmallerPlan, chargeType: ChargeType): Words | null {
  if (chargeType === null) return message('calls.unknownPlan');
  if (chargeType > to) return null;
  return to === 0 ? message('calls.noPlan') : message('calls.notLarger');
}

/** Maximum workflow names in a message. */
const namesShown = 5;

/** "“A”, “B” and 3 more are off since 2026-11-20." */
export function pausedText({ at, workflows }: PausedByPlan, timeZone: string): string {
  const names = workflows.slice(0, namesShown).map(({ name }) => reductionWords.name(name));
  const more = workflows.length - names.length;
  const list = joinNames(more > 0 ? [...names, reductionWords.more(more)] : names);
  return reductionWords.off(list, workflows.length, formatDate(at, timeZone));
}

/** "Trial ends on 2026-12-04."; `null` without a trial or after it. */
export function trialText(trialEndsAt: IsoTime | null, now: number, timeZone: string): string | null {
  const ends = parseEpoch(trialEndsAt);
  if (trialEndsAt === null || ends === null || ends <= now) return null;
  return reductionWords.trialEnds(formatDate(trialEndsAt, timeZone));
}

/** Trial days that come with a charge: the plan's the first time, then what is left of them. */
export function trialDaysOf(
  { trialDays }: Plan,
  { chargeType, trialEndsAt }: { chargeType: ChargeType; trialEndsAt: number | null },
  now: number,
): number {
  if (trialEndsAt !== null) return Math.max(0, Math.ceil((trialEndsAt - now) / dayMs));
  return planOf(chargeType) === null ? trialDays : 0;
}

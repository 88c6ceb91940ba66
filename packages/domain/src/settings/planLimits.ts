import { formatCount } from '../shared/formatCount.ts';
import { settingsTexts } from './settingsTexts.ts';

/** What the limits of a plan are held against. Null: not known, because nothing said so or it could not be loaded. */
export interface PlanUse {
  /** Runs of workflows in all time (§3 Stats), which is not the number of workflows that are active. */
  workflowRuns: number | null;
  /** 3PL providers that are connected (§4). */
  providers: number | null;
  /** Locations that ship (§7 get-locations). */
  locations: number | null;
}

/** One line of limits against use. */
export interface PlanLimit {
  id: 'workflows' | 'users' | 'providers' | 'locations';
  name: string;
  limit: string;
  /** What is in use, as far as a call says so. */
  use: string;
  /** Which of the figures above the use is read from; null where no call gives it. */
  source: keyof PlanUse | null;
}

/** Of a plan only what a limit is read from; null for Starter, none, and a plan that is not known. */
export interface LimitedPlan {
  /** Which of the two it is: 2 Growth, 3 Elite (§3). */
  id: 2 | 3;
  /** How many workflows may be active; null is unlimited (§9). */
  workflowLimit: number | null;
}

const notStated = 'Not stated for this plan';

/**
 * What the current plan allows (§6, §9) beside what is in use. Nothing is estimated: the number of active workflows and
 * of users comes with no call, and that is what the line says.
 */
export function planLimits(plan: LimitedPlan | null, use: PlanUse): readonly PlanLimit[] {
  return [
    {
      id: 'workflows',
      name: 'Active workflows',
      limit: workflowLimit(plan),
      use: `${settingsTexts.notReported}. Workflow runs so far: ${countOrDash(use.workflowRuns)}`,
      source: 'workflowRuns',
    },
    { id: 'users', name: 'Users', limit: plan ? 'Unlimited' : notStated, use: settingsTexts.notReported, source: null },
    {
      id: 'providers',
      name: '3PL providers',
      limit: plan ? 'Included, no limit stated' : notStated,
      use: `${countOrDash(use.providers)} connected`,
      source: 'providers',
    },
    {
      id: 'locations',
      name: 'Locations',
      limit: locationLimit(plan),
      use: `${countOrDash(use.locations)} known`,
      source: 'locations',
    },
  ];
}

function workflowLimit(plan: LimitedPlan | null): string {
  if (plan === null) return notStated;
  return plan.workflowLimit === null ? 'Unlimited' : `Up to ${formatCount(plan.workflowLimit)}`;
}

/** §6: multiple location routing is Elite's. */
function locationLimit(plan: LimitedPlan | null): string {
  if (plan === null) return notStated;
  return plan.id === 3 ? 'Multiple location routing included' : 'Multiple location routing needs Elite';
}

function countOrDash(count: number | null): string {
  return count === null ? '–' : formatCount(count);
}

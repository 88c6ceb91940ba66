import { planIds } from '../shared/shop/planIds.ts';
import { formatCount } from '../shared/numbers/formatCount.ts';
import { settingsTexts } from './settingsTexts.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Plan usage. `null` when unknown or failed to load. */
export interface PlanUse {
  /** Active workflows; `null` also when the server has no workflows. */
  activeWorkflows: number | null;
  /** What a smaller plan would switch off, shown before it is chosen; `null` or absent for nothing. */
  downgradeNote?: string | null;
  /** Workflow runs so far (§3 Stats), not the number of active workflows. */
  workflowRuns: number | null;
  /** Connected 3PL providers (§4). */
  providers: number | null;
  /** Locations that ship (§7 get-locations). */
  locations: number | null;
  /** The app's users; `null` also when the server does not know them or the viewer may not see them. */
  users: number | null;
}

/** One limit beside its usage. */
export interface PlanLimit {
  id: 'workflows' | 'users' | 'providers' | 'locations';
  name: string;
  limit: string;
  /** Usage, if a call provides it. */
  use: string;
  /** The figure for the usage; `null` when no call provides it. */
  source: keyof PlanUse | null;
}

/** The plan fields that limits need; `null` for Starter, none and unknown. */
export interface LimitedPlan {
  /** 2 Growth, 3 Elite (§3). */
  id: 2 | 3;
  /** Maximum active workflows; `null` is unlimited (§9). */
  workflowLimit: number | null;
}

/** Words for the limits. */
export const limitWords = inLanguage('limitWords', {
  notStated: 'Not specified',
  workflows: 'Active workflows',
  users: 'Users',
  unlimited: 'Unlimited',
  providers: '3PL providers',
  included: 'Included',
  connected: (count: string) => `${count} connected`,
  locations: 'Locations',
  known: (count: string) => `${count} in your store`,
  runs: (active: string, runs: string) => `${active}. Workflow runs so far: ${runs}`,
  active: (workflows: number) => `${formatCount(workflows)} active`,
  people: (users: number) => `${formatCount(users)} ${users === 1 ? 'person' : 'people'}`,
  upTo: (most: number) => `Up to ${formatCount(most)}`,
  routing: 'Multiple location routing included',
  noRouting: 'Multiple location routing needs Elite',
});

const words = limitWords;
const { notStated } = words;

/**
 * The current plan's limits (§6, §9) beside their usage. Only some servers provide the numbers of users and active
 * workflows, and the row says so.
 */
export function planLimits(plan: LimitedPlan | null, use: PlanUse): readonly PlanLimit[] {
  return [
    {
      id: 'workflows',
      name: words.workflows,
      limit: workflowLimit(plan),
      use: workflowUse(use),
      source: 'workflowRuns',
    },
    {
      id: 'users',
      name: words.users,
      limit: plan ? words.unlimited : notStated,
      use: userText(use.users),
      source: 'users',
    },
    {
      id: 'providers',
      name: words.providers,
      limit: plan ? words.included : notStated,
      use: words.connected(countOrDash(use.providers)),
      source: 'providers',
    },
    {
      id: 'locations',
      name: words.locations,
      limit: locationLimit(plan),
      use: words.known(countOrDash(use.locations)),
      source: 'locations',
    },
  ];
}

function workflowUse({ activeWorkflows, workflowRuns, downgradeNote }: PlanUse): string {
  const counts = words.runs(activeText(activeWorkflows), countOrDash(workflowRuns));
  return downgradeNote ? `${counts}. ${downgradeNote}` : counts;
}

function activeText(workflows: number | null): string {
  return workflows === null ? settingsTexts.notReported : words.active(workflows);
}

function userText(users: number | null): string {
  return users === null ? settingsTexts.notReported : words.people(users);
}

function workflowLimit(plan: LimitedPlan | null): string {
  if (plan === null) return notStated;
  return plan.workflowLimit === null ? words.unlimited : words.upTo(plan.workflowLimit);
}

/** Multiple location routing needs Elite (§6). */
function locationLimit(plan: LimitedPlan | null): string {
  if (plan === null) return notStated;
  return plan.id === planIds.elite ? words.routing : words.noRouting;
}

function countOrDash(count: number | null): string {
  return count === null ? '–' : formatCount(count);
}

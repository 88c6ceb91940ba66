import { readyMadeWorkflows, type Workflow, type WorkflowContext } from '@hub/domain/workflows';
import { isoTime } from '../shop/isoTime.ts';
import type { SandboxWorkflows } from './SandboxWorkflows.ts';

const dayMs = 86_400_000;

/** The workflows of a new shop: the first of the ready-made ones. Three are on, a fourth is off. */
export function initialWorkflows(
  context: WorkflowContext,
  { count, savedBy }: { count: number; savedBy: string },
  now: Date,
): SandboxWorkflows {
  const list = readyMadeWorkflows(context)
    .slice(0, count)
    .map(({ definition }, index): Workflow => ({
      ...definition,
      workflowId: String(index + 1),
      version: 1,
      isActive: index < 3,
      savedAt: isoTime(now.getTime() - (20 - index) * dayMs),
      savedBy,
    }));
  return {
    list,
    versions: new Map(list.map((workflow) => [workflow.workflowId, [workflow]])),
    // Its orders have no runs, so they were all placed before.
    runsSince: new Map(list.map(({ workflowId }) => [workflowId, now.toISOString()])),
    runs: [],
    tags: new Map(),
  };
}

import type { ConditionGroup, Match, WorkflowDefinition } from '../definition/Workflow.ts';
import type { WorkflowContext } from '../definition/WorkflowContext.ts';
import type { WorkflowOrder } from '../definition/WorkflowOrder.ts';
import { compileCondition, type CompiledCondition } from './compileCondition.ts';

/** A workflow's conditions, ready to test on many orders. */
export interface CompiledWorkflow {
  match: Match;
  groups: readonly { group: ConditionGroup; conditions: readonly CompiledCondition[] }[];
  matches(order: WorkflowOrder): boolean;
}

/** Prepares a workflow's conditions. Drops groups without conditions; without any, every order matches. */
export function compileWorkflow(
  { match, groups }: Pick<WorkflowDefinition, 'match' | 'groups'>,
  context: WorkflowContext,
): CompiledWorkflow {
  const compiled = groups
    .filter(({ conditions }) => conditions.length > 0)
    .map((group) => ({
      group,
      conditions: group.conditions.map((condition) => compileCondition(condition, context)),
    }));
  return {
    match,
    groups: compiled,
    matches: (order) =>
      compiled.length === 0 ||
      fulfils(match, compiled, ({ group, conditions }) =>
        fulfils(group.match, conditions, (condition) => condition.matches(order)),
      ),
  };
}

/** Whether all or any of the parts are true. */
export function fulfils<T>(match: Match, parts: readonly T[], isTrue: (part: T) => boolean): boolean {
  return match === 'all' ? parts.every(isTrue) : parts.some(isTrue);
}

import type { IsoTime } from '../../shared/dates/IsoTime.ts';
import type { WorkflowError } from '../errors/WorkflowError.ts';
import type { OrderState } from './afterAction.ts';
import { eventEntry } from '../timeline/eventText.ts';
import type { Flow } from '../detail/OrderDetail.ts';
import { orderEvent } from '../../events/OrderEvent.ts';
import type { WorkflowChange } from '../../workflows/actions/WorkflowChange.ts';
import type { RunProblem } from '../../workflows/actions/RunProblem.ts';

/** The workflows' decision about an order. */
export interface WorkflowDecision {
  /** In run order. */
  runs: readonly {
    workflow: { name: string };
    trace: { isMatch: boolean };
    /** What it did. */
    changes: readonly WorkflowChange[];
    /** Why it could not do it. */
    problems: readonly RunProblem[];
  }[];
  effects: {
    /** The stage where it waits; `null` when it continues. */
    stage: { type: 'hold' | 'needsReview' } | null;
    errors: readonly WorkflowError[];
  };
}

/** How many workflows changed an order. */
export function workflowsDone({ runs }: Pick<WorkflowDecision, 'runs'>): number {
  return runs.filter(({ trace, problems }) => trace.isMatch && problems.length === 0).length;
}

/**
 * The state after workflows ran at an instant. Stops only an open order; others keep their stage. An error takes
 * precedence.
 */
export function afterWorkflows(state: OrderState, { runs, effects }: WorkflowDecision, at: IsoTime): OrderState {
  const matched = runs.filter(({ trace }) => trace.isMatch);
  if (matched.length === 0) return state;
  const { detail } = state;
  const { stage, errors } = effects;
  const names = new Set(matched.flatMap(({ workflow, problems }) => (problems.length > 0 ? [] : [workflow.name])));
  const isStopped = errors.length > 0 && state.stage === 'open';
  const entries = matched.map(({ workflow: { name: workflow }, changes, problems }) =>
    eventEntry(
      problems.length > 0
        ? orderEvent('workflowFailed', { workflow, problems: [...problems] })
        : orderEvent('workflowRan', { workflow, changes: [...changes] }),
      at,
    ),
  );
  return {
    ...state,
    stage: isStopped ? 'error' : stage !== null && state.stage === 'open' ? stage.type : state.stage,
    order: isStopped ? { ...state.order, workflowErrors: errors } : state.order,
    detail: {
      ...detail,
      eligibleFlows: detail.eligibleFlows.filter(({ name }) => !names.has(name)),
      triggeredFlows: withFlows(detail.triggeredFlows, names),
      timeline: [...entries.toReversed(), ...detail.timeline],
    },
  };
}

function withFlows(flows: readonly Flow[], names: ReadonlySet<string>): readonly Flow[] {
  const known = new Set(flows.map(({ name }) => name));
  return [...flows, ...[...names].filter((name) => !known.has(name)).map((name) => ({ name }))];
}

import type { IsoTime } from '../../shared/dates/IsoTime.ts';
import type { WorkflowError } from '../errors/WorkflowError.ts';
import type { OrderState } from './afterAction.ts';
import { eventEntry } from '../timeline/eventText.ts';
import type { Flow } from '../detail/OrderDetail.ts';
import { orderEvent } from '../../events/OrderEvent.ts';
import type { WorkflowChange } from '../../workflows/actions/WorkflowChange.ts';
import type { WorkflowProblem } from '../../workflows/actions/WorkflowProblem.ts';

/** What the workflows decided about an order. */
export interface WorkflowDecision {
  /** Where it waits; null: it goes on. */
  stage: { type: 'hold' | 'needsReview' } | null;
  /** Those that matched, in the order in which they ran, with what they did. */
  ran: readonly { name: string; changes: readonly WorkflowChange[]; problems?: readonly WorkflowProblem[] }[];
  /** Why some of them could not do it. */
  errors?: readonly WorkflowError[];
}

/**
 * The state after workflows ran at an instant. Only an open order is stopped; all others keep their stage. An error stops
 * it before everything else.
 */
export function afterWorkflows(
  state: OrderState,
  { stage, ran, errors = [] }: WorkflowDecision,
  at: IsoTime,
): OrderState {
  if (ran.length === 0) return state;
  const { detail } = state;
  const names = new Set(ran.flatMap(({ name, problems = [] }) => (problems.length > 0 ? [] : [name])));
  const isStopped = errors.length > 0 && state.stage === 'open';
  const entries = ran.map(({ name: workflow, changes, problems = [] }) =>
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

import type { PlanState } from '@hub/domain/plans';
import { parseEpoch } from '@hub/domain/shared';
import type { WirePlanState } from './planStateEndpoints.ts';

export function toWirePlanState({ trialEndsAt, isFrozen, discount, paused }: PlanState): WirePlanState {
  return {
    trial_ends_at: trialEndsAt,
    is_frozen: isFrozen,
    discount: discount && {
      percent: discount.percent,
      starts_at: isoOf(discount.startsAt),
      ends_at: isoOf(discount.endsAt),
    },
    paused: paused && {
      at: paused.at,
      workflows: paused.workflows.map(({ workflowId, name }) => ({ workflow_id: workflowId, name })),
    },
  };
}

export function toPlanState({ trial_ends_at, is_frozen, discount, paused }: WirePlanState): PlanState {
  return {
    trialEndsAt: trial_ends_at ?? null,
    isFrozen: is_frozen,
    discount: discount
      ? {
          percent: Number(discount.percent),
          startsAt: parseEpoch(discount.starts_at ?? null),
          endsAt: parseEpoch(discount.ends_at ?? null),
        }
      : null,
    paused: paused
      ? {
          at: paused.at,
          workflows: paused.workflows.map(({ workflow_id, name }) => ({ workflowId: workflow_id, name })),
        }
      : null,
  };
}

const isoOf = (ms: number | null | undefined) => (ms == null ? null : new Date(ms).toISOString());

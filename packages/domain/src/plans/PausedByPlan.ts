import type { IsoTime } from '../shared/dates/IsoTime.ts';

/** Workflows switched off by a smaller plan. */
export interface PausedByPlan {
  at: IsoTime;
  workflows: readonly { workflowId: string; name: string }[];
}

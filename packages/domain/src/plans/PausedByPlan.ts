import type { IsoTime } from '../shared/dates/IsoTime.ts';

/** Workflows that a smaller plan has switched off. */
export interface PausedByPlan {
  at: IsoTime;
  workflows: readonly { workflowId: string; name: string }[];
}

import type { IsoTime } from '../../shared/dates/IsoTime.ts';
import type { WorkflowAction } from '../actions/workflowActions.ts';
import type { TriggerName } from './triggers.ts';

/** Whether all or any of the parts must be true. */
export type Match = 'all' | 'any';

/** One comparison. Field and operator are text because a saved one may no longer exist. */
export interface Condition {
  field: string;
  operator: string;
  /** Numbers for numeric fields, text for others; as many as the operator needs. */
  values: readonly (number | string)[];
  /** Currency of a money amount when saved. */
  currency?: string | undefined;
}

export interface ConditionGroup {
  match: Match;
  conditions: readonly Condition[];
}

/** What a person defines: When, Only if, Then. */
export interface WorkflowDefinition {
  name: string;
  trigger: TriggerName;
  /** How groups are joined. */
  match: Match;
  /** Empty for every order. */
  groups: readonly ConditionGroup[];
  /** Run in this order. */
  actions: readonly WorkflowAction[];
}

/** A saved workflow. */
export interface Workflow extends WorkflowDefinition {
  workflowId: string;
  /** From 1; every save adds one. */
  version: number;
  isActive: boolean;
  savedAt: IsoTime;
  /** Name of the person. */
  savedBy: string;
}

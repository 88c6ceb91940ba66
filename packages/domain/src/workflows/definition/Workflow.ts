import type { IsoTime } from '../../shared/dates/IsoTime.ts';
import type { WorkflowAction } from '../actions/workflowActions.ts';
import type { TriggerName } from './triggers.ts';

/** All or any of the parts have to be true. */
export type Match = 'all' | 'any';

/** One comparison. Field and operator are texts, because a saved one may be gone. */
export interface Condition {
  field: string;
  operator: string;
  /** Numbers for numeric fields, texts for the others; as many as the operator compares with. */
  values: readonly (number | string)[];
  /** Currency of an amount of money, as it was saved. */
  currency?: string | undefined;
}

export interface ConditionGroup {
  match: Match;
  conditions: readonly Condition[];
}

/** What a person writes: When, Only if, Then. */
export interface WorkflowDefinition {
  name: string;
  trigger: TriggerName;
  /** How the groups are joined. */
  match: Match;
  /** None: every order. */
  groups: readonly ConditionGroup[];
  /** Done in this order. */
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

import { actionDefinitions } from '../actions/workflowActions.ts';
import { fieldNames, type FieldName, type FieldValue, findField } from '../definition/workflowFields.ts';
import type { Workflow, WorkflowDefinition } from '../definition/Workflow.ts';
import type { WorkflowContext } from '../definition/WorkflowContext.ts';
import type { WorkflowOrder } from '../definition/WorkflowOrder.ts';

/** An order before and after a change in its store. */
export interface WorkflowOrderChange {
  before: WorkflowOrder;
  after: WorkflowOrder;
  /** Something that no field covers has changed, such as a house number. */
  changesOther: boolean;
}

/** Listed among field names for a change that no field covers. */
const otherThings = '';

/** Names of the fields that changed. */
export function changedFields(
  { before, after, changesOther }: WorkflowOrderChange,
  context: WorkflowContext,
): readonly string[] {
  const changed = fieldNames.filter((name) => {
    const field = findField(name);
    return field !== null && comparable(field.read(before, context)) !== comparable(field.read(after, context));
  });
  return changesOther ? [...changed, otherThings] : changed;
}

/**
 * Ids of the active workflows for changed orders that changed fields start: those with a condition on one of them. A
 * workflow that changes items also starts when the items changed, and one without conditions at every change.
 */
export function startedByChange(workflows: readonly Workflow[], changed: readonly string[]): ReadonlySet<string> {
  const watching = workflows.filter(({ isActive, trigger }) => isActive && trigger === 'orderChanges');
  const started = watching.filter((workflow) => {
    const named = namedFields(workflow);
    return named.length > 0 ? named.some((name) => changed.includes(name)) : changed.length > 0;
  });
  return new Set(started.map(({ workflowId }) => workflowId));
}

const itemFields: readonly FieldName[] = ['sku', 'units'];

function namedFields({ groups, actions }: WorkflowDefinition): readonly string[] {
  const named = groups.flatMap(({ conditions }) => conditions.map(({ field }) => field));
  const changesItems = actions.some(({ type }) => actionDefinitions[type].items !== undefined);
  return named.length > 0 && changesItems ? [...named, ...itemFields] : named;
}

/** Ignores list order. */
function comparable(value: FieldValue): string {
  return JSON.stringify(typeof value === 'object' && value !== null ? value.toSorted() : value);
}

import {
  type Condition,
  type TriggerName,
  triggerNames,
  type Workflow,
  type WorkflowAction,
  type WorkflowDefinition,
} from '@hub/domain/workflows';
import * as z from 'zod/mini';
import { wireNumber } from '../http/wireFields.ts';

const wireMatch = z.enum(['all', 'any']);

/** What makes a workflow run. */
export const wireTrigger = z.enum(triggerNames as [TriggerName, ...TriggerName[]]);

const wireCondition = z.object({
  field: z.string(),
  operator: z.string(),
  /** Numbers for numeric fields, texts for the others. */
  values: z.array(z.union([z.number(), z.string()])),
  /** ISO 4217, of an amount. */
  currency: z.optional(z.string()),
});

const wireAction = z.discriminatedUnion('type', [
  z.object({ type: z.literal('addTags'), tags: z.array(z.string()) }),
  z.object({ type: z.literal('removeTags'), tags: z.array(z.string()) }),
  z.object({ type: z.literal('hold'), reason: z.string(), hours: z.nullable(z.number()) }),
  z.object({ type: z.literal('review'), reason: z.string() }),
  z.object({ type: z.literal('routeToLocation'), location_id: z.string() }),
  z.object({ type: z.literal('routeToProvider'), provider_id: z.string() }),
  z.object({ type: z.literal('note'), text: z.string() }),
  z.object({ type: z.literal('setShippingService'), service: z.string() }),
  z.object({ type: z.literal('setPackage'), package: z.string() }),
  z.object({ type: z.literal('setInsurance'), amount: z.number() }),
  z.object({ type: z.literal('splitBundles') }),
  z.object({ type: z.literal('addItem'), sku: z.string(), quantity: z.number() }),
  z.object({ type: z.literal('swapItem'), sku: z.string(), new_sku: z.string() }),
  z.object({ type: z.literal('requireSignature') }),
]);
type WireAction = z.infer<typeof wireAction>;

/** When, Only if, Then. */
export const wireWorkflowDefinition = z.object({
  name: z.string(),
  trigger: wireTrigger,
  match: wireMatch,
  groups: z.array(z.object({ match: wireMatch, conditions: z.array(wireCondition) })),
  actions: z.array(wireAction),
});
export type WireWorkflowDefinition = z.infer<typeof wireWorkflowDefinition>;

/** A saved workflow. */
export const wireWorkflow = z.object({
  ...wireWorkflowDefinition.shape,
  workflow_id: z.string(),
  version: wireNumber,
  is_active: z.boolean(),
  saved_at: z.string(),
  /** Name of the person. */
  saved_by: z.string(),
});
export type WireWorkflow = z.infer<typeof wireWorkflow>;

export function toWorkflow(wire: WireWorkflow): Workflow {
  return {
    ...toWorkflowDefinition(wire),
    workflowId: wire.workflow_id,
    version: Number(wire.version),
    isActive: wire.is_active,
    savedAt: wire.saved_at,
    savedBy: wire.saved_by,
  };
}

export function toWorkflowDefinition({
  name,
  trigger,
  match,
  groups,
  actions,
}: WireWorkflowDefinition): WorkflowDefinition {
  return { name, trigger, match, groups, actions: actions.map(toAction) };
}

export function toWireWorkflow(workflow: Workflow): WireWorkflow {
  return {
    ...toWireWorkflowDefinition(workflow),
    workflow_id: workflow.workflowId,
    version: workflow.version,
    is_active: workflow.isActive,
    saved_at: workflow.savedAt,
    saved_by: workflow.savedBy,
  };
}

export function toWireWorkflowDefinition(definition: WorkflowDefinition): WireWorkflowDefinition {
  const { name, trigger, match, groups, actions } = definition;
  return {
    name,
    trigger,
    match,
    groups: groups.map((group) => ({ match: group.match, conditions: group.conditions.map(toWireCondition) })),
    actions: actions.map(toWireAction),
  };
}

function toWireCondition({ field, operator, values, currency }: Condition): z.infer<typeof wireCondition> {
  const condition = { field, operator, values: [...values] };
  return currency === undefined ? condition : { ...condition, currency };
}

function toAction(wire: WireAction): WorkflowAction {
  if (wire.type === 'routeToLocation') return { type: wire.type, locationId: wire.location_id };
  if (wire.type === 'routeToProvider') return { type: wire.type, providerId: wire.provider_id };
  if (wire.type === 'swapItem') return { type: wire.type, sku: wire.sku, newSku: wire.new_sku };
  return wire;
}

function toWireAction(action: WorkflowAction): WireAction {
  if (action.type === 'routeToLocation') return { type: action.type, location_id: action.locationId };
  if (action.type === 'routeToProvider') return { type: action.type, provider_id: action.providerId };
  if (action.type === 'swapItem') return { type: action.type, sku: action.sku, new_sku: action.newSku };
  if (action.type === 'addTags' || action.type === 'removeTags') return { type: action.type, tags: [...action.tags] };
  return action;
}

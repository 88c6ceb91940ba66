import {
  actionDefinitions,
  type ActionType,
  actionTypes,
  type Condition,
  type InputValues,
  type TriggerName,
  triggerNames,
  type Workflow,
  type WorkflowAction,
  type WorkflowActions,
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

/** An action as sent: its inputs in the wire's spelling, `newSku` as `new_sku`. */
type WireAction = {
  [Type in ActionType]: {
    type: Type;
  } & {
    [Input in WorkflowActions[Type]['parameters'][number] as SnakeCase<Input['name']>]: Input['type'] extends 'texts'
      ? string[]
      : InputValues[Input['type']];
  };
}[ActionType];

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

const wireInputs = {
  text: z.string(),
  texts: z.array(z.string()),
  hours: z.nullable(z.number()),
  units: z.number(),
  money: z.number(),
  location: z.string(),
  provider: z.string(),
} satisfies Record<keyof InputValues, z.ZodMiniType>;

const wireAction = z.discriminatedUnion('type', actionTypes.map(wireActionOf) as [ReturnType<typeof wireActionOf>]);

function wireActionOf(type: ActionType) {
  const inputs = actionDefinitions[type].parameters.map(({ name, type }) => [snakeCase(name), wireInputs[type]]);
  return z.object({ type: z.literal(type), ...Object.fromEntries(inputs) });
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** When, Only if, Then. */
export const wireWorkflowDefinition = z.object({
  name: z.string(),
  trigger: wireTrigger,
  match: wireMatch,
  groups: z.array(z.object({ match: wireMatch, conditions: z.array(wireCondition) })),
  actions: z.array(wireAction as unknown as z.ZodMiniType<WireAction>),
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
  return renamed(wire.type, wire, (name) => [snakeCase(name), name]) as WorkflowAction;
}

function toWireAction(action: WorkflowAction): WireAction {
  return renamed(action.type, action, (name) => [name, snakeCase(name)]) as WireAction;
}

/** Renames an action's inputs; copies lists. */
function renamed(type: ActionType, from: object, namesOf: (name: string) => [before: string, after: string]) {
  const inputs = actionDefinitions[type].parameters.map(({ name }) => {
    const [before, after] = namesOf(name);
    const value: unknown = Reflect.get(from, before);
    return [after, Array.isArray(value) ? [...value] : value];
  });
  return { type, ...Object.fromEntries(inputs) };
}

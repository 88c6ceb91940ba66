import * as z from 'zod/mini';
import type { WorkflowContext } from '../definition/WorkflowContext.ts';
import type { ActionDefinition, ActionParameter, ChangeValues, UnchangedValues } from './ActionDefinition.ts';
import { stageActionWords } from './stageActions.ts';
import {
  actionDefinitions,
  type ActionType,
  actionTypes,
  type WorkflowAction,
  type WorkflowActions,
} from './workflowActions.ts';

/** What a workflow did to an order, or skipped. Locations and 3PLs are names; `null` when deleted or disconnected. */
export type WorkflowChange =
  | { [Type in ActionType]: { type: Type } & ChangeValues<WorkflowActions[Type]['parameters']> }[ActionType]
  | { [Type in ActionType]: UnchangedOf<WorkflowActions[Type]> }[ActionType]
  | { type: 'stageKept' };

type UnchangedOf<Definition> =
  Definition extends ActionDefinition<infer Parameters, infer Unchanged>
    ? Unchanged extends string
      ? { type: Unchanged } & UnchangedValues<Parameters>
      : never
    : never;

const text = z.string();

/** The timeline's form of an input, by its type. */
const keptInputs = {
  text: ({ name }) => ({ [name]: text }),
  texts: ({ name }) => ({ [name]: z.array(text) }),
  hours: ({ name }) => ({ [name]: z.nullable(z.number()) }),
  units: ({ name }) => ({ [name]: z.number() }),
  money: ({ name }) => ({ [name]: z.number(), currency: text }),
  location: () => ({ location: z.nullable(text) }),
  provider: () => ({ provider: z.nullable(text) }),
} satisfies Record<ActionParameter['type'], (input: ActionParameter) => z.core.$ZodLooseShape>;

/** A change that was stored or sent. */
export const workflowChange = z.discriminatedUnion('type', [
  z.object({ type: z.literal('stageKept') }),
  ...actionTypes.flatMap(changeSchemas),
]) as unknown as z.ZodMiniType<WorkflowChange>;

function changeSchemas(type: ActionType) {
  const { parameters, items } = actionDefinitions[type];
  const kept = parameters.map((input) => keptInputs[input.type](input));
  const done = z.object({ type: z.literal(type), ...Object.assign({}, ...kept) });
  if (items === undefined) return [done];
  const texts = parameters.filter((input) => input.type === 'text').map(keptInputs.text);
  return [done, z.object({ type: z.literal(items.unchanged), ...Object.assign({}, ...texts), isOpen: z.boolean() })];
}

/** What an action does to an order. */
export function changeOf(action: WorkflowAction, context: WorkflowContext): WorkflowChange {
  const values = actionDefinitions[action.type].parameters.map(({ name, type }) => {
    const value: unknown = Reflect.get(action, name);
    if (type === 'location' || type === 'provider') {
      const choices = type === 'location' ? context.locations : context.providers;
      return { [type]: choices.find(({ id }) => id === value)?.name ?? null };
    }
    return { [name]: value, ...(type === 'money' && { currency: context.currency }) };
  });
  return Object.assign({ type: action.type }, ...values) as WorkflowChange;
}

/** What happened instead when an order's items stayed unchanged: it is not open, or has nothing to change. */
export function unchangedItems(action: WorkflowAction, isOpen: boolean): WorkflowChange {
  const { parameters, items } = actionDefinitions[action.type];
  const texts = parameters.flatMap(({ name, type }) => (type === 'text' ? [[name, Reflect.get(action, name)]] : []));
  return { type: items?.unchanged, ...Object.fromEntries(texts), isOpen } as WorkflowChange;
}

/** What a workflow did: "routed to Rotterdam". */
export function workflowChangeText(change: WorkflowChange): string {
  if (change.type === 'stageKept') return stageActionWords.stageKept;
  if (isDone(change)) return actionDefinitions[change.type].done(change);
  const kept = actionTypes.find((type) => actionDefinitions[type].items?.unchanged === change.type);
  return (kept && actionDefinitions[kept].items?.unchangedText(change)) ?? change.type;
}

function isDone(change: WorkflowChange): change is Extract<WorkflowChange, { type: ActionType }> {
  return Object.hasOwn(actionDefinitions, change.type);
}

import type { ShippingInstruction } from '../../providers/providers.ts';
import type { WorkflowKind } from '../definition/triggers.ts';
import type { WorkflowContext } from '../definition/WorkflowContext.ts';
import type { WorkflowOrder } from '../definition/WorkflowOrder.ts';
import type { ActionEffects } from './ActionEffects.ts';
import type { RunProblem } from './RunProblem.ts';

/** What an action changes. Two actions with the same target overwrite each other; `null` when they add up. */
export type EffectTarget = 'stage' | 'destination' | 'service' | 'package' | 'insurance' | 'giftMessage' | null;

/** An input's value, by its type. */
export interface InputValues {
  text: string;
  texts: readonly string[];
  /** `null` for no end. */
  hours: number | null;
  units: number;
  /** In the shop's currency. */
  money: number;
  /** The chosen item's id; also for `provider`. */
  location: string;
  provider: string;
}

/** One input of an action. */
export interface ActionParameter {
  name: string;
  label: string;
  type: keyof InputValues;
  help?: string;
  /** For text: what it can be chosen from, as the 3PLs list it. */
  suggests?: 'packages';
  /** For text: message code when it is empty. */
  missing?: string;
}

/** An action's inputs by name. */
export type ActionValues<Parameters extends readonly ActionParameter[]> = {
  [Input in Parameters[number] as Input['name']]: InputValues[Input['type']];
};

/** The same as the timeline keeps them: choices by name, amounts with their currency. */
export type ChangeValues<Parameters extends readonly ActionParameter[]> = {
  [
    Input in Parameters[number] as Input['type'] extends 'location' | 'provider' ? Input['type'] : Input['name']
  ]: Input['type'] extends 'location' | 'provider'
    ? string | null
    : Input['type'] extends 'texts'
      ? string[]
      : InputValues[Input['type']];
} & { [Input in Parameters[number] as Input extends { type: 'money' } ? 'currency' : never]: string };

/** The timeline's data when an action left the items unchanged: the action's texts. */
export type UnchangedValues<Parameters extends readonly ActionParameter[]> = {
  [Input in Parameters[number] as Input['type'] extends 'text' ? Input['name'] : never]: string;
} & { isOpen: boolean };

/** One thing a workflow can do: its inputs, words and effect. */
export interface ActionDefinition<Parameters extends readonly ActionParameter[], Unchanged extends string> {
  label: string;
  kind: WorkflowKind | 'both';
  target: EffectTarget;
  /** What it asks of the 3PL; absent when any 3PL can do it. */
  instruction?: ShippingInstruction;
  parameters: Parameters;
  /** A problem with filled inputs: the input and the message code. Empty inputs are checked by type. */
  check?(values: ActionValues<Parameters>): { input: string; code: string } | null;
  /** Inside a sentence: "route it to Rotterdam". */
  phrase(values: ActionValues<Parameters>, context: WorkflowContext): string;
  /** On the timeline: "routed to Rotterdam". */
  done(values: ChangeValues<Parameters>): string;
  /** What it sets. */
  apply(values: ActionValues<Parameters>, effects: ActionEffects): Partial<ActionEffects>;
  /** Reasons that prevent it for an order. */
  problems?(order: WorkflowOrder): readonly ActionProblem[];
  /** Only for actions that change an open order's items. */
  items?: ItemChanges<Parameters, Unchanged>;
}

interface ItemChanges<Parameters extends readonly ActionParameter[], Unchanged extends string> {
  /** Whether there is anything to change. */
  isNeeded(values: ActionValues<Parameters>, order: WorkflowOrder): boolean;
  /** Type of the timeline's change when nothing was changed. */
  unchanged: Unchanged;
  /** Its words. `isOpen`: the order was open and had nothing to change. */
  unchangedText(values: UnchangedValues<Parameters>): string;
}

export interface ActionProblem {
  problem: RunProblem;
  /** Units of its item that the order needs; `null` when the action has no item. */
  quantity: number | null;
}

/** Infers the types of an action's inputs. */
export function defineAction<
  const Parameters extends readonly ActionParameter[],
  const Unchanged extends string = never,
>(definition: ActionDefinition<Parameters, Unchanged>): ActionDefinition<Parameters, Unchanged> {
  return definition;
}

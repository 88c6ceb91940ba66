import type { ShippingInstruction } from '../../providers/providers.ts';
import type { WorkflowKind } from '../definition/triggers.ts';
import type { WorkflowContext } from '../definition/WorkflowContext.ts';
import type { WorkflowOrder } from '../definition/WorkflowOrder.ts';
import type { ActionEffects } from './ActionEffects.ts';
import type { WorkflowProblem } from './WorkflowProblem.ts';

/** What an action changes. Two actions with the same one overwrite each other; null: they add up. */
export type ActionTarget = 'stage' | 'destination' | 'service' | 'package' | 'insurance' | 'giftMessage' | null;

/** What an input holds, by its type. */
export interface InputValues {
  text: string;
  texts: readonly string[];
  /** Null for no end. */
  hours: number | null;
  units: number;
  /** In the shop's currency. */
  money: number;
  /** The id of what is chosen; so for `provider`. */
  location: string;
  provider: string;
}

/** One input of an action. */
export interface ActionParameter {
  name: string;
  label: string;
  type: keyof InputValues;
  help?: string;
  /** Of a text: code of the message where it is empty. */
  missing?: string;
}

/** The inputs of an action by name. */
export type ActionValues<Parameters extends readonly ActionParameter[]> = {
  [Input in Parameters[number] as Input['name']]: InputValues[Input['type']];
};

/** The same as the timeline keeps them: what was chosen by its name, an amount with its currency. */
export type ChangeValues<Parameters extends readonly ActionParameter[]> = {
  [
    Input in Parameters[number] as Input['type'] extends 'location' | 'provider' ? Input['type'] : Input['name']
  ]: Input['type'] extends 'location' | 'provider'
    ? string | null
    : Input['type'] extends 'texts'
      ? string[]
      : InputValues[Input['type']];
} & { [Input in Parameters[number] as Input extends { type: 'money' } ? 'currency' : never]: string };

/** What the timeline keeps where an action left the items of an order as they were: its texts. */
export type UnchangedValues<Parameters extends readonly ActionParameter[]> = {
  [Input in Parameters[number] as Input['type'] extends 'text' ? Input['name'] : never]: string;
} & { isOpen: boolean };

/** One thing that a workflow can do: its inputs, its words and its effect. */
export interface ActionDefinition<Parameters extends readonly ActionParameter[], Unchanged extends string> {
  label: string;
  kind: WorkflowKind | 'both';
  target: ActionTarget;
  /** What it asks of the 3PL; absent: nothing that a 3PL may be unable to take. */
  instruction?: ShippingInstruction;
  parameters: Parameters;
  /** What is wrong with filled inputs: the input, and the code of the message. Empty ones are checked by their type. */
  check?(values: ActionValues<Parameters>): { input: string; code: string } | null;
  /** Inside a sentence: "route it to Rotterdam". */
  phrase(values: ActionValues<Parameters>, context: WorkflowContext): string;
  /** On the timeline: "routed to Rotterdam". */
  done(values: ChangeValues<Parameters>): string;
  /** What it sets. */
  apply(values: ActionValues<Parameters>, effects: ActionEffects): Partial<ActionEffects>;
  /** What keeps it from being done to an order. */
  problems?(order: WorkflowOrder): readonly ActionProblem[];
  /** Only of actions that change the items of an open order. */
  items?: ItemChanges<Parameters, Unchanged>;
}

interface ItemChanges<Parameters extends readonly ActionParameter[], Unchanged extends string> {
  /** Whether there is something to change. */
  isNeeded(values: ActionValues<Parameters>, order: WorkflowOrder): boolean;
  /** Type of the change that the timeline keeps where nothing was changed. */
  unchanged: Unchanged;
  /** Its words. `isOpen`: the order was, and had nothing to change. */
  unchangedText(values: UnchangedValues<Parameters>): string;
}

export interface ActionProblem {
  problem: WorkflowProblem;
  /** Units of its item that the order needs; null where it is about no item. */
  quantity: number | null;
}

/** Gives an action the types of its inputs. */
export function defineAction<
  const Parameters extends readonly ActionParameter[],
  const Unchanged extends string = never,
>(definition: ActionDefinition<Parameters, Unchanged>): ActionDefinition<Parameters, Unchanged> {
  return definition;
}

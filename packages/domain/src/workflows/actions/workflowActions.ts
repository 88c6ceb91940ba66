import type { WorkflowKind } from '../definition/triggers.ts';
import type { WorkflowContext } from '../definition/WorkflowContext.ts';
import type { WorkflowOrder } from '../definition/WorkflowOrder.ts';
import type {
  ActionDefinition,
  ActionParameter,
  ActionProblem,
  ActionValues,
  InputValues,
} from './ActionDefinition.ts';
import type { ActionEffects } from './ActionEffects.ts';
import { itemActions, itemActionWords } from './itemActions.ts';
import { noteActions, noteActionWords } from './noteActions.ts';
import { routingActions } from './routingActions.ts';
import { shipmentActions, shipmentActionWords } from './shipmentActions.ts';
import { stageActions, stageActionWords } from './stageActions.ts';

/** Every action, in the order offered. */
export const workflowActions = {
  ...routingActions,
  ...stageActions,
  ...noteActions,
  ...itemActions,
  ...shipmentActions,
};

export type WorkflowActions = typeof workflowActions;
export type ActionType = keyof WorkflowActions;

/** One thing that a workflow does. */
export type WorkflowAction = {
  [Type in ActionType]: { type: Type } & ActionValues<WorkflowActions[Type]['parameters']>;
}[ActionType];

type AnyAction = ActionDefinition<readonly ActionParameter[], string>;

export const actionTypes = Object.keys(workflowActions) as readonly ActionType[];

/** The definition of any action, by type. */
export const actionDefinitions: Readonly<Record<ActionType, AnyAction>> = workflowActions;

/** Names of the actions. A message about one contains its name. */
export const actionNames = Object.fromEntries(
  actionTypes.map((type) => [type, workflowActions[type].label]),
) as Readonly<Record<ActionType, string>>;

/** Problems with specific actions' inputs; messages of the area `workflows`. */
export const actionMessages = {
  ...stageActionWords.problems,
  ...noteActionWords.problems,
  ...itemActionWords.problems,
  ...shipmentActionWords.problems,
};

/** The actions for a kind of workflow. */
export function actionsOf(kind: WorkflowKind): readonly ActionType[] {
  return actionTypes.filter((type) => ['both', kind].includes(workflowActions[type].kind));
}

/** An input's value before anything is entered. */
const emptyValues: InputValues = { text: '', texts: [], hours: null, units: 1, money: 0, location: '', provider: '' };

/** An action with empty inputs, for the builder. */
export function emptyAction(type: ActionType): WorkflowAction {
  const inputs = actionDefinitions[type].parameters.map((input) => [input.name, emptyValues[input.type]]);
  return { type, ...Object.fromEntries(inputs) } as WorkflowAction;
}

/** Inside a sentence: "route it to Rotterdam". */
export function actionPhrase(action: WorkflowAction, context: WorkflowContext): string {
  return actionDefinitions[action.type].phrase(action, context);
}

/** What an action sets. */
export function afterAction<Effects extends ActionEffects>(effects: Effects, action: WorkflowAction): Effects {
  return { ...effects, ...actionDefinitions[action.type].apply(action, effects) };
}

/** Reasons that prevent an action on an order; empty when it can run. */
export function actionProblems(action: WorkflowAction, order: WorkflowOrder): readonly ActionProblem[] {
  return actionDefinitions[action.type].problems?.(order) ?? [];
}

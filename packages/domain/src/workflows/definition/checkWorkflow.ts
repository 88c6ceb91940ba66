import { formatCount } from '../../shared/formatCount.ts';
import { actionsOf, maxActionText, type WorkflowAction, workflowActions } from './actions.ts';
import { type FieldDefinition, findField } from './fields.ts';
import { findOperator } from './operators.ts';
import { kindOf, type WorkflowKind, workflowTriggers } from './triggers.ts';
import type { Condition, WorkflowDefinition } from './Workflow.ts';
import type { NamedChoice, WorkflowContext } from './WorkflowContext.ts';

/** Where something is wrong; the builder shows the message there. */
export interface WorkflowProblem {
  part: 'name' | 'trigger' | 'conditions' | 'actions';
  /** Index of the group from 0; only for conditions. */
  group?: number;
  /** Index of the condition in its group, or of the action. */
  index?: number;
  message: string;
}

export const workflowLimits = {
  /** Characters. */
  name: 100,
  /** In all groups together. */
  conditions: 100,
  /** Values of one condition. */
  values: 10_000,
  actions: 20,
  /** Units that one action adds. */
  units: 9_999,
  /** Saved workflows of a shop. */
  workflows: 500,
  /** For as many days runs are kept; those of orders that can still be acted on stay longer. */
  runDays: 90,
  /** Longest hold: a year. */
  holdHours: 8_760,
} as const;

/** Everything that keeps a workflow from being saved; empty when it is fine. */
export function checkWorkflow(
  workflow: WorkflowDefinition,
  context: WorkflowContext,
  otherNames: readonly string[] = [],
): WorkflowProblem[] {
  return [
    ...nameProblems(workflow.name, otherNames),
    ...(Object.hasOwn(workflowTriggers, workflow.trigger)
      ? actionProblems(workflow, context)
      : [{ part: 'trigger' as const, message: 'Choose what starts this workflow.' }]),
    ...conditionProblems(workflow, context),
  ];
}

function nameProblems(name: string, otherNames: readonly string[]): WorkflowProblem[] {
  const trimmed = name.trim();
  if (trimmed === '') return [{ part: 'name', message: 'Enter a name.' }];
  if (trimmed.length > workflowLimits.name)
    return [{ part: 'name', message: `Use ${workflowLimits.name} characters or fewer.` }];
  const isTaken = otherNames.some((other) => other.trim().toLowerCase() === trimmed.toLowerCase());
  return isTaken ? [{ part: 'name', message: 'Another workflow has this name. Choose a different one.' }] : [];
}

function conditionProblems({ groups }: WorkflowDefinition, context: WorkflowContext): WorkflowProblem[] {
  const count = groups.reduce((sum, { conditions }) => sum + conditions.length, 0);
  const tooMany: WorkflowProblem[] =
    count > workflowLimits.conditions
      ? [{ part: 'conditions', message: `Use ${workflowLimits.conditions} conditions or fewer; these are ${count}.` }]
      : [];
  const found = groups.flatMap(({ conditions }, group) =>
    conditions.flatMap((condition, index): WorkflowProblem[] => {
      const message = conditionProblem(condition, context);
      return message === null ? [] : [{ part: 'conditions', group, index, message }];
    }),
  );
  return [...tooMany, ...found];
}

/** What is wrong with a condition; null when it is fine. */
export function conditionProblem(condition: Condition, context: WorkflowContext): string | null {
  const field = findField(condition.field);
  if (field === null)
    return `The field “${condition.field}” no longer exists. Choose another or remove this condition.`;
  const operator = findOperator(condition.operator);
  if (operator === null || !operator.types.includes(field.type)) return 'Choose how to compare.';
  const { values } = condition;
  if (operator.operands === 'none') return null;
  if (values.length > workflowLimits.values)
    return `Use ${formatCount(workflowLimits.values)} values or fewer; these are ${formatCount(values.length)}.`;
  const wanted = operator.operands === 'two' ? 2 : 1;
  if (values.length < wanted || values.some((value) => value === '')) return missingValue(field, wanted);
  if (field.type !== 'money' && field.type !== 'number') return textProblem(field, values);
  return numberProblem(field, values) ?? currencyProblem(field, condition, context);
}

function missingValue(field: FieldDefinition, wanted: number): string {
  if (wanted === 2) return 'Enter both ends of the range.';
  if (field.type === 'choice') return `Choose a ${field.label.toLowerCase()}.`;
  return field.type === 'money' ? 'Enter an amount.' : 'Enter a value.';
}

function textProblem(field: FieldDefinition, values: Condition['values']): string | null {
  const unknown = field.choices && values.find((value) => !field.choices?.includes(String(value)));
  return unknown === undefined ? null : `“${unknown}” is not a ${field.label.toLowerCase()}.`;
}

function numberProblem(field: FieldDefinition, values: Condition['values']): string | null {
  const { min = -Infinity, max = Infinity, isWhole = false } = field;
  for (const value of values) {
    if (typeof value !== 'number' || !Number.isFinite(value)) return 'Enter a number.';
    if (isWhole && !Number.isInteger(value)) return 'Enter a whole number.';
    if (value < min) return min === 0 ? 'Enter 0 or more.' : `Enter ${min} or more.`;
    if (value > max) return `Enter ${max} or less.`;
  }
  const [low, high] = values;
  return high !== undefined && Number(low) > Number(high) ? 'The first number must be the smaller one.' : null;
}

function currencyProblem(field: FieldDefinition, { currency }: Condition, context: WorkflowContext): string | null {
  if (field.type !== 'money' || currency === undefined || currency === context.currency) return null;
  return `This amount is in ${currency}, but your store sells in ${context.currency}. Enter it in ${context.currency}.`;
}

function actionProblems(workflow: WorkflowDefinition, context: WorkflowContext): WorkflowProblem[] {
  const { actions } = workflow;
  if (actions.length === 0) return [{ part: 'actions', message: 'Add at least one action.' }];
  if (actions.length > workflowLimits.actions)
    return [{ part: 'actions', message: `Use ${workflowLimits.actions} actions or fewer.` }];
  return actions.flatMap((action, index): WorkflowProblem[] => {
    const message = actionProblem(action, kindOf(workflow), context) ?? twiceProblem(actions, index);
    return message === null ? [] : [{ part: 'actions', index, message }];
  });
}

/** What is wrong with an action; null when it is fine. */
export function actionProblem(action: WorkflowAction, kind: WorkflowKind, context: WorkflowContext): string | null {
  if (!Object.hasOwn(workflowActions, action.type)) return 'This action no longer exists. Choose another or remove it.';
  if (!actionsOf(kind).includes(action.type))
    return `“${workflowActions[action.type].label}” doesn’t work with this trigger.`;
  switch (action.type) {
    case 'addTags':
    case 'removeTags':
      return action.tags.length === 0 || action.tags.some(isBlank)
        ? 'Enter a tag.'
        : (action.tags.map(lengthProblem).find((problem) => problem !== null) ?? null);
    case 'hold':
      return textMissing(action.reason, 'Enter a reason.') ?? hoursProblem(action.hours);
    case 'review':
      return textMissing(action.reason, 'Enter a reason.');
    case 'routeToLocation':
      return choiceProblem(context.locations, action.locationId, 'location');
    case 'routeToProvider':
      return choiceProblem(context.providers, action.providerId, '3PL');
    case 'note':
      return textMissing(action.text, 'Enter a note.');
    case 'setShippingService':
      return textMissing(action.service, 'Enter a service.');
    case 'setPackage':
      return textMissing(action.package, 'Enter a package.');
    case 'setInsurance':
      return Number.isFinite(action.amount) && action.amount > 0 ? null : 'Enter an amount above 0.';
    case 'addItem':
      return textMissing(action.sku, 'Enter a SKU.') ?? unitsProblem(action.quantity);
    case 'swapItem':
      return textMissing(action.sku, 'Enter a SKU.') ?? swapProblem(action);
    case 'splitBundles':
    case 'requireSignature':
      return null;
  }
}

/** Two actions of one workflow must not overwrite each other. */
function twiceProblem(actions: readonly WorkflowAction[], index: number): string | null {
  const action = actions[index];
  const target = action && workflowActions[action.type].target;
  if (!target) return null;
  const earlier = actions.slice(0, index).find(({ type }) => workflowActions[type].target === target);
  return earlier ? `This would undo “${workflowActions[earlier.type].label}” above. Remove one of them.` : null;
}

function hoursProblem(hours: number | null): string | null {
  if (hours === null) return null;
  const isFine = Number.isInteger(hours) && hours >= 1 && hours <= workflowLimits.holdHours;
  return isFine ? null : 'Enter a whole number of hours, at most a year.';
}

function unitsProblem(quantity: number): string | null {
  const isFine = Number.isInteger(quantity) && quantity >= 1 && quantity <= workflowLimits.units;
  return isFine ? null : `Enter a whole number of units, from 1 to ${formatCount(workflowLimits.units)}.`;
}

function swapProblem({ sku, newSku }: { sku: string; newSku: string }): string | null {
  const problem = textMissing(newSku, 'Enter the SKU to ship instead.');
  const isSame = sku.trim().toLowerCase() === newSku.trim().toLowerCase();
  return problem ?? (isSame ? 'Enter another SKU to ship instead.' : null);
}

function choiceProblem(choices: readonly NamedChoice[], id: string, noun: string): string | null {
  if (id === '') return `Choose a ${noun}.`;
  return choices.some((choice) => choice.id === id) ? null : `This ${noun} is no longer there. Choose another.`;
}

function textMissing(text: string, message: string): string | null {
  return isBlank(text) ? message : lengthProblem(text);
}

function lengthProblem(text: string): string | null {
  return text.length > maxActionText ? `Use ${maxActionText} characters or fewer.` : null;
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

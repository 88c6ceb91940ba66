import { formatCount } from '../../shared/formatCount.ts';
import { actionsOf, maxActionText, type WorkflowAction, workflowActions } from './actions.ts';
import { type FieldDefinition, findField } from './fields.ts';
import { findOperator } from './operators.ts';
import { kindOf, type WorkflowKind, workflowTriggers } from './triggers.ts';
import type { Condition, WorkflowDefinition } from './Workflow.ts';
import type { NamedChoice, WorkflowContext } from './WorkflowContext.ts';

import { inputProblems } from '../../shared/inputProblems.ts';
import { inLanguage } from '../../languages/inLanguage.ts';

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

/** What can be wrong with a workflow. */
export const workflowProblems = inLanguage('workflowProblems', {
  trigger: 'Choose what starts this workflow.',
  nameTaken: 'Another workflow has this name. Choose a different one.',
  conditions: (most: number, found: number) => `Use ${most} conditions or fewer; these are ${found}.`,
  fieldGone: (field: string) => `The field “${field}” no longer exists. Choose another or remove this condition.`,
  operator: 'Choose how to compare.',
  values: (most: number, found: number) => `Use ${formatCount(most)} values or fewer; these are ${formatCount(found)}.`,
  range: 'Enter both ends of the range.',
  choose: (label: string) => `Choose a ${label.toLowerCase()}.`,
  amount: 'Enter an amount.',
  value: 'Enter a value.',
  notOne: (value: string, label: string) => `“${value}” is not a ${label.toLowerCase()}.`,
  wholeNumber: 'Enter a whole number.',
  least: (least: number) => `Enter ${least} or more.`,
  mostPlain: (most: number) => `Enter ${most} or less.`,
  order: 'The first number must be the smaller one.',
  currency: (entered: string, sold: string) =>
    `This amount is in ${entered}, but your store sells in ${sold}. Enter it in ${sold}.`,
  noAction: 'Add at least one action.',
  actions: (most: number) => `Use ${most} actions or fewer.`,
  actionGone: 'This action no longer exists. Choose another or remove it.',
  wrongTrigger: (action: string) => `“${action}” doesn’t work with this trigger.`,
  tag: 'Enter a tag.',
  reason: 'Enter a reason.',
  location: 'Choose a location.',
  locationGone: 'This location is no longer available. Choose another.',
  provider: 'Choose a 3PL.',
  providerGone: 'This 3PL is no longer available. Choose another.',
  note: 'Enter a note.',
  service: 'Enter a service.',
  package: 'Enter a package.',
  insurance: 'Enter an amount above 0.',
  undoes: (action: string) => `This would undo “${action}” above. Remove one of them.`,
  hours: 'Enter a whole number of hours, at most a year.',
  units: (most: number) => `Enter a whole number of units, from 1 to ${formatCount(most)}.`,
  newSku: 'Enter the SKU to ship instead.',
  otherSku: 'Enter another SKU to ship instead.',
});

const problems = workflowProblems;

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
      : [{ part: 'trigger' as const, message: problems.trigger }]),
    ...conditionProblems(workflow, context),
  ];
}

function nameProblems(name: string, otherNames: readonly string[]): WorkflowProblem[] {
  const trimmed = name.trim();
  if (trimmed === '') return [{ part: 'name', message: inputProblems.name }];
  if (trimmed.length > workflowLimits.name)
    return [{ part: 'name', message: inputProblems.characters(workflowLimits.name) }];
  const isTaken = otherNames.some((other) => other.trim().toLowerCase() === trimmed.toLowerCase());
  return isTaken ? [{ part: 'name', message: problems.nameTaken }] : [];
}

function conditionProblems({ groups }: WorkflowDefinition, context: WorkflowContext): WorkflowProblem[] {
  const count = groups.reduce((sum, { conditions }) => sum + conditions.length, 0);
  const tooMany: WorkflowProblem[] =
    count > workflowLimits.conditions
      ? [{ part: 'conditions', message: problems.conditions(workflowLimits.conditions, count) }]
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
  if (field === null) return problems.fieldGone(condition.field);
  const operator = findOperator(condition.operator);
  if (operator === null || !operator.types.includes(field.type)) return problems.operator;
  const { values } = condition;
  if (operator.operands === 'none') return null;
  if (values.length > workflowLimits.values) return problems.values(workflowLimits.values, values.length);
  const wanted = operator.operands === 'two' ? 2 : 1;
  if (values.length < wanted || values.some((value) => value === '')) return missingValue(field, wanted);
  if (field.type !== 'money' && field.type !== 'number') return textProblem(field, values);
  return numberProblem(field, values) ?? currencyProblem(field, condition, context);
}

function missingValue(field: FieldDefinition, wanted: number): string {
  if (wanted === 2) return problems.range;
  if (field.type === 'choice') return problems.choose(field.label);
  return field.type === 'money' ? problems.amount : problems.value;
}

function textProblem(field: FieldDefinition, values: Condition['values']): string | null {
  const unknown = field.choices && values.find((value) => !field.choices?.includes(String(value)));
  return unknown === undefined ? null : problems.notOne(String(unknown), field.label);
}

function numberProblem(field: FieldDefinition, values: Condition['values']): string | null {
  const { min = -Infinity, max = Infinity, isWhole = false } = field;
  for (const value of values) {
    if (typeof value !== 'number' || !Number.isFinite(value)) return inputProblems.number;
    if (isWhole && !Number.isInteger(value)) return problems.wholeNumber;
    if (value < min) return problems.least(min);
    if (value > max) return problems.mostPlain(max);
  }
  const [low, high] = values;
  return high !== undefined && Number(low) > Number(high) ? problems.order : null;
}

function currencyProblem(field: FieldDefinition, { currency }: Condition, context: WorkflowContext): string | null {
  if (field.type !== 'money' || currency === undefined || currency === context.currency) return null;
  return problems.currency(currency, context.currency);
}

function actionProblems(workflow: WorkflowDefinition, context: WorkflowContext): WorkflowProblem[] {
  const { actions } = workflow;
  if (actions.length === 0) return [{ part: 'actions', message: problems.noAction }];
  if (actions.length > workflowLimits.actions)
    return [{ part: 'actions', message: problems.actions(workflowLimits.actions) }];
  return actions.flatMap((action, index): WorkflowProblem[] => {
    const message = actionProblem(action, kindOf(workflow), context) ?? twiceProblem(actions, index);
    return message === null ? [] : [{ part: 'actions', index, message }];
  });
}

/** What is wrong with an action; null when it is fine. */
export function actionProblem(action: WorkflowAction, kind: WorkflowKind, context: WorkflowContext): string | null {
  if (!Object.hasOwn(workflowActions, action.type)) return problems.actionGone;
  if (!actionsOf(kind).includes(action.type)) return problems.wrongTrigger(workflowActions[action.type].label);
  switch (action.type) {
    case 'addTags':
    case 'removeTags':
      return action.tags.length === 0 || action.tags.some(isBlank)
        ? problems.tag
        : (action.tags.map(lengthProblem).find((problem) => problem !== null) ?? null);
    case 'hold':
      return textMissing(action.reason, problems.reason) ?? hoursProblem(action.hours);
    case 'review':
      return textMissing(action.reason, problems.reason);
    case 'routeToLocation':
      return choiceProblem(context.locations, action.locationId, 'location');
    case 'routeToProvider':
      return choiceProblem(context.providers, action.providerId, 'provider');
    case 'note':
      return textMissing(action.text, problems.note);
    case 'setShippingService':
      return textMissing(action.service, problems.service);
    case 'setPackage':
      return textMissing(action.package, problems.package);
    case 'setInsurance':
      return Number.isFinite(action.amount) && action.amount > 0 ? null : problems.insurance;
    case 'addItem':
      return textMissing(action.sku, inputProblems.sku) ?? unitsProblem(action.quantity);
    case 'swapItem':
      return textMissing(action.sku, inputProblems.sku) ?? swapProblem(action);
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
  return earlier ? problems.undoes(workflowActions[earlier.type].label) : null;
}

function hoursProblem(hours: number | null): string | null {
  if (hours === null) return null;
  const isFine = Number.isInteger(hours) && hours >= 1 && hours <= workflowLimits.holdHours;
  return isFine ? null : problems.hours;
}

function unitsProblem(quantity: number): string | null {
  const isFine = Number.isInteger(quantity) && quantity >= 1 && quantity <= workflowLimits.units;
  return isFine ? null : problems.units(workflowLimits.units);
}

function swapProblem({ sku, newSku }: { sku: string; newSku: string }): string | null {
  const problem = textMissing(newSku, problems.newSku);
  const isSame = sku.trim().toLowerCase() === newSku.trim().toLowerCase();
  return problem ?? (isSame ? problems.otherSku : null);
}

function choiceProblem(choices: readonly NamedChoice[], id: string, kind: 'location' | 'provider'): string | null {
  if (id === '') return problems[kind];
  return choices.some((choice) => choice.id === id) ? null : problems[`${kind}Gone`];
}

function textMissing(text: string, message: string): string | null {
  return isBlank(text) ? message : lengthProblem(text);
}

function lengthProblem(text: string): string | null {
  return text.length > maxActionText ? inputProblems.characters(maxActionText) : null;
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

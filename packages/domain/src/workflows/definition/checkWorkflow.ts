import { message, type Words } from '../../messages/Message.ts';
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
  message: Words;
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
      : [{ part: 'trigger' as const, message: message('workflows.trigger') }]),
    ...conditionProblems(workflow, context),
  ];
}

function nameProblems(name: string, otherNames: readonly string[]): WorkflowProblem[] {
  const trimmed = name.trim();
  if (trimmed === '') return [{ part: 'name', message: message('inputs.name') }];
  if (trimmed.length > workflowLimits.name)
    return [{ part: 'name', message: message('inputs.characters', { most: workflowLimits.name }) }];
  const isTaken = otherNames.some((other) => other.trim().toLowerCase() === trimmed.toLowerCase());
  return isTaken ? [{ part: 'name', message: message('workflows.nameTaken') }] : [];
}

function conditionProblems({ groups }: WorkflowDefinition, context: WorkflowContext): WorkflowProblem[] {
  const count = groups.reduce((sum, { conditions }) => sum + conditions.length, 0);
  const tooMany: WorkflowProblem[] =
    count > workflowLimits.conditions
      ? [
          {
            part: 'conditions',
            message: message('workflows.conditions', { most: workflowLimits.conditions, found: count }),
          },
        ]
      : [];
  const found = groups.flatMap(({ conditions }, group) =>
    conditions.flatMap((condition, index): WorkflowProblem[] => {
      const problem = conditionProblem(condition, context);
      return problem === null ? [] : [{ part: 'conditions', group, index, message: problem }];
    }),
  );
  return [...tooMany, ...found];
}

/** What is wrong with a condition; null when it is fine. */
export function conditionProblem(condition: Condition, context: WorkflowContext): Words | null {
  const field = findField(condition.field);
  if (field === null) return message('workflows.fieldGone', { field: condition.field });
  const operator = findOperator(condition.operator);
  if (operator === null || !operator.types.includes(field.type)) return message('workflows.operator');
  const { values } = condition;
  if (operator.operands === 'none') return null;
  if (values.length > workflowLimits.values)
    return message('workflows.values', { most: workflowLimits.values, found: values.length });
  const wanted = operator.operands === 'two' ? 2 : 1;
  if (values.length < wanted || values.some((value) => value === ''))
    return missingValue(field, condition.field, wanted);
  if (field.type !== 'money' && field.type !== 'number') return textProblem(field, condition);
  return numberProblem(field, values) ?? currencyProblem(field, condition, context);
}

function missingValue(field: FieldDefinition, name: string, wanted: number): Words {
  if (wanted === 2) return message('workflows.range');
  if (field.type === 'choice') return message('workflows.choose', { field: name });
  return field.type === 'money' ? message('workflows.amount') : message('workflows.value');
}

function textProblem(field: FieldDefinition, { field: name, values }: Condition): Words | null {
  const unknown = field.choices && values.find((value) => !field.choices?.includes(String(value)));
  return unknown === undefined ? null : message('workflows.notOne', { value: String(unknown), field: name });
}

function numberProblem(field: FieldDefinition, values: Condition['values']): Words | null {
  const { min = -Infinity, max = Infinity, isWhole = false } = field;
  for (const value of values) {
    if (typeof value !== 'number' || !Number.isFinite(value)) return message('inputs.number');
    if (isWhole && !Number.isInteger(value)) return message('workflows.wholeNumber');
    if (value < min) return message('workflows.least', { least: min });
    if (value > max) return message('workflows.mostPlain', { most: max });
  }
  const [low, high] = values;
  return high !== undefined && Number(low) > Number(high) ? message('workflows.order') : null;
}

function currencyProblem(field: FieldDefinition, { currency }: Condition, context: WorkflowContext): Words | null {
  if (field.type !== 'money' || currency === undefined || currency === context.currency) return null;
  return message('workflows.currency', { entered: currency, sold: context.currency });
}

function actionProblems(workflow: WorkflowDefinition, context: WorkflowContext): WorkflowProblem[] {
  const { actions } = workflow;
  if (actions.length === 0) return [{ part: 'actions', message: message('workflows.noAction') }];
  if (actions.length > workflowLimits.actions)
    return [{ part: 'actions', message: message('workflows.actions', { most: workflowLimits.actions }) }];
  return actions.flatMap((action, index): WorkflowProblem[] => {
    const problem = actionProblem(action, kindOf(workflow), context) ?? twiceProblem(actions, index);
    return problem === null ? [] : [{ part: 'actions', index, message: problem }];
  });
}

/** What is wrong with an action; null when it is fine. */
export function actionProblem(action: WorkflowAction, kind: WorkflowKind, context: WorkflowContext): Words | null {
  if (!Object.hasOwn(workflowActions, action.type)) return message('workflows.actionGone');
  if (!actionsOf(kind).includes(action.type))
    return message('workflows.wrongTrigger', { action: message(`actions.${action.type}`) });
  switch (action.type) {
    case 'addTags':
    case 'removeTags':
      return action.tags.length === 0 || action.tags.some(isBlank)
        ? message('workflows.tag')
        : (action.tags.map(lengthProblem).find((problem) => problem !== null) ?? null);
    case 'hold':
      return textMissing(action.reason, message('workflows.reason')) ?? hoursProblem(action.hours);
    case 'review':
      return textMissing(action.reason, message('workflows.reason'));
    case 'routeToLocation':
      return choiceProblem(context.locations, action.locationId, 'location');
    case 'routeToProvider':
      return choiceProblem(context.providers, action.providerId, 'provider');
    case 'note':
      return textMissing(action.text, message('workflows.note'));
    case 'setShippingService':
      return textMissing(action.service, message('workflows.service'));
    case 'setPackage':
      return textMissing(action.package, message('workflows.package'));
    case 'setInsurance':
      return Number.isFinite(action.amount) && action.amount > 0 ? null : message('workflows.insurance');
    case 'addItem':
      return textMissing(action.sku, message('inputs.sku')) ?? unitsProblem(action.quantity);
    case 'swapItem':
      return textMissing(action.sku, message('inputs.sku')) ?? swapProblem(action);
    case 'splitBundles':
    case 'requireSignature':
      return null;
  }
}

/** Two actions of one workflow must not overwrite each other. */
function twiceProblem(actions: readonly WorkflowAction[], index: number): Words | null {
  const action = actions[index];
  const target = action && workflowActions[action.type].target;
  if (!target) return null;
  const earlier = actions.slice(0, index).find(({ type }) => workflowActions[type].target === target);
  return earlier ? message('workflows.undoes', { action: message(`actions.${earlier.type}`) }) : null;
}

function hoursProblem(hours: number | null): Words | null {
  if (hours === null) return null;
  const isFine = Number.isInteger(hours) && hours >= 1 && hours <= workflowLimits.holdHours;
  return isFine ? null : message('workflows.hours');
}

function unitsProblem(quantity: number): Words | null {
  const isFine = Number.isInteger(quantity) && quantity >= 1 && quantity <= workflowLimits.units;
  return isFine ? null : message('workflows.units', { most: workflowLimits.units });
}

function swapProblem({ sku, newSku }: { sku: string; newSku: string }): Words | null {
  const problem = textMissing(newSku, message('workflows.newSku'));
  const isSame = sku.trim().toLowerCase() === newSku.trim().toLowerCase();
  return problem ?? (isSame ? message('workflows.otherSku') : null);
}

function choiceProblem(choices: readonly NamedChoice[], id: string, kind: 'location' | 'provider'): Words | null {
  if (id === '') return message(`workflows.${kind}`);
  return choices.some((choice) => choice.id === id) ? null : message(`workflows.${kind}Gone`);
}

function textMissing(text: string, missing: Words): Words | null {
  return isBlank(text) ? missing : lengthProblem(text);
}

function lengthProblem(text: string): Words | null {
  return text.length > maxActionText ? message('inputs.characters', { most: maxActionText }) : null;
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

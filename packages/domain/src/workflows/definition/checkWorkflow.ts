import { message, type Words } from '../../messages/Message.ts';
import type { ActionParameter } from '../actions/ActionDefinition.ts';
import { actionDefinitions, actionsOf, type WorkflowAction } from '../actions/workflowActions.ts';
import { type FieldDefinition, findField } from './workflowFields.ts';
import { findOperator } from './operators.ts';
import { kindOf, type WorkflowKind, workflowTriggers } from './triggers.ts';
import type { Condition, WorkflowDefinition } from './Workflow.ts';
import type { NamedChoice, WorkflowContext } from './WorkflowContext.ts';

/** A problem of an unsaved workflow, and its location. The builder shows the message there. */
export interface WorkflowProblem {
  part: 'name' | 'trigger' | 'conditions' | 'actions';
  /** Index of the group, from 0; only for conditions. */
  group?: number;
  /** Index of the condition in its group, or of the action. */
  index?: number;
  /** Name of the action's bad input. */
  input?: string;
  message: Words;
}

export const workflowLimits = {
  /** Maximum characters. */
  name: 100,
  /** In all groups together. */
  conditions: 100,
  /** Values per condition. */
  values: 10_000,
  actions: 20,
  /** Characters of a reason, note or tag. */
  actionText: 500,
  /** Units that one action adds. */
  units: 9_999,
  /** Saved workflows per shop. */
  workflows: 500,
  /** Days that runs are kept; those of orders that can still be acted on stay longer. */
  runDays: 90,
  /** Longest hold: a year. */
  holdHours: 8_760,
} as const;

/** Everything that prevents saving a workflow; empty when it is fine. */
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

/** What is wrong with a condition; `null` when it is fine. */
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
    return problem === null ? [] : [{ part: 'actions', index, ...problem }];
  });
}

type ActionProblem = Pick<WorkflowProblem, 'input' | 'message'>;

/** What is wrong with an action; `null` when it is fine. */
function actionProblem(action: WorkflowAction, kind: WorkflowKind, context: WorkflowContext): ActionProblem | null {
  if (!Object.hasOwn(actionDefinitions, action.type)) return { message: message('workflows.actionGone') };
  if (!actionsOf(kind).includes(action.type))
    return { message: message('workflows.wrongTrigger', { action: message(`actions.${action.type}`) }) };
  const definition = actionDefinitions[action.type];
  for (const input of definition.parameters) {
    const problem = inputProblem(input, Reflect.get(action, input.name), context);
    if (problem !== null) return { input: input.name, message: problem };
  }
  const found = definition.check?.(action) ?? null;
  return found === null ? null : { input: found.input, message: messageOf(found.code) };
}

function inputProblem(input: ActionParameter, value: unknown, context: WorkflowContext): Words | null {
  switch (input.type) {
    case 'text':
      return isBlank(String(value)) ? messageOf(input.missing ?? 'workflows.value') : lengthProblem(String(value));
    case 'texts':
      return tagsProblem(Array.isArray(value) ? value.map(String) : []);
    case 'hours':
      return value === null || isWhole(value, workflowLimits.holdHours) ? null : message('workflows.hours');
    case 'units':
      return isWhole(value, workflowLimits.units) ? null : message('workflows.units', { most: workflowLimits.units });
    case 'money':
      return Number.isFinite(value) && Number(value) > 0 ? null : message('workflows.insurance');
    case 'location':
      return choiceProblem(context.locations, String(value), 'location');
    case 'provider':
      return choiceProblem(context.providers, String(value), 'provider');
  }
}

/** Definitions name messages by code because the messages' words are built from theirs. */
function messageOf(code: string): Words {
  return { code, values: {} };
}

/** Two actions of one workflow must not overwrite each other. */
function twiceProblem(actions: readonly WorkflowAction[], index: number): ActionProblem | null {
  const action = actions[index];
  const target = action && actionDefinitions[action.type].target;
  if (!target) return null;
  const earlier = actions.slice(0, index).find(({ type }) => actionDefinitions[type].target === target);
  return earlier ? { message: message('workflows.undoes', { action: message(`actions.${earlier.type}`) }) } : null;
}

function isWhole(value: unknown, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;
}

function tagsProblem(tags: readonly string[]): Words | null {
  if (tags.length === 0 || tags.some(isBlank)) return message('workflows.tag');
  return tags.map(lengthProblem).find((problem) => problem !== null) ?? null;
}

function choiceProblem(choices: readonly NamedChoice[], id: string, kind: 'location' | 'provider'): Words | null {
  if (id === '') return message(`workflows.${kind}`);
  return choices.some((choice) => choice.id === id) ? null : message(`workflows.${kind}Gone`);
}

function lengthProblem(text: string): Words | null {
  const most = workflowLimits.actionText;
  return text.length > most ? message('inputs.characters', { most }) : null;
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

import { isMessageCode } from '../../messages/messageWords.ts';
import { inWords } from '../../testing/inWords.ts';
import { describe, expect, test } from 'vitest';
import { aWorkflow, workflowContext } from '../../testing/index.ts';
import { checkWorkflow } from './checkWorkflow.ts';
import { findConflicts } from '../conflicts/findConflicts.ts';
import { readyMadeWorkflows } from './readyMadeWorkflows.ts';
import { actionDefinitions, actionsOf, emptyAction, type WorkflowAction } from '../actions/workflowActions.ts';
import { workflowSentence } from './workflowSentence.ts';
import type { Condition } from './Workflow.ts';

const messagesOf = (fields: Parameters<typeof aWorkflow>[0], names: readonly string[] = []) =>
  checkWorkflow(aWorkflow(fields), workflowContext, names).map(({ message }) => message);

describe('an invalid workflow says what is wrong', () => {
  test.each<[string, Condition, string]>([
    ['a field that is gone', { field: 'giftWrap', operator: 'isOneOf', values: ['x'] }, '“giftWrap” no longer exists'],
    ['a field of every object', { field: 'toString', operator: 'isOneOf', values: ['x'] }, 'no longer exists'],
    ['an operator of another type', { field: 'orderTotal', operator: 'contains', values: ['x'] }, 'how to compare'],
    ['no value', { field: 'country', operator: 'isOneOf', values: [] }, 'Choose a country.'],
    ['no amount', { field: 'orderTotal', operator: 'moreThan', values: [''] }, 'Enter an amount.'],
    ['a text for a number', { field: 'orderTotal', operator: 'moreThan', values: ['500'] }, 'Enter a number.'],
    ['not a number', { field: 'weight', operator: 'moreThan', values: [Number.NaN] }, 'Enter a number.'],
    ['a negative amount', { field: 'orderTotal', operator: 'moreThan', values: [-1] }, 'Enter 0 or more.'],
    ['half a unit', { field: 'units', operator: 'moreThan', values: [1.5] }, 'Enter a whole number.'],
    ['25 o’clock', { field: 'hour', operator: 'equals', values: [25] }, 'Enter 23 or less.'],
    ['one end of a range', { field: 'orderTotal', operator: 'between', values: [1] }, 'Enter both ends of the range.'],
    ['a range backwards', { field: 'orderTotal', operator: 'between', values: [9, 1] }, 'must be the smaller one'],
    ['a weekday that does not exist', { field: 'weekday', operator: 'isOneOf', values: ['Caturday'] }, '“Caturday”'],
    [
      'another currency',
      { field: 'orderTotal', operator: 'moreThan', values: [500], currency: 'USD' },
      'This amount is in USD, but your store sells in GBP.',
    ],
    [
      '10,001 SKUs',
      { field: 'sku', operator: 'includesAny', values: Array.from({ length: 10_001 }, String) },
      'Use 10,000 values or fewer; these are 10,001.',
    ],
  ])('%s', (_, condition, message) => {
    expect(inWords(messagesOf({ conditions: [condition] }))).toEqual([expect.stringContaining(message)]);
  });

  test.each<[WorkflowAction, string]>([
    [{ type: 'routeToLocation', locationId: '9' }, 'This location is no longer available. Choose another.'],
    [{ type: 'routeToProvider', providerId: '' }, 'Choose a 3PL.'],
    [{ type: 'hold', reason: ' ', hours: null }, 'Enter a reason.'],
    [{ type: 'hold', reason: 'x', hours: 0 }, 'Enter a whole number of hours, at most a year.'],
    [{ type: 'addTags', tags: [''] }, 'Enter a tag.'],
    [{ type: 'note', text: 'x'.repeat(501) }, 'Use 500 characters or fewer.'],
    [{ type: 'addItem', sku: ' ', quantity: 1 }, 'Enter a SKU.'],
    [{ type: 'addItem', sku: 'A', quantity: 1.5 }, 'Enter a whole number of units, from 1 to 9,999.'],
    [{ type: 'addItem', sku: 'A', quantity: Number.NaN }, 'Enter a whole number of units, from 1 to 9,999.'],
    [{ type: 'addItem', sku: 'A', quantity: 10_000 }, 'Enter a whole number of units, from 1 to 9,999.'],
    [{ type: 'swapItem', sku: 'A', newSku: '' }, 'Enter the SKU to ship instead.'],
    [{ type: 'swapItem', sku: 'A', newSku: ' a ' }, 'Enter another SKU to ship instead.'],
    [{ type: 'requireSignature' }, '“Require a signature” doesn’t work with this trigger.'],
  ])('the action %j', (action, message) => {
    expect(inWords(messagesOf({ actions: [action] }))).toEqual([message]);
  });

  test('a missing, long or taken name', () => {
    expect(inWords(messagesOf({ name: ' ' }))).toEqual(['Enter a name.']);
    expect(inWords(messagesOf({ name: 'x'.repeat(101) }))).toEqual(['Use 100 characters or fewer.']);
    expect(inWords(messagesOf({ name: 'vip' }, ['VIP ']))).toEqual([
      expect.stringContaining('Another workflow has this name'),
    ]);
  });

  test('no action, or two where the second undoes the first', () => {
    expect(inWords(messagesOf({ actions: [] }))).toEqual(['Add at least one action.']);
    const both: WorkflowAction[] = [
      { type: 'hold', reason: 'x', hours: null },
      { type: 'review', reason: 'y' },
    ];
    expect(inWords(messagesOf({ actions: both }))).toEqual([
      'This would undo “Put on hold” above. Remove one of them.',
    ]);
  });

  test('every action starts empty and says what is missing, unless it has no inputs', () => {
    for (const kind of ['orderUpdate', 'shipmentUpdate'] as const)
      for (const type of actionsOf(kind)) {
        const trigger = kind === 'orderUpdate' ? 'orderArrives' : 'beforeShipping';
        const problems = checkWorkflow(aWorkflow({ trigger, actions: [emptyAction(type)] }), workflowContext);
        const [first] = actionDefinitions[type].parameters;
        expect(problems.map(({ input }) => input)).toEqual(first === undefined ? [] : [first.name]);
        expect(problems.map(({ message }) => isMessageCode(Object(message).code))).not.toContain(false);
      }
  });

  test('a problem names its group and condition', () => {
    const fine = { field: 'country', operator: 'isOneOf', values: ['Germany'] };
    const groups = [
      { match: 'all' as const, conditions: [fine] },
      { match: 'any' as const, conditions: [fine, { ...fine, values: [] }] },
    ];
    expect(inWords(checkWorkflow(aWorkflow({ groups }), workflowContext))).toEqual([
      { part: 'conditions', group: 1, index: 1, message: 'Choose a country.' },
    ]);
  });

  test('a problem names its action and input', () => {
    const swap: WorkflowAction = { type: 'swapItem', sku: 'A', newSku: 'a' };
    expect(inWords(checkWorkflow(aWorkflow({ actions: [swap] }), workflowContext))).toEqual([
      { part: 'actions', index: 0, input: 'newSku', message: 'Enter another SKU to ship instead.' },
    ]);
  });
});

test('the ready-made workflows are valid, and a shop without locations gets those that need none', () => {
  const ready = readyMadeWorkflows(workflowContext);
  expect(ready).toHaveLength(6);
  expect(ready.flatMap(({ definition }) => checkWorkflow(definition, workflowContext))).toEqual([]);
  expect(readyMadeWorkflows({ ...workflowContext, locations: [] })).toHaveLength(5);
  const active = ready.map(({ definition }, index) => aWorkflow({ ...definition, workflowId: String(index) }));
  expect(findConflicts(active, workflowContext)).toEqual([]);
});

test('a workflow reads as one sentence', () => {
  const workflow = aWorkflow({
    conditions: [
      { field: 'orderTotal', operator: 'moreThan', values: [500], currency: 'GBP' },
      { field: 'country', operator: 'isOneOf', values: ['Germany', 'France'] },
    ],
    actions: [
      { type: 'routeToLocation', locationId: '2' },
      { type: 'hold', reason: 'Check it', hours: 48 },
    ],
  });
  expect(workflowSentence(workflow, workflowContext)).toBe(
    'When an order arrives, if the total is more than £500.00 and the country is one of Germany or France, ' +
      'route it to Rotterdam and put it on hold for 2 days (Check it).',
  );
  expect(
    inWords(readyMadeWorkflows(workflowContext).map(({ definition }) => workflowSentence(definition, workflowContext))),
  ).toEqual([
    'When an order arrives, if the total is more than £1,000.00, put it on hold for 1 day (Large order: check before shipping).',
    'When an order arrives, if the number of the customer’s earlier orders is exactly 0 and ' +
      'the total is between £500.00 and £1,000.00, send it to review (Large first order).',
    'When an order arrives, if the weight is more than 20 kg, route it to Leeds.',
    'When an order arrives, if the number of units is at least 500, tag it “wholesale”.',
    'When an order arrives, if the weekday is one of Saturday or Sunday, tag it “weekend”.',
    'Before an order ships, if the total is at least £750.00, require a signature and insure it for £750.00.',
  ]);
});

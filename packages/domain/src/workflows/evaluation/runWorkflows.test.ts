import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aWorkflow, aWorkflowOrder, workflowContext } from '../../testing/index.ts';
import { anyWorkflowOrder, anyWorkflows } from '../../testing/workflowFixtures.ts';
import { triggerNames } from '../definition/triggers.ts';
import { prepareWorkflows, runWorkflows } from './runWorkflows.ts';
import { runResultText } from './runResult.ts';

const overFiveHundred = { field: 'orderTotal', operator: 'moreThan', values: [500] };

test('orders over £500 to Germany go to Rotterdam and wait for review', () => {
  const workflow = aWorkflow({
    conditions: [overFiveHundred, { field: 'country', operator: 'isOneOf', values: ['Germany'] }],
    actions: [
      { type: 'routeToLocation', locationId: '2' },
      { type: 'review', reason: 'Large order to Germany' },
    ],
  });
  const { runs, effects } = runWorkflows([workflow], 'orderArrives', aWorkflowOrder(), workflowContext);
  expect(effects).toMatchObject({
    stage: { type: 'needsReview', reason: 'Large order to Germany' },
    destination: { type: 'location', locationId: '2' },
  });
  expect(runs[0]?.changes.map(runResultText)).toEqual([
    'routed to Rotterdam',
    'sent to review: Large order to Germany',
  ]);
});

test('runs only active workflows, and only those for the trigger', () => {
  const workflows = [
    aWorkflow({ workflowId: '1', isActive: false }),
    aWorkflow({ workflowId: '2', trigger: 'beforeShipping' }),
    aWorkflow({ workflowId: '3' }),
  ];
  const { runs } = runWorkflows(workflows, 'orderArrives', aWorkflowOrder(), workflowContext);
  expect(runs.map(({ workflow }) => workflow.workflowId)).toEqual(['3']);
});

test("when two set the same thing the lower one wins, and the upper one's run says it was replaced", () => {
  const upper = aWorkflow({ workflowId: '1', actions: [{ type: 'routeToLocation', locationId: '1' }] });
  const lower = aWorkflow({ workflowId: '2', actions: [{ type: 'routeToProvider', providerId: 'shipbob' }] });
  const { runs, effects } = runWorkflows([upper, lower], 'orderArrives', aWorkflowOrder(), workflowContext);
  expect(effects.destination).toEqual({ type: 'provider', providerId: 'shipbob' });
  expect(runs.map(({ replaced }) => replaced.map(runResultText))).toEqual([['routed to Leeds'], []]);
});

test('a workflow sees the tags set above it, and new tags start workflows for changed orders', () => {
  const tagging = aWorkflow({ workflowId: '1', actions: [{ type: 'addTags', tags: ['vip'] }] });
  const isVip = { field: 'tag', operator: 'includesAny', values: ['VIP'] };
  const below = aWorkflow({ workflowId: '2', conditions: [isVip], actions: [{ type: 'note', text: 'Gift wrap' }] });
  const changed = aWorkflow({
    workflowId: '3',
    trigger: 'orderChanges',
    conditions: [isVip],
    actions: [{ type: 'removeTags', tags: ['vip'] }],
  });
  const { effects } = runWorkflows([tagging, below, changed], 'orderArrives', aWorkflowOrder(), workflowContext);
  expect(effects).toMatchObject({ notes: ['Gift wrap'], tags: [] });
});

const whenTagged = (tag: string) => ({ field: 'tag', operator: 'includesAny', values: [tag] });

test('a workflow for changed orders that did not match tries again when one below it changes the tags', () => {
  const trigger = 'orderChanges';
  const upper = aWorkflow({
    workflowId: '1',
    trigger,
    conditions: [whenTagged('b')],
    actions: [{ type: 'note', text: 'Gift wrap' }],
  });
  const lower = aWorkflow({ workflowId: '2', trigger, actions: [{ type: 'addTags', tags: ['b'] }] });
  const { runs, effects } = runWorkflows([upper, lower], trigger, aWorkflowOrder(), workflowContext);
  expect(effects).toMatchObject({ notes: ['Gift wrap'], tags: ['b'] });
  expect(runs.map(({ workflow, trace }) => [workflow.workflowId, trace.isMatch])).toEqual([
    ['2', true],
    ['1', true],
  ]);
});

test.each(['beforeShipping', 'shipmentChanges'] as const)(
  'tags added by a workflow for %s start workflows for changed orders',
  (trigger) => {
    const tagging = aWorkflow({ workflowId: '1', trigger, actions: [{ type: 'addTags', tags: ['sent'] }] });
    const changed = aWorkflow({
      workflowId: '2',
      trigger: 'orderChanges',
      conditions: [whenTagged('sent')],
      actions: [{ type: 'note', text: 'On its way' }],
    });
    const { effects } = runWorkflows([tagging, changed], trigger, aWorkflowOrder(), workflowContext);
    expect(effects).toMatchObject({ notes: ['On its way'], tags: ['sent'] });
  },
);

test('an order that is not open is not held, and the run says so', () => {
  const actions = [
    { type: 'hold', reason: 'Check it', hours: null },
    { type: 'addTags', tags: ['vip'] },
  ] as const;
  const prepared = prepareWorkflows([aWorkflow({ actions })], workflowContext);
  const { runs, effects } = prepared.run('orderArrives', aWorkflowOrder(), false);
  expect(effects).toMatchObject({ stage: null, tags: ['vip'] });
  expect(runs[0]?.changes.map(runResultText)).toEqual(['not held or sent to review: it wasn’t open', 'tagged “vip”']);
  expect(prepared.run('orderArrives', aWorkflowOrder()).effects.stage).toEqual(actions[0]);
});

test("two that undo each other's tags run once each", () => {
  const trigger = 'orderChanges';
  const adds = aWorkflow({
    workflowId: '1',
    trigger,
    conditions: [{ field: 'tag', operator: 'includesNone', values: ['vip'] }],
    actions: [{ type: 'addTags', tags: ['vip'] }],
  });
  const removes = aWorkflow({
    workflowId: '2',
    trigger,
    conditions: [{ field: 'tag', operator: 'includesAny', values: ['vip'] }],
    actions: [{ type: 'removeTags', tags: ['vip'] }],
  });
  expect(runWorkflows([adds, removes], trigger, aWorkflowOrder(), workflowContext).runs).toHaveLength(2);
});

test('the same input gives the same outcome, no workflow runs twice, and the input stays unchanged', () => {
  fc.assert(
    fc.property(anyWorkflows, anyWorkflowOrder, fc.constantFrom(...triggerNames), (workflows, order, trigger) => {
      const before = JSON.stringify([workflows, order]);
      const outcome = runWorkflows(workflows, trigger, order, workflowContext);
      expect(runWorkflows(workflows, trigger, order, workflowContext)).toEqual(outcome);
      expect(JSON.stringify([workflows, order])).toBe(before);
      const ids = outcome.runs.map(({ workflow }) => workflow.workflowId);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});

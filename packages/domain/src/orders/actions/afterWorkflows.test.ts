import { expect, test } from 'vitest';
import { message } from '../../messages/Message.ts';
import { aDetail, anOrder } from '../../testing/index.ts';
import type { OrderState } from './afterAction.ts';
import { afterWorkflows, type WorkflowDecision, workflowsDone } from './afterWorkflows.ts';
import { appliedResult } from './appliedResult.ts';

const at = '2026-11-22T09:00:00Z';
const open: OrderState = {
  stage: 'open',
  order: anOrder(),
  detail: {
    ...aDetail(),
    eligibleFlows: [{ name: 'VIP' }, { name: 'B' }],
    triggeredFlows: [{ name: 'A' }],
    timeline: [],
  },
};

type Run = WorkflowDecision['runs'][number];
const aRun = (name: string, facts: Partial<Run> = {}): Run => ({
  workflow: { name },
  trace: { isMatch: true },
  changes: [],
  problems: [],
  ...facts,
});
const decided = (runs: readonly Run[], effects: Partial<WorkflowDecision['effects']> = {}): WorkflowDecision => ({
  runs,
  effects: { stage: null, errors: [], ...effects },
});

test('adds a workflow run with its effects to the timeline, newest first, and once to the triggered workflows', () => {
  const runs = [
    aRun('A', { changes: [{ type: 'addTags', tags: ['vip'] }] }),
    aRun('Other', { trace: { isMatch: false } }),
    aRun('VIP', {
      changes: [
        { type: 'routeToLocation', location: 'Leeds' },
        { type: 'review', reason: 'large' },
      ],
    }),
  ];
  const { stage, detail } = afterWorkflows(open, decided(runs, { stage: { type: 'needsReview' } }), at);
  expect(workflowsDone({ runs })).toBe(2);
  expect(stage).toBe('needsReview');
  expect(detail.timeline).toMatchObject([
    { message: 'Workflow “VIP” ran: routed to Leeds; sent to review: large', createdAt: at },
    { message: 'Workflow “A” ran: tagged “vip”', createdAt: at },
  ]);
  expect(detail.triggeredFlows).toEqual([{ name: 'A' }, { name: 'VIP' }]);
  expect(detail.eligibleFlows).toEqual([{ name: 'B' }]);
});

test('an order already on its way is not stopped, and nothing happens without a matching workflow', () => {
  const sent: OrderState = { ...open, stage: 'inFulfillment' };
  const runs = [aRun('A', { changes: [{ type: 'hold', reason: 'check', hours: null }] })];
  expect(afterWorkflows(sent, decided(runs, { stage: { type: 'hold' } }), at).stage).toBe('inFulfillment');
  expect(afterWorkflows(open, decided([aRun('A', { trace: { isMatch: false } })]), at)).toBe(open);
});

test('an error stops an open order before a hold does, and the timeline says which workflow could not run', () => {
  const errors = [{ type: 'unknown_sku', message: 'No product has it', sku: 'MUG', quantity: 4 }];
  const runs = [aRun('VIP', { problems: [{ type: 'unknownBundleItem', bundle: 'SET', sku: 'MUG' }] })];
  const after = afterWorkflows(open, decided(runs, { stage: { type: 'hold' }, errors }), at);
  expect(workflowsDone({ runs })).toBe(0);
  expect(after).toMatchObject({ stage: 'error', order: { workflowErrors: errors } });
  expect(after.detail.timeline[0]?.message).toBe(
    'Workflow “VIP” could not run: Bundle SET contains an item that no product has: SKU MUG',
  );
  expect(after.detail.triggeredFlows).toEqual([{ name: 'A' }]);
  expect(after.detail.eligibleFlows).toEqual([{ name: 'VIP' }, { name: 'B' }]);
  const sent: OrderState = { ...open, stage: 'inFulfillment' };
  expect(afterWorkflows(sent, decided(runs, { errors }), at)).toMatchObject({
    stage: 'inFulfillment',
    order: { workflowErrors: [] },
  });
});

test('a workflow run by a person reports what it did to each order, or why it did nothing', () => {
  const error = message('inputs.name');
  expect([
    appliedResult({ type: 'ran', matched: 2, errors: [] }),
    appliedResult({ type: 'ran', matched: 1, errors: [error] }),
    appliedResult({ type: 'ran', matched: 0, errors: [] }),
    appliedResult({ type: 'notOpen' }),
    appliedResult(undefined),
  ]).toEqual([
    { status: 'success' },
    { status: 'error', message: message('orders.workflow', { error }) },
    { status: 'skipped', message: message('orders.noMatch') },
    { status: 'skipped', message: message('orders.notOpen') },
    { status: 'error', message: message('orders.unknown') },
  ]);
});

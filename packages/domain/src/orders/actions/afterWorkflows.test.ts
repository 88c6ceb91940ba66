import { expect, test } from 'vitest';
import { aDetail, anOrder } from '../../testing/index.ts';
import type { OrderState } from './afterAction.ts';
import { afterWorkflows, type WorkflowDecision } from './afterWorkflows.ts';

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

test('a workflow that ran is in the timeline with what it did, newest first, and among the triggered ones once', () => {
  const ran: WorkflowDecision['ran'] = [
    { name: 'A', changes: [{ type: 'addTags', tags: ['vip'] }] },
    {
      name: 'VIP',
      changes: [
        { type: 'routeToLocation', location: 'Leeds' },
        { type: 'review', reason: 'large' },
      ],
    },
  ];
  const { stage, detail } = afterWorkflows(open, { stage: { type: 'needsReview' }, ran }, at);
  expect(stage).toBe('needsReview');
  expect(detail.timeline).toMatchObject([
    { message: 'Workflow “VIP” ran: routed to Leeds; sent to review: large', createdAt: at },
    { message: 'Workflow “A” ran: tagged “vip”', createdAt: at },
  ]);
  expect(detail.triggeredFlows).toEqual([{ name: 'A' }, { name: 'VIP' }]);
  expect(detail.eligibleFlows).toEqual([{ name: 'B' }]);
});

test('an order that is on its way already is not stopped, and nothing happens where no workflow matches', () => {
  const sent: OrderState = { ...open, stage: 'inFulfillment' };
  const ran: WorkflowDecision['ran'] = [{ name: 'A', changes: [{ type: 'hold', reason: 'check', hours: null }] }];
  expect(afterWorkflows(sent, { stage: { type: 'hold' }, ran }, at).stage).toBe('inFulfillment');
  expect(afterWorkflows(open, { stage: null, ran: [] }, at)).toBe(open);
});

test('an error stops an open order before a hold does, and says in the timeline which workflow could not run', () => {
  const errors = [{ type: 'unknown_sku', message: 'No product has it', sku: 'MUG', quantity: 4 }];
  const ran: WorkflowDecision['ran'] = [
    { name: 'VIP', changes: [], problems: [{ type: 'unknownBundleItem', bundle: 'SET', sku: 'MUG' }] },
  ];
  const after = afterWorkflows(open, { stage: { type: 'hold' }, ran, errors }, at);
  expect(after).toMatchObject({ stage: 'error', order: { workflowErrors: errors } });
  expect(after.detail.timeline[0]?.message).toBe(
    'Workflow “VIP” could not run: Bundle SET contains an item that no product has: SKU MUG',
  );
  expect(after.detail.triggeredFlows).toEqual([{ name: 'A' }]);
  expect(after.detail.eligibleFlows).toEqual([{ name: 'VIP' }, { name: 'B' }]);
  const sent: OrderState = { ...open, stage: 'inFulfillment' };
  expect(afterWorkflows(sent, { stage: null, ran, errors }, at)).toMatchObject({
    stage: 'inFulfillment',
    order: { workflowErrors: [] },
  });
});

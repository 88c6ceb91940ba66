import { expect, test } from 'vitest';
import { aWorkflow, aWorkflowOrder, workflowContext } from '../../testing/index.ts';
import type { Workflow } from '../definition/Workflow.ts';
import type { WorkflowOrder } from '../definition/WorkflowOrder.ts';
import { prepareWorkflows } from './runWorkflows.ts';
import { changedFields, startedByChange } from './startedByChange.ts';

const onPaid: Partial<Workflow> = {
  trigger: 'orderChanges',
  groups: [{ match: 'all', conditions: [{ field: 'paymentStatus', operator: 'isOneOf', values: ['PAID'] }] }],
};

const before: WorkflowOrder = { ...aWorkflowOrder({ tags: ['a', 'b'] }), paymentStatus: 'PENDING', risk: 'NONE' };

function started(workflow: Partial<Workflow>, changes: Partial<WorkflowOrder>, changesOther = false): boolean {
  const change = { before, after: { ...before, ...changes }, changesOther };
  return startedByChange([aWorkflow(workflow)], changedFields(change, workflowContext)).has('1');
}

test.each<[string, Partial<Workflow>, Partial<WorkflowOrder>, boolean]>([
  ['what it names', onPaid, { paymentStatus: 'PAID' }, true],
  ['what it names, which it does not match', onPaid, { paymentStatus: 'VOIDED' }, true],
  ['nothing', onPaid, {}, false],
  ['something else', onPaid, { risk: 'CANCEL', tags: [], skus: ['NEW'] }, false],
  ['the items, which it changes', { ...onPaid, actions: [{ type: 'splitBundles' }] }, { skus: ['NEW'] }, true],
  ['something, and it names nothing', { trigger: 'orderChanges', groups: [] }, { risk: 'CANCEL' }, true],
  ['nothing, and it names nothing', { trigger: 'orderChanges', groups: [] }, { tags: ['b', 'a'] }, false],
  ['what it names while it is switched off', { ...onPaid, isActive: false }, { paymentStatus: 'PAID' }, false],
  ['what it names, for arriving orders', { ...onPaid, trigger: 'orderArrives' }, { paymentStatus: 'PAID' }, false],
])('a change of %s starts a workflow or does not', (_, workflow, changes, expected) => {
  expect(started(workflow, changes)).toBe(expected);
});

test('a change outside the fields starts only a workflow without conditions', () => {
  expect(started({ trigger: 'orderChanges', groups: [] }, {}, true)).toBe(true);
  expect(started(onPaid, {}, true)).toBe(false);
});

test('a workflow that names tags and did not start tries when a started one changes the tags; others do not', () => {
  const tagged = (workflowId: string, field: string, values: string[], tag: string): Workflow =>
    aWorkflow({
      workflowId,
      trigger: 'orderChanges',
      conditions: [{ field, operator: field === 'tag' ? 'includesAny' : 'isOneOf', values }],
      actions: [{ type: 'addTags', tags: [tag] }],
    });
  const workflows = [
    tagged('1', 'risk', ['NONE'], 'never'),
    tagged('2', 'paymentStatus', ['PAID'], 'paid'),
    tagged('3', 'tag', ['paid'], 'checked'),
  ];
  const order = { ...before, tags: [], paymentStatus: 'PAID' };
  const { effects } = prepareWorkflows(workflows, workflowContext).run('orderChanges', order, true, new Set(['2']));
  expect(effects.tags).toEqual(['paid', 'checked']);
});

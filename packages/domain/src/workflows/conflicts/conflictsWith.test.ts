import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aWorkflow, workflowContext } from '../../testing/index.ts';
import { anyWorkflows } from '../../testing/workflowFixtures.ts';
import { conflictsWith } from './conflictsWith.ts';
import { findConflicts } from './findConflicts.ts';

const hold = aWorkflow({
  workflowId: '1',
  name: 'Hold',
  groups: [],
  actions: [{ type: 'hold', reason: 'A', hours: 1 }],
});
const review = aWorkflow({ name: 'Review', groups: [], actions: [{ type: 'review', reason: 'B' }] });

test('compares a new workflow with the active ones as if it were on and ran last', () => {
  const [conflict] = conflictsWith(review, null, [hold], workflowContext);
  expect(conflict?.message).toContain('Then “Review” wins');
  expect(conflictsWith(review, null, [{ ...hold, isActive: false }], workflowContext)).toEqual([]);
});

test('compares a changed one in its position, and not with its old version', () => {
  const before = { ...review, workflowId: '2', isActive: false };
  const list = [before, hold];
  expect(conflictsWith(review, '2', list, workflowContext)[0]?.message).toContain('Then “Hold” wins');
  expect(conflictsWith({ ...review, actions: hold.actions }, '2', list, workflowContext)).toEqual([]);
});

test('leaves out conflicts between the others', () => {
  const other = { ...review, workflowId: '2', isActive: true };
  const tag = aWorkflow({ name: 'Tag', groups: [], actions: [{ type: 'addTags', tags: ['x'] }] });
  expect(conflictsWith(tag, null, [hold, other], workflowContext)).toEqual([]);
});

test("matches the list's full conflicts about it, for any workflows", () => {
  fc.assert(
    fc.property(anyWorkflows, (workflows) => {
      const list = workflows.map((workflow) => ({ ...workflow, isActive: true }));
      const [first] = list;
      if (first === undefined) return;
      const all = findConflicts(list, workflowContext);
      expect(conflictsWith(first, first.workflowId, list, workflowContext)).toEqual(
        all.filter(({ workflowIds }) => workflowIds.includes(first.workflowId)),
      );
    }),
  );
});

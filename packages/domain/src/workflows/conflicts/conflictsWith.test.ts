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

test('a new workflow is compared with the active ones as if it were on and ran last', () => {
  const [conflict] = conflictsWith(review, null, [hold], workflowContext);
  expect(conflict?.message).toContain('Then “Review” wins');
  expect(conflictsWith(review, null, [{ ...hold, isActive: false }], workflowContext)).toEqual([]);
});

test('a changed one is compared in its position, and not with what it was', () => {
  const before = { ...review, workflowId: '2', isActive: false };
  const list = [before, hold];
  expect(conflictsWith(review, '2', list, workflowContext)[0]?.message).toContain('Then “Hold” wins');
  expect(conflictsWith({ ...review, actions: hold.actions }, '2', list, workflowContext)).toEqual([]);
});

test('conflicts of the others among themselves are left out', () => {
  const other = { ...review, workflowId: '2', isActive: true };
  const tag = aWorkflow({ name: 'Tag', groups: [], actions: [{ type: 'addTags', tags: ['x'] }] });
  expect(conflictsWith(tag, null, [hold, other], workflowContext)).toEqual([]);
});

test('the same as what all conflicts of the list say about it, for any workflows', () => {
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

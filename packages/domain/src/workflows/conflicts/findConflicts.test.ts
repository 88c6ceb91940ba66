import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aWorkflow, workflowContext } from '../../testing/index.ts';
import { anyCondition, anyWorkflowOrder } from '../../testing/workflowFixtures.ts';
import { compileCondition } from '../evaluation/compileCondition.ts';
import type { Condition, Workflow } from '../definition/Workflow.ts';
import { canAllBeTrue } from './conditionSets.ts';
import { findConflicts } from './findConflicts.ts';

const condition = (field: string, operator: string, ...values: (number | string)[]): Condition => ({
  field,
  operator,
  values,
});
const conflictsOf = (...workflows: Workflow[]) => findConflicts(workflows, workflowContext);

describe('two workflows that set the same thing', () => {
  const toRotterdam = (...conditions: Condition[]) => aWorkflow({ workflowId: '1', name: 'A', conditions });
  const toLeeds = (...conditions: Condition[]) =>
    aWorkflow({ workflowId: '2', name: 'B', conditions, actions: [{ type: 'routeToLocation', locationId: '1' }] });

  test('conflict on orders that both can match: the lower one wins, and the message says so', () => {
    expect(
      conflictsOf(
        toRotterdam(condition('country', 'isOneOf', 'Germany', 'France')),
        toLeeds(condition('total', 'moreThan', 500)),
      ),
    ).toEqual([
      {
        type: 'overwrites',
        workflowIds: ['1', '2'],
        message:
          '“A” and “B” both set where the order ships from and can match the same order. ' +
          'Then “B” wins, because it’s lower in the list.',
      },
    ]);
  });

  test.each<[Condition, Condition]>([
    [condition('country', 'isOneOf', 'Germany'), condition('country', 'isOneOf', 'France')],
    [condition('country', 'isOneOf', 'Germany'), condition('country', 'isNoneOf', 'germany')],
    [condition('total', 'moreThan', 500), condition('total', 'atMost', 500)],
    [condition('units', 'moreThan', 4), condition('units', 'lessThan', 5)],
    [condition('total', 'between', 1, 2), condition('total', 'equals', 3)],
    [condition('tag', 'includesAll', 'vip'), condition('tag', 'includesNone', 'VIP')],
    [condition('tag', 'isEmpty'), condition('tag', 'includesAny', 'vip')],
    [condition('sku', 'includesOnly', 'A'), condition('sku', 'includesAny', 'B')],
    [condition('postcode', 'isOneOf', '10115'), condition('postcode', 'startsWith', '2')],
  ])('do not conflict on orders that only one can match: %j and %j', (one, other) => {
    expect(conflictsOf(toRotterdam(one), toLeeds(other))).toEqual([]);
  });

  test('do not conflict when one is off, runs at another time, or sets the same value', () => {
    expect(conflictsOf(toRotterdam(), { ...toLeeds(), isActive: false })).toEqual([]);
    expect(conflictsOf(toRotterdam(), { ...toLeeds(), trigger: 'beforeShipping' })).toEqual([]);
    expect(conflictsOf(toRotterdam(), { ...toRotterdam(), workflowId: '2' })).toEqual([]);
  });
});

test('finds a workflow that can never run', () => {
  const never = aWorkflow({ conditions: [condition('total', 'moreThan', 500), condition('total', 'lessThan', 100)] });
  expect(conflictsOf(never)).toEqual([
    {
      type: 'neverRuns',
      workflowIds: ['1'],
      message: '“Large orders to Germany” can never run: no order can meet all its conditions at once.',
    },
  ]);
  expect(conflictsOf({ ...never, groups: [{ match: 'any', conditions: never.groups[0]?.conditions ?? [] }] })).toEqual(
    [],
  );
});

describe('loops', () => {
  const tagging = (workflowId: string, waitsFor: string, adds: string) =>
    aWorkflow({
      workflowId,
      name: `W${workflowId}`,
      trigger: 'orderChanges',
      conditions: [condition('tag', 'includesAny', waitsFor)],
      actions: [{ type: 'addTags', tags: [adds] }],
    });

  test('are found once each for two and for three workflows', () => {
    expect(conflictsOf(tagging('1', 'a', 'b'), tagging('2', 'b', 'a'), tagging('3', 'x', 'y'))).toEqual([
      {
        type: 'loop',
        workflowIds: ['1', '2'],
        message: '“W1” and “W2” trigger each other. Each runs only once for each change to an order.',
      },
    ]);
    expect(conflictsOf(tagging('1', 'a', 'b'), tagging('2', 'b', 'c'), tagging('3', 'c', 'a'))).toMatchObject([
      { workflowIds: ['1', '2', '3'] },
    ]);
  });

  test('do not include a workflow that tags orders without the tag', () => {
    const once = { ...tagging('1', '', 'vip'), groups: [] };
    const conditions = [condition('tag', 'includesNone', 'vip')];
    expect(conflictsOf({ ...once, groups: [{ match: 'all', conditions }] })).toEqual([]);
  });

  test('500 workflows that all trigger each other are one loop', () => {
    const many = Array.from({ length: 500 }, (_, index) => tagging(String(index), 'a', 'a'));
    expect(conflictsOf(...many)).toHaveLength(1);
  });
});

test('never calls conditions impossible that an order meets', () => {
  fc.assert(
    fc.property(fc.array(anyCondition, { maxLength: 5 }), anyWorkflowOrder, (conditions, order) => {
      const fulfilled = conditions.filter((one) => compileCondition(one, workflowContext).matches(order));
      expect(canAllBeTrue(fulfilled)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

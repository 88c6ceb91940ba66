import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aWorkflow, workflowContext } from '../../testing/index.ts';
import type { Condition, WorkflowDefinition } from '../definition/Workflow.ts';
import { compareWorkflows, isSameDefinition } from './compareWorkflows.ts';

const total = (amount: number): Condition => ({ field: 'orderTotal', operator: 'moreThan', values: [amount] });
const country: Condition = { field: 'country', operator: 'isOneOf', values: ['Germany'] };
const units: Condition = { field: 'units', operator: 'atLeast', values: [5] };

const base: WorkflowDefinition = {
  name: 'A',
  trigger: 'orderArrives',
  match: 'all',
  groups: [{ match: 'all', conditions: [total(500), country] }],
  actions: [
    { type: 'hold', reason: 'Check', hours: 24 },
    { type: 'addTags', tags: ['large'] },
  ],
};
const inGroup = (...conditions: readonly Condition[]): WorkflowDefinition => ({
  ...base,
  groups: [{ match: 'all', conditions }],
});
const texts = (before: WorkflowDefinition, after: WorkflowDefinition) =>
  compareWorkflows(before, after, workflowContext).map(({ label, before: from, after: to }) => [label, from, to]);

test('equal definitions have no differences', () => {
  expect(compareWorkflows(base, JSON.parse(JSON.stringify(base)) as WorkflowDefinition, workflowContext)).toEqual([]);
  expect(isSameDefinition(base, { ...base, name: ' A ' })).toBe(true);
});

test('finds name and trigger', () => {
  expect(texts(base, { ...base, name: 'B', trigger: 'orderChanges' })).toEqual([
    ['Name', 'A', 'B'],
    ['When', 'An order arrives', 'An order changes'],
  ]);
});

test('counts an edited condition as one change, and others as added or removed', () => {
  expect(texts(base, inGroup(total(750), country))).toEqual([
    ['Condition', 'the total is more than £500.00', 'the total is more than £750.00'],
  ]);
  expect(texts(base, inGroup(total(500)))).toEqual([['Condition', 'the country is Germany', null]]);
  expect(texts(base, inGroup(total(500), country, units))).toEqual([
    ['Condition', null, 'the number of units is at least 5'],
  ]);
});

test('finds the removal of one of two equal conditions', () => {
  expect(texts(inGroup(country, country), inGroup(country))).toContainEqual([
    'Condition',
    'the country is Germany',
    null,
  ]);
});

test('counts any instead of all as a change, also with a condition added', () => {
  const any: WorkflowDefinition = { ...base, groups: [{ match: 'any', conditions: [total(500), country] }] };
  const together = [
    'Conditions together',
    'the total is more than £500.00 and the country is Germany',
    'the total is more than £500.00 or the country is Germany',
  ];
  expect(texts(base, any)).toEqual([together]);
  const more: WorkflowDefinition = { ...base, groups: [{ match: 'any', conditions: [total(500), country, units] }] };
  expect(texts(base, more).map(([label]) => label)).toEqual(['Condition', 'Conditions together']);
});

test('ignores the order of conditions', () => {
  expect(texts(base, inGroup(country, total(500)))).toEqual([]);
});

test('says how many values of a long list were added and removed', () => {
  const skus = (...values: string[]): Condition => ({ field: 'sku', operator: 'includesAny', values });
  const known = Array.from({ length: 20 }, (_, index) => `SKU-${index}`);
  const [difference] = compareWorkflows(
    inGroup(skus(...known)),
    inGroup(skus(...known.slice(0, -1), 'NEW-1', 'NEW-2')),
    workflowContext,
  );
  expect(difference?.after).toMatch(/and 17 more$/);
  const [sameText] = compareWorkflows(
    inGroup(skus(...known)),
    inGroup(skus(...known.slice(0, -1), 'NEW-1')),
    workflowContext,
  );
  expect(sameText?.after).toMatch(/and 16 more \(1 added, 1 removed\)$/);
});

test('finds changed, removed, added and reordered actions', () => {
  const [hold, tag] = base.actions;
  if (!hold || !tag) throw new Error('There are two actions.');
  expect(texts(base, { ...base, actions: [{ type: 'hold', reason: 'Check', hours: 48 }] })).toEqual([
    ['Action', expect.stringContaining('1 day'), expect.stringContaining('2 days')],
    ['Action', expect.stringContaining('“large”'), null],
  ]);
  expect(texts(base, { ...base, actions: [tag, hold] }).map(([label]) => label)).toEqual(['Order of the actions']);
});

test('counts another currency as a change', () => {
  expect(texts(base, inGroup({ ...total(500), currency: 'EUR' }, country))).toEqual([
    ['Condition', 'the total is more than £500.00', 'the total is more than €500.00'],
  ]);
});

test('finds no difference exactly when the definitions mean the same', () => {
  const condition = fc.constantFrom(total(500), total(750), country, units);
  const definition = fc
    .record({
      match: fc.constantFrom('all' as const, 'any' as const),
      groups: fc.array(
        fc.record({
          match: fc.constantFrom('all' as const, 'any' as const),
          conditions: fc.array(condition, { maxLength: 3 }),
        }),
        { maxLength: 3 },
      ),
      actions: fc.subarray([...base.actions]),
    })
    .map((parts): WorkflowDefinition => ({ ...aWorkflow(), ...parts }));
  fc.assert(
    fc.property(definition, definition, (one, other) => {
      if (isSameDefinition(one, other)) expect(compareWorkflows(one, other, workflowContext)).toEqual([]);
      const there = compareWorkflows(one, other, workflowContext);
      const back = compareWorkflows(other, one, workflowContext);
      expect(there.length === 0).toBe(back.length === 0);
    }),
  );
});

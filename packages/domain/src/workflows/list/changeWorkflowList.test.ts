import { inWords } from '../../testing/inWords.ts';
import { expect, test } from 'vitest';
import { aWorkflow, workflowContext } from '../../testing/index.ts';
import { decideRestore, decideSave, reordered, switchRefusal } from './changeWorkflowList.ts';

const by = { newId: '9', savedAt: '2026-11-22T10:00:00Z', savedBy: 'Ana' };
const first = aWorkflow({ workflowId: '1', name: 'A' });
const second = aWorkflow({ workflowId: '2', name: 'B', version: 4, isActive: false });
const list = [first, second];
const definition = { ...aWorkflow(), name: ' C ' };

test('a new workflow is off with version 1, and a changed one stays on or off and increases its version', () => {
  expect(
    inWords(decideSave({ workflowId: null, baseVersion: null, definition }, list, workflowContext, by)),
  ).toMatchObject({
    type: 'saved',
    saved: { workflowId: '9', version: 1, isActive: false, name: 'C', savedBy: 'Ana' },
  });
  expect(decideSave({ workflowId: '1', baseVersion: 1, definition }, list, workflowContext, by)).toMatchObject({
    saved: { workflowId: '1', version: 2, isActive: true, name: 'C' },
  });
});

test("a save over another person's newer version, or of a deleted workflow, is refused with the current state", () => {
  expect(inWords(decideSave({ workflowId: '2', baseVersion: 3, definition }, list, workflowContext, by))).toEqual({
    type: 'outdated',
    current: second,
    message: 'Robin Carter saved a newer version of this workflow.',
  });
  expect(decideSave({ workflowId: '7', baseVersion: 1, definition }, list, workflowContext, by)).toMatchObject({
    type: 'outdated',
    current: null,
  });
});

test('an invalid workflow, a taken name and the 501st are refused; its own name is not taken', () => {
  const save = (fields: object, others = list) =>
    decideSave(
      { workflowId: null, baseVersion: null, definition: { ...definition, ...fields } },
      others,
      workflowContext,
      by,
    );
  expect(inWords(save({ actions: [] }))).toEqual({ type: 'refused', message: 'Add at least one action.' });
  expect(inWords(save({ name: 'a' }))).toMatchObject({
    message: expect.stringContaining('Another workflow has this name'),
  });
  const many = Array.from({ length: 500 }, (_, index) => aWorkflow({ workflowId: String(index), name: `W${index}` }));
  expect(inWords(save({}, many))).toMatchObject({ message: 'A store can have 500 workflows. Delete one first.' });
  expect(
    inWords(decideSave({ workflowId: '1', baseVersion: 1, definition: first }, list, workflowContext, by).type),
  ).toBe('saved');
});

test('Growth runs five: the sixth is refused with a pointer to Elite, which has no limit', () => {
  const five = Array.from({ length: 5 }, (_, index) => aWorkflow({ workflowId: String(index) }));
  const refusal = 'Your plan runs 5 workflows at a time. Switch one off, or upgrade to Elite to run any number.';
  expect(switchRefusal(second, true, [...five, second], workflowContext, 2)).toBe(refusal);
  expect(switchRefusal(second, true, [...five.slice(1), second], workflowContext, 2)).toBeNull();
  expect(switchRefusal(second, true, [...five, second], workflowContext, 3)).toBeNull();
  expect(switchRefusal(first, false, [...five, second], workflowContext, 2)).toBeNull();
});

test('a workflow that names a deleted location cannot be switched on before it is fixed', () => {
  expect(
    inWords(
      switchRefusal(
        { ...second, actions: [{ type: 'routeToLocation', locationId: '9' }] },
        true,
        list,
        workflowContext,
        3,
      ),
    ),
  ).toBe('This workflow needs a change before it can run. This location is no longer available. Choose another.');
});

test('a new order must name each workflow once', () => {
  expect(reordered(list, ['2', '1'])).toEqual([second, first]);
  for (const ids of [['1'], ['1', '1'], ['1', '3'], ['1', '2', '2'], ['1', '2', '3']])
    expect(reordered(list, ids)).toBeNull();
});

test('a restored workflow is off; if its name is taken it gets a new one, as a new version', () => {
  const restoring = { savedAt: '2026-11-22T10:00:00Z', savedBy: 'Ana' };
  const restore = (name: string, ...names: string[]) =>
    decideRestore(
      '1',
      { ...first, name },
      names.map((other, index) => aWorkflow({ workflowId: `other ${index}`, name: other })),
      restoring,
    );
  expect(restore('A', 'B')).toEqual({ restored: { ...first, isActive: false } });
  expect(restore('A', ' a ')).toEqual({
    restored: { ...first, ...restoring, name: 'A (restored)', version: 2, isActive: false },
  });
  expect(restore('A', 'A', 'a (Restored)')).toMatchObject({ restored: { name: 'A (restored 2)' } });
  const long = 'x'.repeat(100);
  expect(restore(long, long)).toMatchObject({ restored: { name: `${'x'.repeat(89)} (restored)` } });
});

test('neither an existing workflow nor an unknown one is restored', () => {
  expect(inWords(decideRestore('1', first, list, by))).toEqual({ refusal: 'This workflow isn’t deleted.' });
  expect(decideRestore('3', undefined, list, by)).toBe('unknown');
});

import { expect, test } from 'vitest';
import { orderEvent } from '../events/OrderEvent.ts';
import { type KnownTags, planTagDeletion, planTagRename, planTagUndo } from './tagNames.ts';

const known: KnownTags = {
  added: [
    { name: 'Gift', color: 'red' },
    { name: 'Fragile', color: 'blue' },
  ],
  orderTags: [
    { name: 'gift', orders: 2 },
    { name: 'GIFT ', orders: 1 },
    { name: 'fragile', orders: 1 },
    { name: 'Web', orders: 3 },
  ],
  workflowTags: [],
};
const by = 'Robin Carter';
const plan = (to: string, merge = false, from = 'gift') => {
  const made = planTagRename(known, { from, to, merge }, by);
  if ('refusal' in made) throw new Error(String(made.refusal));
  return made;
};

test('a renamed tag keeps its color in all spellings, and a tag that no one added is not added', () => {
  const named = { from: 'Gift', to: 'Present', by };
  expect(plan('Present')).toEqual({
    from: 'Gift',
    to: 'Present',
    isMerge: false,
    color: 'red',
    spellings: { from: ['Gift', 'gift', 'GIFT '], known: [] },
    removed: ['Gift'],
    added: { name: 'Present', color: 'red' },
    event: orderEvent('tagRenamed', named),
  });
  expect(plan('Shop', false, 'Web')).toMatchObject({ removed: [], added: null, color: null });
});

test("a merge keeps the remaining tag's color, and undoing it removes that tag from no list", () => {
  const merged = plan('FRAGILE', true);
  expect(merged).toMatchObject({ to: 'Fragile', added: null, spellings: { known: ['Fragile', 'fragile'] } });
  expect(planTagUndo(merged, by)).toMatchObject({ removed: [], added: { name: 'Gift', color: 'red' } });
  expect(planTagUndo(plan('Present'), by)).toMatchObject({ removed: ['Present'] });
});

test('a deleted tag leaves the list and returns with its color', () => {
  const deleted = planTagDeletion(known, 'GIFT', by);
  expect(deleted).toMatchObject({ from: 'Gift', to: null, color: 'red', removed: ['Gift'], added: null });
  expect('refusal' in deleted ? null : planTagUndo(deleted, by)).toMatchObject({
    removed: [],
    added: { name: 'Gift', color: 'red' },
    event: { kind: 'tagRestored' },
  });
  expect(planTagDeletion(known, 'gone', by)).toHaveProperty('refusal');
});

import { expect, test } from 'vitest';
import { planIds } from '../../shared/shop/planIds.ts';
import { downgradeNote, workflowsBeyondPlan } from './planWorkflows.ts';

const aList = (count: number, off: readonly number[] = []) =>
  Array.from({ length: count }, (_, index) => ({
    workflowId: String(index + 1),
    name: `W${index + 1}`,
    isActive: !off.includes(index + 1),
  }));
const idsBeyond = (chargeType: number, list: ReturnType<typeof aList>) =>
  workflowsBeyondPlan(chargeType, list).map(({ workflowId }) => workflowId);

test('Growth runs the five oldest active workflows, in any list order', () => {
  expect(idsBeyond(planIds.growth, aList(5))).toEqual([]);
  expect(idsBeyond(planIds.growth, aList(7))).toEqual(['6', '7']);
  expect(idsBeyond(planIds.growth, aList(12).toReversed())).toEqual(['12', '11', '10', '9', '8', '7', '6']);
  expect(idsBeyond(planIds.growth, aList(7, [1, 2]))).toEqual([]);
  expect(idsBeyond(planIds.growth, aList(8, [1, 2]))).toEqual(['8']);
});

test('Elite runs all, and a shop without a plan as many as Growth', () => {
  expect(idsBeyond(planIds.elite, aList(50))).toEqual([]);
  expect(idsBeyond(0, aList(6))).toEqual(['6']);
});

test('names what a change to Growth would switch off before it happens', () => {
  expect(downgradeNote(planIds.elite, aList(6))).toBe(
    'On Growth the 5 oldest stay on, and “W6” would be switched off.',
  );
  expect(downgradeNote(planIds.elite, aList(10))).toBe(
    'On Growth the 5 oldest stay on, and “W6”, “W7”, “W8” and 2 more would be switched off.',
  );
});

test('says nothing when nothing is switched off, on Growth, or with an unknown plan', () => {
  expect(downgradeNote(planIds.elite, aList(5))).toBeNull();
  expect(downgradeNote(planIds.growth, aList(7))).toBeNull();
  expect(downgradeNote(null, aList(7))).toBeNull();
});

import { expect, test } from 'vitest';
import { planChangeText } from './planChangeText.ts';

const growth = { id: 2, name: 'Growth', monthlyPrice: 500, workflowLimit: 5 };
const elite = { id: 3, name: 'Elite', monthlyPrice: 1250, workflowLimit: null };

test.each([
  [growth, 1, null, 'You can connect your warehouse (3PL) and run up to 5 workflows.'],
  [
    elite,
    0,
    null,
    'You can connect your warehouse (3PL), run any number of workflows and ship from several locations.',
  ],
  [
    elite,
    2,
    growth,
    '$750 per month more than Growth. You can run any number of workflows instead of 5 and ship from several locations.',
  ],
])('$name with charge_type %j', (plan, chargeType, current, text) => {
  expect(planChangeText(plan, chargeType, current)).toBe(text);
});

test('says nothing for the current plan, a lower one, or when the current one is unknown', () => {
  for (const chargeType of [2, 3, null]) expect(planChangeText(growth, chargeType, null)).toBeNull();
  for (const chargeType of [3, 4, null]) expect(planChangeText(elite, chargeType, growth)).toBeNull();
});

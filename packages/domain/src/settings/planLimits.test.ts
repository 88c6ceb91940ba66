import { expect, test } from 'vitest';
import { planChoiceReason } from './planChoiceReason.ts';
import { type LimitedPlan, planLimits } from './planLimits.ts';

const growth: LimitedPlan = { id: 2, workflowLimit: 5 };
const elite: LimitedPlan = { id: 3, workflowLimit: null };
const use = { activeWorkflows: 3, workflowRuns: 12_345, providers: 1, locations: 4, users: 5 };

const limitsOf = (plan: LimitedPlan | null) => planLimits(plan, use).map(({ name, limit }) => `${name}: ${limit}`);

test('Growth: unlimited users, up to 5 workflows, 3PL/warehouse integration (§6, §9)', { tags: '§6.7' }, () => {
  expect(limitsOf(growth)).toEqual([
    'Active workflows: Up to 5',
    'Users: Unlimited',
    '3PL providers: Included',
    'Locations: Multiple location routing needs Elite',
  ]);
});

test('Elite: unlimited active workflows, multiple location routing (§6, §9)', () => {
  expect(limitsOf(elite)).toEqual([
    'Active workflows: Unlimited',
    'Users: Unlimited',
    '3PL providers: Included',
    'Locations: Multiple location routing included',
  ]);
});

test('invents no limit for Starter, no plan or an unknown one', () => {
  for (const { limit } of planLimits(null, use)) expect(limit).toBe('Not specified');
});

test('does not present runs as active workflows, and counts users when known', { tags: '§6.7' }, () => {
  expect(planLimits(growth, use)[0]?.use).toBe('3 active. Workflow runs so far: 12,345');
  const [workflows, users] = planLimits(growth, { ...use, activeWorkflows: null, users: null });
  expect(workflows?.use).toBe('Not available. Workflow runs so far: 12,345');
  expect(users?.use).toBe('Not available');
  expect(planLimits(growth, use)[1]?.use).toBe('5 people');
  expect(planLimits(growth, { ...use, users: 1 })[1]?.use).toBe('1 person');
});

test('shows what a smaller plan would switch off beside what is on', () => {
  const downgradeNote = 'On Growth the 5 oldest stay on, and “W6” would be switched off.';
  expect(planLimits(elite, { ...use, activeWorkflows: 6, downgradeNote })[0]?.use).toBe(
    `6 active. Workflow runs so far: 12,345. ${downgradeNote}`,
  );
});

test('shows a dash for unknown values, never a zero', () => {
  const unknown = { activeWorkflows: null, workflowRuns: null, providers: null, locations: null, users: null };
  const uses = planLimits(growth, unknown).map((line) => line.use);
  expect(uses.join()).not.toMatch(/0/);
  expect(uses[2]).toBe('– connected');
});

test.each([
  [0, [true, true]],
  [1, [true, true]],
  [2, [false, true]],
  [3, [false, false]],
  [9, [false, false]],
  [null, [true, true]],
])(
  'charge_type %j: Growth and Elite can be chosen: %j (only the plans above the current one)',
  (chargeType, choosable) => {
    expect([2, 3].map((planId) => planChoiceReason(planId, chargeType) === null)).toEqual(choosable);
  },
);

test('the current plan and a smaller one have different reasons', () => {
  expect(planChoiceReason(3, 3)).toMatch(/your current plan/);
  expect(planChoiceReason(2, 3)).toMatch(/already includes/);
});

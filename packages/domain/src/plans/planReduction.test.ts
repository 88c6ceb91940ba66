import { inWords } from '../testing/inWords.ts';
import { expect, test } from 'vitest';
import { pausedText, reductionRefusal, trialDaysOf, trialText } from './planReduction.ts';
import { plans } from './plans.ts';

const [growth] = plans;
if (!growth) throw new Error('There are two plans.');
const now = Date.UTC(2026, 10, 20, 12);
const day = 86_400_000;

test.each([
  [2, null, /couldn’t find out/],
  [2, 2, /isn’t larger than Growth/],
  [2, 1, /isn’t larger than Growth/],
  [0, 0, /no plan to cancel/],
] as const)('refuses plan %j from %j', (to, chargeType, words) => {
  expect(inWords(reductionRefusal(to, chargeType))).toMatch(words);
});

test.each([
  [2, 3],
  [0, 3],
  [0, 2],
  [0, 1],
] as const)('allows plan %j from %j', (to, chargeType) => {
  expect(reductionRefusal(to, chargeType)).toBeNull();
});

test('a trial comes once, with the first plan, and its remainder carries over', () => {
  expect(trialDaysOf(growth, { chargeType: 0, trialEndsAt: null }, now)).toBe(growth.trialDays);
  expect(trialDaysOf(growth, { chargeType: 2, trialEndsAt: null }, now)).toBe(0);
  expect(trialDaysOf(growth, { chargeType: 2, trialEndsAt: now + 3.5 * day }, now)).toBe(4);
  expect(trialDaysOf(growth, { chargeType: 0, trialEndsAt: now - 1 }, now)).toBe(0);
});

test('the trial is mentioned until it ends', () => {
  const ends = '2026-12-04T12:00:00.000Z';
  expect(trialText(ends, now, 'Europe/London')).toBe('Trial ends on 2026-12-04.');
  for (const none of [null, 'soon', '2026-11-20T12:00:00.000Z']) expect(trialText(none, now, 'UTC')).toBeNull();
});

test('names five of the workflows that are off', () => {
  const workflows = Array.from({ length: 7 }, (_, index) => ({ workflowId: String(index), name: `W${index}` }));
  const text = pausedText({ at: '2026-11-20T12:00:00.000Z', workflows }, 'UTC').replaceAll(/[\u2066-\u2069]/g, '');
  expect(text).toBe('“W0”, “W1”, “W2”, “W3”, “W4” and 2 more are off since 2026-11-20.');
});

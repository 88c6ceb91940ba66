import { expect, test } from 'vitest';
import { unsavedVersion } from '../calls/SavedVersion.ts';
import { checkShipPolicy, decideShipPolicySave, newShipPolicy, shipPolicyLimits } from './ShipPolicy.ts';

const by = { savedAt: '2026-11-20T10:00:00.000Z', savedBy: 'Robin Carter' };
const current = { ...newShipPolicy, ...unsavedVersion };

test('the default policy is valid', () => {
  expect(checkShipPolicy(newShipPolicy)).toEqual([]);
});

test.each([
  [{ unpaidTags: ['x'.repeat(shipPolicyLimits.tag + 1)] }, 'unpaidTags'],
  [{ unpaidTags: Array.from({ length: shipPolicyLimits.unpaidTags + 1 }, (_, n) => `tag ${n}`) }, 'unpaidTags'],
  [{ unpaidMethods: ['x'.repeat(shipPolicyLimits.method + 1)] }, 'unpaidMethods'],
  [{ unpaidMethods: Array.from({ length: shipPolicyLimits.unpaidMethods + 1 }, (_, n) => `${n}`) }, 'unpaidMethods'],
  [{ goLiveAt: 'Monday' }, 'goLiveAt'],
  [{ locations: [] }, 'locations'],
])('%o is refused, and nothing is saved', (changes, part) => {
  const policy = { ...newShipPolicy, ...changes };
  expect(checkShipPolicy(policy).map((problem) => problem.part)).toEqual([part]);
  expect(decideShipPolicySave(current, policy, 0, by)).toMatchObject({ type: 'refused' });
});

test('saves tags and payment methods once each, without surrounding spaces', () => {
  const unpaidMethods = ['Bank Deposit', ' Bank Deposit', ' '];
  const policy = { ...newShipPolicy, unpaidTags: [' invoice ', '', 'invoice'], unpaidMethods };
  expect(decideShipPolicySave(current, policy, 0, by)).toEqual({
    type: 'saved',
    saved: { ...newShipPolicy, unpaidTags: ['invoice'], unpaidMethods: ['Bank Deposit'], version: 1, ...by },
  });
});

test('does not overwrite a newer version', () => {
  expect(decideShipPolicySave({ ...current, version: 2 }, newShipPolicy, 1, by)).toMatchObject({ type: 'outdated' });
});

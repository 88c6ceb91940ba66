import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextStep, type OnboardingFacts, onboardingProgress, onboardingSteps } from './onboardingSteps.ts';
import { welcomeText } from './onboardingTexts.ts';

const nothing: OnboardingFacts = { isStoreInstalled: false, connected: [], locations: 0, shipped: 0 };
const everything: OnboardingFacts = {
  isStoreInstalled: true,
  connected: [{ name: 'Shipbob', isTested: true }],
  locations: 2,
  shipped: 1,
};

const states = (facts: OnboardingFacts) => onboardingSteps(facts).map(({ id, state }) => `${id} ${state}`);

describe('a checklist that the app derives from what is true', () => {
  test('store installed, provider connected and tested, locations known, first order shipped', () => {
    expect(states(nothing)).toEqual(['store open', 'provider open', 'locations open', 'shipped open']);
    expect(states(everything)).toEqual(['store done', 'provider done', 'locations done', 'shipped done']);
    expect(onboardingProgress(onboardingSteps({ ...everything, shipped: 0 }))).toBe('3 of 4 steps done');
  });

  test('connected is not tested: the step stays open and says which provider', () => {
    const step = onboardingSteps({ ...everything, connected: [{ name: 'Shipbob', isTested: false }] })[1];
    expect(step).toMatchObject({ state: 'open', linkLabel: 'Test the connection' });
    expect(step?.text).toBe('Shipbob is connected. Test the connection to make sure that it works.');
  });

  test('one of several that was tested is enough, and only that one is named', () => {
    const step = onboardingSteps({
      ...everything,
      connected: [
        { name: 'Shipbob', isTested: false },
        { name: 'Capacity', isTested: true },
      ],
    })[1];
    expect(step).toMatchObject({ state: 'done' });
    expect(step?.text).not.toContain('Shipbob');
  });

  test('what could not be loaded is neither done nor open', () => {
    expect(states({ isStoreInstalled: true, connected: null, locations: null, shipped: null })).toEqual([
      'store done',
      'provider unknown',
      'locations unknown',
      'shipped unknown',
    ]);
  });
});

describe('one step at a time', () => {
  test('the next step is the first that is to do; what is not known is nobody’s next step', () => {
    expect(nextStep(onboardingSteps(nothing))?.id).toBe('store');
    expect(nextStep(onboardingSteps({ ...everything, connected: null, shipped: 0 }))?.id).toBe('shipped');
    expect(nextStep(onboardingSteps(everything))).toBeNull();
  });
});

test('the welcome names the person where the name is known', () => {
  expect(welcomeText('Robin Carter')).toBe('Welcome to Fulfillment Hub, Robin Carter');
  for (const unknown of ['', '  ']) expect(welcomeText(unknown)).toBe('Welcome to Fulfillment Hub');
});

test('no step depends on another: each changes with its own fact alone', () => {
  const facts = fc.record({
    isStoreInstalled: fc.boolean(),
    connected: fc.option(fc.array(fc.record({ name: fc.string(), isTested: fc.boolean() }), { maxLength: 3 })),
    locations: fc.option(fc.nat(9)),
    shipped: fc.option(fc.nat(9)),
  });
  fc.assert(
    fc.property(facts, facts, (one, other) => {
      expect(onboardingSteps({ ...other, shipped: one.shipped })[3]).toEqual(onboardingSteps(one)[3]);
      expect(onboardingSteps({ ...one, shipped: other.shipped }).slice(0, 3)).toEqual(onboardingSteps(one).slice(0, 3));
    }),
  );
});

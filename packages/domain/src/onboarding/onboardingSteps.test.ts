import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  nextStep,
  type OnboardingFacts,
  onboardingProgress,
  type OnboardingStepId,
  onboardingSteps,
} from './onboardingSteps.ts';
import { welcomeText } from './onboardingTexts.ts';

const nothing: OnboardingFacts = { isStoreInstalled: false, connected: [], locations: 0, shipped: 0 };
const everything: OnboardingFacts = {
  isStoreInstalled: true,
  connected: [{ name: 'Shipbob', isTested: true }],
  locations: 2,
  shipped: 1,
};

const states = (facts: OnboardingFacts) => onboardingSteps(facts).map(({ id, state }) => `${id} ${state}`);

describe('the checklist that the app derives from facts', () => {
  test('has store installed, provider connected and tested, locations known, first order shipped', () => {
    expect(states(nothing)).toEqual(['store open', 'provider open', 'locations open', 'shipped open']);
    expect(states(everything)).toEqual(['store done', 'provider done', 'locations done', 'shipped done']);
    expect(onboardingProgress(onboardingSteps({ ...everything, shipped: 0 }))).toBe('3 of 4 steps done');
  });

  test('keeps the step open for a connected but untested provider, and names it', () => {
    const step = onboardingSteps({ ...everything, connected: [{ name: 'Shipbob', isTested: false }] })[1];
    expect(step).toMatchObject({ state: 'open', linkLabel: 'Test the connection' });
    expect(step?.text).toBe('Shipbob is connected. Test the connection to make sure that it works.');
  });

  test('needs one tested provider, and names only that one', () => {
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

  test('marks what failed to load as neither done nor open', () => {
    expect(states({ isStoreInstalled: true, connected: null, locations: null, shipped: null })).toEqual([
      'store done',
      'provider unknown',
      'locations unknown',
      'shipped unknown',
    ]);
  });
});

describe('the step on what may ship', () => {
  const older = { orders: 712, before: '2026-11-20', isDecided: false };
  const mayShip = (olderOrders: OnboardingFacts['olderOrders']) =>
    onboardingSteps({ ...everything, olderOrders }).find(({ id }) => id === 'mayShip');

  test('comes before the first order ships, and is absent without a server with such rules', () => {
    expect(states({ ...everything, olderOrders: older })).toEqual([
      'store done',
      'provider done',
      'locations done',
      'mayShip open',
      'shipped done',
    ]);
    expect(mayShip(undefined)).toBeUndefined();
  });

  test('counts older orders and links to where they wait', () => {
    expect(mayShip(older)).toMatchObject({
      text: '712 open orders from before 2026-11-20 will not be sent unless you choose them.',
      linkLabel: 'Choose what may ship',
      secondLinkLabel: 'See them on Hold',
    });
    expect(mayShip({ ...older, orders: 1 })?.text).toBe(
      '1 open order from before 2026-11-20 will not be sent unless you choose it.',
    );
  });

  test('is done once the rules are saved, and still counts older orders', () => {
    expect(mayShip({ ...older, isDecided: true })).toEqual({ ...mayShip(older), state: 'done' });
  });

  test('is done when no older order waits, and then has no link to Hold', () => {
    const none = mayShip({ ...older, orders: 0 });
    expect(none).toMatchObject({ state: 'done', text: 'No older orders are waiting for you to choose them.' });
    expect(none).not.toHaveProperty('secondLinkLabel');
  });

  test('is unknown while the rules are not loaded', () => {
    expect(mayShip(null)).toMatchObject({ state: 'unknown', linkLabel: 'Choose what may ship' });
    expect(mayShip(null)).not.toHaveProperty('secondLinkLabel');
  });
});

describe('one step at a time', () => {
  test('the next step is the first open one, never an unknown one', () => {
    expect(nextStep(onboardingSteps(nothing))?.id).toBe('store');
    expect(nextStep(onboardingSteps({ ...everything, connected: null, shipped: 0 }))?.id).toBe('shipped');
    expect(nextStep(onboardingSteps(everything))).toBeNull();
  });
});

test('the welcome names the person when the name is known', () => {
  expect(welcomeText('Robin Carter')).toBe('Welcome to Fulfillment Hub, Robin Carter');
  for (const unknown of ['', '  ']) expect(welcomeText(unknown)).toBe('Welcome to Fulfillment Hub');
});

const factOfStep = [
  ['store', 'isStoreInstalled'],
  ['provider', 'connected'],
  ['locations', 'locations'],
  ['mayShip', 'olderOrders'],
  ['shipped', 'shipped'],
] as const;

test('each step depends only on its own fact', () => {
  const facts = fc.record({
    isStoreInstalled: fc.boolean(),
    connected: fc.option(fc.array(fc.record({ name: fc.string(), isTested: fc.boolean() }), { maxLength: 3 })),
    locations: fc.option(fc.nat(9)),
    shipped: fc.option(fc.nat(9)),
    olderOrders: fc.option(fc.record({ orders: fc.nat(9), before: fc.string(), isDecided: fc.boolean() })),
  });
  const stepOf = (given: OnboardingFacts, id: OnboardingStepId) =>
    onboardingSteps(given).find((step) => step.id === id);
  fc.assert(
    fc.property(facts, facts, (one, other) => {
      for (const [id, fact] of factOfStep) expect(stepOf({ ...other, [fact]: one[fact] }, id)).toEqual(stepOf(one, id));
    }),
  );
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterTestOrder, newOnboarding, skipStep } from './OnboardingRecord.ts';
import { type OnboardingStepId, onboardingStepIds } from './OnboardingStep.ts';
import {
  isOnboardingFinished,
  nextStep,
  type OnboardingFacts,
  onboardingProgress,
  onboardingSteps,
} from './onboardingSteps.ts';
import { welcomeText } from './onboardingTexts.ts';
import type { SetupFacts } from './setupSteps.ts';

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

  test('asks to check the first day even when no older order waits, and then has no link to Hold', () => {
    const none = mayShip({ ...older, orders: 0 });
    expect(none).toMatchObject({ state: 'open', text: expect.stringMatching(/^Orders placed from 2026-11-20 on/) });
    expect(none).not.toHaveProperty('secondLinkLabel');
    expect(mayShip({ ...older, orders: 0, isDecided: true })).toMatchObject({
      state: 'done',
      text: 'No older orders are waiting for you to choose them.',
    });
  });

  test('is unknown while the rules are not loaded', () => {
    expect(mayShip(null)).toMatchObject({ state: 'unknown', linkLabel: 'Choose what may ship' });
    expect(mayShip(null)).not.toHaveProperty('secondLinkLabel');
  });
});

describe('the first order', () => {
  test('orders that left before a 3PL was connected do not count', () => {
    const step = onboardingSteps({ ...nothing, shipped: 132 }).find(({ id }) => id === 'shipped');
    expect(step).toMatchObject({ state: 'open', text: 'Connect your warehouse first.', linkLabel: null });
  });
});

describe('the steps of a server that ships automatically', () => {
  const setup: SetupFacts = {
    backfill: { state: 'running', read: 40, total: null },
    places: [{ name: 'Leeds', hasNoProvider: true, cutOffs: null }],
    unmapped: 2,
    record: { skipped: [], testedAt: null, shipped: 0 },
  };
  const older = { orders: 0, before: '2026-11-20', isDecided: false };
  const steps = (changes: Partial<SetupFacts> = {}, facts: Partial<OnboardingFacts> = {}) =>
    onboardingSteps({ ...nothing, olderOrders: older, ...facts, setup: { ...setup, ...changes } });
  const textOf = (id: OnboardingStepId, changes: Partial<SetupFacts>) =>
    steps(changes, { connected: [{ name: 'Shipbob', isTested: true }] }).find((step) => step.id === id);

  test('go from the store to the first order, each with what skipping it means', () => {
    expect(steps().map(({ id }) => id)).toEqual(onboardingStepIds);
    for (const { skipping } of steps()) expect(skipping).toMatch(/^[A-Z].*\.$/);
  });

  test('say how far loading the orders is', () => {
    expect(textOf('backfill', {})?.text).toBe('40 orders loaded so far. You can continue while it loads.');
    const failed = textOf('backfill', { backfill: { state: 'failed', read: 40, total: 90 } });
    expect(failed).toMatchObject({ state: 'open', text: 'Loading has stopped. Start it again below.' });
    expect(textOf('backfill', { backfill: null })?.state).toBe('unknown');
    const { backfill: _, ...withoutStore } = setup;
    expect(onboardingSteps({ ...nothing, setup: withoutStore }).map(({ id }) => id)).not.toContain('backfill');
  });

  test('are completed by facts and skipped by a person', () => {
    const done = {
      places: [{ name: 'Leeds', hasNoProvider: false, cutOffs: 'Cutoffs at 3:00 PM, every day' }],
      unmapped: 0,
      record: { skipped: ['mapping', 'testOrder', 'no longer a step'], testedAt: null, shipped: 2 },
    };
    expect(textOf('locations', done)?.state).toBe('done');
    expect(textOf('mapping', done)).toMatchObject({ state: 'done' });
    expect(textOf('testOrder', done)).toMatchObject({ state: 'skipped' });
    expect(textOf('cutOff', done)).toMatchObject({ state: 'done', text: 'Leeds: Cutoffs at 3:00 PM, every day' });
    expect(textOf('shipped', done)).toMatchObject({ state: 'done', text: '2 orders shipped so far.' });
  });

  test('can’t be skipped while the server does not say what was skipped', () => {
    for (const step of steps({ record: null })) expect(step).not.toHaveProperty('skipping');
  });

  test('are finished once each is done or skipped, never while one is unknown', () => {
    const all = steps({ record: { skipped: onboardingStepIds, testedAt: null, shipped: 0 } });
    expect(isOnboardingFinished(all)).toBe(true);
    expect(nextStep(all)).toBeNull();
    expect(isOnboardingFinished(steps({ record: null }))).toBe(false);
  });
});

test('a step is skipped once, and a test order counts only when it went through', () => {
  expect(skipStep(skipStep(newOnboarding, 'cutOff'), 'cutOff').skipped).toEqual(['cutOff']);
  const at = '2026-11-30T10:00:00.000Z';
  const outcome = (...isDone: boolean[]) => ({ type: 'tried', steps: isDone.map((each) => ({ isDone: each })) });
  expect(afterTestOrder(newOnboarding, outcome(true, true), at).testedAt).toBe(at);
  expect(afterTestOrder(newOnboarding, outcome(true, false), at).testedAt).toBeNull();
  expect(afterTestOrder(newOnboarding, { type: 'refused' }, at).testedAt).toBeNull();
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

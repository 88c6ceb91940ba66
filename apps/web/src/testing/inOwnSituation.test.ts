import { definePreview } from '@storybook/react-vite';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { effectiveGlobals } from './chosenSituation.ts';
import { inOwnSituation } from './inOwnSituation.ts';

const played = vi.fn();
const tested = vi.fn();
const steps = vi.fn();

beforeEach(() => vi.clearAllMocks());

const meta = definePreview({ addons: [] }).meta({ title: 'Screens/Guarded', component: () => null });
const story = meta.story({ play: inOwnSituation(played) });
story.test('its test', tested);

/** Plays a story and its test as Storybook does, with these globals in the address. */
async function playIn(
  globals: Record<string, unknown>,
  storyGlobals: Record<string, unknown> = {},
  args: Record<string, unknown> = {},
): Promise<void> {
  for (const made of [story, ...Reflect.get(story, '__children')]) {
    const context = {
      globals: { ...globals, ...storyGlobals },
      storyGlobals,
      tags: made.input.tags,
      step: (label: string) => steps(label),
      ...args,
    };
    await Reflect.apply(made.input.play, undefined, [context]);
  }
}

const counts = () => [played.mock.calls.length, tested.mock.calls.length, steps.mock.calls.length];

describe('a play function', () => {
  test('runs in its own situation, for the story and for its test', async () => {
    await playIn({ staff: undefined, viewport: { value: 'w490' } });
    expect(counts()).toEqual([2, 1, 0]);
  });

  test('does not run in another one, and a step says so; the test runs, because it stays in its own', async () => {
    await playIn({ staff: 'view-only' });
    expect(counts()).toEqual([1, 1, 1]);
    expect(steps).toHaveBeenCalledWith(expect.stringMatching(/^Not played/));
  });

  test('runs in the situation that the story itself sets, but not with another choice', async () => {
    await playIn({}, { staff: 'view-only' });
    expect(counts()).toEqual([2, 1, 0]);
    await playIn({ plan: 'elite' }, { staff: 'view-only' });
    expect(counts()).toEqual([3, 2, 1]);
  });

  test('does not run with args from the address', async () => {
    const initialArgs = { path: 'Hold Orders' };
    await playIn({}, {}, { initialArgs, unmappedArgs: { path: 'Hold Orders' } });
    expect(counts()).toEqual([2, 1, 0]);
    await inOwnSituation(played)({ globals: {}, step: steps, initialArgs, unmappedArgs: { path: 'Dashboard' } });
    expect(counts()).toEqual([2, 1, 1]);
  });

  test('runs when another play function calls it', async () => {
    await inOwnSituation(played)({ canvas: null });
    expect(counts()).toEqual([1, 0, 0]);
  });
});

test('a story uses the toolbar’s choice, and its test the story’s own values', () => {
  const chosen = { globals: { staff: 'owner', plan: 'elite' }, storyGlobals: { plan: 'elite' } };
  expect(effectiveGlobals({ ...chosen, tags: ['dev'] })).toEqual(chosen.globals);
  expect(effectiveGlobals({ ...chosen, tags: ['dev', 'test-fn'] })).toEqual(chosen.storyGlobals);
});

test('every play function of a screen that the toolbar can change is limited to its own situation', () => {
  const sources = import.meta.glob<string>('../**/*.stories.tsx', { query: '?raw', import: 'default', eager: true });
  const screens = Object.entries(sources).filter(([, source]) => /\b(inScenario|listStories)\(/.test(source));
  expect(screens.length).toBeGreaterThan(20);
  const unguarded = screens.flatMap(([path, source]) =>
    [...source.matchAll(/^.*(?<!\.)\bplay(?:\(|: (?!inOwnSituation\(|states\.)).*$/gm)].map(
      ([line]) => `${path}: ${line}`,
    ),
  );
  expect(unguarded).toEqual([]);
});

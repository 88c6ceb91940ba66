import { definePreview } from '@storybook/react-vite';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { guardPlayFunctions } from '../../../../.storybook/guardPlayFunctions.ts';
import { chosenSituation } from './chosenSituation.ts';

const played = vi.fn();
const tested = vi.fn();
const steps = vi.fn();

beforeEach(() => vi.clearAllMocks());

const preview = definePreview({ addons: [] });
guardPlayFunctions(preview);
const meta = preview.meta({ title: 'Screens/Guarded', component: () => null });
const story = meta.story({ play: played });
story.test('its test', tested);

/** A story and its tests as Storybook plays them: the annotations' own `play`, whatever stands around it. */
async function playIn(
  globals: Record<string, unknown>,
  storyGlobals: Record<string, unknown> = {},
  isScreen = true,
): Promise<void> {
  const situation = isScreen ? chosenSituation({ ...globals, ...storyGlobals }) : null;
  const context = {
    globals: { ...globals, ...storyGlobals },
    storyGlobals,
    ...(situation && { situation }),
    step: (label: string) => steps(label),
  };
  for (const made of [story, ...Reflect.get(story, '__children')])
    await Reflect.apply(made.input.play, undefined, [context]);
}

describe('the play function and the tests of a story', () => {
  test('run in its own situation', async () => {
    await playIn({ staff: undefined, viewport: { value: 'w490' } });
    expect([played.mock.calls.length, tested.mock.calls.length, steps.mock.calls.length]).toEqual([2, 1, 0]);
  });

  test('do not run in another one, and a step says so', async () => {
    await playIn({ staff: 'view-only' });
    expect([played.mock.calls.length, tested.mock.calls.length]).toEqual([0, 0]);
    expect(steps).toHaveBeenCalledWith(expect.stringMatching(/^Not played/));
  });

  test('run in the situation that the story itself asks for, but not in one more', async () => {
    await playIn({}, { staff: 'view-only' });
    expect([played.mock.calls.length, tested.mock.calls.length]).toEqual([2, 1]);
    await playIn({ plan: 'elite' }, { staff: 'view-only' });
    expect([played.mock.calls.length, tested.mock.calls.length]).toEqual([2, 1]);
  });

  test('run whatever the toolbar says where the story has no sandbox to change', async () => {
    await playIn({ staff: 'view-only' }, {}, false);
    expect([played.mock.calls.length, tested.mock.calls.length]).toEqual([2, 1]);
  });
});

import type { ChosenSituation } from '../apps/web/src/testing/chosenSituation.ts';
import { situations } from '../apps/web/src/testing/situations.ts';

interface PlayContext {
  /** Set by `inScenario` where it took another one than the story's; stories of components know none. */
  situation?: ChosenSituation;
  globals: Readonly<Record<string, unknown>>;
  storyGlobals?: Readonly<Record<string, unknown>>;
  step(label: string, play: () => void): unknown;
}

interface Annotations {
  play?: (context: PlayContext) => unknown;
}

interface Story {
  extend(input: Annotations): Story;
}

interface Meta {
  story(input?: Annotations | (() => unknown)): Story;
}

interface Preview {
  meta(input: Annotations): Meta;
}

/**
 * Lets the play function and the tests of a story run only in the situation for which they were written: what the story
 * says itself, in its scenario or its `globals`. In another one, chosen in the toolbar or by a link, they would look
 * for what is not there. Storybook asks nobody before it plays a story that is opened by its address (`beforeEach` can
 * only fail it), so the functions are wrapped where stories are made; `test` makes its story by `extend`. No play
 * function here mounts its story itself.
 */
export function guardPlayFunctions<P extends object>(preview: P): void {
  const { meta } = preview as P & Preview;
  Object.assign(preview, { meta: (input: Annotations) => guardedMeta(meta.call(preview, guarded(input))) });
}

function guardedMeta(meta: Meta): Meta {
  const { story } = meta;
  return Object.assign(meta, {
    story: (input?: Annotations | (() => unknown)) =>
      guardedStory(story.call(meta, typeof input === 'object' ? guarded(input) : input)),
  });
}

function guardedStory(story: Story): Story {
  const { extend } = story;
  return Object.assign(story, { extend: (input: Annotations) => guardedStory(extend.call(story, guarded(input))) });
}

function guarded<A extends Annotations>(annotations: A): A {
  const { play } = annotations;
  if (!play) return annotations;
  return {
    ...annotations,
    play: (context: PlayContext) =>
      isOtherSituation(context)
        ? context.step('Not played: the toolbar chose another situation than the story’s own', () => {})
        : play(context),
  };
}

function isOtherSituation({ situation, globals, storyGlobals = {} }: PlayContext): boolean {
  return situation !== undefined && Object.keys(situations).some((name) => globals[name] !== storyGlobals[name]);
}

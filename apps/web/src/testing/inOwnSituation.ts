import { isOtherSituation, type SituationContext } from './chosenSituation.ts';
import { playAlone } from '../../../../.storybook/playAlone.ts';

interface PlayContext extends SituationContext {
  step(label: string, play: () => void): Promise<void> | void;
}

/**
 * A play function that runs only in its own situation: the story's scenario and `globals`. In another one, chosen in the toolbar or by a
 * link, it would look for missing elements, and Storybook plays every story that is opened by its address. When another play function calls
 * it without Storybook's context, it always runs.
 */
export function inOwnSituation<Context extends object>(
  play: (context: Context) => unknown,
): (context: Context) => Promise<void> {
  return async (context) => {
    if (isPlayContext(context) && isOtherSituation(context))
      await context.step('Not played: the toolbar chose another situation than the story’s own', () => undefined);
    else await playAlone(() => play(context));
  };
}

function isPlayContext(context: object): context is PlayContext {
  return 'globals' in context && 'step' in context;
}

import { expect, type within } from 'storybook/test';
import { inOwnSituation } from './inOwnSituation.ts';
import { inScenario } from './inScenario.ts';

interface StoryContext {
  canvas: ReturnType<typeof within>;
}

/** A screen's story with an expired session, and the checks of its test. */
export const sessionExpired = {
  story: {
    ...inScenario('session-expired'),
    play: inOwnSituation(async ({ canvas }: StoryContext) => void (await canvas.findByRole('alertdialog'))),
  },
  async isMarked({ canvas }: StoryContext) {
    await expect(canvas.getAllByRole('alertdialog')).toHaveLength(1);
    await expect(window.sessionMarker).toBe('e40');
  },
};

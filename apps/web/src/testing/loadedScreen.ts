import { expect, waitFor, type within } from 'storybook/test';
import { inOwnSituation } from './inOwnSituation.ts';
import { inScenario } from './inScenario.ts';

type Canvas = ReturnType<typeof within>;

/** A story that is ready once every card of the screen with this title is loaded, empty or failed. */
export function loadedScreen(title: string) {
  return {
    play: inOwnSituation(async ({ canvas }: { canvas: Canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: title });
      await waitFor(() => expect(canvas.queryAllByRole('status', { name: /^Loading/ })).toHaveLength(0));
    }),
  };
}

/** A story whose calls get no reply; it is ready once a loading state shows. */
export const whileLoading = {
  ...inScenario('hanging'),
  play: inOwnSituation(
    async ({ canvas }: { canvas: Canvas }) => void (await canvas.findAllByRole('status', { name: /^Loading/ })),
  ),
};

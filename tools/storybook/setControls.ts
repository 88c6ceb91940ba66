import type { Page } from 'playwright';
import type { BuiltStory } from './readBuiltStories.ts';

interface Outcome {
  /** Number of values that were set. */
  set: number;
  /** `Component.prop = value: error`. */
  crashes: readonly string[];
}

/** Ms. A story that hasn't rendered by then counts as hanging. */
const drawTimeout = 20_000;

/**
 * Renders a story with each value that its controls offer, one after the other. Sends the same events to the built Storybook's preview as
 * the Controls panel.
 */
export async function setControls(page: Page, story: BuiltStory): Promise<Outcome> {
  return page.evaluate(
    async ({ story: { id, component, controls }, drawTimeout }) => {
      interface Channel {
        emit(event: string, payload: object): void;
        on(event: string, listener: (payload: unknown) => void): void;
        off(event: string, listener: (payload: unknown) => void): void;
      }
      const { channel } = Reflect.get(window, '__STORYBOOK_PREVIEW__') as { channel: Channel };
      const crashes: string[] = [];
      let set = 0;

      /** Resolves with the error, or with `null` once the story has rendered. */
      function drawn(event: string, payload: object): Promise<string | null> {
        return new Promise((resolve) => {
          const ends: Record<string, (payload: unknown) => void> = {
            storyRendered: () => finish(null),
            storyErrored: (error) => finish(JSON.stringify(error).slice(0, 200)),
            storyThrewException: (error) => finish(String(Reflect.get(Object(error), 'message')).slice(0, 200)),
            storyMissing: () => finish('There is no such story.'),
          };
          const timer = setTimeout(() => finish('It is not drawn.'), drawTimeout);
          function finish(problem: string | null) {
            clearTimeout(timer);
            for (const [name, listener] of Object.entries(ends)) channel.off(name, listener);
            resolve(problem);
          }
          for (const [name, listener] of Object.entries(ends)) channel.on(name, listener);
          channel.emit(event, payload);
        });
      }

      function valuesOf(control: string, options: readonly unknown[]): readonly unknown[] {
        if (control === 'select') return [...options, undefined];
        if (control === 'boolean') return [true, false];
        if (control === 'number') return [0, 7, 120];
        if (control === 'date') return [Date.parse('2026-11-20T08:13:19Z')];
        return ['', 'Überlandspeditionsgesellschaft mbH & Co. KG'];
      }

      const problem = await drawn('setCurrentStory', { storyId: id, viewMode: 'story' });
      if (problem !== null) crashes.push(`${component}: ${problem}`);
      for (const { prop, control, options } of controls) {
        for (const value of valuesOf(control, options)) {
          set += 1;
          const crash = await drawn('updateStoryArgs', { storyId: id, updatedArgs: { [prop]: value } });
          if (crash === null) continue;
          crashes.push(`${component}.${prop} = ${String(value)}: ${crash}`);
          await drawn('resetStoryArgs', { storyId: id, argNames: [prop] });
          await drawn('forceRemount', { storyId: id });
        }
        await drawn('resetStoryArgs', { storyId: id, argNames: [prop] });
      }
      return { set, crashes };
    },
    { story, drawTimeout },
  );
}

import type { Page } from 'playwright';
import { openPreview } from './openPreview.ts';

/** A story as the built Storybook has prepared it, before it is drawn. */
export interface BuiltStory {
  id: string;
  name: string;
  /** `./packages/ui/src/…`, as in Storybook's index. */
  file: string;
  component: string;
  /** Of the props that the Controls panel lists. */
  controls: readonly BuiltControl[];
  /** What "Show code" gives; null where the story has none of ours. */
  snippet: string | null;
}

export interface BuiltControl {
  prop: string;
  /** Storybook's type of control, or "none". */
  control: string;
  /** What can be chosen; empty for a control without choices. */
  options: readonly unknown[];
  /** Anybody can use it: no raw JSON, and a choice has a second option. */
  isUsable: boolean;
  /** The story gives a value. */
  isSet: boolean;
}

/** Every story of a built Storybook that is no test. `address`: where it is served, with a slash at the end. */
export async function readBuiltStories(page: Page, address: string): Promise<readonly BuiltStory[]> {
  await openPreview(page, address);
  return page.evaluate(async () => {
    interface Story {
      id: string;
      name: string;
      component?: object;
      initialArgs: Record<string, unknown>;
      argTypes: Record<
        string,
        { control?: { type?: string } | false; options?: unknown[]; table?: { disable?: boolean } }
      >;
      parameters: { docs?: { source?: { transform?(code: string, context: object): string } } };
    }
    interface Entry {
      id: string;
      type: string;
      subtype?: string;
      importPath: string;
    }
    interface Store {
      loadStory(request: { storyId: string }): Promise<Story>;
    }
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as { storyStoreValue: Store };
    const { entries } = (await (await fetch('index.json')).json()) as { entries: Record<string, Entry> };
    const nameOf = (component: object = {}): string | undefined =>
      Reflect.get(Reflect.get(component, '__docgenInfo') ?? component, 'displayName');
    const stories = [];
    for (const { id, importPath } of Object.values(entries).filter(
      ({ type, subtype }) => type === 'story' && subtype !== 'test',
    )) {
      const story = await preview.storyStoreValue.loadStory({ storyId: id });
      const controls = Object.entries(story.argTypes)
        .filter(([, { table }]) => !table?.disable)
        .map(([prop, { control, options }]) => {
          const type = control ? (control.type ?? 'none') : 'none';
          return {
            prop,
            control: type,
            options: options ?? [],
            isUsable: type === 'select' ? (options ?? []).length > 1 : type !== 'none' && type !== 'object',
            isSet: story.initialArgs[prop] !== undefined,
          };
        });
      stories.push({
        id,
        name: story.name,
        file: importPath,
        component: nameOf(story.component) ?? id,
        controls,
        snippet: story.parameters.docs?.source?.transform?.('', { ...story, args: story.initialArgs }) ?? null,
      });
    }
    return stories;
  });
}

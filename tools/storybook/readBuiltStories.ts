import type { Page } from 'playwright';
import { openPreview } from './openPreview.ts';

/** A story of the built Storybook, prepared but not rendered. */
export interface BuiltStory {
  id: string;
  name: string;
  /** Path as in Storybook's index: `./packages/ui/src/…`. */
  file: string;
  component: string;
  /** The props in the Controls panel. */
  controls: readonly BuiltControl[];
  /** Text of "Show code"; `null` if the story has no snippet of ours. */
  snippet: string | null;
}

export interface BuiltControl {
  prop: string;
  /** Storybook's type of control, or "none". */
  control: string;
  /** Choices of the control; empty if it has none. */
  options: readonly unknown[];
  /** Usable without writing code: not a raw JSON control, and a choice has at least two options. */
  isUsable: boolean;
  /** Whether the story sets a value. */
  isSet: boolean;
}

/** Every story of a built Storybook, without tests. `address` is its URL with a trailing slash. */
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

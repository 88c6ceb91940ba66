import { storyNameFromExport } from 'storybook/internal/csf';

type Args = Readonly<Record<string, unknown>>;

interface DefinedStory {
  input: { args?: Args };
}

interface DefinedMeta {
  input: { component?: unknown; args?: Args };
}

/** By component: the args of its stories, under their names. */
const argsByComponent = new WeakMap<object, ReadonlyMap<string, Args>>();

/** `componentDocsPlugin` calls it at the end of each file of component stories, where it can add no import. */
function registerStories({ input }: DefinedMeta, stories: Readonly<Record<string, DefinedStory>>): void {
  const { component, args } = input;
  if (!isKey(component)) return;
  const own = Object.entries(stories).map(
    ([name, story]) => [storyNameFromExport(name), { ...args, ...story.input.args }] as const,
  );
  argsByComponent.set(component, new Map(own));
}

Object.assign(globalThis, { registerStories });

/** The different values that the stories of a component give a prop, each under the name of the first such story. */
export function storyExamples(component: unknown, prop: string): ReadonlyMap<string, unknown> {
  const examples = new Map<string, unknown>();
  const seen = new Set<unknown>([null, undefined]);
  for (const [name, args] of isKey(component) ? (argsByComponent.get(component) ?? []) : []) {
    if (seen.has(args[prop])) continue;
    seen.add(args[prop]);
    examples.set(name, args[prop]);
  }
  return examples;
}

function isKey(component: unknown): component is object {
  return typeof component === 'function' || (typeof component === 'object' && component !== null);
}

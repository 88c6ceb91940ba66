import { storyNameFromExport } from 'storybook/internal/csf';

type Args = Readonly<Record<string, unknown>>;

interface DefinedStory {
  input: { args?: Args };
}

interface DefinedMeta {
  input: { component?: unknown; args?: Args };
}

/** Args of a component's stories, by story name. */
const argsByComponent = new WeakMap<object, ReadonlyMap<string, Args>>();

/**
 * `componentDocsPlugin` adds a call at the end of each component's stories file. It is global, because the plugin can't add an import
 * there.
 */
function registerStories({ input }: DefinedMeta, stories: Readonly<Record<string, DefinedStory>>): void {
  const { component, args } = input;
  if (!isKey(component)) return;
  const own = Object.entries(stories).map(
    ([name, story]) => [storyNameFromExport(name), { ...args, ...story.input.args }] as const,
  );
  argsByComponent.set(component, new Map(own));
}

Object.assign(globalThis, { registerStories });

/** The distinct values of a prop in a component's stories, each under the name of the first story with it. */
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

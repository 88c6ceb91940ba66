import type { PropDocs } from '../docgen/ComponentDocs.ts';
import { isSame } from './exampleExpression.ts';
import { namedExamples } from './namedExamples.ts';
import { storyExamples } from './storyExamples.ts';

const loadingAndFailed = {
  Loading: { state: 'loading' },
  Failed: { state: 'failed', message: 'The server had a problem.', detail: 'GET /list-order · status 500' },
} as const;

const table: Readonly<Record<string, Readonly<Record<string, unknown>>>> = namedExamples;

/** Label of `undefined`. */
export const notGiven = 'Not given';

/** Choices for a prop with an object type or a node, by name. */
export function examplesOf(component: unknown, prop: PropDocs): ReadonlyMap<string, unknown> {
  const byName = new Map<string, unknown>();
  if (prop.isNullable) byName.set('None', null);
  if (prop.takesUndefined) byName.set(notGiven, undefined);
  const common = Object.entries({ ...examplesOfType(prop.type), ...(prop.control.kind === 'node' ? drawn : {}) });
  const own = [...storyExamples(component, prop.name)].filter(
    ([, value]) => !common.some(([, example]) => isSame(example, value)),
  );
  for (const [name, value] of [...common, ...own]) byName.set(name, value);
  return byName;
}

const drawn = {
  'A word': 'Saved',
  'A sentence': 'Orders are sent to the warehouse at 16:00, and what comes later waits for the next day.',
};

function examplesOfType(type: string): Readonly<Record<string, unknown>> {
  const own = table[type];
  if (own && type.endsWith('[]')) return { 'Empty list': [], ...own };
  if (own && type.startsWith('ReadonlySet<')) return { Empty: new Set(), ...own };
  if (own && type.startsWith('ReadonlyMap<')) return { Empty: new Map(), ...own };
  if (own) return own;
  const loaded = /^Loadable<(.*)>$/.exec(type)?.[1];
  if (loaded !== undefined) {
    const values = Object.entries(examplesOfType(loaded));
    return {
      ...loadingAndFailed,
      ...Object.fromEntries(values.map(([name, value]) => [name, { state: 'ready', value }])),
    };
  }
  const item = /^(?:readonly )?(.*)\[\]$/.exec(type)?.[1];
  if (item !== undefined) {
    const items = Object.entries(table[item] ?? {});
    return { 'Empty list': [], ...Object.fromEntries(items.map(([name, value]) => [name, [value]])) };
  }
  if (type.startsWith('ReadonlySet<')) return { Empty: new Set() };
  if (type.startsWith('ReadonlyMap<')) return { Empty: new Map() };
  return {};
}

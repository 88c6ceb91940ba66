import type { Decorator, StoryFn } from '@storybook/react-vite';
import { Fragment } from 'react';
import type { ComponentDocs, PropDocs } from '../docgen/ComponentDocs.ts';
import { componentDocs } from './componentDocs.ts';

type Args = Readonly<Record<string, unknown>>;

/** How stories are drawn that do not say it themselves. */
export const drawComponent: StoryFn = (args, { component: Component }) => (Component ? <Component {...args} /> : <></>);

/**
 * Draws a story with what its controls say, as the component's props need it. A story with a `render` of its own keeps
 * state, which begins with the args, so it begins again when they change.
 */
export const withSafeArgs: Decorator = (Story, context) => {
  const { component, args, initialArgs, argTypes, originalStoryFn } = context;
  const docs = componentDocs(component);
  if (!docs) return Story();
  const story = Story({ args: safeArgs(docs, args, mappedArgs(initialArgs, argTypes)) });
  const isPlain = originalStoryFn === drawComponent;
  return <Fragment key={isPlain ? 'plain' : changes(context)}>{story}</Fragment>;
};

function changes({ unmappedArgs = {}, initialArgs }: { unmappedArgs?: Args; initialArgs: Args }): string {
  const changed = Object.entries(unmappedArgs).filter(([name, value]) => value !== initialArgs[name]);
  return changed.map(([name, value]) => `${name}: ${String(value)}`).join(', ');
}

/** The values behind the names, as Storybook itself maps the args that it draws with. */
export function mappedArgs(args: Args, argTypes: Readonly<Record<string, { mapping?: unknown }>>): Args {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      const mapping = argTypes[name]?.mapping;
      const isName = typeof value === 'string' && typeof mapping === 'object' && mapping !== null && value in mapping;
      return [name, isName ? Reflect.get(mapping, value) : value];
    }),
  );
}

/** Storybook's date picker gives a number, and "Choose option..." takes a prop away that the component must have. */
export function safeArgs({ props }: ComponentDocs, args: Args, initialArgs: Args): Record<string, unknown> {
  const safe: Record<string, unknown> = { ...args };
  for (const prop of props) {
    const { name } = prop;
    if (safe[name] === undefined && !prop.takesUndefined && name in initialArgs) safe[name] = initialArgs[name];
    if (prop.control.kind === 'date') safe[name] = asDate(safe[name], initialArgs[name], prop);
  }
  return safe;
}

function asDate(value: unknown, initial: unknown, { isNullable, takesUndefined }: PropDocs): unknown {
  if (value instanceof Date || (value === null && isNullable) || (value === undefined && takesUndefined)) return value;
  const date = new Date(typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : (value as number));
  return value === null || Number.isNaN(date.getTime()) ? initial : date;
}

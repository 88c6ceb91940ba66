import type { Decorator, StoryFn } from '@storybook/react-vite';
import { Fragment } from 'react';
import type { ComponentDocs, PropDocs } from '../docgen/ComponentDocs.ts';
import { componentDocs } from './componentDocs.ts';

type Args = Readonly<Record<string, unknown>>;

/** Default render function of stories. */
export const drawComponent: StoryFn = (args, { component: Component }) => (Component ? <Component {...args} /> : <></>);

/**
 * Renders a story with its controls' values, converted to what the component accepts. A story with its own `render` has state that starts
 * with the args, so it remounts when they change.
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

/** Replaces names by values, as Storybook does for the args that it renders. */
export function mappedArgs(args: Args, argTypes: Readonly<Record<string, { mapping?: unknown }>>): Args {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      const mapping = argTypes[name]?.mapping;
      const isName = typeof value === 'string' && typeof mapping === 'object' && mapping !== null && value in mapping;
      return [name, isName ? Reflect.get(mapping, value) : value];
    }),
  );
}

/** Storybook's date picker returns a number, and "Choose option..." removes a prop even if the component requires it. */
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

import type { ArgTypesEnhancer, ArgsEnhancer, InputType, StrictInputType } from 'storybook/internal/csf';
import type { PropDocs } from '../docgen/ComponentDocs.ts';
import { chosenValues } from './chosenValues.ts';
import { componentDocs } from './componentDocs.ts';
import { isSame } from './exampleExpression.ts';
import { examplesOf, notGiven } from './examplesOf.ts';
import { fulfillmentLabel } from '@hub/domain/orders/detail';
import { shipmentStatusLabel } from '@hub/domain/orders/shipping';
import { tabNames } from '../../packages/domain/src/shared/orders/tabNames.ts';

/** Labels of choices, by the type's name in TypeScript. Other literals become words: see `choiceWords`. */
const wordsByType: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  TabNumber: Object.fromEntries(tabNames.map(({ number, title }) => [number, title])),
};

/** Turns `'in_transit'` into "In transit". */
function choiceWords(type: string, value: string | number | boolean | null): string {
  if (value === null) return 'None';
  if (type === 'FulfillmentStatus') return fulfillmentLabel(String(value));
  if (type === 'ShipmentStatus') return shipmentStatusLabel(String(value));
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const words = wordsByType[type]?.[String(value)];
  if (words !== undefined) return words;
  const spaced = String(value)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .trim();
  return spaced === '' ? 'Empty' : spaced[0]?.toUpperCase() + spaced.slice(1);
}

/** Adds a control for each prop from its TypeScript type. Controls set in a stories file take precedence. */
export const usableControls: ArgTypesEnhancer = ({ component, argTypes, initialArgs }) => {
  const docs = componentDocs(component);
  if (!docs) return argTypes;
  const props = docs.props.map(({ name, ...prop }) => {
    const argType = { ...argTypes[name], ...controlOf(component, { name, ...prop }, initialArgs[name]), name };
    return [name, argType as StrictInputType] as const;
  });
  return { ...argTypes, ...Object.fromEntries(props.filter(([name]) => !argTypes[name]?.control)) };
};

/**
 * Initial values of a story's controls: the name of an example, and an empty text for no text. Storybook's mappings turn them into values
 * when it renders. Only names go to the manager and the address.
 */
export const namedArgs: ArgsEnhancer = ({ component, argTypes, initialArgs }) => {
  const named: Record<string, unknown> = {};
  for (const prop of componentDocs(component)?.props ?? []) {
    const { name } = prop;
    const argType = argTypes[name];
    const value: unknown = initialArgs[name];
    if (argType?.mapping === undefined) continue;
    if (hasType(argType.control, 'text') && value == null) named[name] = '';
    if (!hasType(argType.control, 'select')) continue;
    if (prop.control.kind === 'choice' || prop.control.kind === 'boolean') {
      if (value === undefined) named[name] = notGiven;
      continue;
    }
    const example = [...examplesOf(component, prop)].find(([, example]) => isSame(example, value));
    if (example) named[name] = example[0];
  }
  return named;
};

function hasType(control: unknown, type: string): boolean {
  return typeof control === 'object' && control !== null && 'type' in control && control.type === type;
}

function controlOf(component: unknown, prop: PropDocs, initial: unknown): InputType {
  const { control, isOptional } = prop;
  switch (control.kind) {
    case 'text':
      return textControl(prop);
    case 'node':
      return isText(initial) ? textControl(prop) : exampleControl(component, prop);
    case 'number':
      return isTime(prop) ? { control: { type: 'date' } } : typed('number', { type: 'number' }, isOptional);
    case 'boolean':
      return prop.isNullable ? choiceControl(prop, [true, false]) : typed('boolean', { type: 'boolean' }, isOptional);
    case 'choice':
      return choiceControl(prop, control.values);
    // With a mapping, Storybook doesn't convert a date in the address.
    case 'date':
      return { control: { type: 'date' }, mapping: chosenValues([]) };
    case 'example':
      return exampleControl(component, prop);
    case 'callback':
    case 'reference':
      return { control: false, table: { disable: true } };
  }
}

function typed(name: 'string' | 'number' | 'boolean', control: { type: string }, isOptional: boolean): InputType {
  return { control, type: { name, required: !isOptional } } as InputType;
}

/** An empty text means none, if the prop accepts none. */
function textControl({ isNullable, isOptional, takesUndefined }: PropDocs): InputType {
  const argType = typed('string', { type: 'text' }, isOptional);
  if (!isNullable && !takesUndefined) return argType;
  return { ...argType, mapping: chosenValues([['', isNullable ? null : undefined]]) };
}

function choiceControl(
  { type, isNullable, takesUndefined, defaultValue }: PropDocs,
  values: readonly (string | number | boolean)[],
): InputType {
  const options = [...(takesUndefined ? [notGiven] : []), ...(isNullable ? [null] : []), ...values];
  const labels = Object.fromEntries(options.map((option) => [String(option), choiceWords(type, option)]));
  if (defaultValue !== null) labels[notGiven] = `${notGiven}: ${defaultValue.replaceAll("'", '')}`;
  const argType: InputType = { control: { type: 'select', labels }, options };
  return takesUndefined ? { ...argType, mapping: chosenValues([[notGiven, undefined]]) } : argType;
}

function exampleControl(component: unknown, prop: PropDocs): InputType {
  const examples = examplesOf(component, prop);
  return { control: { type: 'select' }, options: [...examples.keys()], mapping: chosenValues(examples) };
}

/** Whether a number prop is in epoch milliseconds, by its name. */
export function isTime({ name, control }: PropDocs): boolean {
  return control.kind === 'number' && /(^since|^now|At)$/.test(name);
}

function isText(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string';
}

import { namedExamples } from './namedExamples.ts';

const table: Readonly<Record<string, Readonly<Record<string, unknown>>>> = namedExamples;

/** Characters of JSON. Longer values are not compared, because a docs page compares each of its stories. */
const maxComparedLength = 20_000;

/** Code that takes a value from the table of named examples; `null` if it isn't from there. `chosen` is the control's value. */
export function exampleExpression(type: string, chosen: unknown, value: unknown): string | null {
  const loaded = /^Loadable<(.*)>$/.exec(type)?.[1];
  if (loaded !== undefined && isReady(value)) {
    const inner = exampleExpression(loaded, chosen, value.value);
    return inner === null || Object.keys(value).length > 2 ? null : `{ state: 'ready', value: ${inner} }`;
  }
  const examples = table[type];
  if (!examples || typeof value !== 'object' || value === null) return null;
  const name =
    typeof chosen === 'string' && examples[chosen] === value
      ? chosen
      : Object.keys(examples).find((key) => isSame(examples[key], value));
  return name === undefined ? null : `namedExamples${member(type)}${member(name)}`;
}

function isReady(value: unknown): value is { state: 'ready'; value: unknown } {
  return typeof value === 'object' && value !== null && 'value' in value && 'state' in value && value.state === 'ready';
}

function member(name: string): string {
  return /^[a-zA-Z]\w*$/.test(name) ? `.${name}` : `['${name}']`;
}

/** Whether a value has the same code as an example. Values too long to compare are the same only if identical. */
export function isSame(example: unknown, value: unknown): boolean {
  if (example === value) return true;
  if (isReady(example) && isReady(value)) return Object.keys(value).length === 2 && isSame(example.value, value.value);
  if (isReady(example) || isReady(value) || size(example) !== size(value)) return false;
  const text = written(value);
  return text !== null && text === written(example);
}

const writtenValues = new WeakMap<object, string | null>();

/** JSON of a value, with sets and maps as lists; `null` for values that aren't compared. */
function written(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || 'state' in value || size(value) > 50) return null;
  const known = writtenValues.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value, asList);
  const short = text.length < maxComparedLength ? text : null;
  writtenValues.set(value, short);
  return short;
}

function size(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  return value instanceof Map || value instanceof Set ? value.size : 0;
}

function asList(_: string, value: unknown): unknown {
  return value instanceof Map || value instanceof Set ? [...value] : value;
}

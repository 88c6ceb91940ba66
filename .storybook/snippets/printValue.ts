import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { componentDocs } from '../controls/componentDocs.ts';

/** Thrown for a value that can't be written as code, or only as very long code. */
export class Unprintable extends Error {}

/** Maximum characters of a value in a snippet; longer ones are unreadable. */
const maxLength = 160;

/** A value as TypeScript. Adds the import lines that it needs to `uses`. Throws Unprintable. */
export function printValue(value: unknown, uses: Set<string>): string {
  const text = print(value, uses, 0);
  if (text.length > maxLength) throw new Unprintable();
  return text;
}

/** A text as the value of a JSX attribute: quoted, or in braces if quotes would change it. */
export function printText(text: string): string {
  return /^[^"\\\n&{}<>]*$/.test(text) ? `"${text}"` : `{${quoted(text)}}`;
}

/** A React element or other child as JSX. Throws Unprintable for a component of another library. */
export function printElement(node: unknown, uses: Set<string>): string {
  if (typeof node === 'string') return /^[^{}<>&\n]+$/.test(node) && node.trim() === node ? node : `{${quoted(node)}}`;
  if (typeof node === 'number') return String(node);
  if (Array.isArray(node))
    return node
      .filter(isDrawn)
      .map((child) => printElement(child, uses))
      .join('');
  if (!isValidElement(node)) throw new Unprintable();
  const { type, props } = node as ReactElement<Record<string, unknown>>;
  const name = elementName(type, uses);
  const { children, ...rest } = props;
  const attributes = Object.entries(rest)
    .filter(([, value]) => value !== undefined)
    .map(([prop, value]) => ` ${attribute(prop, value, uses)}`)
    .join('');
  const inner = isDrawn(children as ReactNode) ? printElement(children, uses) : '';
  const text = inner === '' && name !== '' ? `<${name}${attributes} />` : `<${name}${attributes}>${inner}</${name}>`;
  if (text.length > maxLength) throw new Unprintable();
  return text;
}

function elementName(type: unknown, uses: Set<string>): string {
  if (type === Fragment) return '';
  if (typeof type === 'string') return type;
  const docs = componentDocs(type);
  if (docs?.importPath == null) throw new Unprintable();
  uses.add(`import { ${docs.name} } from '${docs.importPath}';`);
  return docs.name;
}

function attribute(name: string, value: unknown, uses: Set<string>): string {
  if (value === true) return name;
  if (isHandler(name, value)) return `${name}={() => {}}`;
  return typeof value === 'string' ? `${name}=${printText(value)}` : `${name}={${print(value, uses, 0)}}`;
}

function isDrawn(node: unknown): boolean {
  return node !== null && node !== undefined && node !== false && node !== true;
}

function print(value: unknown, uses: Set<string>, depth: number): string {
  if (depth > 6) throw new Unprintable();
  if (typeof value === 'string') return quoted(value);
  if (value === null || value === undefined || typeof value === 'number' || typeof value === 'boolean')
    return String(value);
  if (value instanceof Date) return `new Date('${value.toISOString()}')`;
  const list = (values: Iterable<unknown>) => printList(values, uses, depth + 1);
  if (Array.isArray(value)) return list(value);
  if (value instanceof Set) return value.size === 0 ? 'new Set()' : `new Set(${list(value)})`;
  if (value instanceof Map && isUniform(value)) return value.size === 0 ? 'new Map()' : `new Map(${list(value)})`;
  if (isValidElement(value)) return printElement(value, uses);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) throw new Unprintable();
  return printObject(Object.entries(value), uses, depth + 1);
}

/** TypeScript infers a map's type from its first entry, so only maps of texts are printed. */
function isUniform(map: ReadonlyMap<unknown, unknown>): boolean {
  return [...map].every(([key, value]) => typeof key === 'string' && typeof value === 'string');
}

/** Whether a prop is an event handler, such as `onRetry`, which returns nothing. Return values of other functions are unknown here. */
function isHandler(name: string, value: unknown): boolean {
  return typeof value === 'function' && /^on[A-Z]/.test(name);
}

function printList(values: Iterable<unknown>, uses: Set<string>, depth: number): string {
  const printed: string[] = [];
  let length = 0;
  for (const value of values) {
    const text = print(value, uses, depth);
    length += text.length;
    if (length > maxLength) throw new Unprintable();
    printed.push(text);
  }
  return `[${printed.join(', ')}]`;
}

function printObject(entries: readonly (readonly [string, unknown])[], uses: Set<string>, depth: number): string {
  const printed: string[] = [];
  let length = 0;
  for (const [name, value] of entries) {
    if (value === undefined) continue;
    const key = /^[a-zA-Z_$][\w$]*$/.test(name) ? name : quoted(name);
    const text = `${key}: ${isHandler(name, value) ? '() => {}' : print(value, uses, depth)}`;
    length += text.length;
    if (length > maxLength) throw new Unprintable();
    printed.push(text);
  }
  return printed.length === 0 ? '{}' : `{ ${printed.join(', ')} }`;
}

function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped}'`;
}

import type { ComponentDocs, PropDocs } from '../docgen/ComponentDocs.ts';
import { componentDocs } from '../controls/componentDocs.ts';
import { exampleExpression } from '../controls/exampleExpression.ts';
import { mappedArgs, safeArgs } from '../controls/withSafeArgs.tsx';
import { printElement, printText, printValue, Unprintable } from './printValue.ts';

export interface SnippetContext {
  component?: unknown;
  /** Args as the controls have them, with names for examples. */
  args: Readonly<Record<string, unknown>>;
  initialArgs: Readonly<Record<string, unknown>>;
  argTypes: Readonly<Record<string, { mapping?: unknown }>>;
}

/** Maximum characters of a JSX line; longer ones get one line per prop. */
const lineLength = 90;

/** Stories with longer lists are for measuring, so they have no snippet. */
const maxEntries = 10_000;

/** Code of a story's component with its props, for copying. A value too long for a line becomes a variable with its type in a comment. */
export function storySnippet({ component, args, initialArgs, argTypes }: SnippetContext): string {
  const docs = componentDocs(component);
  if (!docs) return '';
  const values = safeArgs(docs, mappedArgs(args, argTypes), mappedArgs(initialArgs, argTypes));
  const large = docs.props.find(({ name }) => entryCount(values[name]) > maxEntries);
  if (large) return '';
  const props = docs.props.filter(
    ({ name, isOptional }) => name !== 'children' && (values[name] !== undefined || (name in values && !isOptional)),
  );
  const children = docs.props.find(({ name }) => name === 'children' && values[name] !== undefined);
  const uses = new Set<string>();
  const attributes = props.map((prop) => printProp(prop, args[prop.name], values[prop.name], uses));
  const inner = children ? printChildren(children, values[children.name], uses) : null;
  return [...imports(docs, uses), element(docs.name, attributes, inner)].join('\n');
}

function entryCount(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  if (value instanceof Set || value instanceof Map) return value.size;
  return typeof value === 'object' && value !== null && 'value' in value ? entryCount(value.value) : 0;
}

function imports({ name, importPath }: ComponentDocs, uses: ReadonlySet<string>): string[] {
  const lines = [...uses].toSorted().filter((line) => !line.includes(`{ ${name} }`));
  if (importPath !== null) lines.unshift(`import { ${name} } from '${importPath}';`);
  return lines.length === 0 ? [] : [...lines, ''];
}

function element(name: string, attributes: readonly string[], inner: string | null): string {
  const line = [name, ...attributes].join(' ');
  const open = line.length <= lineLength && !line.includes('\n') ? line : [name, ...attributes.map(indent)].join('\n');
  const end = open.includes('\n') ? '\n' : '';
  if (inner === null) return `<${open}${end || ' '}/>`;
  return `<${open}${end}>\n${indent(inner)}\n</${name}>`;
}

function indent(text: string): string {
  return `  ${text.replaceAll('\n', '\n  ')}`;
}

function printProp(prop: PropDocs, arg: unknown, value: unknown, uses: Set<string>): string {
  const { name, control } = prop;
  if (typeof value === 'string') return `${name}=${printText(value)}`;
  if (value === true) return name;
  if (control.kind === 'callback' && typeof value === 'function') return `${name}={${emptyCallback(prop)}}`;
  return `${name}={${printShape(prop, arg, value, uses)}}`;
}

function printShape(prop: PropDocs, arg: unknown, value: unknown, uses: Set<string>): string {
  const example = exampleExpression(prop.type, arg, value);
  if (example !== null) {
    uses.add("import { namedExamples } from '#storybook/namedExamples';");
    return example;
  }
  try {
    return printValue(value, uses);
  } catch (error) {
    if (error instanceof Unprintable) return variable(prop);
    throw error;
  }
}

function printChildren(prop: PropDocs, value: unknown, uses: Set<string>): string {
  try {
    return typeof value === 'string' ? `{${printValue(value, uses)}}` : printElement(value, uses);
  } catch (error) {
    if (error instanceof Unprintable) return `{${variable(prop)}}`;
    throw error;
  }
}

function variable({ name, type }: PropDocs): string {
  return `${name} /* ${type.replaceAll('*/', '')} */`;
}

/** A callback with the return value that its type requires. */
function emptyCallback(prop: PropDocs): string {
  const returns = prop.control.kind === 'callback' ? prop.control.returns : 'void';
  if (returns === 'void') return '() => {}';
  if (/\b(null|ReactNode)\b/.test(returns)) return '() => null';
  if (returns === 'string') return "() => ''";
  if (returns === 'boolean') return '() => false';
  return variable(prop);
}

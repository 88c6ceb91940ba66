import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  API,
  type Checker,
  type Project,
  SignatureKind,
  SymbolFlags,
  type Symbol as TypeScriptSymbol,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync';
import { parseSync, Visitor } from 'vite';
import type { ComponentDocs, PropControl, PropDocs } from './ComponentDocs.ts';

export interface ComponentReader {
  /** The components that a source file exports; empty for a file outside the project. `path` is absolute. */
  read(path: string): readonly ComponentDocs[];
  /** Call this when a file has changed on disk. */
  refresh(path: string): void;
  /** Ends the TypeScript process. */
  close(): void;
}

/** Flags of `typeToString`: 1 prints whole types; 1 << 14 keeps names of type aliases, wherever they are defined. */
const typeFormat = 1 + (1 << 14);

/** Reads props through TypeScript's checker, so imported types work like local ones. */
export function openComponentReader(tsconfig: string): ComponentReader {
  const api = new API({ cwd: join(tsconfig, '..') });
  let snapshot = api.updateSnapshot({ openProjects: [tsconfig] });
  return {
    read(path) {
      const project = snapshot.getProject(tsconfig);
      if (!project) throw new Error(`TypeScript cannot open ${tsconfig}`);
      return readComponents(project, path, join(tsconfig, '..'));
    },
    refresh(path) {
      snapshot = api.updateSnapshot({ openProjects: [tsconfig], fileChanges: { changed: [path] } });
    },
    close: () => api.close(),
  };
}

function readComponents({ program, checker }: Project, path: string, packageFolder: string): readonly ComponentDocs[] {
  const file = program.getSourceFile(path);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) return [];
  const exported = checker.getExportsOfModule(module).filter(({ name }) => /^[A-Z]/.test(name));
  const defaults = defaultValues(path);
  return exported.flatMap((symbol) => {
    const type = checker.getTypeOfSymbol(symbol);
    const props = type && propsType(checker, type);
    if (props === undefined) return [];
    return {
      name: symbol.name,
      description: checker.getDocumentationCommentOfSymbol(symbol).trim(),
      importPath: packageExport(packageFolder, path, symbol.name),
      props:
        props === null
          ? []
          : checker
              .getPropertiesOfType(props)
              .filter(({ name }) => name !== 'key' && name !== 'ref')
              .map((prop) => readProp(checker, prop, defaults.get(`${symbol.name}.${prop.name}`) ?? null)),
    };
  });
}

/** Type of a component's props; `null` for a component without props, `undefined` for other values. */
function propsType(checker: Checker, type: Type): Type | null | undefined {
  const [call] = checker.getSignaturesOfType(type, SignatureKind.Call);
  const [construct] = checker.getSignaturesOfType(type, SignatureKind.Construct);
  const signature = call ?? construct;
  const result = signature && checker.getReturnTypeOfSignature(signature);
  if (!signature || !result) return undefined;
  const isElement = /^(Element|ReactElement|ReactNode|null|string)\b/.test(checker.typeToString(result));
  if (call ? !isElement : !checker.getPropertyOfType(result, 'render')) return undefined;
  const [props] = signature.getParameters();
  return props ? (checker.getTypeOfSymbol(props) ?? null) : null;
}

function readProp(checker: Checker, prop: TypeScriptSymbol, defaultValue: string | null): PropDocs {
  const type = checker.getTypeOfSymbol(prop) ?? checker.getUnknownType();
  const parts = type.isUnionType() ? (type.getTypes() ?? []) : [type];
  const name = checker.typeToString(type, undefined, typeFormat);
  return {
    name: prop.name,
    description: checker.getDocumentationCommentOfSymbol(prop).trim(),
    type: withoutNullish(name),
    isOptional: (prop.flags & SymbolFlags.Optional) !== 0,
    takesUndefined: parts.some(({ flags }) => (flags & TypeFlags.Undefined) !== 0),
    isNullable: parts.some(({ flags }) => (flags & TypeFlags.Null) !== 0),
    defaultValue,
    control: controlOf(checker, type, withoutNullish(name)),
  };
}

/** Turns `(A | B) | null` into `A | B`. */
function withoutNullish(name: string): string {
  const stripped = name.replace(/^((null|undefined) \| )+|( \| (null|undefined))+$/g, '');
  return /^\((?!.*\) \| \().*\)$/.test(stripped) && balanced(stripped.slice(1, -1)) ? stripped.slice(1, -1) : stripped;
}

function balanced(text: string): boolean {
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

function controlOf(checker: Checker, declared: Type, name: string): PropControl {
  if (/^(ReactNode|ReactElement|Element)\b/.test(name)) return { kind: 'node' };
  if (/^(Ref|RefObject|LegacyRef|ComponentType|LinkComponent|\w+Paths)\b/.test(name)) return { kind: 'reference' };
  const nonNullable = checker.getNonNullableType(declared) ?? declared;
  const type = nonNullable.isTypeParameter()
    ? (checker.getBaseConstraintOfType(nonNullable) ?? nonNullable)
    : nonNullable;
  if (name === 'Date') return { kind: 'date' };
  if (has(type, TypeFlags.String)) return { kind: 'text' };
  if (has(type, TypeFlags.Number)) return { kind: 'number' };
  if (has(type, TypeFlags.Boolean)) return { kind: 'boolean' };
  const members = type.isUnionType() ? (type.getTypes() ?? []) : [type];
  // `'partial' | (string & {})` suggests literals but accepts any string.
  const parts = members.filter((part) => checker.typeToString(part) !== 'string & {}');
  if (parts.length > 0 && parts.every((part) => has(part, TypeFlags.Literal)))
    return { kind: 'choice', values: parts.flatMap((part) => (part.isLiteralType() ? literal(part.value) : [])) };
  if (parts.every((part) => has(part, TypeFlags.String | TypeFlags.Number | TypeFlags.StringLiteral)))
    return { kind: 'text' };
  const [signature] = checker.getSignaturesOfType(type, SignatureKind.Call);
  if (signature && !name.startsWith('FunctionComponent')) {
    const returned = checker.getReturnTypeOfSignature(signature);
    return { kind: 'callback', returns: returned ? checker.typeToString(returned, undefined, typeFormat) : 'void' };
  }
  return hasOnlyCallbacks(checker, type) ? { kind: 'reference' } : { kind: 'example' };
}

/** Whether an object has only callbacks, such as `{ orderPath: (order) => string; … }`, which the app passes. */
function hasOnlyCallbacks(checker: Checker, type: Type): boolean {
  if (!type.isObjectType() || checker.isArrayLikeType(type)) return false;
  const members = checker.getPropertiesOfType(type).map((member) => checker.getTypeOfSymbol(member));
  return (
    members.length > 0 &&
    members.every((member) => member && checker.getSignaturesOfType(member, SignatureKind.Call).length > 0)
  );
}

function has(type: Type, flags: TypeFlags): boolean {
  return (type.flags & flags) !== 0;
}

function literal(value: unknown): (string | number | boolean)[] {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [value] : [];
}

/** Default values in the components' parameters, by `Name.prop`. */
function defaultValues(path: string): Map<string, string> {
  const source = readFileSync(path, 'utf8');
  const values = new Map<string, string>();
  new Visitor({
    FunctionDeclaration({ id, params: [first] }) {
      if (!id || first?.type !== 'ObjectPattern') return;
      for (const property of first.properties)
        if (property.type === 'Property' && property.value.type === 'AssignmentPattern' && 'name' in property.key)
          values.set(
            `${id.name}.${String(property.key.name)}`,
            source.slice(property.value.right.start, property.value.right.end),
          );
    },
  }).visit(parseSync(path, source).program);
  return values;
}

/** Features are the folders directly below `src`, and the package exports their index. */
function packageExport(packageFolder: string, path: string, name: string): string | null {
  const [source, feature = ''] = relative(packageFolder, path).split('/');
  const index = join(packageFolder, 'src', feature, 'index.ts');
  if (source !== 'src' || !existsSync(index)) return null;
  return new RegExp(`\\b${name}\\b[^;]*\\} from '`).test(readFileSync(index, 'utf8')) ? `@hub/ui/${feature}` : null;
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** The stories in one file. */
export interface StoryFile {
  path: string;
  /** The complete title, if the file sets one. */
  title: string | null;
  /** Name of the component in the file's meta. */
  component: string | null;
  /** `name`: export name. `isTested`: the story has its own `.test`. A play function doesn't count, because it only leads to a state. */
  stories: readonly { name: string; isTested: boolean }[];
}

/** The stories of packages/ui and apps/web, by file. */
export function readStories(root: string): readonly StoryFile[] {
  return globSync('{packages/ui,apps/web}/src/**/*.stories.tsx', { cwd: root })
    .toSorted()
    .map((path) => storiesIn(readFileSync(join(root, path), 'utf8'), path));
}

/** Reads `preview.meta({ title, component })`, `export const Name = meta.story(…)` or `Other.extend(…)`, and `Name.test(…)`. */
export function storiesIn(source: string, path: string): StoryFile {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  let title: string | null = null;
  let component: string | null = null;
  const names: string[] = [];
  const tested = new Set<string>();
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (isMethod(callee, 'test') && callee.object.type === 'Identifier') tested.add(callee.object.name);
      if (!isMethod(callee, 'meta') || first?.type !== 'ObjectExpression') return;
      for (const property of first.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        const { key, value } = property;
        if (key.name === 'title' && value.type === 'Literal') title = String(value.value);
        if (key.name === 'component' && value.type === 'Identifier') component = value.name;
      }
    },
    ExportNamedDeclaration({ declaration }) {
      if (declaration?.type !== 'VariableDeclaration') return;
      for (const { id, init } of declaration.declarations) {
        if (id.type !== 'Identifier' || init?.type !== 'CallExpression') continue;
        if (isMethod(init.callee, 'story') || isMethod(init.callee, 'extend')) names.push(id.name);
      }
    },
  }).visit(program);
  return { path, title, component, stories: names.map((name) => ({ name, isTested: tested.has(name) })) };
}

function isMethod(callee: ESTree.Expression, name: string): callee is ESTree.StaticMemberExpression {
  return callee.type === 'MemberExpression' && !callee.computed && callee.property.name === name;
}

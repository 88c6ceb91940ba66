import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** A test with the rules that it proves. */
export interface Proof {
  /** Path from the repository's root. */
  path: string;
  /** Title in the source, with its groups: "group › title". `%s` and `$name` stand for values that differ per case. */
  title: string;
  /** Ids of rules and hazards. */
  tags: readonly string[];
}

const testFiles = [
  '{apps,packages}/*/src/**/*.{test.ts,test.tsx,stories.tsx}',
  // Suites that several test files run.
  'packages/api-client/src/mocks/*Contract.ts',
  'apps/web/src/testing/faults/describeFaults.ts',
  '{tools,e2e}/**/*.test.ts',
];

/** Selects the e2e tests of `pnpm test`; proves nothing. */
const runnerTag = 'journey';

/** Every test that proves something, read from the sources. */
export function readProofs(root: string): readonly Proof[] {
  return globSync(testFiles, { cwd: root, exclude: ['**/node_modules/**'] })
    .toSorted()
    .flatMap((path) => proofsIn(readFileSync(join(root, path), 'utf8'), path));
}

/**
 * The tagged tests in a source: `test(title, { tags })` of Vitest, `test(title, { tag })` of Playwright, and `.test(title, { tags })` of a
 * story. A test inherits the tags of its groups. Skipped tests prove nothing.
 */
export function proofsIn(source: string, path: string): readonly Proof[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  const proofs: Proof[] = [];
  const groups: { title: string; tags: readonly string[] }[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [title, ...rest] }) {
      if (isGroup(callee)) groups.push({ title: textOf(title) ?? '', tags: tagsIn(rest[0]) });
      // A regular expression's `.test(…)` has only one argument.
      const text = rest.length > 0 && isTest(callee) ? textOf(title) : null;
      if (text === null) return;
      const tags = [...groups.flatMap((group) => group.tags), ...tagsIn(rest[0])];
      if (tags.length > 0)
        proofs.push({
          path,
          title: [...groups.map((group) => group.title), text].join(' › '),
          tags: [...new Set(tags)],
        });
    },
    'CallExpression:exit'({ callee }) {
      if (isGroup(callee)) groups.pop();
    },
  }).visit(program);
  return proofs;
}

/** `describe(…)` of Vitest or `test.describe(…)` of Playwright. */
function isGroup(callee: ESTree.Expression): boolean {
  return isCalled(callee, ['describe']) || (callee.type === 'MemberExpression' && nameOf(callee) === 'describe');
}

/** A story's `.test` or a runner's `test`, but not `test.skip` and the like. */
function isTest(callee: ESTree.Expression): boolean {
  return isCalled(callee, ['test', 'it']) || (callee.type === 'MemberExpression' && nameOf(callee) === 'test');
}

/** `name(…)` or `name.each(…)(…)`. */
function isCalled(callee: ESTree.Expression, names: readonly string[]): boolean {
  if (callee.type === 'Identifier') return names.includes(callee.name);
  return (
    callee.type === 'CallExpression' &&
    callee.callee.type === 'MemberExpression' &&
    nameOf(callee.callee) === 'each' &&
    isCalled(callee.callee.object, names)
  );
}

/** The values of `tags` or `tag` in a test's options, a string or a list. Playwright's start with @. */
function tagsIn(options: ESTree.Argument | undefined): readonly string[] {
  if (options?.type !== 'ObjectExpression') return [];
  return options.properties
    .flatMap((property) =>
      property.type === 'Property' && property.key.type === 'Identifier' && /^tags?$/.test(property.key.name)
        ? [property.value]
        : [],
    )
    .flatMap((value) => (value.type === 'ArrayExpression' ? value.elements : [value]))
    .flatMap((value) => (value?.type === 'Literal' && typeof value.value === 'string' ? [value.value] : []))
    .map((tag) => tag.replace(/^@/, ''))
    .filter((tag) => tag !== runnerTag);
}

/** The text of a literal, with `%s` for each expression of a template. `null` for any other expression. */
function textOf(title: ESTree.Argument | undefined): string | null {
  if (title?.type === 'Literal' && typeof title.value === 'string') return title.value;
  if (title?.type === 'TemplateLiteral') return title.quasis.map(({ value }) => value.cooked).join('%s');
  return null;
}

function nameOf({ property }: ESTree.MemberExpression): string {
  return property.type === 'Identifier' ? property.name : '';
}

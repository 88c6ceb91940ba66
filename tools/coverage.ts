import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** A sentence of the specification, and the tests that prove it. */
export interface CoverageRow {
  /** Number of the section, without the sign: "2". */
  section: string;
  rule: string;
  proofs: readonly Proof[];
  /** The line as it stands in the page, for the message of a failure. */
  line: string;
}

export interface Proof {
  /** From the root of the repository. */
  path: string;
  /** The test's title as it stands in the source, placeholders included. */
  title: string;
}

/** A sentence that no test proves yet, and why. */
export interface OpenRule {
  section: string;
  rule: string;
  why: string;
}

export interface CoveragePage {
  rows: readonly CoverageRow[];
  open: readonly OpenRule[];
  /** Lines of a table or of the open list that could not be read. */
  broken: readonly string[];
}

const tableHead = '| § | Rule | Proven by |';
const openHeading = '## Not proven yet';

/**
 * Reads the tables and the open list of the page. Anything in them that is not as it should be is `broken`, never left
 * out.
 */
export function parseCoverage(page: string): CoveragePage {
  const rows: CoverageRow[] = [];
  const open: OpenRule[] = [];
  const broken: string[] = [];
  let isTable = false;
  let isOpenList = false;
  for (const line of page.split('\n')) {
    if (line.startsWith('#')) isOpenList = line === openHeading;
    if (!line.startsWith('|')) isTable = false;
    if (line === tableHead) isTable = true;
    else if (line.startsWith('|') && !isTable) broken.push(line);
    else if (isTable && !/^\|[-|]+\|$/.test(line)) {
      const row = rowOf(line);
      if (row) rows.push(row);
      else broken.push(line);
    } else if (isOpenList && line.startsWith('- ')) {
      const [, section, rule, why] = /^- §(\d) (\S.*?) Why: (\S.*)$/.exec(line) ?? [];
      if (section && rule && why) open.push({ section, rule, why });
      else broken.push(line);
    }
  }
  return { rows, open, broken };
}

/** Null for a line with an empty cell, a § that is none, or a proof that names no file and title. */
function rowOf(line: string): CoverageRow | null {
  const cells = line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim());
  const [mark = '', rule = '', proven = ''] = cells;
  const section = /^§(\d)$/.exec(mark)?.[1];
  const proofs = proven.split('<br>').map((text) => /^`([^`]+)` › (\S.*)$/.exec(text.trim()));
  if (cells.length !== 3 || section === undefined || rule === '' || proofs.includes(null)) return null;
  return {
    section,
    rule,
    line,
    proofs: proofs.flatMap((match) => (match ? { path: match[1] ?? '', title: match[2] ?? '' } : [])),
  };
}

/**
 * What of the page is not true: each a sentence that names the line. `titlesIn` says which tests a file has, null for
 * no such file.
 */
export function coverageFaults(
  { rows, open, broken }: CoveragePage,
  sections: readonly string[],
  titlesIn: (path: string) => ReadonlySet<string> | null,
): readonly string[] {
  const rules = [...rows, ...open].map(({ section, rule }) => `§${section} ${rule}`);
  return [
    ...broken.map((line) => `cannot be read: ${line}`),
    ...sections
      .filter((section) => !rows.some((row) => row.section === section))
      .map((section) => `§${section} has no row`),
    ...rules.filter((rule, index) => rules.indexOf(rule) !== index).map((rule) => `stands twice: ${rule}`),
    ...open
      .filter(({ why }) => why.split(' ').length < 4)
      .map(({ rule }) => `does not say why it is not proven: ${rule}`),
    ...rows.flatMap(({ line, proofs }) =>
      proofs.flatMap((proof) => proofFault(proof, titlesIn(proof.path)).map((fault) => `${fault}: ${line}`)),
    ),
  ];
}

function proofFault({ path, title }: Proof, titles: ReadonlySet<string> | null): readonly string[] {
  if (titles === null) return [`no such test file as ${path}`];
  if (/^[%$][\w.]+$/.test(title)) return [`"${title}" says nothing without its group`];
  return titles.has(title) ? [] : [`no test "${title}" in ${path}`];
}

/** Files that one of the projects of vitest.config.ts runs, and the suite that two of them run. */
const testFile = /(\.(test\.tsx?|stories\.tsx)|\/contractSuite\.ts)$/;

/** The titles of a file's tests, read once for each file; null where there is none or where nothing runs it. */
export function titleReader(root: string): (path: string) => ReadonlySet<string> | null {
  const known = new Map<string, ReadonlySet<string> | null>();
  return (path) => {
    const file = join(root, path);
    if (!known.has(path))
      known.set(path, testFile.test(path) && existsSync(file) ? testTitles(readFileSync(file, 'utf8'), path) : null);
    return known.get(path) ?? null;
  };
}

/**
 * The literal titles of `test`, `it`, `test.each(…)` and a story's `.test`, each also with the group that it stands in:
 * "group › title". Not of what is skipped, nor of what only looks like a test in a comment or a text.
 */
export function testTitles(source: string, path: string): ReadonlySet<string> {
  const titles = new Set<string>();
  const groups: string[] = [];
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  new Visitor({
    CallExpression({ callee, arguments: [title, ...body] }) {
      if (isGroup(callee)) groups.push(textOf(title) ?? '');
      // A pattern's `.test(…)` has a text and nothing to run.
      const text = body.length > 0 && isTest(callee) ? textOf(title) : null;
      if (text === null) return;
      titles.add(text);
      titles.add([...groups, text].join(' › '));
    },
    'CallExpression:exit'({ callee }) {
      if (isGroup(callee)) groups.pop();
    },
  }).visit(program);
  return titles;
}

/** `describe(…)` of Vitest, or `test.describe(…)` of Playwright. */
function isGroup(callee: ESTree.Expression): boolean {
  return isCalled(callee, ['describe']) || (callee.type === 'MemberExpression' && nameOf(callee) === 'describe');
}

/** A story's own test, or one of the runner's; `test.skip` and the like are none. */
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

/** The text of a literal, with `%s` for what a template puts in at run time; null for any other expression. */
function textOf(title: ESTree.Argument | undefined): string | null {
  if (title?.type === 'Literal' && typeof title.value === 'string') return title.value;
  return title?.type === 'TemplateLiteral' ? title.quasis.map(({ value }) => value.cooked ?? '').join('%s') : null;
}

function nameOf({ property }: ESTree.MemberExpression): string {
  return property.type === 'Identifier' ? property.name : '';
}

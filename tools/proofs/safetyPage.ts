import { dirname, matchesGlob } from 'node:path';
import type { SafetyRecord } from '../records/SafetyRecord.ts';
import type { Hazard } from './hazards.ts';
import type { Proof } from './readProofs.ts';

/** A hazard and the tests that try it. */
export interface ProvenHazard {
  name: string;
  mitigation: string;
  proofs: readonly TestName[];
  residualRisk?: string;
}

/** A test. A path with `*` names all test files that it fits. */
interface TestName {
  path: string;
  title: string;
}

/** Each hazard with the tests that carry its tag. */
export function withProofs(hazards: readonly Hazard[], proofs: readonly Proof[]): readonly ProvenHazard[] {
  return hazards.map(({ id, everyTestOf, ...hazard }) => ({
    ...hazard,
    proofs: [
      ...proofs.filter(({ tags }) => tags.includes(id)).map(({ path, title }) => ({ path: runnerPath(path), title })),
      ...(everyTestOf ? [{ path: everyTestOf, title: '%s' }] : []),
    ],
  }));
}

/** A suite is run by the test files beside it, and reported under their paths. */
function runnerPath(path: string): string {
  return /\.(test|stories)\.tsx?$/.test(path) ? path : `${dirname(path)}/*.test.*`;
}

/** What the runner says of one test. */
export interface TestOutcome extends TestName {
  passed: boolean;
  /** Of a failed one: the first line of what went wrong. */
  reason?: string;
}

/** What one run found out: where and when, with which cases, and how it went. */
export interface SafetyRun {
  /** "2026-11-20, 2 x AMD EPYC, linux x64, Node v24.21.0" */
  where: string;
  seed: number;
  outcomes: readonly TestOutcome[];
  records: readonly SafetyRecord[];
}

const notRunYet = 'not run yet';

/**
 * docs/safety.md: one row for each hazard, one line for each of its tests. A test that this run left out keeps the
 * figure that `previous` has of it, with its own date and machine; without a run, all of them.
 */
export function safetyPage(hazards: readonly ProvenHazard[], run: SafetyRun | null, previous: string): string {
  const previousFigures = figuresOf(previous);
  const seed = run?.seed ?? /^Seed of the last run: (\d+)/m.exec(previous)?.[1] ?? 'none';
  const rows = hazards.map((hazard) => {
    const tests = hazard.proofs.map(proofText);
    const figures = hazard.proofs.map(
      (proof) =>
        (run && figureOf(hazard, proof, run)) ?? previousFigures.get(key(hazard.name, proofText(proof))) ?? notRunYet,
    );
    return `| ${[hazard.name, hazard.mitigation, tests.join('<br>'), figures.join('<br>')].map(cellText).join(' | ')} |`;
  });
  const open = hazards.flatMap(({ name, residualRisk }) => (residualRisk ? [`- **${name}**: ${residualRisk}`] : []));
  return [
    '# What must not go wrong',
    '',
    'Each row is a hazard, what holds it, the tests that try it, and what they found, line by line. `pnpm nightly` writes this page:',
    'the figures, with their date and machine, are those of its runs. A test is named as in its source; `%s` and `$name` stand for',
    'what differs from case to case. "Cases" are inputs made up by a property test. The rows are tools/proofs/hazards.ts; a test says by',
    "a tag which of them it tries (`{ tags: 'hazard:stale-reply' }`), and `pnpm proofs` writes the rows without running anything.",
    '',
    `Seed of the last run: ${seed}. \`PROPERTY_SEED=7 pnpm nightly\` tries other cases.`,
    '',
    tableHead,
    '|---|---|---|---|',
    ...rows,
    '',
    '## What could not be held',
    '',
    ...(open.length > 0 ? open : ['Nothing is known.']),
    '',
  ].join('\n');
}

/** Figures that name no row, or a test that the row does not name: what a test says must not get lost. */
export function unlistedFigures(hazards: readonly ProvenHazard[], records: readonly SafetyRecord[]): readonly string[] {
  return records
    .filter(({ hazard }) => hazard !== null)
    .filter(
      (record) =>
        !hazards.some(
          ({ name, proofs }) => name === record.hazard && proofs.some((proof) => matchesProof(record, proof)),
        ),
    )
    .map(({ hazard, path, title, figure }) => `"${hazard}" is no tag of ${path} › ${title}, which says: ${figure}`);
}

const tableHead = '| Hazard | What holds it | Tests | Figures |';

/** Null when the run left the test out. */
function figureOf({ name }: ProvenHazard, proof: TestName, { where, outcomes, records }: SafetyRun): string | null {
  const matching = outcomes.filter((outcome) => matchesProof(outcome, proof));
  if (matching.length === 0) return null;
  const failed = matching.filter(({ passed }) => !passed).length;
  const reported = records
    .filter((record) => record.hazard === name && matchesProof(record, proof))
    .map(({ figure }) => figure);
  const cases = records
    .filter((record) => record.hazard === null && matchesProof(record, proof))
    .reduce((sum, record) => sum + record.cases, 0);
  const counted = [
    matching.length === 1 ? '1 test' : `${matching.length.toLocaleString('en')} tests`,
    ...(cases > 0 ? [`${cases.toLocaleString('en')} cases`] : []),
    failed === 0 ? '0 failed' : `**${failed} failed**`,
  ].join(', ');
  return `${[...new Set(reported), counted].join('; ')} (${where})`;
}

/** Whether what the runner calls "group > title 7" is the test that the page calls "title %i" or "group › title %i". */
function matchesProof(run: { path: string; title: string }, { path, title }: TestName): boolean {
  if (!matchesGlob(run.path, path)) return false;
  const pattern = title
    .split(/%[sdifjoOc#]|\$[\w.]+/)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' › ', ' (?:>|›) '))
    .join('[^]*');
  return new RegExp(`(?:^|(?:>|›) )${pattern}$`).test(run.title);
}

function figuresOf(page: string): ReadonlyMap<string, string> {
  const figures = new Map<string, string>();
  for (const line of page.split('\n')) {
    const [name, , tests, found] = line.slice(2, -2).split(/(?<!\\) \| /);
    const lines = found?.split('<br>') ?? [];
    if (!line.startsWith('| ') || name === undefined || tests === undefined || line === tableHead) continue;
    for (const [index, test] of tests.split('<br>').entries()) {
      const figure = lines[index];
      if (figure !== undefined) figures.set(key(name, test.replaceAll('\\|', '|')), figure.replaceAll('\\|', '|'));
    }
  }
  return figures;
}

const proofText = ({ path, title }: TestName) => `\`${path}\` › ${title}`;
const key = (hazard: string, test: string) => `${hazard} ${test}`;
const cellText = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

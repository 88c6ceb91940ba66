/**
 * `pnpm test` checks a change: types, format, lint, unused code, tests, component stories and the main journeys, with 50 cases for each
 * property.
 * `pnpm test:all` (`--all`) adds the `*.long.test.*` files, screen stories, pictures and all of e2e; 200 cases.
 * `pnpm nightly` (`--nightly`) adds the `*.nightly.test.*` files and whole matrices, runs 10,000 cases for each property, and prints the
 * figures for docs/safety.md.
 * `pnpm test NAME …` runs the steps or test files whose name contains a word; `--changed` runs what the branch affects.
 * Each step prints one line. The output of failed steps and the failed tests with their reasons come at the end.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { whyNotPinned } from './testing/chromiumLaunch.ts';
import { outcomeFileVariable, type TestOutcome } from './testing/OutcomeReporter.ts';
import { readPlaywrightReport } from './testing/playwrightReport.ts';

interface Step {
  title: string;
  command: readonly string[];
  /** The step's test runner. Without one, the command counts as one check. */
  runner?: 'vitest' | 'playwright';
  /** Reporters of Playwright. */
  reporters?: string;
  /** Runs only in `test:all`. */
  isLong?: boolean;
  /** Why the step can't run on this machine. It then counts as neither passed nor failed. */
  notRun?: string | undefined;
}

interface Result {
  passed: number;
  failed: number;
  /** Outcomes of the runner's tests; empty without a runner. */
  outcomes: readonly TestOutcome[];
}

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));

const { values: options, positionals: names } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    nightly: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const isAll = options.all || options.nightly;
const takesLongFiles = isAll || names.length > 0;
/** Seed of `nightly`. Every run tries the same cases, so a failure is reproducible. */
const seed = Number(process.env.PROPERTY_SEED ?? 20_261_120);
const nightlyEnvironment = { NIGHTLY: '1', PROPERTY_CASES: '10000' };

/**
 * Runs story tests, and only the `Default` of each component without its test. A test renders its story and plays its `play` anyway; axe
 * checks only `Default` (`VITE_AXE` below).
 */
const storiesPlayedOnce = String.raw`^(?!.*\bbase story$)|\bDefault base story$`;

const steps: readonly Step[] = [
  { title: 'types', command: ['tsc', '--build'] },
  { title: 'formatting', command: ['oxfmt', '--check'] },
  { title: 'lint', command: ['oxlint', '--deny-warnings'] },
  { title: 'unused files, exports and dependencies', command: ['knip'] },
  {
    title: 'imports between packages and features',
    command: ['depcruise', '--config', 'tools/lint/dependency-cruiser.config.mjs', 'packages', 'apps'],
  },
  {
    title: 'tests in Node and jsdom',
    command: [
      ...vitest('tools', 'domain', 'api-client', 'providers', 'platform', 'engine', 'server', 'component'),
      ...(isAll ? ['--project=embedded'] : []),
      ...(options.nightly
        ? []
        : [takesLongFiles ? '--exclude=**/*.nightly.test.*' : '--exclude=**/*.{long,nightly}.test.*']),
    ],
    runner: 'vitest',
  },
  {
    title: 'stories of components in the browser',
    command: [...vitest('stories'), ...(takesLongFiles ? [] : [`--testNamePattern=${storiesPlayedOnce}`])],
    runner: 'vitest',
  },
  { title: 'stories of screens in the browser', command: vitest('screens'), runner: 'vitest', isLong: true },
  { title: 'build of the app', command: ['vite', 'build', 'apps/web', '--logLevel', 'warn'] },
  {
    title: 'build of Storybook',
    command: ['storybook', 'build', '--output-dir', 'dist/storybook', '--quiet', '--loglevel', 'warn'],
    isLong: true,
  },
  {
    title: 'pictures of every screen story',
    command: ['playwright', 'test', '--config=pictures'],
    runner: 'playwright',
    // `playwright show-report` opens the HTML report.
    reporters: 'dot,json,html',
    isLong: true,
    notRun: whyNotPinned(),
  },
  {
    title: takesLongFiles ? 'tests of the built app in the browser' : 'main journeys in the browser',
    command: ['playwright', 'test', ...(takesLongFiles ? [] : ['--grep', '@journey'])],
    runner: 'playwright',
  },
];

function vitest(...projects: string[]): string[] {
  return ['vitest', 'run', ...projects.flatMap((project) => ['--project', project])];
}

/** Arguments that make a runner write its report and run only the selected files. */
function runnerArguments({ runner, reporters = 'dot,json' }: Step): readonly string[] {
  switch (runner) {
    case 'vitest':
      return [
        '--reporter=dot',
        '--reporter=./tools/testing/OutcomeReporter.ts',
        '--passWithNoTests',
        // Two hours, because one test can run a whole matrix.
        ...(options.nightly ? ['--testTimeout=7200000', '--hookTimeout=7200000'] : []),
        ...(options.changed ? ['--changed=main'] : []),
        ...fileNames,
      ];
    case 'playwright':
      return [
        `--reporter=${reporters}`,
        '--pass-with-no-tests',
        ...(options.changed ? ['--only-changed=main'] : []),
        ...fileNames,
      ];
    case undefined:
      return [];
  }
}

/** Resolves to the exit code and the complete output. */
function run(step: Step, report: string): Promise<{ code: number; output: string }> {
  const [program = '', ...args] = [...step.command, ...runnerArguments(step)];
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        // Tests start dozens of servers; the cache saves compiling the same modules again.
        NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
        [outcomeFileVariable]: report,
        ...(!takesLongFiles && { VITE_AXE: 'defaults', PROPERTY_CASES: '50' }),
        ...(options.nightly && { ...nightlyEnvironment, PROPERTY_SEED: String(seed) }),
      },
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 127, output: `${program}: ${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** A step that fails without a failed test or report counts as one failure. */
function readResult({ runner }: Step, report: string, code: number): Result {
  if (runner === undefined) return { passed: Number(code === 0), failed: Number(code !== 0), outcomes: [] };
  try {
    const outcomes = runner === 'playwright' ? readPlaywrightReport(report) : readOutcomes(report);
    const failedCount = outcomes.filter((outcome) => !outcome.passed).length;
    return {
      passed: outcomes.length - failedCount,
      failed: Math.max(failedCount, Number(code !== 0)),
      outcomes,
    };
  } catch {
    return { passed: 0, failed: 1, outcomes: [] };
  }
}

function readOutcomes(report: string): readonly TestOutcome[] {
  return JSON.parse(readFileSync(report, 'utf8')).outcomes;
}

function isE2eName(name: string): boolean {
  return readdirSync(join(root, 'e2e')).some((file) => file.includes(name));
}

const isStepName = (name: string) => steps.some(({ title }) => title.includes(name));
const fileNames = names.filter((name) => !isStepName(name));
const chosen = steps.filter(({ title, isLong = false, runner }) => {
  if (names.length === 0) return isAll || !isLong;
  if (names.some((name) => title.includes(name))) return true;
  if (title.startsWith('pictures') || title === 'build of Storybook') return false;
  if (runner === 'playwright' || title.startsWith('build')) return fileNames.some(isE2eName);
  return runner === 'vitest' && fileNames.length > 0;
});

let passed = 0;
let failed = 0;
const failures: string[] = [];
const outputs: string[] = [];
const outcomes: TestOutcome[] = [];

for (const [index, step] of chosen.entries()) {
  process.stdout.write(`[${index + 1}/${chosen.length}] ${step.title} … `);
  if (step.notRun !== undefined) {
    console.log(`not run: ${step.notRun}`);
    continue;
  }
  const started = Date.now();
  const report = join(reports, `${index}.json`);
  const { code, output } = await run(step, report);
  const result = readResult(step, report, code);
  passed += result.passed;
  outcomes.push(...result.outcomes);
  failed += result.failed;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(
    `${seconds} s${step.runner ? `, ${result.passed} passed` : ''}${result.failed > 0 ? `, ${result.failed} FAILED` : ''}`,
  );
  if (result.failed === 0) continue;
  outputs.push(`\n--- ${step.title} ---\n${output}`);
  failures.push(step.title, ...failedTests(result.outcomes).map((test) => `  ${test}`));
}

if (options.nightly) {
  console.log(`\nFigures, with the seed ${seed}:`);
  for (const { path, title, figures = [] } of outcomes)
    for (const figure of figures) console.log(`${path} › ${title}: ${figure}`);
}
rmSync(reports, { recursive: true });
for (const output of outputs) console.log(output);
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

/** One line per failed test: "path › title: reason". */
function failedTests(outcomes: readonly TestOutcome[]): readonly string[] {
  return outcomes.filter(({ passed }) => !passed).map(({ path, title, reason }) => `${path} › ${title}: ${reason}`);
}

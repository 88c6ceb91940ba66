/**
 * `pnpm test`: types, format, lint, every test that is not tagged `long` or `nightly`, every story and the main journeys.
 * `pnpm test:all` (`--all`) goes on with what takes too long for it: packages, matrices, pictures, all of e2e. Each step
 * says how long it took; a failing step does not hide the later ones. The last lines name what failed and count all tests.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { outcomeFileVariable, outcomeReporters } from './testing/outcomeReporters.ts';
import type { TestOutcome } from './proofs/safetyPage.ts';
import { failedTests } from './testing/failedTests.ts';
import { readPlaywrightReport, type PlaywrightReport } from './testing/playwrightReport.ts';

interface Step {
  title: string;
  command: readonly string[];
  /**
   * Adds to the command what makes it write its counts into a file; the others count as one check each.
   */
  reportTo?(file: string): readonly string[];
}

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));

const typecheckedProjects = [
  'packages/domain',
  'packages/domain/tsconfig.test.json',
  'packages/api-client',
  'packages/ui',
  'packages/database',
  'packages/providers',
  'packages/platform',
  'packages/engine',
  'apps/web',
  'apps/server',
  '.',
];

/** Both runners write into the file that the environment names. */
const vitestReporters = () => outcomeReporters;
const playwrightReporters = () => ['--reporter=list,json'];

const steps: readonly Step[] = [
  ...typecheckedProjects.map((project) => ({
    title: `types of ${project === '.' ? 'tools, bench, end-to-end tests and .storybook' : project}`,
    command: ['tsc', '-p', project],
  })),
  { title: 'formatting', command: ['oxfmt', '--check'] },
  { title: 'lint', command: ['oxlint', '--deny-warnings'] },
  { title: 'unused files, exports and dependencies', command: ['knip'] },
  {
    title: 'tools, domain, client, providers, platform, engine, server and components',
    command: [
      ...vitest('tools', 'domain', 'api-client', 'providers', 'platform', 'engine', 'server', 'component'),
      '--tags-filter=!long && !nightly',
      '--exclude=**/*.{long,nightly}.test.*',
    ],
    reportTo: vitestReporters,
  },
  { title: 'every story in the browser', command: vitest('stories'), reportTo: vitestReporters },
  { title: 'production build', command: ['vite', 'build', 'apps/web', '--logLevel', 'warn'] },
  {
    title: 'end to end: the main journeys in the browser',
    command: ['playwright', 'test', '--grep', '@journey'],
    reportTo: playwrightReporters,
  },
];

const longSteps: readonly Step[] = [
  {
    title: 'packages and whole matrices',
    command: [
      ...vitest('tools', 'domain', 'api-client', 'providers', 'platform', 'engine', 'server', 'component'),
      '--tags-filter=long',
      '--exclude=**/*.nightly.test.*',
    ],
    reportTo: vitestReporters,
  },
  {
    title: 'Storybook build',
    command: ['storybook', 'build', '--output-dir', 'dist/storybook', '--quiet', '--loglevel', 'warn'],
  },
  // Up to half an hour; `pnpm test:play-stories` runs it by itself.
  ...(process.env.NIGHTLY === undefined
    ? []
    : [
        {
          title: 'every story, played in the manager of Storybook',
          command: ['node', 'tools/storybook/playStories.ts'],
          reportTo: (file: string) => [`--report=${file}`],
        },
      ]),
  {
    title: 'pictures of every screen story',
    command: ['node', 'tools/pictures/takePictures.ts'],
    reportTo: (file) => [`--report=${file}`],
  },
  {
    title: 'end to end: everything else',
    command: ['playwright', 'test', '--grep-invert', '@journey'],
    reportTo: playwrightReporters,
  },
];

function vitest(...projects: string[]): string[] {
  return ['vitest', 'run', ...projects.flatMap((project) => ['--project', project])];
}

function run(command: readonly string[], extra: readonly string[], reportFile: string): Promise<number> {
  const [program, ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program ?? '', [...args, ...extra], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile, [outcomeFileVariable]: reportFile },
    });
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`);
      resolve(127);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

interface Counts {
  passed: number;
  failed: number;
  /** Of the tests that failed, as far as the step names them: "path › title: what went wrong". */
  failedTests?: readonly string[];
  /** Why nothing was looked at. Such a step has neither passed nor failed. */
  notRun?: string | undefined;
}

/** What OutcomeReporter writes, or the counts of a step that names no tests. */
interface CountsReport {
  numPassedTests: number;
  numFailedTests: number;
  outcomes?: readonly TestOutcome[];
  notRun?: string;
}

/** Tests that passed and failed, from a step's own report; a run that died before writing one failed once. */
function counts(reportFile: string, exitCode: number): Counts {
  try {
    const report = JSON.parse(readFileSync(reportFile, 'utf8')) as CountsReport | PlaywrightReport;
    if ('stats' in report) {
      const { expected, unexpected, flaky } = report.stats;
      const failed = Math.max(unexpected + flaky, Number(exitCode !== 0));
      return { passed: expected, failed, failedTests: failedTests(readPlaywrightReport(reportFile)) };
    }
    const failed = report.numFailedTests === 0 && exitCode !== 0 ? 1 : report.numFailedTests;
    return {
      passed: report.numPassedTests,
      failed,
      failedTests: failedTests(report.outcomes ?? []),
      notRun: report.notRun,
    };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const { values, positionals: stepWords } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const available = values.all ? [...steps, ...longSteps] : steps;
const chosen =
  stepWords.length === 0 ? available : available.filter(({ title }) => stepWords.some((word) => title.includes(word)));
let passed = 0;
let failed = 0;
const failures: string[] = [];
const notRun: string[] = [];

for (const [index, step] of chosen.entries()) {
  console.log(`\n[${index + 1}/${chosen.length}] ${step.title} …`);
  const started = Date.now();
  const report = join(reports, `${index}.json`);
  const code = await run(step.command, step.reportTo?.(report) ?? [], report);
  const result: Counts = step.reportTo
    ? counts(report, code)
    : { passed: Number(code === 0), failed: Number(code !== 0) };
  passed += result.passed;
  failed += result.failed;
  // Again at the end, since a log is often cut to its last lines.
  if (result.failed > 0) failures.push(step.title, ...(result.failedTests ?? []).map((test) => `  ${test}`));
  if (result.notRun) notRun.push(`${step.title} (${result.notRun})`);
  const outcome = result.notRun ? 'not run' : 'ok';
  console.log(`    ${result.failed === 0 ? outcome : 'FAILED'} after ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

rmSync(reports, { recursive: true });
if (notRun.length > 0) console.log(`\nNot run: ${notRun.join('; ')}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

/**
 * Every test, those of `*.long.test.*` and `*.nightly.test.*` files too, with whole matrices and at least 10,000 cases
 * for each property, from a fixed seed. Writes docs/safety.md from what they found. Words pick steps, and behind a plus
 * sign files: `pnpm nightly rules + stringlyFields wholeDays`. Figures of tests that are left out stay as they were.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OutcomeReport } from './testing/OutcomeReporter.ts';
import { failedTests } from './testing/failedTests.ts';
import { outcomeFileVariable, outcomeReporters } from './testing/outcomeReporters.ts';
import { readPlaywrightReport } from './testing/playwrightReport.ts';
import { hazards } from './proofs/hazards.ts';
import { readProofs } from './proofs/readProofs.ts';
import { safetyPage, unlistedFigures, withProofs, type TestOutcome } from './proofs/safetyPage.ts';
import { readFigures } from './records/readFigures.ts';

interface Step {
  title: string;
  command: readonly string[];
  /** Which runner's report says how it went; null for a step without tests. */
  runner: 'vitest' | 'playwright' | null;
}

/** Two hours a test: whole matrices in one browser take their time. */
const testTimeoutMs = 7_200_000;

const root = join(import.meta.dirname, '..');
const page = join(root, 'docs/safety.md');
const seed = Number(process.env.PROPERTY_SEED ?? 20_261_120);
const reports = mkdtempSync(join(tmpdir(), 'nightly-'));
const figures = join(reports, 'figures');

const steps: readonly Step[] = [
  vitest('rules, client, server and tools', [
    'domain',
    'api-client',
    'providers',
    'platform',
    'engine',
    'engine-embedded',
    'server',
    'server-embedded',
    'tools',
  ]),
  vitest('components and routes', ['component']),
  vitest('every story of a component in the browser', ['stories']),
  vitest('every story of a screen in the browser', ['screens']),
  { title: 'production build', command: ['vite', 'build', 'apps/web', '--logLevel', 'warn'], runner: null },
  { title: 'end to end', command: ['playwright', 'test'], runner: 'playwright' },
];

function vitest(title: string, projects: readonly string[]): Step {
  const chosen = projects.flatMap((project) => ['--project', project]);
  return {
    title,
    command: ['vitest', 'run', ...chosen, `--testTimeout=${testTimeoutMs}`, `--hookTimeout=${testTimeoutMs}`],
    runner: 'vitest',
  };
}

function run({ command }: Step, extra: readonly string[], report: string): Promise<number> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, [...args, ...extra], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        NIGHTLY: '1',
        PROPERTY_SEED: String(seed),
        SAFETY_FIGURES: figures,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        [outcomeFileVariable]: report,
        PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
      },
    });
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`);
      resolve(127);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** What makes a step write its report, of the chosen files alone. */
function reportArguments({ runner }: Step): readonly string[] {
  switch (runner) {
    case 'vitest':
      return [...files, '--passWithNoTests', ...outcomeReporters];
    case 'playwright':
      return [...files, '--pass-with-no-tests', '--reporter=list,json'];
    case null:
      return [];
  }
}

/** Every test of a step that ran, as its report has it; none when the step died before it. */
function outcomesIn({ runner }: Step, file: string): readonly TestOutcome[] {
  if (!existsSync(file)) return [];
  if (runner === 'playwright') return readPlaywrightReport(file);
  const report: OutcomeReport = JSON.parse(readFileSync(file, 'utf8'));
  return report.outcomes;
}

const words = process.argv.slice(2);
const separator = words.indexOf('+');
const stepWords = separator < 0 ? words : words.slice(0, separator);
const files = separator < 0 ? [] : words.slice(separator + 1);
const chosen =
  stepWords.length === 0 ? steps : steps.filter(({ title }) => stepWords.some((word) => title.includes(word)));
const outcomes: TestOutcome[] = [];
const failures: string[] = [];
console.log(`Seed ${seed}; PROPERTY_SEED sets another.`);

for (const [index, step] of chosen.entries()) {
  console.log(`\n[${index + 1}/${chosen.length}] ${step.title} …`);
  const started = Date.now();
  const report = join(reports, `${index}.json`);
  const code = await run(step, reportArguments(step), report);
  outcomes.push(...outcomesIn(step, report));
  if (code !== 0) failures.push(step.title);
  console.log(`    ${code === 0 ? 'ok' : 'FAILED'} after ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

const records = readFigures(figures);
rmSync(reports, { recursive: true });
const provenHazards = withProofs(hazards, readProofs(root));
const unlisted = unlistedFigures(provenHazards, records);
for (const line of unlisted) console.log(`A figure without a row: ${line}`);
const where =
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, ` +
  `${process.platform} ${process.arch}, Node ${process.version}`;
const previous = existsSync(page) ? readFileSync(page, 'utf8') : '';
writeFileSync(page, safetyPage(provenHazards, { where, seed, outcomes, records }, previous));

const failed = failedTests(outcomes);
for (const test of failed) console.log(`Failed: ${test}`);
if (failures.length > 0) console.log(`Failed steps: ${failures.join('; ')}`);
console.log(`\n${outcomes.length - failed.length} passed, ${failed.length} failed; docs/safety.md is written.`);
process.exitCode = failures.length === 0 && unlisted.length === 0 && outcomes.length > 0 ? 0 : 1;

/**
 * The one test command: types, lint, unused code, then every test project, the browser included. Each step says what
 * it does and how long it took; a failing step does not hide the later ones. The last line counts all tests.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Step {
  says: string;
  command: readonly string[];
  /** Vitest steps report their counts; the others count as one check each. */
  isVitest?: boolean;
}

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));

const typed = ['packages/domain', 'packages/domain/tsconfig.test.json', 'packages/api-client', 'packages/ui', 'apps/web', 'apps/server', '.'];

const steps: readonly Step[] = [
  ...typed.map((project) => ({ says: `types of ${project === '.' ? 'tools, bench, end-to-end tests and .storybook' : project}`, command: ['tsc', '-p', project] })),
  { says: 'lint', command: ['oxlint', '--deny-warnings'] },
  { says: 'unused files, exports and dependencies', command: ['knip'] },
  { says: 'walls, rules, client, server and components', command: vitest('tools', 'domain', 'api-client', 'server', 'component'), isVitest: true },
  { says: 'every story in the browser', command: vitest('stories'), isVitest: true },
  { says: 'production build', command: ['vite', 'build', 'apps/web', '--logLevel', 'warn'] },
  { says: 'end to end: the browser against the server of `start`', command: vitest('e2e'), isVitest: true },
];

function vitest(...projects: string[]): string[] {
  return ['vitest', 'run', ...projects.flatMap((project) => ['--project', project])];
}

function run(command: readonly string[], extra: readonly string[] = []): Promise<number> {
  const [program, ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program ?? '', [...args, ...extra], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`);
      resolve(127);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Tests that passed and failed, from vitest's own report; a run that died before writing one failed once. */
function counts(reportFile: string, exitCode: number): { passed: number; failed: number } {
  try {
    const report = JSON.parse(readFileSync(reportFile, 'utf8')) as { numPassedTests: number; numFailedTests: number };
    const failed = report.numFailedTests === 0 && exitCode !== 0 ? 1 : report.numFailedTests;
    return { passed: report.numPassedTests, failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const only = process.argv.slice(2);
const chosen = only.length === 0 ? steps : steps.filter(({ says }) => only.some((word) => says.includes(word)));
let passed = 0;
let failed = 0;
const failures: string[] = [];

for (const [index, step] of chosen.entries()) {
  console.log(`\n[${index + 1}/${chosen.length}] ${step.says} …`);
  const started = Date.now();
  const report = join(reports, `${index}.json`);
  const code = await run(step.command, step.isVitest ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : []);
  const result = step.isVitest ? counts(report, code) : { passed: Number(code === 0), failed: Number(code !== 0) };
  passed += result.passed;
  failed += result.failed;
  if (result.failed > 0) failures.push(step.says);
  console.log(`    ${result.failed === 0 ? 'ok' : 'FAILED'} after ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

rmSync(reports, { recursive: true });
if (failures.length > 0) console.log(`\nFailed: ${failures.join('; ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

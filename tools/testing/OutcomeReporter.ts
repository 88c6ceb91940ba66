import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { firstLine } from './firstLine.ts';

/** The variable of the environment that names the file which the reporter writes. */
export const outcomeFileVariable = 'TEST_OUTCOMES_FILE';

/** What the runner says of one test. */
export interface TestOutcome {
  /** From the root of the repository. */
  path: string;
  /** With its groups: "group > title". */
  title: string;
  passed: boolean;
  /** Of a failed test: the first line of its error. */
  reason?: string;
  /** What it measured: its annotations of the type "figure". */
  figures?: readonly string[];
}

/** What the reporter writes. */
export interface OutcomeReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Every test that ran; a skipped one is not among them. */
  outcomes: readonly TestOutcome[];
}

/**
 * Writes every test that ran into the file that the variable names. Vitest's own JSON reporter adds what
 * Storybook keeps with each story, its accessibility report: over 2,000 stories that is more than one string can hold.
 */
export default class OutcomeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], strayErrors: readonly SerializedError[]): void {
    const file = process.env[outcomeFileVariable];
    if (!file) throw new Error(`${outcomeFileVariable} must name the file to write.`);
    const outcomes = [...modules.flatMap(outcomesIn), ...strayErrors.map(outsideOfTests)];
    const numPassedTests = outcomes.filter(({ passed }) => passed).length;
    const report: OutcomeReport = { numPassedTests, numFailedTests: outcomes.length - numPassedTests, outcomes };
    writeFileSync(file, JSON.stringify(report));
  }
}

function outcomesIn(module: TestModule): readonly TestOutcome[] {
  const path = relative(module.project.vitest.config.root, module.moduleId);
  const outcomes = [...module.children.allTests()].flatMap((test): readonly TestOutcome[] => {
    const { state, errors } = test.result();
    const figures = test
      .annotations()
      .filter(({ type }) => type === 'figure')
      .map(({ message }) => message);
    if (state === 'passed') return [{ path, title: test.fullName, passed: true, figures }];
    return state === 'failed' ? [{ path, title: test.fullName, ...failure(errors) }] : [];
  });
  // A file that could not be read has no tests, and would count as nothing.
  const errors = module.errors();
  return errors.length > 0 ? [...outcomes, { path, title: 'the file itself', ...failure(errors) }] : outcomes;
}

/** An error that no test was waiting for: a promise without a catch, say. It fails the run. */
function outsideOfTests(error: SerializedError): TestOutcome {
  return { path: 'vitest', title: 'outside of every test', ...failure([error]) };
}

function failure([error]: readonly { message: string }[]) {
  return { passed: false, reason: firstLine(error?.message) };
}

import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { firstLine } from './firstLine.ts';

/** Environment variable with the path of the reporter's output file. */
export const outcomeFileVariable = 'TEST_OUTCOMES_FILE';

/** The outcome of one test. */
export interface TestOutcome {
  /** Path from the repository's root. */
  path: string;
  /** Title with its groups: "group > title". */
  title: string;
  passed: boolean;
  /** First line of the error of a failed test. */
  reason?: string;
  /** Measured figures: annotations of the type "figure". */
  figures?: readonly string[];
}

/** Content of the reporter's output file. */
export interface OutcomeReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Every test that ran, without skipped ones. */
  outcomes: readonly TestOutcome[];
}

/**
 * Writes the outcome of every test to the file in `TEST_OUTCOMES_FILE`. Vitest's own JSON reporter also writes each story's accessibility
 * report; for over 2,000 stories that exceeds the maximum length of a string.
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
  // A file that fails to load has no tests, so it would count as nothing.
  const errors = module.errors();
  return errors.length > 0 ? [...outcomes, { path, title: 'the file itself', ...failure(errors) }] : outcomes;
}

/** An error outside of tests, such as an unhandled rejection. It fails the run. */
function outsideOfTests(error: SerializedError): TestOutcome {
  return { path: 'vitest', title: 'outside of every test', ...failure([error]) };
}

function failure([error]: readonly { message: string }[]) {
  return { passed: false, reason: firstLine(error?.message) };
}

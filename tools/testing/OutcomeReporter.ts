import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import type { TestOutcome } from '../proofs/safetyPage.ts';
import { outcomeFileVariable } from './outcomeReporters.ts';

/** What the reporter writes. */
export interface OutcomeReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Every test that ran; a skipped one is not among them. */
  outcomes: readonly TestOutcome[];
}

/**
 * Writes every test that ran into the file that `TEST_OUTCOMES_FILE` names. Vitest's own JSON reporter adds what
 * Storybook keeps with each story, its accessibility report: over 2,000 stories that is more than one string can hold.
 */
export default class OutcomeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env[outcomeFileVariable];
    if (!file) throw new Error(`${outcomeFileVariable} must name the file to write.`);
    const outcomes = modules.flatMap(outcomesIn);
    const numPassedTests = outcomes.filter(({ passed }) => passed).length;
    const report: OutcomeReport = { numPassedTests, numFailedTests: outcomes.length - numPassedTests, outcomes };
    writeFileSync(file, JSON.stringify(report));
  }
}

function outcomesIn(module: TestModule): readonly TestOutcome[] {
  const path = relative(module.project.vitest.config.root, module.moduleId);
  const tests = [...module.children.allTests()].map((test) => ({
    path,
    title: test.fullName,
    state: test.result().state,
  }));
  const outcomes = tests
    .filter(({ state }) => state === 'passed' || state === 'failed')
    .map(({ title, state }) => ({ path, title, passed: state === 'passed' }));
  // A file that could not be read has no tests, and would count as nothing.
  return module.errors().length > 0 ? [...outcomes, { path, title: 'the file itself', passed: false }] : outcomes;
}

import type { TestOutcome } from '../proofs/safetyPage.ts';

/** A line for each test that failed: "path › title: what went wrong". */
export function failedTests(outcomes: readonly TestOutcome[]): readonly string[] {
  return outcomes.filter(({ passed }) => !passed).map(({ path, title, reason }) => `${path} › ${title}: ${reason}`);
}

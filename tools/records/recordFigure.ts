import { expect } from 'vitest';
import { writeRecord } from './writeRecord.ts';

/**
 * Hands a figure of the running test on to docs/safety.md: `hazard` is a name in tools/proofs/hazards.ts,
 * whose tag the test has.
 */
export function recordFigure(hazard: string, figure: string): void {
  writeRecord(runningTest(), { hazard, figure, cases: 0 });
}

/** Counts the cases that a property of the running test was tried with. */
export function recordCases(cases: number): void {
  writeRecord(runningTest(), { hazard: null, figure: '', cases });
}

function runningTest() {
  const { testPath = '', currentTestName = '' } = expect.getState();
  return { file: testPath, title: currentTestName };
}

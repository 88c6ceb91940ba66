import { test } from '@playwright/test';
import { writeRecord } from '../tools/records/writeRecord.ts';

/**
 * Hands a figure of the running test on to docs/safety.md: `hazard` is a name in
 * tools/proofs/hazards.ts, whose tag the test has.
 */
export function recordFigure(hazard: string, figure: string): void {
  const { file, titlePath } = test.info();
  writeRecord({ file, title: titlePath.slice(1).join(' > ') }, { hazard, figure, cases: 0 });
}

import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect } from 'vitest';
import type { SafetyRecord } from './SafetyRecord.ts';

const root = join(import.meta.dirname, '..');

/**
 * Hands a figure of the running test on to docs/safety.md: `hazard` is a name in tools/hazards.ts, which has to name
 * this test too. Writes a file into the folder named by SAFETY_FIGURES, which `nightly` sets; without it, nothing
 * happens.
 */
export function recordFigure(hazard: string, figure: string): void {
  write({ hazard, figure, cases: 0 });
}

/** Counts the cases that a property of the running test was tried with. */
export function recordCases(cases: number): void {
  write({ hazard: null, figure: '', cases });
}

function write(record: Pick<SafetyRecord, 'hazard' | 'figure' | 'cases'>): void {
  const folder = process.env.SAFETY_FIGURES;
  if (!folder) return;
  const { testPath = '', currentTestName = '' } = expect.getState();
  mkdirSync(folder, { recursive: true });
  const whole: SafetyRecord = { path: relative(root, testPath), title: currentTestName, ...record };
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(whole));
}

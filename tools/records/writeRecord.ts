import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { SafetyRecord } from './SafetyRecord.ts';

const root = join(import.meta.dirname, '../..');

/** The running test: its file, and its title with its groups, "group > title". */
interface RunningTest {
  file: string;
  title: string;
}

/** Writes into the folder named by SAFETY_FIGURES, which `nightly` sets; without it, nothing happens. */
export function writeRecord(
  { file, title }: RunningTest,
  record: Pick<SafetyRecord, 'hazard' | 'figure' | 'cases'>,
): void {
  const folder = process.env.SAFETY_FIGURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const whole: SafetyRecord = { path: relative(root, file), title, ...record };
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(whole));
}

import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SafetyRecord } from './SafetyRecord.ts';

/** Everything that the tests of a run wrote into the folder. */
export function readFigures(folder: string): readonly SafetyRecord[] {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder).map((file): SafetyRecord => JSON.parse(readFileSync(join(folder, file), 'utf8')));
}

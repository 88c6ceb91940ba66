import { readFileSync, writeFileSync, mkdirSync, readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { hazards } from './hazards.ts';
import { readProofs } from './readProofs.ts';
import { safetyPage, unlistedFigures, withProofs, type TestOutcome } from './safetyPage.ts';
import type { SafetyRecord } from '../records/SafetyRecord.ts';

/** What a nightly run found: `figures` is the path of what its tests recorded. */
export interface NightlyRun {
  seed: number;
  outcomes: readonly TestOutcome[];
  figures: string;
}

/** Writes docs/safety.md. Returns the figures that no hazard has a row for. */
export function writeSafetyPage(root: string, { seed, outcomes, figures }: NightlyRun): readonly string[] {
  const page = join(root, 'docs/safety.md');
  const records = readFigures(figures);
  const provenHazards = withProofs(hazards, readProofs(root));
  const where =
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, ` +
    `${process.platform} ${process.arch}, Node ${process.version}`;
  writeFileSync(page, safetyPage(provenHazards, { where, seed, outcomes, records }, readFileSync(page, 'utf8')));
  return unlistedFigures(provenHazards, records);
}

/** Everything that the tests of a run wrote into the folder. */
function readFigures(folder: string): readonly SafetyRecord[] {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder).map((file): SafetyRecord => JSON.parse(readFileSync(join(folder, file), 'utf8')));
}

import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { readFigures } from '../records/readFigures.ts';
import { hazards } from './hazards.ts';
import { readProofs } from './readProofs.ts';
import { safetyPage, unlistedFigures, withProofs, type TestOutcome } from './safetyPage.ts';

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

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coveragePage } from './coveragePage.ts';
import { hazards } from './hazards.ts';
import { readProofs } from './readProofs.ts';
import { sections } from './rules.ts';
import { safetyPage, withProofs } from './safetyPage.ts';

/** By path: what the pages that are made from the tags of the tests should hold. Figures stay as they are. */
export function generatedPages(root: string): Readonly<Record<string, string>> {
  const proofs = readProofs(root);
  const safety = 'docs/safety.md';
  return {
    'docs/coverage.md': coveragePage(sections, proofs),
    [safety]: safetyPage(withProofs(hazards, proofs), null, readFileSync(join(root, safety), 'utf8')),
  };
}

/** Writes docs/coverage.md from the tags of the tests. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coveragePage } from './coveragePage.ts';
import { readProofs } from './readProofs.ts';
import { sections } from './rules.ts';

const root = join(import.meta.dirname, '../..');

writeFileSync(join(root, 'docs/coverage.md'), coveragePage(sections, readProofs(root)));

/** Writes docs/coverage.md, and the rows of docs/safety.md, from the tags of the tests. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedPages } from './generatedPages.ts';

const root = join(import.meta.dirname, '../..');

for (const [path, text] of Object.entries(generatedPages(root))) writeFileSync(join(root, path), text);

/**
 * `pnpm new:component inventory/StockNote` and `pnpm new:screen inventory/StockCount` write a part to `packages/ui/src`: the component,
 * stories of its states with tests, a page in docs/storybook for a screen, and the export. `--root=DIRECTORY` writes to another copy of the
 * repository. Existing files are never overwritten.
 */
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { exportLine, partFiles, readPart } from './partFiles.ts';

const { values, positionals } = parseArgs({ options: { root: { type: 'string' } }, allowPositionals: true });
const [kind, path] = positionals;
const root = values.root ?? join(import.meta.dirname, '../..');

try {
  const part = readPart(kind === 'screen' ? 'screen' : 'component', path);
  const files = Object.entries(partFiles(part));
  const existing = files.find(([file]) => existsSync(join(root, file)));
  if (existing) throw new Error(`${existing[0]} is there already.`);
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    console.log(file);
  }
  const index = `packages/ui/src/${part.folder.split('/')[0]}/index.ts`;
  appendFileSync(join(root, index), exportLine(part));
  console.log(`${index} exports it`);
  if (part.kind === 'screen')
    console.log('Next: its row in appRoutes.ts and its route component, see "A screen" in CONTRIBUTING.md.');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

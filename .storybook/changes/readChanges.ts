import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Changes } from './Changes.ts';

/** From the root of the repository: what `pnpm changes` writes. */
export const changesFolder = 'dist/changes';
export const changesFile = `${changesFolder}/changes.json`;

/** Null when nothing was compared yet. */
export function readChanges(root: string): Changes | null {
  const file = join(root, changesFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Changes) : null;
}

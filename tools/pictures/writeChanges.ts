/**
 * Compares the pictures of screen stories between revisions and writes what Storybook shows as "What changed":
 * `node tools/pictures/writeChanges.ts main` compares a branch, `… v1 v2` two revisions, and without arguments each
 * release with the one before it, and the files as they are now with the last.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Changes, PictureComparison } from '../../.storybook/changes/Changes.ts';
import { changesFile, changesFolder } from '../../.storybook/changes/readChanges.ts';
import { runProgram } from '../testing/runProgram.ts';
import { changedPictures } from './changedPictures.ts';
import { readVerdicts } from './verdictFiles.ts';

const root = join(import.meta.dirname, '../..');
const revisions = process.argv.slice(2);
const output = join(root, changesFolder);
const verdicts = readVerdicts(root);
const pairs = revisions.length > 0 ? [pairOf(revisions)] : await releasePairs();
if (pairs.length === 0) {
  console.error('There is no release to compare with yet: name a revision, as in "pnpm changes main".');
  process.exit(1);
}

rmSync(output, { recursive: true, force: true });
const comparisons: PictureComparison[] = [];
for (const [from, to] of pairs) {
  const comparison = await changedPictures({ root, from, to, output, verdicts });
  comparisons.push(comparison);
  console.log(summary(comparison));
}
const changes: Changes = { comparisons };
writeFileSync(join(root, changesFile), JSON.stringify(changes));
console.log('"pnpm storybook" and "pnpm build-storybook" show it under "What changed".');

function pairOf([from = '', to = null, ...more]: readonly (string | null)[]): readonly [string, string | null] {
  if (more.length > 0) throw new Error('One revision or two, such as "main" or "v1 v2"');
  return [from ?? '', to];
}

/** Both packages carry the same version, so one of them stands for a release. */
async function releasePairs(): Promise<readonly (readonly [string, string | null])[]> {
  const list = await runProgram(['git', 'tag', '--list', '@hub/ui@*', '--sort=-v:refname'], root);
  const releases = list.split('\n').filter((tag) => tag !== '');
  const [last] = releases;
  if (last === undefined) return [];
  return [[last, null], ...releases.slice(1).map((older, index) => [older, releases[index] ?? null] as const)];
}

function summary({ from, to, stories }: PictureComparison): string {
  const count = (is: (story: (typeof stories)[number]) => boolean) => stories.filter(is).length;
  return (
    `${from} to ${to ?? 'now'}: ${count(({ change }) => change === 'new')} stories new, ` +
    `${count(({ change }) => change === 'changed')} changed, ${count(({ change }) => change === 'removed')} removed; ` +
    `${count(({ verdict }) => verdict?.isCurrent === true && verdict.verdict === 'accepted')} accepted, ` +
    `${count(({ verdict }) => verdict?.isCurrent === true && verdict.verdict === 'change wanted')} to be changed, ` +
    `${count(({ verdict }) => verdict?.isCurrent !== true)} without a verdict`
  );
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A story or test in the index of a built Storybook. */
export interface BuiltStory {
  /** Storybook's id, as in its address: `screens-orders-all-orders--default`. */
  id: string;
  title: string;
  name: string;
  tags: readonly string[];
  /** Path from the repository's root: `./apps/web/src/…`. */
  importPath: string;
}

interface IndexEntry extends BuiltStory {
  type: string;
}

/** Every story and test of the Storybook in a folder. Throws if the folder has none. */
export function builtStories(folder: string): readonly BuiltStory[] {
  const index = join(folder, 'index.json');
  if (!existsSync(index)) throw new Error(`There is no Storybook in ${folder}: run "pnpm build-storybook" first.`);
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, IndexEntry> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

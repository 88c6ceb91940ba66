import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A story or a test of the index of a built Storybook. */
export interface BuiltStory {
  /** Storybook's, as in the address: `screens-orders-all-orders--default`. */
  id: string;
  title: string;
  name: string;
  tags: readonly string[];
  /** From the root: `./apps/web/src/…`. */
  importPath: string;
}

interface IndexEntry extends BuiltStory {
  type: string;
}

/** Every story and test of the Storybook that was built into the folder; throws when there is none. */
export function builtStories(folder: string): readonly BuiltStory[] {
  const index = join(folder, 'index.json');
  if (!existsSync(index)) throw new Error(`There is no Storybook in ${folder}: run "pnpm build-storybook" first.`);
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, IndexEntry> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

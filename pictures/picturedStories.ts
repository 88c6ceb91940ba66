import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The one of the test command, unless STORYBOOK_BUILD names another. */
export const builtStorybook = process.env.STORYBOOK_BUILD ?? join(import.meta.dirname, '../dist/storybook');

export interface PicturedStory {
  /** Storybook's, as in the address: `screens-orders-all-orders--default`. */
  id: string;
  /** Whether it has a picture on a phone too: the `Default` of each screen, and what is tagged `narrow`. */
  isNarrow: boolean;
  /** Of the page, when it is not English: `de`. */
  language?: string;
}

interface IndexEntry {
  type: string;
  subtype?: string;
  id: string;
  importPath: string;
  tags?: readonly string[];
}

/** Of a story with letters that the app brings no font for: each machine draws them with its own. */
const systemFontsTag = 'fonts-of-the-machine';

/**
 * The stories that have pictures: every screen story, which is one of apps/web, in a built Storybook, but those tagged
 * for fonts. Tests of stories have none.
 */
export function picturedStories(builtStorybook: string): PicturedStory[] {
  const index = join(builtStorybook, 'index.json');
  if (!existsSync(index))
    throw new Error(`There is no Storybook in ${builtStorybook}: run "pnpm build-storybook" first.`);
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, IndexEntry> };
  return Object.values(entries)
    .filter(
      ({ type, subtype, importPath, tags }) =>
        type === 'story' &&
        subtype !== 'test' &&
        importPath.startsWith('./apps/web/') &&
        !tags?.includes(systemFontsTag),
    )
    .map(({ id, tags }) => ({ id, isNarrow: id.endsWith('--default') || tags?.includes('narrow') === true }));
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The build of the test command, unless STORYBOOK_BUILD names another. */
export const builtStorybook = process.env.STORYBOOK_BUILD ?? join(import.meta.dirname, '../dist/storybook');

export interface PicturedStory {
  /** Storybook's id, as in its address: `screens-orders-all-orders--default`. */
  id: string;
  /** Whether it also has a picture at phone width: each `Default`, and stories tagged `narrow`. */
  isNarrow: boolean;
  /** Language of the page if not English, such as `de`. */
  language?: string;
}

interface IndexEntry {
  type: string;
  subtype?: string;
  id: string;
  importPath: string;
  tags?: readonly string[];
}

/** Tag of stories with letters that the app's fonts lack. Each machine draws them with its own fonts. */
const systemFontsTag = 'fonts-of-the-machine';

/** Stories with pictures: every story of apps/web in a built Storybook, except those tagged for fonts and the tests of stories. */
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

import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pageFaults, pageOf, readShownFiles, readPages } from './workshopPages.ts';

const root = join(import.meta.dirname, '..');

test('every page of the workshop shows stories that exist, and every screen and flow stands on a page', async () => {
  const pages = readPages(root);
  expect(pages.length).toBeGreaterThan(10);
  expect(pageFaults(pages, await readShownFiles(root))).toEqual([]);
});

describe('what is not so is named', () => {
  const screen = { path: 'apps/web/src/a/A.stories.tsx', title: 'Screens/A', stories: ['Default'] };
  const page = (source: string) =>
    pageOf(root, 'docs/workshop/A.mdx', `import * as A from '../../apps/web/src/a/A.stories.tsx';\n${source}`);

  test('nothing, where all is there', () =>
    expect(pageFaults([page('<Canvas of={A.Default} />')], [screen])).toEqual([]));

  test('a story that was renamed, or is taken from nowhere', () => {
    expect(
      pageFaults([page('<Canvas of={A.Paged} />\n<Canvas of={B.Default} />\n<Canvas of={A.Default} />')], [screen]),
    ).toEqual([
      'docs/workshop/A.mdx shows Paged of apps/web/src/a/A.stories.tsx, which is not there',
      'docs/workshop/A.mdx shows Default of no file, which is not there',
    ]);
  });

  test('a screen that no page shows, and a page that shows none', () => {
    expect(pageFaults([page('')], [screen])).toEqual(['docs/workshop/A.mdx shows nothing', 'no page shows Screens/A']);
  });
});

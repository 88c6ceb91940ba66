import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { docsPageFaults, parseDocsPage, parseStoryModule, readDocsPages, readStoryModules } from './docsPageFaults.ts';

const root = join(import.meta.dirname, '..');

test('every page of the workshop shows stories that exist, and every screen and flow stands on a page', () => {
  const pages = readDocsPages(root);
  expect(pages.length).toBeGreaterThan(10);
  expect(docsPageFaults(pages, readStoryModules(root))).toEqual([]);
});

test('a file of stories says its title and its stories, and no test or helper counts as one', () => {
  const source = [
    "const meta = preview.meta({\n  title: 'Screens/A',\n  component: A,\n});",
    "export const Default = meta.story({ args: { title: 'B' } });",
    "Default.test('shown', async () => {});",
    'export const helper = 1;',
    'export const Paged = meta.story();',
  ].join('\n');
  expect(parseStoryModule('A.stories.tsx', source)).toEqual({
    path: 'A.stories.tsx',
    title: 'Screens/A',
    stories: ['Default', 'Paged'],
  });
  expect(parseStoryModule('A.stories.tsx', '').title).toBe('A.stories.tsx');
});

describe('what is not so is named', () => {
  const screen = { path: 'apps/web/src/a/A.stories.tsx', title: 'Screens/A', stories: ['Default'] };
  const page = (source: string) =>
    parseDocsPage(root, 'docs/storybook/A.mdx', `import * as A from '../../apps/web/src/a/A.stories.tsx';\n${source}`);

  test('nothing, where all is there', () =>
    expect(docsPageFaults([page('<Canvas of={A.Default} />')], [screen])).toEqual([]));

  test('a story that was renamed, or is taken from nowhere', () => {
    expect(
      docsPageFaults([page('<Canvas of={A.Paged} />\n<Canvas of={B.Default} />\n<Canvas of={A.Default} />')], [screen]),
    ).toEqual([
      'docs/storybook/A.mdx shows Paged of apps/web/src/a/A.stories.tsx, which is not there',
      'docs/storybook/A.mdx shows Default of no file, which is not there',
    ]);
  });

  test('a screen that no page shows, and a page that shows none', () => {
    expect(docsPageFaults([page('')], [screen])).toEqual([
      'docs/storybook/A.mdx shows nothing',
      'no page shows Screens/A',
    ]);
  });
});

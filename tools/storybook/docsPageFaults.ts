import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { StoryFile } from './readStories.ts';

/** A hand-written page of Storybook and the stories that it shows. */
export interface DocsPage {
  /** From the root of the repository. */
  path: string;
  /** By file from the root: the names of the stories as they are exported. */
  storyRefs: readonly { file: string; story: string }[];
}

/** Every page in `docs/storybook`. */
export function readDocsPages(root: string): readonly DocsPage[] {
  return globSync('docs/storybook/*.mdx', { cwd: root })
    .toSorted()
    .map((path) => parseDocsPage(root, path, readFileSync(join(root, path), 'utf8')));
}

/** A story that is shown under a name that nothing was imported as comes from the file ''. */
export function parseDocsPage(root: string, path: string, source: string): DocsPage {
  const files = new Map(
    [...source.matchAll(/^import \* as (\w+) from '([^']+)';$/gm)].map(([, name = '', from = '']) => [
      name,
      relative(root, join(root, dirname(path), from)),
    ]),
  );
  const storyRefs = [...source.matchAll(/\bof=\{(\w+)\.(\w+)\}/g)].map(([, name = '', story = '']) => ({
    file: files.get(name) ?? '',
    story,
  }));
  return { path, storyRefs };
}

/** What is shown and is not there, and which screens and flows no page shows; each a sentence. */
export function docsPageFaults(pages: readonly DocsPage[], files: readonly StoryFile[]): readonly string[] {
  const byPath = new Map(files.map((file) => [file.path, file.stories.map(({ name }) => name)]));
  const referencedFiles = new Set(pages.flatMap(({ storyRefs }) => storyRefs.map(({ file }) => file)));
  return [
    ...pages.flatMap(({ path, storyRefs }) =>
      storyRefs
        .filter(({ file, story }) => !byPath.get(file)?.includes(story))
        .map(({ file, story }) => `${path} shows ${story} of ${file || 'no file'}, which is not there`),
    ),
    ...pages.filter(({ storyRefs }) => storyRefs.length === 0).map(({ path }) => `${path} shows nothing`),
    ...files
      .filter(({ path, title }) => title !== null && /^(Screens|Flows)\//.test(title) && !referencedFiles.has(path))
      .map(({ title }) => `no page shows ${title}`),
  ];
}

import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readCsf } from 'storybook/internal/csf-tools';

/** A page of the workshop and the stories that it shows. */
export interface WorkshopPage {
  /** From the root of the repository. */
  path: string;
  /** By file from the root: the names of the stories as they are exported. */
  shown: readonly { file: string; story: string }[];
}

/** A file of stories, as far as pages ask. */
export interface ShownFile {
  path: string;
  title: string;
  stories: readonly string[];
}

/** Every page in `docs/workshop`. */
export function readPages(root: string): readonly WorkshopPage[] {
  return globSync('docs/workshop/*.mdx', { cwd: root })
    .toSorted()
    .map((path) => pageOf(root, path, readFileSync(join(root, path), 'utf8')));
}

/** A story that is shown under a name that nothing was imported as comes from the file ''. */
export function pageOf(root: string, path: string, source: string): WorkshopPage {
  const files = new Map(
    [...source.matchAll(/^import \* as (\w+) from '([^']+)';$/gm)].map(([, name = '', from = '']) => [
      name,
      relative(root, join(root, dirname(path), from)),
    ]),
  );
  const shown = [...source.matchAll(/\bof=\{(\w+)\.(\w+)\}/g)].map(([, name = '', story = '']) => ({
    file: files.get(name) ?? '',
    story,
  }));
  return { path, shown };
}

/** Every file of stories; one that gives itself no title has its path for it. */
export async function readShownFiles(root: string): Promise<readonly ShownFile[]> {
  return Promise.all(
    globSync('{apps/web,packages/ui}/src/**/*.stories.tsx', { cwd: root }).map((path) => shownFile(root, path)),
  );
}

async function shownFile(root: string, path: string): Promise<ShownFile> {
  let title = path;
  const csf = await readCsf(join(root, path), { makeTitle: (given) => (title = given ?? path) });
  const { _stories: stories } = csf.parse();
  return { path, title, stories: Object.keys(stories) };
}

/** What is shown and is not there, and which screens and flows no page shows; each a sentence. */
export function pageFaults(pages: readonly WorkshopPage[], files: readonly ShownFile[]): readonly string[] {
  const byPath = new Map(files.map((file) => [file.path, file.stories]));
  const onPages = new Set(pages.flatMap(({ shown }) => shown.map(({ file }) => file)));
  return [
    ...pages.flatMap(({ path, shown }) =>
      shown
        .filter(({ file, story }) => !byPath.get(file)?.includes(story))
        .map(({ file, story }) => `${path} shows ${story} of ${file || 'no file'}, which is not there`),
    ),
    ...pages.filter(({ shown }) => shown.length === 0).map(({ path }) => `${path} shows nothing`),
    ...files
      .filter(({ path, title }) => /^(Screens|Flows)\//.test(title) && !onPages.has(path))
      .map(({ title }) => `no page shows ${title}`),
  ];
}

import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { componentKind } from '../../.storybook/componentKinds.ts';
import type { StoryFile } from './readStories.ts';

/** A written page of Storybook and the stories that it shows. */
export interface DocsPage {
  /** Path from the repository's root. */
  path: string;
  /** Each story's file, from the root, and its export name. */
  storyRefs: readonly { file: string; story: string }[];
  title: string;
  /** Link targets in its text, as written. */
  links: readonly string[];
}

/** Every page in `docs/storybook`. */
export function readDocsPages(root: string): readonly DocsPage[] {
  return globSync('docs/storybook/*.mdx', { cwd: root })
    .toSorted()
    .map((path) => parseDocsPage(root, path, readFileSync(join(root, path), 'utf8')));
}

/** Parses a page. A story of a name that isn't imported gets the file ''. */
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
  const links = [
    ...[...source.matchAll(/\]\(([^)]*)\)/g)].map(([, address = '']) => address),
    ...[...source.matchAll(/\['[A-Z][^']*', '([a-z0-9-]+)'\]/g)].map(([, id = '']) => `?path=/docs/${id}--docs`),
  ];
  return { path, storyRefs, title: /<Meta title="([^"]*)"/.exec(source)?.[1] ?? '', links };
}

/** Stories that a page shows but don't exist, and screens and flows that no page shows; one sentence each. */
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

/** Links to a missing page or story; one sentence each. */
export function docsLinkFaults(pages: readonly DocsPage[], files: readonly StoryFile[]): readonly string[] {
  const targets = new Set([
    ...pages.map(({ title }) => `/docs/${toId(title, 'docs')}`),
    ...files.flatMap((file) => {
      const title =
        file.title ?? `Components/${componentKind(fromUi(file.path))}/${basename(file.path, '.stories.tsx')}`;
      return [
        `/docs/${toId(title, 'docs')}`,
        ...file.stories.map(({ name }) => `/story/${toId(title, storyNameFromExport(name))}`),
      ];
    }),
  ]);
  return pages.flatMap(({ path, links }) =>
    links
      .filter((link) => !targets.has(/^\?path=([^&]*)/.exec(link)?.[1] ?? ''))
      .map((link) => `${path} leads to ${link}, which is no story and no page`),
  );
}

function fromUi(path: string): string {
  return path.replace('packages/ui/src/', '');
}

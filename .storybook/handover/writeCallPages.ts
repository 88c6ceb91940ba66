import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '../../packages/api-client/src/http/Endpoint.ts';
import { callPageId, callPageTitle } from './callNames.ts';
import { callGroups } from './screenFacts.ts';

/** Folder of the pages, from the repository's root. Storybook needs a file for each page. */
export const callPagesFolder = 'dist/call-pages';

/** Writes a Storybook page for each call. Leaves unchanged files alone, because another Storybook may be reading them. */
export function writeCallPages(root: string): void {
  const folder = join(root, callPagesFolder);
  mkdirSync(folder, { recursive: true });
  const pages = callPages();
  for (const file of readdirSync(folder)) if (!pages.has(file)) rmSync(join(folder, file));
  for (const [file, text] of pages) {
    const path = join(folder, file);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  }
}

/** Page texts by file name. */
function callPages(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(callGroups).flatMap(([group, { calls }]) =>
      Object.entries<Endpoint>(calls).map(([name, call]) => [`${name}.mdx`, pageText(group, name, call)] as const),
    ),
  );
}

function pageText(group: string, name: string, call: Endpoint): string {
  return `import { Meta } from '@storybook/addon-docs/blocks';
import { CallPage } from '../../.storybook/handover/CallPage.tsx';

<Meta title=${JSON.stringify(callPageTitle(group, call))} id="${callPageId(name)}" />

<CallPage name="${name}" />
`;
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { type ServedFolder, serveUnderPath } from '../tools/storybook/serveUnderPath.ts';
import { type BuiltStory, readBuiltStories } from '../tools/storybook/readBuiltStories.ts';

/** The build of the test command, unless STORYBOOK_BUILD names another. */
const built = process.env.STORYBOOK_BUILD ?? join(import.meta.dirname, '../dist/storybook');

/** A test of the built Storybook, with its server and its stories. */
export const test = base.extend<object, { site: ServedFolder; stories: readonly BuiltStory[] }>({
  site: [
    async ({}, use) => {
      if (!existsSync(join(built, 'index.html')))
        throw new Error('There is no built Storybook: run "pnpm build-storybook" first.');
      const site = await serveUnderPath(built, '/');
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  // Reading the stories loads every story file, which takes seconds.
  stories: [
    async ({ browser, site }, use) => {
      const page = await browser.newPage();
      const stories = await readBuiltStories(page, site.address);
      await page.close();
      await use(stories);
    },
    { scope: 'worker' },
  ],
});

export const isComponent = ({ file }: BuiltStory) => file.startsWith('./packages/ui/');

/** Address of a story, independent of its title. `file` has no extension. */
export function addressOf(stories: readonly BuiltStory[], file: string, name = 'Playground'): string {
  const story = stories.find((other) => other.name === name && other.file.endsWith(`/${file}.stories.tsx`));
  if (!story) throw new Error(`${file} has no story ${name}`);
  return `?path=/story/${story.id}`;
}

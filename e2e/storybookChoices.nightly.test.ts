import { expect, type Page } from '@playwright/test';
import type { BuiltStory } from '../tools/storybook/readBuiltStories.ts';
import { openPreview } from '../tools/storybook/openPreview.ts';
import { setControls } from '../tools/storybook/setControls.ts';
import { test } from './storybookFixtures.ts';

test.describe.configure({ mode: 'parallel' });

/** Number of tests: thousands of renders take minutes, so the tests share them. */
const parts = 4;
/** Previews at a time per test, because Storybook waits 100 ms after each render for animations. */
const previews = 4;

for (let part = 0; part < parts; part += 1)
  test(`every choice of every control works without a crash, part ${part + 1} of ${parts}`, async ({
    context,
    site,
    stories,
  }) => {
    const playgrounds = stories.filter(({ name }) => name === 'Playground');
    const left = playgrounds.filter((_, index) => index % parts === part);
    const crashes: string[] = [];
    let set = 0;
    const draw = async (page: Page, some: Iterable<BuiltStory>) => {
      for (const story of some) {
        const outcome = await setControls(page, story);
        set += outcome.set;
        crashes.push(...outcome.crashes);
      }
    };
    const open = async () => {
      const page = await context.newPage();
      await openPreview(page, site.address);
      return page;
    };
    // The first story starts the mock worker. A page that opens while it starts reloads itself.
    const first = await open();
    await draw(first, left.splice(0, 1));
    const rest = left.values();
    const others = Array.from({ length: previews - 1 }, open);
    // The previews share the iterator, so each takes the next remaining story.
    await Promise.all([first, ...others].map(async (page) => draw(await page, rest)));
    expect(crashes).toEqual([]);
    expect(set).toBeGreaterThan(150);
  });

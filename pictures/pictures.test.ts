import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { inLanguages } from './inLanguages.ts';
import { builtStorybook, picturedStories } from './picturedStories.ts';
import { test } from './storyPage.ts';

const widths = { wide: 1040, narrow: 490 } as const;

const english = picturedStories(builtStorybook);
const stories = [
  ...english.map((story) => ({ ...story, widths: story.isNarrow ? [widths.wide, widths.narrow] : [widths.wide] })),
  // Long words cause the most trouble at phone width.
  ...inLanguages(english).map((story) => ({ ...story, widths: [widths.narrow] })),
];

/** Path of a picture: `screens-orders/default.1040.webp`, or `languages/de/screens-orders/default.490.webp`. */
const pathOf = ({ id, language }: (typeof stories)[number], width: number): readonly string[] => [
  ...(language === undefined ? [] : ['languages', language]),
  ...`${id}.${width}.webp`.split('--'),
];

for (const story of stories)
  test([story.id, story.language].filter(Boolean).join(' in '), async ({ storyPage }) => {
    await storyPage.open(story.id, story.language);
    for (const width of story.widths) {
      await storyPage.setWidth(width);
      await expect.soft(storyPage.page).toHaveScreenshot(pathOf(story, width));
    }
    expect(storyPage.pageErrors).toEqual([]);
  });

test('every picture belongs to a story', ({}, { config }) => {
  const expected = new Set(stories.flatMap((story) => story.widths.map((width) => pathOf(story, width).join('/'))));
  const others = globSync('**/*.webp', { cwd: import.meta.dirname }).filter((file) => !expected.has(file));
  if (config.updateSnapshots === 'changed') for (const file of others) rmSync(join(import.meta.dirname, file));
  else expect(others, '"pnpm test:update-pictures" removes them').toEqual([]);
});

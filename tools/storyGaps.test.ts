import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exportedComponents } from './exportedComponents.ts';
import { readStories, screenTitles, type StoryFile, storyGaps } from './storyGaps.ts';

const root = join(import.meta.dirname, '..');

describe('a designer finds everything', () => {
  test('every component that others may use has a story, every screen its states, every story a test', async () => {
    const components = exportedComponents(root).map(({ name }) => name);
    const files = await readStories(root);
    expect(components.length).toBeGreaterThan(50);
    expect(files.flatMap(({ stories }) => stories).length).toBeGreaterThan(400);
    expect(storyGaps(components, files, screenTitles)).toEqual([]);
  });
});

describe('what is missing is named', () => {
  const tested = (...names: string[]) => names.map((name) => ({ name, isTested: true }));
  const complete: StoryFile = {
    path: 'apps/web/src/a/A.stories.tsx',
    title: 'Screens/A',
    component: null,
    stories: tested('Default', 'Loading', 'Empty', 'Error', 'SessionExpired', 'ViewOnly'),
  };
  const button: StoryFile = {
    path: 'packages/ui/src/a/Button.stories.tsx',
    title: null,
    component: 'Button',
    stories: tested('Default'),
  };
  const titles = { a: ['Screens/A'] };

  test('nothing, where all is there', () => expect(storyGaps(['Button'], [complete, button], titles)).toEqual([]));

  test('a component without a story', () =>
    expect(storyGaps(['Button', 'Badge'], [complete, button], titles)).toEqual(['Badge has no story']));

  test('a screen without one of its states, or without any story', () => {
    const withoutError = { ...complete, stories: complete.stories.filter(({ name }) => name !== 'Error') };
    expect(storyGaps([], [withoutError], titles)).toEqual(['the screen a has no story "Screens/A" in the state Error']);
    expect(storyGaps([], [], titles)).toHaveLength(6);
  });

  test('a story without a test', () => {
    const untested = { ...button, stories: [...button.stories, { name: 'Busy', isTested: false }] };
    expect(storyGaps([], [complete, untested], titles)).toEqual([
      'packages/ui/src/a/Button.stories.tsx › Busy has no test',
    ]);
  });
});

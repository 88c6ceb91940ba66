import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { screenStories, screenStory } from '../../.storybook/links/screenStory.ts';
import { docsLinkFaults, docsPageFaults, parseDocsPage, readDocsPages } from './docsPageFaults.ts';
import { exportedComponents } from './exportedComponents.ts';
import { propDocFaults } from './propDocFaults.ts';
import { readStories, storiesIn, type StoryFile } from './readStories.ts';
import {
  capabilityScreenGaps,
  capabilityScreens,
  screenTitles,
  stateNameFaults,
  storyGaps,
  titleStateGaps,
  titlesWithoutStates,
} from './storyGaps.ts';
import { sentenceText, storySentences } from './storySentences.ts';

const root = join(import.meta.dirname, '../..');

/** A component's story file is next to it and has its name. */
const storyFiles = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root }).filter((path) =>
  existsSync(componentOf(path)),
);

function componentOf(storyFile: string): string {
  return join(root, storyFile.replace('.stories.tsx', '.tsx'));
}

test('the docs page of every component describes it and each of its props', () => {
  const withStories = storyFiles.map((path) => ({ name: basename(path, '.stories.tsx'), path: componentOf(path) }));
  const exported = exportedComponents(root).map(({ name, path }) => ({ name, path: join(root, path) }));
  const all = new Map([...exported, ...withStories].map((component) => [component.path + component.name, component]));
  expect(all.size).toBeGreaterThan(90);
  expect([...all.values()].flatMap(({ name, path }) => propDocFaults(readFileSync(path, 'utf8'), path, name))).toEqual(
    [],
  );
});

test('every component has a docs page, with the props of no other component', () => {
  expect(storyFiles.length).toBeGreaterThan(80);
  const sources = storyFiles.map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));
  expect(sources.filter(({ source }) => source.includes("'!autodocs'")).map(({ path }) => path)).toEqual([]);
  const isDocumented = ({ path, source }: { path: string; source: string }) =>
    new RegExp(`\\bcomponent: ${basename(path, '.stories.tsx')}\\b`).test(source);
  expect(sources.filter((file) => !isDocumented(file)).map(({ path }) => path)).toEqual([]);
});

test('every exported component has a story, every screen its states, and every story a test', () => {
  const components = exportedComponents(root).map(({ name }) => name);
  const files = readStories(root);
  expect(components.length).toBeGreaterThan(50);
  expect(files.flatMap(({ stories }) => stories).length).toBeGreaterThan(400);
  expect(storyGaps(components, files, screenTitles)).toEqual([]);
});

test('each screen that depends on a capability shows all of its states', () => {
  expect(capabilityScreenGaps(readStories(root), capabilityScreens)).toEqual([]);
  const stories = [{ name: 'Default', isTested: true }];
  const file = { path: 'a/StockScreen.stories.tsx', title: null, component: null, stories };
  expect(capabilityScreenGaps([file], { StockScreen: ['Default', 'Empty'], Other: ['Default'] })).toEqual([
    'StockScreen has no story of the state Empty',
    'Other has no story of the state Default',
  ]);
});

test('every title under Screens shows its states, or says why not', () => {
  const files = readStories(root);
  expect(titleStateGaps(files)).toEqual([]);
  const titles = new Set(files.map(({ title }) => title));
  expect(Object.keys(titlesWithoutStates).filter((title) => !titles.has(title))).toEqual([]);
});

test('names a missing state, and a reason that is not needed', () => {
  const file = (title: string, ...names: string[]): StoryFile => ({
    path: 'A.stories.tsx',
    title,
    component: null,
    stories: names.map((name) => ({ name, isTested: true })),
  });
  expect(titleStateGaps([file('Screens/A', 'Default', 'Loading', 'Error', 'ViewOnly')])).toEqual([
    'Screens/A has no Empty',
    'Screens/A has no SessionExpired',
  ]);
  expect(titleStateGaps([file('Components/A', 'Default'), file('Screens/Admin', 'Login')])).toEqual([]);
  expect(titleStateGaps([file('Screens/Tracking page', 'Default', 'Loading', 'ViewOnly')])).toEqual([
    'Screens/Tracking page has no Error',
    'Screens/Tracking page needs no reason for ViewOnly',
  ]);
  const products = titleStateGaps([file('Screens/Inventory/Products', 'Weights', 'WeightsEmpty')]);
  expect(products).toContain('Screens/Inventory/Products has no WeightsLoading');
  expect(products.filter((gap) => gap.endsWith('SessionExpired'))).toHaveLength(1);
  expect(products).not.toContain('Screens/Inventory/Products has no WeightsEmpty');
});

test('every story says what it shows, and when', () => {
  const all = globSync('{packages/ui,apps/web}/src/**/*.stories.tsx', { cwd: root }).flatMap((path) =>
    storySentences(readFileSync(join(root, path), 'utf8'), path).map((sentence) => ({ path, ...sentence })),
  );
  expect(all.length).toBeGreaterThan(1_200);
  expect(all.filter(({ seen }) => seen.length === 0).map(({ path, name }) => `${path} › ${name}`)).toEqual([]);
  expect(all.filter(({ when }) => when === null).map(({ path, name }) => `${path} › ${name}`)).toEqual([]);
});

test('a story’s sentence is its comment, else its name’s usual meaning, followed by its test titles', () => {
  const source = `
      /** Not of a story. */
      const meta = preview.meta({});
      /** On a Sunday,
       * at night. */
      export const Error = meta.story();
      export const SaveError = meta.story();
      export const Oddity = SaveError.extend({});
      Error.test('says so', async () => {});
      Error.test('offers Retry', { tags: ['§2.1'] }, async () => {});
    `;
  expect(storySentences(source, 'A.stories.tsx')).toEqual([
    { name: 'Error', when: 'On a Sunday, at night.', seen: ['says so', 'offers Retry'] },
    { name: 'SaveError', when: 'A call failed.', seen: [] },
    { name: 'Oddity', when: null, seen: [] },
  ]);
  expect(sentenceText({ name: 'A', when: 'On a Sunday.', seen: ['says so', 'offers Retry'] })).toBe(
    'On a Sunday.\n\n- says so\n- offers Retry',
  );
});

test('a state has one name in all stories', () => expect(stateNameFaults(readStories(root))).toEqual([]));

test('names a story with another word for a state', () => {
  const stories = ['Error', 'SaveFailed', 'AllFailed', 'ReadOnly', 'On490px', 'HostileAt490'].map((name) => ({
    name,
    isTested: true,
  }));
  expect(stateNameFaults([{ path: 'A.stories.tsx', title: null, component: null, stories }])).toEqual([
    'A.stories.tsx › SaveFailed: the state is called Error',
    'A.stories.tsx › ReadOnly: the state is called ViewOnly',
    'A.stories.tsx › On490px: the state is called OnAPhone',
    'A.stories.tsx › HostileAt490: the state is called OnAPhone',
    'A.stories.tsx › HostileAt490: the state is called LongNames',
  ]);
});

test('every page of docs/storybook shows stories that exist, and every screen and flow is on a page', () => {
  const pages = readDocsPages(root);
  expect(pages.length).toBeGreaterThan(10);
  expect(docsPageFaults(pages, readStories(root))).toEqual([]);
});

test('every link of a page of docs/storybook leads to a story or a page', () => {
  const pages = readDocsPages(root);
  expect(pages.flatMap(({ links }) => links).length).toBeGreaterThan(50);
  expect(docsLinkFaults(pages, readStories(root))).toEqual([]);
});

test('a screen that a link in a story leads to has a story', () => {
  const page = { path: 'screenStory.ts', title: 'Screens', storyRefs: [] };
  const links = Object.values(screenStories).map((id) => `?path=/story/${id}`);
  expect(docsLinkFaults([{ ...page, links }], readStories(root))).toEqual([]);
  expect(screenStory('/app/dashboard-v0/holdorders?period=all')).toBe('screens-orders-hold-orders--default');
  expect(screenStory('https://elsewhere.example/')).toBeNull();
});

test('names a link without a target', () => {
  const page = parseDocsPage(
    root,
    'A.mdx',
    '<Meta title="A" />\n[b](?path=/docs/b--docs) and [a](?path=/docs/a--docs)',
  );
  expect(docsLinkFaults([page], [])).toEqual(['A.mdx leads to ?path=/docs/b--docs, which is no story and no page']);
});

describe('what a stories file contains', () => {
  test('its title, component and exported stories, and which of them have a test', () => {
    const source = `
      import preview from '#storybook/preview';
      const meta = preview.meta({ title: 'Screens/A', component: Button, args: { title: 'Not this' } });
      export const Default = meta.story();
      export const Busy = meta.story({ args: { isBusy: true } });
      export const Longer = Busy.extend({ args: { label: 'more' } });
      export const notAStory = 7;
      Default.test('is there', { tags: ['§2.1'] }, async () => {});
      Longer.test('wraps', async () => {});
      // Busy.test('in a comment', async () => {});
    `;
    expect(storiesIn(source, 'A.stories.tsx')).toEqual({
      path: 'A.stories.tsx',
      title: 'Screens/A',
      component: 'Button',
      stories: [
        { name: 'Default', isTested: true },
        { name: 'Busy', isTested: false },
        { name: 'Longer', isTested: true },
      ],
    });
  });

  test('one without a title', () =>
    expect(storiesIn('const meta = preview.meta({});', 'A.stories.tsx')).toMatchObject({ title: null, stories: [] }));
});

describe('names a missing story, state or test', () => {
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

  test('nothing when all exist', () => expect(storyGaps(['Button'], [complete, button], titles)).toEqual([]));

  test('a component without a story', () =>
    expect(storyGaps(['Button', 'Badge'], [complete, button], titles)).toEqual(['Badge has no story']));

  test('a screen without one of its states or without stories', () => {
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

describe('names a page that shows a missing story', () => {
  const screen: StoryFile = {
    path: 'apps/web/src/a/A.stories.tsx',
    title: 'Screens/A',
    component: null,
    stories: [{ name: 'Default', isTested: true }],
  };
  const page = (source: string) =>
    parseDocsPage(root, 'docs/storybook/A.mdx', `import * as A from '../../apps/web/src/a/A.stories.tsx';\n${source}`);

  test('nothing when all exist', () =>
    expect(docsPageFaults([page('<Canvas of={A.Default} />')], [screen])).toEqual([]));

  test('a story that was renamed or never imported', () => {
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

describe('names what a page would not document', () => {
  const faults = (props: string, words = '/** A button. */') =>
    propDocFaults(
      `${props}\n${words}\nexport function Button({ label }: ButtonProps) { return <b>{label}</b>; }`,
      '/Button.tsx',
      'Button',
    );

  test('nothing when all is documented', () =>
    expect(faults('interface ButtonProps { /** Its words. */ label: string }')).toEqual([]));

  test('a component without a comment', () =>
    expect(faults('interface ButtonProps { /** Its words. */ label: string }', '')).toEqual([
      'Button does not say what it is',
    ]));

  test('a prop without a comment, or with one that is not a doc comment', () => {
    expect(faults('interface ButtonProps { label: string; // Its words.\n}')).toEqual([
      'Button does not say what label is',
    ]);
  });

  test('a callback that is written as a method', () => {
    expect(
      faults('interface ButtonProps { /** Its words. */ label: string; /** Pressed. */ onPress(): void }'),
    ).toEqual(['Button has onPress() as a method, which no page shows: write "onPress: () => …"']);
  });

  test('props of unknown origin', () => {
    expect(
      faults(
        "import type { Props } from 'elsewhere';\ninterface ButtonProps extends Omit<Props, 'size'> { /** Its words. */ label: string }",
      ),
    ).toEqual(['Button takes the props of Omit, which cannot be read: write them out']);
    expect(faults("import type { ButtonProps } from 'elsewhere';")).not.toEqual([]);
  });

  test('a missing component', () =>
    expect(propDocFaults('export function Link() { return <a />; }', '/Button.tsx', 'Button')).toEqual([
      'Button cannot be read',
    ]));
});

import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { applyAppearance } from './appearance.ts';
import { reloadInLanguage } from './language.ts';
import { keepFocusOutside } from './keepFocusOutside.ts';
import { keepLinksInside } from './links/keepLinksInside.ts';
import { noteBlankStory, removeBlankNote } from './noteBlankStory.ts';
import { playAgainAfterMenuChange } from './playAgain.ts';
import { failOnUnhandledRequests, resetUnhandledRequests, startMockWorker } from './startMockWorker.ts';
import { viewports } from './viewports.ts';

// Limit of every wait, as in vitest.config.ts.
configure({ asyncUtilTimeout: 60_000 });

// Not in `beforeEach`, because a written page has links of its own, and its stories are in frames.
keepLinksInside();

type StoryContext = Parameters<typeof playAgainAfterMenuChange>[0] &
  SizedStory & { globals: Parameters<typeof applyAppearance>[0] };

const a11y = addonA11y();

/** In `pnpm test`, axe checks only `Default` stories, because it takes 0.2 s per story. `test:all` checks all. */
const seesDefaultsOnly = import.meta.env.VITE_AXE === 'defaults';

/** Skips story tests, because axe has already checked the story. */
const axeOncePerStory: typeof a11y = {
  ...a11y,
  afterEach: [a11y.afterEach ?? []].flat().map((check) => (context) => {
    if (context.tags.includes('test-fn')) return;
    if (!seesDefaultsOnly || context.name === 'Default') return check(context);
  }),
};

/** Shared by stories of components and screens. */
export const previewAnnotations = {
  addons: [addonDocs(), axeOncePerStory, addonMsw(startMockWorker)],
  async beforeEach(context: StoryContext) {
    await reloadInLanguage(context.globals);
    resetUnhandledRequests();
    removeBlankNote();
    playAgainAfterMenuChange(context);
    keepFocusOutside();
    applyAppearance(context.globals);
    await waitForOwnWidth(context);
  },
  afterEach(context: Parameters<typeof noteBlankStory>[0]) {
    noteBlankStory(context);
    failOnUnhandledRequests();
  },
  parameters: {
    // Otherwise, axe keeps every element that passes a rule: 130 kB per story, until the browser runs out of memory.
    a11y: { test: 'error' as const, options: { resultTypes: ['violations' as const, 'incomplete' as const] } },
    docs: { toc: { headingSelector: 'h2, h3', title: 'On this page' } },
    layout: 'padded' as const,
    viewport: { options: viewports },
  },
  tags: ['autodocs'],
};

interface SizedStory {
  viewMode: string;
  storyGlobals?: { viewport?: { value?: string } };
}

/** Ms. Storybook's manager resizes the frame in less. */
const longestMs = 1_000;

/** A story with its own width waits until its frame has that width. In a window of its own, it uses the window's width. */
async function waitForOwnWidth({ viewMode, storyGlobals }: SizedStory): Promise<void> {
  const name = storyGlobals?.viewport?.value;
  const width = name === undefined ? undefined : viewports[name]?.styles.width;
  if (width === undefined || viewMode !== 'story' || window.parent === window) return;
  const until = performance.now() + longestMs;
  while (`${window.innerWidth}px` !== width && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 20));
}

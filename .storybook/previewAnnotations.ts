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

// The limit of every wait, as in vitest.config.ts.
configure({ asyncUtilTimeout: 60_000 });

// Here and not before a story: the stories of a written page are in frames, its links are not.
keepLinksInside();

type StoryContext = Parameters<typeof playAgainAfterMenuChange>[0] &
  SizedStory & { globals: Parameters<typeof applyAppearance>[0] };

const a11y = addonA11y();

/** `pnpm test`: axe takes 0.2 s a story, so it looks at one story of each component there. `test:all` looks at all. */
const seesDefaultsOnly = import.meta.env.VITE_AXE === 'defaults';

/** The tests of a story draw it again: axe has seen it. */
const axeOncePerStory: typeof a11y = {
  ...a11y,
  afterEach: [a11y.afterEach ?? []].flat().map((check) => (context) => {
    if (context.tags.includes('test-fn')) return;
    if (!seesDefaultsOnly || context.name === 'Default') return check(context);
  }),
};

/** What stories of components and of screens have in common. */
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
    // Else axe keeps every element that passes each rule: 130 kB for each story, until the browser has no memory left.
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

/** Storybook's manager takes less. */
const longestMs = 1_000;

/**
 * A story that says its own width begins when its frame has it. In a window of its own it stays as wide as the window.
 */
async function waitForOwnWidth({ viewMode, storyGlobals }: SizedStory): Promise<void> {
  const name = storyGlobals?.viewport?.value;
  const width = name === undefined ? undefined : viewports[name]?.styles.width;
  if (width === undefined || viewMode !== 'story' || window.parent === window) return;
  const until = performance.now() + longestMs;
  while (`${window.innerWidth}px` !== width && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 20));
}

import { viewports } from './viewports.ts';

interface StoryContext {
  viewMode: string;
  storyGlobals?: { viewport?: { value?: string } };
}

/** Storybook's manager takes less. */
const longestMs = 1_000;

/**
 * A story that says its own width begins when its frame has it. In a window of its own it stays as wide as the window.
 */
export async function waitForOwnWidth({ viewMode, storyGlobals }: StoryContext): Promise<void> {
  const name = storyGlobals?.viewport?.value;
  const width = name === undefined ? undefined : viewports[name]?.styles.width;
  if (width === undefined || viewMode !== 'story' || window.parent === window) return;
  const until = performance.now() + longestMs;
  while (`${window.innerWidth}px` !== width && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 20));
}

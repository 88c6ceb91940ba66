import { expect } from '@playwright/test';
import { openPreview } from '../tools/storybook/openPreview.ts';
import { setControls } from '../tools/storybook/setControls.ts';
import { test } from './storybookFixtures.ts';

// A trace takes a picture of each drawing, which takes longer than the drawing itself.
test.use({ trace: 'off' });
test.describe.configure({ mode: 'parallel' });

/** Some thousand drawings take minutes, so that they are shared between tests. */
const parts = 4;
/** At once in a test: Storybook waits 100 ms after each drawing for animations that may begin. */
const previews = 4;

for (let part = 0; part < parts; part += 1)
  test(`every choice of every control can be made, and no story crashes, ${part + 1} of ${parts}`, async ({
    context,
    site,
    stories,
  }) => {
    test.setTimeout(900_000);
    const playgrounds = stories.filter(({ name }) => name === 'Playground');
    const left = playgrounds.filter((_, index) => index % parts === part).values();
    const crashes: string[] = [];
    let set = 0;
    await Promise.all(
      Array.from({ length: previews }, async () => {
        const page = await context.newPage();
        await openPreview(page, site.address);
        // The previews share the iterator, so that each takes the next story that is left.
        for (const story of left) {
          // oxlint-disable-next-line no-await-in-loop -- a preview shows one story at a time
          const outcome = await setControls(page, story);
          set += outcome.set;
          crashes.push(...outcome.crashes);
        }
      }),
    );
    expect(crashes).toEqual([]);
    expect(set).toBeGreaterThan(150);
  });

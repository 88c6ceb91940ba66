import { expect } from '@playwright/test';
import type { BuiltStory } from '../tools/storybook/readBuiltStories.ts';
import { snippetErrors } from '../tools/storybook/snippetErrors.ts';
import { test } from './storybookFixtures.ts';

// In one worker they would be the last to end.
test.describe.configure({ mode: 'parallel' });

const isComponent = ({ file }: BuiltStory) => file.startsWith('./packages/ui/');

test('every component has a Playground, and every prop that its controls list can be set', ({ stories }) => {
  const components = new Set(stories.filter(isComponent).map(({ file }) => file));
  const playgrounds = stories.filter(({ name }) => name === 'Playground');
  expect(components.size).toBeGreaterThan(140);
  expect(new Set(playgrounds.map(({ file }) => file))).toEqual(components);
  const unusable = playgrounds.flatMap(({ component, controls }) =>
    controls.filter(({ isUsable }) => !isUsable).map(({ prop }) => `${component}.${prop}`),
  );
  expect(unusable).toEqual([]);
});

test('every choice has a name that a link can hold', ({ stories }) => {
  const unsafe = stories.flatMap(({ id, controls }) =>
    controls.flatMap(({ prop, options }) =>
      options
        .filter((option) => typeof option === 'string' && !/^[a-zA-Z0-9 _-]*$/.test(option))
        .map((option) => `${id}: ${prop} ${String(option)}`),
    ),
  );
  expect(unsafe).toEqual([]);
});

test('the code of every story of a component compiles, and none is too long to read', ({ stories }) => {
  test.setTimeout(300_000);
  const snippets = stories.filter(isComponent).filter(({ snippet }) => snippet !== null && snippet !== '');
  expect(snippets.length).toBeGreaterThan(900);
  expect(snippetErrors(snippets)).toEqual([]);
  expect(snippets.filter(({ snippet }) => (snippet?.length ?? 0) > 5_000).map(({ id }) => id)).toEqual([]);
  // A required prop may be undefined: whether it may, the compiler has said.
  const broken = /\[object |No Display Name|<[a-z]{1,2}[A-Z]?\s\w+=/;
  expect(snippets.filter(({ snippet }) => broken.test(snippet ?? '')).map(({ id }) => id)).toEqual([]);
});

test('a list of 100,000 orders is not printed', ({ stories }) => {
  const large = stories.filter(({ id }) => /hundred-thousand|100000|100-000/.test(id));
  expect(large.map(({ snippet }) => snippet)).toEqual(['']);
});

/** Where a story stands, whatever its title is. `file`: without its ending. */
function addressOf(stories: readonly BuiltStory[], file: string, name = 'Playground'): string {
  const story = stories.find((other) => other.name === name && other.file.endsWith(`/${file}.stories.tsx`));
  if (!story) throw new Error(`${file} has no story ${name}`);
  return `?path=/story/${story.id}`;
}

test.describe('by hand', () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 1400, height: 1000 }));

  test('an optional text is typed and taken away again', async ({ page, site, stories }) => {
    await page.goto(site.address + addressOf(stories, 'ActionButton'));
    const button = page.frameLocator('#storybook-preview-iframe').getByRole('button', { name: 'Export' });
    await expect(button).toBeEnabled();
    const reason = page.locator('textarea[name="disabledReason"]');
    await reason.fill('You need edit permission');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(page).toHaveURL(/args=disabledReason:You\+need\+edit\+permission/);
    await reason.fill('');
    await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('an order is chosen by name, and the link shows it to others', async ({ page, site, stories }) => {
    await page.goto(site.address + addressOf(stories, 'LineItemSection'));
    const canvas = page.frameLocator('#storybook-preview-iframe');
    await page.getByRole('combobox', { name: 'items' }).selectOption('400 lines');
    await expect(canvas.getByRole('button', { name: /^Show all 400 / })).toBeVisible();
    await expect(page).toHaveURL(/args=items:400\+lines/);
    await page.reload();
    await expect(canvas.getByRole('button', { name: /^Show all 400 / })).toBeVisible();
  });

  test('a screen is put at another address, which stays in the link', async ({ page, site, stories }) => {
    await page.goto(site.address + addressOf(stories, 'HoldOrders', 'Default'));
    const canvas = page.frameLocator('#storybook-preview-iframe');
    await expect(page.getByRole('combobox')).toHaveCount(1);
    await page.getByRole('combobox', { name: 'path' }).selectOption('Settings - Billing');
    await expect(canvas.getByRole('link', { name: 'Billing' })).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveURL(/args=path:Settings\+-\+Billing/);
    await page.reload();
    await expect(canvas.getByRole('link', { name: 'Billing' })).toHaveAttribute('aria-current', 'page');
  });
});

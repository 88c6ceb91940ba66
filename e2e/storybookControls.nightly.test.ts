import { expect } from '@playwright/test';
import { snippetErrors } from '../tools/storybook/snippetErrors.ts';
import { addressOf, isComponent, test } from './storybookFixtures.ts';

test('the code of every component story compiles and is short enough to read', ({ stories }) => {
  const snippets = stories.filter(isComponent).filter(({ snippet }) => snippet !== null && snippet !== '');
  expect(snippets.length).toBeGreaterThan(900);
  expect(snippetErrors(snippets)).toEqual([]);
  expect(snippets.filter(({ snippet }) => (snippet?.length ?? 0) > 5_000).map(({ id }) => id)).toEqual([]);
  // A required prop may be undefined, because the compiler has checked its type.
  const broken = /\[object |No Display Name|<[a-z]{1,2}[A-Z]?\s\w+=/;
  expect(snippets.filter(({ snippet }) => broken.test(snippet ?? '')).map(({ id }) => id)).toEqual([]);
});

test.describe('by hand', () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 1400, height: 1000 }));

  test('an optional text is typed and cleared', async ({ page, site, stories }) => {
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

  test('an order is chosen by name, and a copied link shows it', async ({ page, site, stories }) => {
    await page.goto(site.address + addressOf(stories, 'LineItemSection'));
    const canvas = page.frameLocator('#storybook-preview-iframe');
    await page.getByRole('combobox', { name: 'items' }).selectOption('400 lines');
    await expect(canvas.getByRole('button', { name: /^Show all 400 / })).toBeVisible();
    await expect(page).toHaveURL(/args=items:400\+lines/);
    await page.reload();
    await expect(canvas.getByRole('button', { name: /^Show all 400 / })).toBeVisible();
  });
});

import { expect } from '@playwright/test';
import { addressOf, isComponent, test } from './storybookFixtures.ts';

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

test('every choice has a name that fits a link', ({ stories }) => {
  const unsafe = stories.flatMap(({ id, controls }) =>
    controls.flatMap(({ prop, options }) =>
      options
        .filter((option) => typeof option === 'string' && !/^[a-zA-Z0-9 _-]*$/.test(option))
        .map((option) => `${id}: ${prop} ${String(option)}`),
    ),
  );
  expect(unsafe).toEqual([]);
});

test('a list of 100,000 orders is not printed', ({ stories }) => {
  const large = stories.filter(({ id }) => /hundred-thousand|100000|100-000/.test(id));
  expect(large.map(({ snippet }) => snippet)).toEqual(['']);
});

test.describe('by hand', () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 1400, height: 1000 }));

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

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds on the page: the rule, and the elements that break it. Not its advice that all content stand in a
 * landmark: Polaris' top bar does not, and Storybook leaves it out too.
 */
export async function axeViolations(page: Page): Promise<unknown[]> {
  const { violations } = await new AxeBuilder({ page }).disableRules(['region']).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

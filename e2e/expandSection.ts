import { expect, type Locator } from '@playwright/test';

/**
 * Presses a button that opens a section below it, and waits until the section shows all that it holds. For half a
 * second (§9) it unfolds, and what is pressed in it may have moved on before the mouse is let go: quicker than a person
 * is.
 */
export async function expandSection(button: Locator): Promise<void> {
  // Read first: some say "Collapse" once they are pressed, and are not found by their name then.
  const section = button.page().locator(`[id="${await button.getAttribute('aria-controls')}"]`);
  await button.click();
  await expect
    .poll(() => section.evaluate(({ clientHeight, scrollHeight }) => clientHeight > 0 && clientHeight === scrollHeight))
    .toBe(true);
}

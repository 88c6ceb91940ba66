import { expect, type Locator } from '@playwright/test';

/**
 * Presses a button that opens a section below it, and waits until the section is fully open. It unfolds for half a second (§9); until then,
 * its content moves while the mouse is pressed.
 */
export async function expandSection(button: Locator): Promise<void> {
  // Reads the id first: some buttons change their name to "Collapse" when pressed, so their locator no longer matches.
  const section = button.page().locator(`[id="${await button.getAttribute('aria-controls')}"]`);
  await button.click();
  await expect
    .poll(() => section.evaluate(({ clientHeight, scrollHeight }) => clientHeight > 0 && clientHeight === scrollHeight))
    .toBe(true);
}

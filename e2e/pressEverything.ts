import type { Page } from 'playwright';

/**
 * Presses every button of the page, off or not, one of each name, and what that brings up, until nothing new is there.
 * `look` is called after each and waits for what it brings up. Links are left alone: they lead to another screen.
 */
export async function pressEverything(page: Page, look: () => Promise<void>): Promise<void> {
  const pressed: string[] = [];
  for (let name = await pressNext(page, pressed); name !== null; name = await pressNext(page, pressed)) {
    pressed.push(name);
    await look();
  }
}

/** Null when there is no button left whose name is new. What an open dialog holds comes first; one with nothing new is left by Escape. */
async function pressNext(page: Page, pressed: readonly string[]): Promise<string | null> {
  const next = await page.evaluate((names) => {
    const dialogs = [...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]')].filter((dialog) => dialog.checkVisibility());
    const dialog = dialogs.at(-1);
    for (const button of (dialog ?? document).querySelectorAll<HTMLElement>('button, [role=button], [role=switch], input[type=checkbox]')) {
      const words = button.getAttribute('aria-label') || button.textContent?.trim() || '';
      // Of many rows, one.
      const name = words.replaceAll(/[#\d,.]+/g, '#');
      if (!button.checkVisibility() || names.includes(name)) continue;
      button.click();
      return { name };
    }
    return { isDialog: dialog !== undefined };
  }, pressed);
  if (next.name !== undefined) return next.name;
  if (!next.isDialog) return null;
  await page.keyboard.press('Escape');
  await page.locator('dialog[open], [role=dialog], [role=alertdialog]').waitFor({ state: 'hidden' });
  return pressNext(page, pressed);
}

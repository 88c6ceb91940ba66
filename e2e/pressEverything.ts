import type { Page } from '@playwright/test';

/**
 * Presses every button of the page, off or not, one of each name, and what that brings up, until nothing new is there.
 * `look` is called after each and waits for what it brings up. Links are left alone: they lead to another screen.
 */
export async function pressEverything(page: Page, inspect: () => Promise<void>): Promise<void> {
  const pressed: string[] = [];
  for (let name = await pressNext(page, pressed); name !== null; name = await pressNext(page, pressed)) {
    pressed.push(name);
    await inspect();
  }
}

/**
 * Null when no button with a new name is left. What an open dialog holds comes first; one with nothing new is
 * left by Escape.
 */
async function pressNext(page: Page, pressed: readonly string[]): Promise<string | null> {
  const next = await page.evaluate((names) => {
    const dialogs = [...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]')].filter((dialog) =>
      dialog.checkVisibility(),
    );
    const dialog = dialogs.at(-1);
    const buttons = [
      ...(dialog ?? document).querySelectorAll<HTMLElement>(
        'button, [role=button], [role=switch], input[type=checkbox]',
      ),
    ]
      // Of many rows, one.
      .map((button) => ({
        button,
        name: (button.getAttribute('aria-label') || button.textContent?.trim() || '').replaceAll(/[#\d,.]+/g, '#'),
      }))
      .filter(({ button, name }) => button.checkVisibility() && !names.includes(name));
    // What takes away what was opened or chosen comes when there is nothing else.
    const isClosing = ({ button, name }: { button: HTMLElement; name: string }) =>
      button.ariaExpanded === 'true' || /^(Cancel|Clear|Close|Collapse)\b/.test(name);
    const next = buttons.find((button) => !isClosing(button)) ?? buttons[0];
    if (next) {
      next.button.click();
      return { name: next.name };
    }
    return { isDialog: dialog !== undefined };
  }, pressed);
  if (next.name !== undefined) return next.name;
  if (!next.isDialog) return null;
  await page.keyboard.press('Escape');
  await page.locator('dialog[open], [role=dialog], [role=alertdialog]').waitFor({ state: 'hidden' });
  return pressNext(page, pressed);
}
